import type { Seat } from '@cardwright/engine'
import { allSides } from '../../acts/sides.ts'
import { counters } from '../../effects/amounts/vocabulary.ts'
import {
  allSeats,
  type CardInPlay,
  type MillenniumTable,
  player,
  type Side,
  type SideNumber,
  type Tournament,
} from '../../state.ts'
import { beginTurn } from '../tournament/turn.ts'

export const freshSide = (): Side => ({
  rp: 0,
  looped: false,
  named: [],
  counters: Object.fromEntries(counters.map((name) => [name, 0])) as Side['counters'],
  breakdown: [],
})

export const freshTournament = (first: SideNumber, sides: number): Tournament => ({
  first,
  turn: { side: first, plays: 1, slotPlays: 0, hasPlayed: false, actions: 1 },
  passes: 0,
  stage: 'turns',
  stack: [],
  pools: [[]],
  chain: { length: 0, seen: [] },
  sides: Array.from({ length: sides }, freshSide),
})

/** MB-169, MB-343, MB-H24: who placed highest; by lot among those who tie, and before the first tournament. */
function firstPlayer(t: MillenniumTable): Seat {
  if (t.state.boss !== null) return 0
  const places = allSeats(t).map((seat) => player(t, seat).place)
  const best = Math.min(...places)
  return t.random.pick(allSeats(t).filter((seat) => places[seat] === best))
}

/** MB-166..169: the decks come out, RP are zero. */
export function beginTournament(t: MillenniumTable, decks: ReadonlyMap<Seat, readonly CardInPlay[]>): void {
  const { state } = t
  state.phase = 'tournament'
  state.tournament = freshTournament(firstPlayer(t), allSides(t).length)
  for (const seat of allSeats(t)) layOutDeck(t, seat, decks.get(seat) ?? [])
  t.touch()
  t.tell({ type: 'tournament', round: state.round, first: state.tournament.first, rule: 'MB-165' })
  beginTurn(t, state.tournament.first)
}

/** MB-065, MB-166, MB-168: what is in the binder stays there. */
function layOutDeck(t: MillenniumTable, seat: Seat, cards: readonly CardInPlay[]): void {
  const of = (kind: string) => cards.filter(({ def }) => def.kind === kind)
  if (cards.length === 0) return
  t.move(of('deckBox'), t.zone.deckBox(seat))
  t.move(of('accessory'), t.zone.accessories(seat))
  t.move(of('single'), t.zone.hand(seat))
}
