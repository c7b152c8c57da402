import type { Lobby, SeatPlan } from '@cardwright/protocol'
import { type ClockWish, noClock, timeOf } from './clocks.ts'

export type SeatWish = SeatPlan

/** A table as somebody wants it. */
export interface TableWish {
  readonly game: string
  readonly seats: readonly SeatWish[]
  readonly clock: ClockWish
  /** Anybody may sit down; otherwise only people with the link. */
  readonly isOpen: boolean
}

/** One's own seat, and one for somebody else. */
export const twoSeats = (side: string | null): SeatWish[] => [
  { kind: 'me', ...(side !== null && { side }) },
  { kind: 'open' },
]

export const plainWish = (game: string, side: string | null): TableWish => ({
  game,
  seats: twoSeats(side),
  clock: noClock,
  isOpen: true,
})

export function openTable(lobby: Lobby, { game, seats, clock, isOpen }: TableWish) {
  const time = timeOf(clock)
  return lobby.create({ game, seats: [...seats], open: isOpen, ...(time && { time }) })
}
