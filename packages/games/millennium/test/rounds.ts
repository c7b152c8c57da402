import { answer, offered } from '@cardwright/engine/testing'
import { isOwned } from '../src/cards/definitions.ts'
import { game, type MillenniumMatch, table, until } from './support.ts'

export const spare = 'water animal 1'
export const setOf = (id: string) => {
  const def = game.library.get(id)!
  return isOwned(def) ? def.set : ''
}
export const inPhase = (match: MillenniumMatch, phase: string) => () => table(match).phase === phase
export const toTournament = (match: MillenniumMatch) => until(match, inPhase(match, 'tournament'))

/** Everybody is ready, hands in a deck and plays until the next round. */
export function toNextRound(match: MillenniumMatch): MillenniumMatch {
  const { round } = table(match)
  const ready = () => {
    for (const seat of match.open.map((ask) => ask.seat))
      if (offered(match, seat).includes('ready')) answer(match, seat, 'ready')
  }
  for (let n = 0; n < 600 && !match.over && table(match).round === round; n++) {
    if (table(match).phase === 'deckbuilding') ready()
    else
      until(
        match,
        () => table(match).phase === 'deckbuilding' || match.over !== null || table(match).round !== round,
        1,
      )
  }
  return match
}
