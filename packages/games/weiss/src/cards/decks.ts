import type { RuleId } from '@cardwright/engine'
import { z } from 'zod'
import { faults, noDeck } from '../words/en/faults.ts'
import type { WeissCard } from './definitions.ts'

/** Cards by id, each with how many. */
export type Copies = Readonly<Record<string, number>>

export interface DeckList {
  readonly id: string
  readonly name: string
  readonly cards: Copies
}

/** A deck that the game knows, by its id; or a player's own. */
export type DeckChoice = string | { readonly cards: Copies }

/** What is wrong with a deck, and by which rule. */
export interface DeckFault {
  readonly rule: RuleId
  readonly why: string
}

/** WS-038, WS-041 */
const size = 50
export const mostClimaxes = 8

/** A deck by lot, and one that its owner alone knows: as everybody is told. */
export const anyDeck = 'random'
export const secretDeck = 'secret'

/** Deck construction: all that is wrong, nothing if the deck may be played. */
export function deckFaults(
  library: ReadonlyMap<string, WeissCard>,
  cards: Copies,
  uncompiled: 'refuse' | 'blank' = 'refuse',
  deckRules: 'strict' | 'none' = 'strict',
): DeckFault[] {
  const entries = Object.entries(cards)
  const known = entries.flatMap(([id, n]) => {
    const def = library.get(id)
    return def ? [{ def, n }] : []
  })
  const strangers = entries.filter(([id]) => !library.has(id)).map(([id]) => faults.stranger(id))
  return [
    ...strangers,
    ...(deckRules === 'none' ? [] : construction(entries, known)),
    ...(uncompiled === 'refuse' ? blanks(known) : []),
  ]
}

const construction = (entries: readonly (readonly [string, number])[], known: Known): DeckFault[] => [
  ...sizes(entries.reduce((all, [, n]) => all + n, 0)),
  ...climaxes(known.reduce((all, { def, n }) => all + (def.type === 'climax' ? n : 0), 0)),
  ...names(known),
  ...titles(known),
]

type Known = readonly { readonly def: WeissCard; readonly n: number }[]

const sizes = (n: number): DeckFault[] => (n === size ? [] : [faults.size(size, n)])

const climaxes = (n: number): DeckFault[] => (n <= mostClimaxes ? [] : [faults.climaxes(mostClimaxes, n)])

/** WS-039, WS-040, WS-093 */
function names(known: Known): DeckFault[] {
  const counts = new Map<string, { n: number; most: number }>()
  for (const { def, n } of known) {
    const before = counts.get(def.name)
    counts.set(def.name, { n: n + (before?.n ?? 0), most: Math.max(def.copies, before?.most ?? 0) })
  }
  return [...counts].flatMap(([name, { n, most }]) => (n > most ? [faults.copies(name, most, n)] : []))
}

/** WS-H01: neo-standard, where the cards say of which title they are. */
function titles(known: Known): DeckFault[] {
  const found = [...new Set(known.flatMap(({ def }) => def.title ?? []))]
  return found.length > 1 ? [faults.titles(found.sort())] : []
}

/** WS-H02 */
const blanks = (known: Known): DeckFault[] =>
  known.flatMap(({ def }) => (def.blank.length > 0 ? [faults.blank(def.name)] : []))

/** Puzzles may hold any number of a card; a table has room for so many. */
const maxCopies = 99
const maxEntries = 200

const copies = z
  .record(z.string().max(200), z.int().min(1).max(maxCopies))
  .refine((cards) => Object.keys(cards).length <= maxEntries)

export function deckChoice(ids: readonly string[]): z.ZodType<DeckChoice> {
  return z.union([z.enum(ids), z.strictObject({ cards: copies })], { error: noDeck(ids) })
}
