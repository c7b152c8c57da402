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

/** A scenario names a card or a deck that is in no file: that says nothing of the rules. */
export class Lacking extends Mismatch {
  constructor(what: string) {
    super(`${what} in the data`, 'there is none')
  }
}
