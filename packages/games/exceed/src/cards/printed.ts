import type { Seat } from '@cardwright/engine'
import type { ExceedDef } from './definitions.ts'

// Questions and events name what is printed by its place: whom the card calls "you", the card, and the way to what is
// printed there: `0 focus boost.abilities.0.do.1`.

type Places = ReadonlyMap<object, string>

/** The places of all parts of a card; worked out when they are first asked for. */
const known = new WeakMap<ExceedDef, Places>()

function placesOn(def: ExceedDef): Places {
  let places = known.get(def)
  if (places === undefined) {
    const found = new Map<object, string>()
    collect(def, '', found)
    places = found
    known.set(def, places)
  }
  return places
}

function collect(part: object, path: string, found: Map<object, string>): void {
  if (!found.has(part)) found.set(part, path)
  for (const [name, inner] of Object.entries(part))
    if (typeof inner === 'object' && inner !== null) collect(inner, path === '' ? name : `${path}.${name}`, found)
}

/** The place of a part on a card of a seat; null if it is not printed there. */
export function placeOn(seat: Seat, def: ExceedDef, part: object): string | null {
  const path = placesOn(def).get(part)
  return path === undefined ? null : makePlace(seat, def, path)
}

/** The place of a whole attack, or of its Boost. */
export const makePlace = (seat: Seat, { id }: ExceedDef, path: '' | 'boost' | (string & {}) = ''): string =>
  path === '' ? `${seat} ${id}` : `${seat} ${id} ${path}`

/** What is printed at a place, and on which half of the card. */
export interface Printed {
  /** Whom the card calls "you". */
  readonly you: Seat
  readonly def: ExceedDef
  readonly half: 'attack' | 'boost' | 'facedown' | 'face'
  /** From the whole card to the part itself: whatever lies around it. */
  readonly within: readonly unknown[]
}

/** Reads a place. */
export function printedAt(library: ReadonlyMap<string, ExceedDef>, place: string): Printed | null {
  const [you = '', id = '', path = ''] = place.split(' ')
  const def = library.get(id)
  if (def === undefined) return null
  const within: unknown[] = [def]
  const steps = path === '' ? [] : path.split('.')
  for (const step of steps) within.push((within.at(-1) as Readonly<Record<string, unknown>> | undefined)?.[step])
  return { you: Number(you), def, half: halfAt(def, steps[0]), within }
}

function halfAt({ kind }: ExceedDef, first: string | undefined): Printed['half'] {
  if (first === 'boost' || first === 'facedown') return first
  return kind === 'character' ? 'face' : 'attack'
}
