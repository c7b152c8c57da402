import type { Json } from '@cardwright/engine'

/** What a scenario expects and does not find. */
export class Mismatch extends Error {
  readonly expected: Json
  readonly found: Json

  constructor(expected: Json, found: Json) {
    super(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`)
    this.expected = expected
    this.found = found
  }
}
