import { askAll, type CardId, type Flow, numbered, type Option } from '@cardwright/engine'
import { toDiscardPiles } from '../../acts/piles.ts'
import { allSeats, type MillenniumTable } from '../../state.ts'
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
      outside: () => 'draft',
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

/** All packs at once: they meet on the way in boosters. */
function passPacks(t: MillenniumTable, direction: 1 | -1): void {
  const seats = allSeats(t)
  for (const seat of seats) {
    const { cards } = t.zone.pack(seat)
    if (cards.length > 0) t.move(cards, t.zone.booster(seat))
  }
  for (const seat of seats) {
    const { cards } = t.zone.booster(seat)
    const next = (seat + direction + t.seats) % t.seats
    if (cards.length > 0) t.move(cards, t.zone.pack(next))
  }
}
