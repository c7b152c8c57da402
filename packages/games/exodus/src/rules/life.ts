import type { Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type ExodusTable, side } from '../table.ts'
import { standing } from './source.ts'

/** XO-H30: the next clean-up finds out whether that ends the match. */
export function loseLife(t: ExodusTable, seat: Seat, amount: number): void {
  if (amount <= 0) return
  const mine = side(t, seat)
  mine.life = Math.max(0, mine.life - amount)
  t.touch()
  tell(t, { type: 'life', seat, amount: -amount, life: mine.life })
}

/** Damage to a player, less what is prevented: of the first damage of the turn, or of the next. */
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
  tell(t, { type: 'life', seat, amount, life: mine.life })
}

/** Makes the next damage to a player in this turn less. */
export function preventNext(t: ExodusTable, seat: Seat, amount: number): void {
  const { notes } = side(t, seat)
  notes.prevent = (notes.prevent ?? 0) + amount
  t.touch()
}
