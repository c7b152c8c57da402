import type { Seat } from './types.ts'

/** Seats as bits of a number; one more bit stands for spectators. */
export type Seats = number
export const watching: Seats = 1 << 30
export const bit = (seat: Seat | null): Seats => (seat === null ? watching : 1 << seat)
export const everyone = (seats: number): Seats => ((1 << seats) - 1) | watching
export const maskOf = (seats: readonly Seat[]): Seats => seats.reduce<Seats>((mask, seat) => mask | bit(seat), 0)
