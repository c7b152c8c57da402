import type { RuleId } from '@cardwright/engine'
import { z } from 'zod'
import { faults } from '../words/en/faults.ts'
import type { ExodusDef } from './definitions.ts'

/** Cards by id, each with how many. */
export type Copies = Readonly<Record<string, number>>

export interface DeckContents {
  readonly main: Copies
  readonly energy: Copies
}

/** A fault of a deck, and the rule that it breaks. */
export interface DeckFault {
  readonly rule: RuleId
  readonly why: string
  /** Which part of the deck. */
  readonly part: keyof DeckContents
}

type Library = ReadonlyMap<string, ExodusDef>

const sum = (copies: Copies): number => Object.values(copies).reduce((all, each) => all + each, 0)

/** XO-P03, XO-P04, XO-P05, XO-H02 */
const minCards = 20
const maxCards = 40
const maxCopies = 2
const minCreatures = 8

/** Deck construction: all that is wrong, nothing if the deck may be played. */
export function deckFaults(library: Library, { main, energy }: DeckContents): DeckFault[] {
  const creatures = Object.entries(main).reduce(
    (all, [id, n]) => all + (library.get(id)?.kind === 'creature' ? n : 0),
    0,
  )
  return [
    ...strangers(library, main, 'main'),
    ...strangers(library, energy, 'energy'),
    ...size('main', 'XO-P04', sum(main)),
    ...size('energy', 'XO-P03', sum(energy)),
    ...repeats(library, main),
    ...(creatures < minCreatures ? [fault('main', 'XO-H02', faults.creatures(minCreatures, creatures))] : []),
  ]
}

const fault = (part: DeckFault['part'], rule: RuleId, why: string): DeckFault => ({ part, rule, why })

/** XO-P01, XO-P03, XO-P04: the cards are known, and in the deck that they belong to. */
function strangers(library: Library, copies: Copies, part: DeckFault['part']): DeckFault[] {
  return Object.keys(copies).flatMap((id) => {
    const def = library.get(id)
    if (def === undefined) return [fault(part, 'XO-P01', faults.unknown(id))]
    if ((def.kind === 'energy') === (part === 'energy')) return []
    const rule = part === 'main' ? 'XO-P04' : 'XO-P03'
    return [fault(part, rule, faults.misplaced(part, def.name))]
  })
}

function size(part: DeckFault['part'], rule: RuleId, cards: number): DeckFault[] {
  if (cards < minCards) return [fault(part, rule, faults.tooFew(part, minCards, cards))]
  return cards > maxCards ? [fault(part, 'XO-H02', faults.tooMany(part, maxCards, cards))] : []
}

/** XO-P05 */
function repeats(library: Library, main: Copies): DeckFault[] {
  const names = new Map<string, number>()
  for (const [id, copies] of Object.entries(main)) {
    const name = library.get(id)?.name ?? id
    names.set(name, (names.get(name) ?? 0) + copies)
  }
  return [...names].flatMap(([name, copies]) =>
    copies > maxCopies ? [fault('main', 'XO-P05', faults.copies(maxCopies, copies, name))] : [],
  )
}

/** A deck that the game knows, by its id; or a player's own. */
export type DeckChoice = string | DeckContents

const copies = z.record(z.string(), z.int().min(1))

/** Deck construction is checked where a deck is chosen; each error begins with its rule. */
export function deckChoice(library: ReadonlyMap<string, ExodusDef>, ids: readonly string[]): z.ZodType<DeckChoice> {
  const list = z.strictObject({ main: copies, energy: copies }).check(({ value, issues }) => {
    for (const { rule, why, part } of deckFaults(library, value))
      issues.push({ code: 'custom', message: `${rule}: ${why}`, path: [part], input: value, continue: true })
  })
  return z.union([z.enum(ids), list], { error: faults.choice(ids) })
}
