import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const prefix = 'virtual:thread/'

/**
 * Lets the threads of a page share its chunks: `virtual:thread/host` is the address of `src/worker/host.ts`, built together
 * with everything else. Built each for itself, as workers usually are, every one of them would bring the rules along.
 */
export function threads(root: string): Plugin {
  let isBuild = false
  return {
    name: 'cardwright-threads',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      if (!isBuild) return `export const url = new URL('/src/worker/${name}.ts', import.meta.url)`
      const file = this.emitFile({ type: 'chunk', id: join(root, 'src/worker', `${name}.ts`), name })
      return `export const url = import.meta.ROLLUP_FILE_URL_${file}`
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      for (const thread of chunks.filter(({ facadeModuleId }) =>
        facadeModuleId?.startsWith(join(root, 'src/worker')),
      )) {
        const drawing = withImports(thread, bundle).find(({ moduleIds }) =>
          moduleIds.some((id) => /react-dom/.test(id)),
        )
        if (drawing)
          this.error(`${thread.name} is a thread and has no document, but imports ${drawing.name}, which draws.`)
      }
    },
  }
}

/** A chunk and all those that are read before it. */
function withImports(first: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set([first])
  for (const { imports } of found)
    for (const file of imports) {
      const next = bundle[file]
      if (next?.type === 'chunk') found.add(next)
    }
  return [...found]
}
