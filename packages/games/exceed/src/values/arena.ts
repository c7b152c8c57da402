import type { Seat } from '@cardwright/engine'
import { type ExceedTable, foe, lastSpace, side } from '../state.ts'

export type Direction = 1 | -1

export const centre = (lastSpace + 1) / 2

/** EX-019: our reading is that the first player takes the third space. */
export const startSpaces = [3, 7] as const

export const startSpace = (t: ExceedTable, seat: Seat): number => startSpaces[seat === t.state.first ? 0 : 1]

/** How far the fighters are from each other: 1 is next to each other. */
export function distance(t: ExceedTable): number {
  const [a, b] = t.state.sides
  return Math.abs(a.space - b.space) - a.reach - b.reach
}

/** How far a fighter is from a space; 0 if it stands there. */
export function distanceTo(t: ExceedTable, seat: Seat, space: number): number {
  const { space: own, reach } = side(t, seat)
  return Math.max(0, Math.abs(own - space) - reach)
}

/** Whether some space that a fighter fills is so far from a space. */
export function isWithin(t: ExceedTable, seat: Seat, space: number, min: number, max: number): boolean {
  const { space: own, reach } = side(t, seat)
  return distanceTo(t, seat, space) <= max && Math.abs(own - space) + reach >= min
}

/** The space that a fighter fills which is nearest to another space. */
export function edgeTo(t: ExceedTable, seat: Seat, space: number): number {
  const { space: own, reach } = side(t, seat)
  return Math.max(own - reach, Math.min(own + reach, space))
}

/** Whether a space is between the fighters and neither stands on it. */
export const isBetween = (t: ExceedTable, space: number): boolean => isBetweenThese(t, 0, side(t, 1).space, space)

/** Whether a space is between a fighter and some other space. */
export function isBetweenThese(t: ExceedTable, seat: Seat, end: number, space: number): boolean {
  const from = edgeTo(t, seat, end)
  const other = foe(seat)
  const to = occupies(t, other, end) ? edgeTo(t, other, from) : end
  return from < to ? from < space && space < to : to < space && space < from
}

/** Where the opponent is, seen from a seat. */
export const towards = (t: ExceedTable, seat: Seat): Direction =>
  side(t, foe(seat)).space > side(t, seat).space ? 1 : -1

export const away = (t: ExceedTable, seat: Seat): Direction => (towards(t, seat) === 1 ? -1 : 1)

export function isAtEdge(t: ExceedTable, seat: Seat): boolean {
  const { space, reach } = side(t, seat)
  return space - reach === 1 || space + reach === lastSpace
}

/** How many spaces there are behind a fighter, up to the edge. */
export function behind(t: ExceedTable, seat: Seat): number {
  const { space, reach } = side(t, seat)
  return away(t, seat) === 1 ? lastSpace - space - reach : space - reach - 1
}

export const occupies = (t: ExceedTable, seat: Seat, space: number): boolean => distanceTo(t, seat, space) === 0

export const isFree = (t: ExceedTable, space: number): boolean => !occupies(t, 0, space) && !occupies(t, 1, space)

/** Where a fighter stands: the space in its middle, and how many it fills on either side of it. */
export interface Standing {
  readonly space: number
  readonly reach: number
}

const hasRoomBeside = (other: Standing, reach: number, space: number): boolean =>
  space - reach >= 1 && space + reach <= lastSpace && Math.abs(space - other.space) > reach + other.reach

/** Whether a fighter has room with its middle on this space, whatever is between. */
export const hasRoom = (t: ExceedTable, seat: Seat, space: number): boolean =>
  hasRoomBeside(side(t, foe(seat)), side(t, seat).reach, space)

/**
 * The next space in a direction, for who fills so many spaces on either side; null where there is none. EX-081: the opponent's space is not counted, the mover lands
 * beyond it. EX-085: where there is no space beyond, the mover stops.
 */
export function nextSpace(
  from: number,
  reach: number,
  other: Standing,
  direction: Direction,
  mayPass: boolean,
): number | null {
  const beside = from + direction
  if (hasRoomBeside(other, reach, beside)) return beside
  if (!mayPass) return null
  const beyond = other.space + direction * (other.reach + reach + 1)
  const isAhead = (other.space - from) * direction > 0
  return isAhead && hasRoomBeside(other, reach, beyond) ? beyond : null
}
