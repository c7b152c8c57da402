import type { Plugin } from 'vite'

/** What a schema of zod refers to only so that it can be told as JSON Schema. */
const asJsonSchema = /\bprocessors\.\w+Processor\(|\bcreate(ToJSONSchema|StandardJSONSchema)Method\(/g

/** Leaves out of zod what makes JSON Schemas: the page checks values, and describes none. */
export function slimZod(): Plugin {
  return {
    name: 'cardwright-slim-zod',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        const slim = code.replace(asJsonSchema, 'void (')
        if (slim === code) this.error('zod no longer refers to JSON Schemas as it did: nothing was left out.')
        return { code: slim, map: null }
      },
    },
  }
}
