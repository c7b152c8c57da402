import type { Seat } from '@cardwright/engine'
import { type ExceedTable, foe, lastSpace, side } from '../table.ts'

export type Direction = 1 | -1

/** How far the fighters are from each other: 1 is next to each other. */
export function distance(t: ExceedTable): number {
  const [a, b] = t.state.sides
  return Math.abs(a.space - b.space) - a.reach - b.reach
}

/** How far a fighter is from a space. */
export function distanceTo(t: ExceedTable, seat: Seat, space: number): number {
  const { space: own, reach } = side(t, seat)
  return Math.max(0, Math.abs(own - space) - reach)
}

/** Where the opponent is, seen from a seat. */
export const towards = (t: ExceedTable, seat: Seat): Direction =>
  side(t, foe(seat)).space > side(t, seat).space ? 1 : -1

export const away = (t: ExceedTable, seat: Seat): Direction => (towards(t, seat) === 1 ? -1 : 1)

export function isAtEdge(t: ExceedTable, seat: Seat): boolean {
  const { space, reach } = side(t, seat)
  return space - reach === 1 || space + reach === lastSpace
}

export const occupies = (t: ExceedTable, seat: Seat, space: number): boolean => distanceTo(t, seat, space) === 0

/** Whether a fighter has room with its middle on this space, whatever is between. */
export function hasRoom(t: ExceedTable, seat: Seat, space: number): boolean {
  const { reach } = side(t, seat)
  const other = side(t, foe(seat))
  if (space - reach < 1 || space + reach > lastSpace) return false
  return Math.abs(space - other.space) > reach + other.reach
}

/**
 * The next space in a direction; null where there is none. EX-081: the opponent's space is not counted, the mover lands
 * beyond it. EX-085: where there is no space beyond, the mover stops.
 */
export function nextSpace(
  t: ExceedTable,
  seat: Seat,
  from: number,
  direction: Direction,
  mayPass: boolean,
): number | null {
  const beside = from + direction
  if (hasRoom(t, seat, beside)) return beside
  if (!mayPass) return null
  const other = side(t, foe(seat))
  const beyond = other.space + direction * (other.reach + side(t, seat).reach + 1)
  const isAhead = (other.space - from) * direction > 0
  return isAhead && hasRoom(t, seat, beyond) ? beyond : null
}
