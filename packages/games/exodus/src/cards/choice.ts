import { z } from 'zod'
import { faults } from '../words/en/faults.ts'
import type { ExodusDef } from './definitions.ts'
import { type DeckContents, deckFaults } from './validate.ts'

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
