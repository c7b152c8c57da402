import type { JsonObject } from '@cardwright/engine'

/** The options that an address names, as JSON. What cannot be read is left out: the page shows what is chosen. */
export function optionsIn(address: URLSearchParams): JsonObject {
  try {
    const options: unknown = JSON.parse(address.get('options') ?? '{}')
    return options !== null && typeof options === 'object' && !Array.isArray(options) ? (options as JsonObject) : {}
  } catch {
    return {}
  }
}
