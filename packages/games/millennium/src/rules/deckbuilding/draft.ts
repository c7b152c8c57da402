import { askAll, type CardId, compareTexts, type Flow, numbered, type Option } from '@cardwright/engine'
import { toDiscardPiles } from '../../acts/piles.ts'
import { backOf } from '../../cards/definitions.ts'
import { allSeats, type CardInPlay, type MillenniumTable } from '../../state.ts'
import { openSegment } from './phase.ts'

interface DraftOption extends Option {
  readonly card: CardId
}

/** MB-280, MB-H80: each takes one, all at once, and passes the rest on; for who has left one is discarded. */
export function* draft(t: MillenniumTable): Flow {
  const { deckbuilding } = t.state
  const seats = allSeats(t).filter((seat) => t.zone.pack(seat).size > 0 && !t.hasLeft(seat))
  const chosen = yield* askAll(
    t,
    seats.map((seat) => ({
      seat,
      kind: 'draft',
      rule: 'MB-280' as const,
      // all see the backs of what comes into a binder
      outside: ([chosen]: readonly DraftOption[], table: MillenniumTable) => backOf(table.card(chosen!.card).def),
      options: (): DraftOption[] =>
        numbered(
          t.zone.pack(seat).cards,
          ({ def }) => def.id,
          ({ id }) => ({ card: id }),
        ),
    })),
  )
  chosen.forEach(({ card }, at) => {
    t.move(t.card(card), t.zone.binder(seats[at]!))
  })
  for (const seat of allSeats(t)) {
    const { cards } = t.zone.pack(seat)
    if (!seats.includes(seat) && cards.length > 0) toDiscardPiles(t, [t.random.pick(cards)])
  }
  deckbuilding.drafted++
  passPacks(t, deckbuilding.segment === 'first' ? 1 : -1)
  if (allSeats(t).every((seat) => t.zone.pack(seat).size === 0 || t.hasLeft(seat))) openSegment(t, deckbuilding.segment)
}

/** First by what all see of them: the order in which somebody held cards is not passed on. */
const byBack = (a: CardInPlay, b: CardInPlay): number =>
  compareTexts(backOf(a.def), backOf(b.def)) || compareTexts(a.def.id, b.def.id)

/** All packs at once: they meet on the way in boosters. */
function passPacks(t: MillenniumTable, direction: 1 | -1): void {
  const seats = allSeats(t)
  for (const seat of seats) {
    const cards = [...t.zone.pack(seat).cards].sort(byBack)
    if (cards.length > 0) t.move(cards, t.zone.booster(seat))
  }
  for (const seat of seats) {
    const { cards } = t.zone.booster(seat)
    const next = (seat + direction + t.seats) % t.seats
    if (cards.length > 0) t.move(cards, t.zone.pack(next))
  }
}
