import type { CardDef } from './cards/definitions.ts'
import { abilitiesOfKeyword, keywordOfRoot } from './effects/keywords/abilities.ts'
import type { Ability, Effect } from './effects/vocabulary.ts'
import type { MillenniumTable } from './state.ts'

/**
 * Abilities and effects are named by where they are written, so that a task in the state is plain data and means the same
 * after a replay: `harvest-comet:0` is a card's first ability, `harvest-comet:0.do` its effects, `@clobber:0.do.0.winner`
 * a list within a keyword.
 */
type Written = Ability | Effect | readonly Effect[]

const known = new WeakMap<ReadonlyMap<string, CardDef>, Map<string, Written>>()

function written(t: MillenniumTable, address: string): Written {
  const { library } = t.rules
  let found = known.get(library)
  if (!found) {
    found = new Map()
    known.set(library, found)
  }
  let what = found.get(address)
  if (what === undefined) {
    what = read(library, address)
    found.set(address, what)
  }
  return what
}

function read(library: ReadonlyMap<string, CardDef>, address: string): Written {
  const what = writtenIn(library, address)
  if (what === undefined) throw new Error(`Nothing is written at ${address}.`)
  return what
}

/** What is written at an address; undefined if nothing is. */
export function writtenIn(library: ReadonlyMap<string, CardDef>, address: string): Written | undefined {
  const [root, path] = address.split(':') as [string, string]
  const def = library.get(root)
  const abilities = root.startsWith('@')
    ? abilitiesOfKeyword(keywordOfRoot(root))
    : def && 'abilities' in def && def.abilities
  return path.split('.').reduce(within, abilities) as Written | undefined
}

const within = (at: unknown, key: string): unknown => (at as Readonly<Record<string, unknown>> | undefined)?.[key]

export const abilityAt = (t: MillenniumTable, address: string): Ability => written(t, address) as Ability
export const effectAt = (t: MillenniumTable, address: string): Effect => written(t, address) as Effect
export const effectsAt = (t: MillenniumTable, address: string): readonly Effect[] =>
  written(t, address) as readonly Effect[]
