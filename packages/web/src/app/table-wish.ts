import { agreedFor, isDeckCode, withCardsOf } from '@cardwright/catalog'
import type { Lobby, SeatPlan } from '@cardwright/protocol'
import { loadGame, loadSetOf } from './catalog.ts'
import { type ClockWish, noClock, timeOf } from './clocks.ts'
import { optionsIn } from './options-in.ts'

export type SeatWish = SeatPlan

/** A table as somebody wants it. */
export interface TableWish {
  readonly game: string
  /** What the game leaves open; the rest is as usual. */
  readonly options: object
  readonly seats: readonly SeatWish[]
  readonly clock: ClockWish
  /** Anybody may sit down; otherwise only people with the link. */
  readonly isOpen: boolean
}

/** One's own seat, and the others for whoever comes. */
export const seatsForAll = (count: number, side: string | null = null): SeatWish[] =>
  Array.from({ length: count }, (_, at) =>
    at === 0 ? { kind: 'me', ...(side !== null && { side }) } : { kind: 'open' },
  )

/** A table from an address: the game, `side`, `seats`, and `options` as JSON. */
export const wishFrom = (game: string, wish: URLSearchParams): TableWish => ({
  game,
  options: optionsIn(wish),
  seats: seatsForAll(Number(wish.get('seats')) || 2, wish.get('side')),
  clock: noClock,
  isOpen: true,
})

/** Seats as they were chosen, as far as there is room for them, and as many as there must be. */
export const seatsWithin = (seats: readonly SeatWish[], [least, most]: readonly [number, number]): SeatWish[] =>
  seatsForAll(Math.min(most, Math.max(least, seats.length))).map((seat, at) => seats[at] ?? seat)

export async function openTable(lobby: Lobby, { game, options, seats, clock, isOpen }: TableWish) {
  const time = timeOf(clock)
  const agreed = await agreedAt(game, seats)
  return lobby.create({
    game,
    options: { ...options, ...agreed },
    seats: [...seats],
    open: isOpen,
    ...(time && { time }),
  })
}

/** What those who come must agree to, since somebody wants to play with a deck that needs it. */
async function agreedAt(game: string, seats: readonly SeatWish[]): Promise<object> {
  const sides = seats.map(({ side }) => side)
  if (!sides.some((side) => side && isDeckCode(side))) return {}
  const entry = await loadGame(game)
  return entry ? agreedFor(await withCardsOf(entry, sides, loadSetOf(game)), sides) : {}
}
