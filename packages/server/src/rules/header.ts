import {
  botProblem,
  decide,
  type Entry,
  loadSetOf,
  sideProblem,
  withCardsOf,
  withSides,
} from '@cardwright/catalog/node'
import { type Header, Match } from '@cardwright/engine'
import type { SeatInfo } from '@cardwright/protocol'
import { tablesWords } from '../words/en/tables.ts'

/** The game with the imported cards of the decks that these seats play with. */
export const withCards = (entry: Entry, seats: readonly Pick<SeatInfo, 'side'>[]): Promise<Entry> =>
  withCardsOf(
    entry,
    seats.map(({ side }) => side),
    loadSetOf(entry.game.id),
  )

/** The header of a match that is dealt at such a table. */
export function headerFor(
  catalogued: Entry,
  options: unknown,
  seats: readonly SeatInfo[],
  seed: string,
  seal?: Header['seal'],
): Header {
  const { game } = catalogued
  const sides = seats.map(({ side }) => side)
  const decided = decide(catalogued, withSides(catalogued, options as object, sides), seed)
  const names = seats.map(({ name }) => name)
  return Match.start(game, { options: decided, seats: names, seed, seal, quiet: true }).header
}

/** Why such a match cannot be played; null if it can. */
export function problemOf(catalogued: Entry, options: unknown, seats: readonly SeatInfo[]): string | null {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return tablesWords.optionsNoObject
  for (const { side } of seats) {
    const problem = side === undefined ? null : sideProblem(catalogued, side, options)
    if (problem !== null) return problem
  }
  const forPeople = seats.some(({ kind }) => kind === 'bot') ? botProblem(catalogued, options) : null
  if (forPeople !== null) return forPeople
  try {
    headerFor(catalogued, options, seats, 'attempt')
    return null
  } catch (error) {
    return (error as Error).message
  }
}
