import type { Seat } from '@cardwright/engine'
import { type ExceedTable, foe, side } from '../table.ts'
import { away, type Direction, nextSpace, towards } from './arena.ts'
import { traitOf } from './strike/numbers.ts'

/** How a fighter is moved, and by whom. */
export interface Journey {
  readonly mover: Seat
  /** Whose effect it is. */
  readonly by: Seat
  readonly direction: Direction
  readonly spaces: number
  readonly mayPass: boolean
}

/** EX-080, EX-084..086, EX-088: as far as it goes, at no cost. */
export function travel(t: ExceedTable, { mover, by, direction, spaces, mayPass }: Journey): void {
  const mine = side(t, mover)
  const from = mine.space
  let moved = 0
  let passed = false
  while (moved < spaces) {
    const next = nextSpace(t, mover, mine.space, direction, mayPass)
    if (next === null) break
    if (Math.abs(next - mine.space) > 1) passed = true
    mine.space = next
    moved++
  }
  arrived(t, mover, by, from, { moved, wanted: spaces, passed })
}

/** What follows from every movement, however it was made. */
export function arrived(
  t: ExceedTable,
  mover: Seat,
  by: Seat,
  from: number,
  { moved, wanted, passed }: { moved: number; wanted: number; passed: boolean },
): void {
  const { recent, strike } = t.state
  recent.moved = moved
  recent.wanted = wanted
  recent.passed = passed
  if (moved === 0) return
  if (strike) {
    const mine = strike.sides[mover]!
    if (mover === by) mine.moved += moved
    else mine.shoved += moved
    if (passed) mine.passed = true
  }
  t.touch()
  t.tell({ type: 'move', seat: mover, by, from, to: side(t, mover).space, passed })
}

/** EX-080, EX-081 */
export const advance = (t: ExceedTable, seat: Seat, spaces: number): void =>
  travel(t, { mover: seat, by: seat, direction: towards(t, seat), spaces, mayPass: true })

/** EX-082, EX-083 */
export const close = (t: ExceedTable, seat: Seat, spaces: number): void =>
  travel(t, { mover: seat, by: seat, direction: towards(t, seat), spaces, mayPass: false })

/** EX-084 */
export const retreat = (t: ExceedTable, seat: Seat, spaces: number): void =>
  travel(t, { mover: seat, by: seat, direction: away(t, seat), spaces, mayPass: false })

/** EX-086 */
export const push = (t: ExceedTable, seat: Seat, spaces: number): void =>
  shove(t, { mover: foe(seat), by: seat, direction: away(t, foe(seat)), spaces, mayPass: false })

/** EX-087 */
export const pull = (t: ExceedTable, seat: Seat, spaces: number, mayPass = true): void =>
  shove(t, { mover: foe(seat), by: seat, direction: towards(t, foe(seat)), spaces, mayPass })

/** Moves somebody else, unless they stand fast. */
export function shove(t: ExceedTable, journey: Journey): void {
  const { mover, spaces } = journey
  if (traitOf(t, mover, 'rooted')) arrived(t, mover, journey.by, 0, { moved: 0, wanted: spaces, passed: false })
  else travel(t, journey)
}
