import type { Seat } from './types.ts'

/** Seats as bits of a number; one more bit stands for spectators. */
export type Seats = number
export const watching: Seats = 1 << 30
export const bit = (seat: Seat | null): Seats => (seat === null ? watching : 1 << seat)
export const everyone = (seats: number): Seats => ((1 << seats) - 1) | watching
export const maskOf = (seats: readonly Seat[]): Seats => seats.reduce<Seats>((mask, seat) => mask | bit(seat), 0)

/** Why something is none of so many seats; null if it is one. */
export function whyNoSeat(seat: unknown, seats: number): string | null {
  if (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats) return null
  return `There is no seat ${String(seat).slice(0, 20)}; there are 0 to ${seats - 1}.`
}
