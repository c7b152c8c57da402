import type { Seat } from '@cardwright/engine'
import type { TableInfo } from '@cardwright/protocol'
import type { Course } from './course.ts'
import type { JournalEntry } from './journal.ts'

/**
 * What happens when a seat gives up: what the game's rules say. Where they say nothing: of two, the other wins; among
 * more a bot goes on for who gives up. Where only bots are left nobody waits for them: the match ends, and they win.
 */
export function givingUp(
  { match, clock, quit }: Course,
  { seats }: TableInfo,
  seat: Seat,
  id: string | null,
  why: string,
): JournalEntry {
  const at = clock.now
  const others = othersThan(seat, seats.length).filter((other) => !match.table.hasLeft(other))
  const isPlayed = others.some((other) => seats[other]!.kind === 'person' && !quit.has(other))
  const goesOn = isPlayed || others.length === 0
  if (goesOn && match.goesOnWithout(seat)) return { kind: 'leave', seat, at, id, why }
  if (isPlayed && seats.length > 2) return { kind: 'quit', seat, at, id, why }
  return { kind: 'end', seat, at, id, result: { winner: allOf(others), why } }
}

const othersThan = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)

/** These seats as a result names its winners. */
const allOf = (seats: readonly Seat[]): Seat | readonly Seat[] => (seats.length === 1 ? seats[0]! : seats)

/** All seats but one, as the winners of a match. */
export const allBut = (seat: Seat, seats: number): Seat | readonly Seat[] => allOf(othersThan(seat, seats))
