import type { Seat } from '@cardwright/engine'
import { allSeats, type MillenniumTable, player } from '../../state.ts'
import { friendshipPoints, victoryPoints } from './scoring.ts'

/** MB-265: what decides, in its order. */
function standing(t: MillenniumTable, seat: Seat): readonly number[] {
  const { vp } = player(t, seat)
  return [victoryPoints(t, seat), vp.tournament, vp.collection, vp.npc, friendshipPoints(t, seat)]
}

/** Below 0 if the first of two is ahead. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, n) => each !== b[n])
  return at < 0 ? 0 : b[at]! - a[at]!
}

/** The place of each by what decides. */
export const placesOfStandings = (all: readonly (readonly number[])[]): number[] =>
  all.map((own) => 1 + all.filter((other) => compare(other, own) < 0).length)

/** MB-044, MB-263..265, MB-314, MB-331, MB-H72: the most VP, of a player or of a team. */
export function finish(t: MillenniumTable): never {
  const seats = allSeats(t)
  const own = seats.map((seat) => standing(t, seat))
  // outside of Team Mode each is a team of its own
  const sums = seats.map((seat) => add(own.filter((_, other) => player(t, other).team === player(t, seat).team)))
  const places = placesOfStandings(sums)
  const winner = seats.filter((seat) => places[seat] === 1)
  t.state.phase = 'over'
  t.end({
    winner: winner.length === 1 ? winner[0]! : winner,
    why: 'points',
    rule: 'MB-264',
    scores: sums.map(([vp]) => vp!),
    places: ranks(places),
  })
}

const add = (all: readonly (readonly number[])[]): number[] =>
  all[0]!.map((_, n) => all.reduce((sum, each) => sum + each[n]!, 0))

/** Teammates share a place, and the next team has the next. */
const ranks = (places: readonly number[]): number[] => {
  const steps = [...new Set(places)].sort((a, b) => a - b)
  return places.map((place) => steps.indexOf(place) + 1)
}

/** MB-308, MB-H53: two wins; else the RP of all tournaments. */
export function finishDuel(t: MillenniumTable): never {
  const all = t.state.players.map(({ wins, recorded }) => [wins, recorded.reduce((sum, rp) => sum + rp, 0)])
  const places = placesOfStandings(all)
  const winner = allSeats(t).filter((seat) => places[seat] === 1)
  t.state.phase = 'over'
  t.end({
    winner: winner.length === 1 ? winner[0]! : null,
    why: 'tournaments',
    rule: 'MB-308',
    scores: all.map(([wins]) => wins!),
    places,
  })
}

/** MB-335, MB-357: all have won, or none. */
export function finishBoss(t: MillenniumTable, isWon: boolean): never {
  t.state.phase = 'over'
  const seats = allSeats(t)
  t.end({
    winner: isWon ? seats : null,
    why: isWon ? 'boss' : 'defeat',
    rule: 'MB-335',
    scores: t.state.players.map(({ recorded }) => recorded.reduce((sum, rp) => sum + rp, 0)),
    places: seats.map(() => (isWon ? 1 : 2)),
  })
}

/** MB-307: the RP of all scorings. */
export function finishTurns(t: MillenniumTable): never {
  const sums = t.state.players.map(({ recorded }) => [recorded.reduce((sum, rp) => sum + rp, 0)])
  const places = placesOfStandings(sums)
  const winner = allSeats(t).filter((seat) => places[seat] === 1)
  t.state.phase = 'over'
  t.end({
    winner: winner.length === 1 ? winner[0]! : winner,
    why: 'rp',
    rule: 'MB-307',
    scores: sums.map(([rp]) => rp!),
    places,
  })
}
