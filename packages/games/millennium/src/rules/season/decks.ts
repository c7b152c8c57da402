import { askAll, type CardId, type Flow, type Option, type Seat, sha256 } from '@cardwright/engine'
import { allSeats, type CardInPlay, type MillenniumTable, player } from '../../state.ts'
import { deckCount, deckFor } from '../deckbuilding/deck.ts'
import { beginTournament } from './begin.ts'

/** MB-106, MB-329: decks are handed in, all at once. */
export function callForDecks(t: MillenniumTable): void {
  t.state.phase = 'decks'
}

interface DeckOption extends Option {
  readonly deck: number
  readonly cards: readonly CardId[]
}

/** MB-329: in Funky Mode a deck that has not been used. */
const unused = (t: MillenniumTable, seat: Seat): number[] =>
  Array.from({ length: deckCount(t) }, (_, deck) => deck).filter((deck) => !player(t, seat).used.includes(deck))

/** The key tells one list of cards from another: what is handed in is what was seen. */
function option(deck: number, cards: readonly CardInPlay[]): DeckOption {
  const names = cards.map(({ def }) => def.id).sort()
  return { key: `deck-${deck + 1}:${sha256(names.join('+')).slice(0, 8)}`, deck, cards: cards.map(({ id }) => id) }
}

/** MB-106, MB-166, MB-329: each hands in a deck, and nobody sees it before all have. */
export function* handIn(t: MillenniumTable): Flow {
  const seats = allSeats(t).filter((seat) => !t.hasLeft(seat))
  const chosen = yield* askAll(
    t,
    seats.map((seat) => ({
      seat,
      kind: 'deck',
      rule: 'MB-106' as const,
      outside: () => 'deck',
      options: (): DeckOption[] => unused(t, seat).map((deck) => option(deck, deckFor(t, seat, deck))),
    })),
  )
  const decks = new Map<Seat, readonly CardInPlay[]>()
  chosen.forEach(({ deck, cards }, at) => {
    const seat = seats[at]!
    player(t, seat).deck = deck
    if (t.state.terms.mode === 'funky') player(t, seat).used.push(deck)
    decks.set(
      seat,
      cards.map((id) => t.card(id)),
    )
  })
  beginTournament(t, decks)
}
