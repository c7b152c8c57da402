import type { Flow, Seat } from '@cardwright/engine'
import { resolve } from '../effects/run/triggers.ts'
import { type ExceedTable, foe, side } from '../table.ts'

/** EX-020, EX-021: what most fighters start with, and the most that any can have. */
export const mostLife = 30

/** EX-022: who has no life left loses at once. */
export function loseLife(t: ExceedTable, seat: Seat, amount: number): void {
  if (amount <= 0) return
  const mine = side(t, seat)
  mine.life = Math.max(0, mine.life - amount)
  t.touch()
  t.tell({ type: 'life', seat, amount: -amount, life: mine.life })
  if (mine.life === 0) t.end({ winner: foe(seat), why: 'defeated', rule: 'EX-022' })
}

/** EX-175: non-lethal damage leaves 1 life. */
export const loseLifeToOne = (t: ExceedTable, seat: Seat, amount: number): void =>
  loseLife(t, seat, Math.min(amount, side(t, seat).life - 1))

/** EX-021 */
export function gainLife(t: ExceedTable, seat: Seat, amount: number): void {
  const mine = side(t, seat)
  const gained = Math.min(amount, Math.max(0, mostLife - mine.life))
  if (gained <= 0) return
  mine.life += gained
  t.touch()
  t.tell({ type: 'life', seat, amount: gained, life: mine.life })
}

/** Life as a price: never the last of it. */
export function* spendLife(t: ExceedTable, seat: Seat, amount: number): Flow {
  loseLife(t, seat, amount)
  const flow = resolve(t, seat, 'lifeSpent')
  if (flow !== null) yield* flow
}
