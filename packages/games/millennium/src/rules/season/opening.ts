import { allSeats, type MillenniumTable, player } from '../../state.ts'
import { fillStore, numberLots } from '../deckbuilding/lots.ts'
import { beginDeckbuilding, income, returnMarkers, revealMeta } from '../deckbuilding/phase.ts'
import { freshTournament } from './begin.ts'
import { callForDecks } from './decks.ts'
import { drawHand } from './turnscoring.ts'

/** MB-046, MB-047, MB-286: a season begins with the Pre-Release, with its first market, or turn by turn. */
export function openSeason(t: MillenniumTable): void {
  if (t.state.terms.mode === 'turns') beginTurns(t)
  else if (t.state.terms.prerelease) beginPrerelease(t)
  else beginDeckbuilding(t)
}

/** MB-047..049, MB-449: starter decks, no meta, no powers. */
function beginPrerelease(t: MillenniumTable): void {
  t.state.round = 0
  returnMarkers(t)
  callForDecks(t)
}

/** MB-287, MB-288, MB-466 */
function beginTurns(t: MillenniumTable): void {
  const { state } = t
  state.phase = 'turns'
  fillStore(t)
  revealMeta(t, 0)
  revealMeta(t, 1)
  returnMarkers(t)
  for (const seat of allSeats(t)) {
    drawHand(t, seat, 4, 3)
    player(t, seat).dollars = income
  }
  const first = t.random.int(t.seats)
  state.tournament = freshTournament(first, t.seats)
  numberLots(t)
}
