import type { Seat } from '@cardwright/engine'
import { type ExodusTable, side } from '../table.ts'
import { standing } from './standing.ts'

/** Whether that ends the match is seen at the next clean-up: XO-H30. */
export function loseLife(t: ExodusTable, seat: Seat, amount: number): void {
  if (amount <= 0) return
  const mine = side(t, seat)
  mine.life = Math.max(0, mine.life - amount)
  t.touch()
  t.tell({ type: 'life', seat, amount: -amount, life: mine.life })
}

/** Damage to a player, less what holds it off: the first of the turn, or the next. */
export function hurt(t: ExodusTable, seat: Seat, amount: number): void {
  if (amount <= 0) return
  const { notes } = side(t, seat)
  const less = (notes.prevent ?? 0) + (notes.hurt === undefined ? standing(t, seat, 'prevent') : 0)
  notes.hurt = 1
  delete notes.prevent
  loseLife(t, seat, amount - less)
}

export function gainLife(t: ExodusTable, seat: Seat, amount: number): void {
  const mine = side(t, seat)
  mine.life += amount
  t.touch()
  t.tell({ type: 'life', seat, amount, life: mine.life })
}
