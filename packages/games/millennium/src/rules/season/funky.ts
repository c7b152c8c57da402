import { askAll, type Flow, type Option, type Seat } from '@cardwright/engine'
import { allSeats, type MillenniumTable, player } from '../../state.ts'
import { deckCount } from '../deckbuilding/deck.ts'
import { beginTournament } from './begin.ts'

/** MB-329: in Funky Mode each chooses a deck first. */
export function beginTournaments(t: MillenniumTable): void {
  if (t.state.terms.mode === 'funky') t.state.phase = 'chooseDeck'
  else beginTournament(t)
}

interface DeckChoice extends Option {
  readonly deck: number
}

const left = (t: MillenniumTable, seat: Seat): number[] =>
  Array.from({ length: deckCount(t) }, (_, deck) => deck).filter((deck) => !player(t, seat).used.includes(deck))

/** MB-329: all at once, a deck that has not been used. */
export function* chooseDecks(t: MillenniumTable): Flow {
  const seats = allSeats(t).filter((seat) => !t.hasLeft(seat))
  const chosen = yield* askAll(
    t,
    seats.map((seat) => ({
      seat,
      kind: 'deck',
      rule: 'MB-329' as const,
      outside: () => 'deck',
      forced: left(t, seat).length === 1,
      options: (): DeckChoice[] => left(t, seat).map((deck) => ({ key: `deck-${deck + 1}`, deck })),
    })),
  )
  chosen.forEach(({ deck }, at) => {
    const seat = seats[at]!
    player(t, seat).deck = deck
    player(t, seat).used.push(deck)
  })
  beginTournament(t)
}
