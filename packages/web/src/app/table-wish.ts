import type { Lobby, SeatPlan } from '@cardwright/protocol'
import { type ClockWish, noClock, timeOf } from './clocks.ts'

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
  options: JSON.parse(wish.get('options') ?? '{}'),
  seats: seatsForAll(Number(wish.get('seats')) || 2, wish.get('side')),
  clock: noClock,
  isOpen: true,
})

/** Seats as they were chosen, as far as there is room for them, and as many as there must be. */
export const seatsWithin = (seats: readonly SeatWish[], [least, most]: readonly [number, number]): SeatWish[] =>
  seatsForAll(Math.min(most, Math.max(least, seats.length))).map((seat, at) => seats[at] ?? seat)

export function openTable(lobby: Lobby, { game, options, seats, clock, isOpen }: TableWish) {
  const time = timeOf(clock)
  return lobby.create({ game, options, seats: [...seats], open: isOpen, ...(time && { time }) })
}
