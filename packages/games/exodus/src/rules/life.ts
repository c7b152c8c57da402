import type { Seat } from '@cardwright/engine'
import { type ExodusTable, side } from '../table.ts'

/** Whether that ends the match is seen at the next clean-up: XO-H30. */
export function loseLife(t: ExodusTable, seat: Seat, amount: number): void {
  if (amount <= 0) return
  const mine = side(t, seat)
  mine.life = Math.max(0, mine.life - amount)
  t.touch()
  t.tell({ type: 'life', seat, amount: -amount, life: mine.life })
}

export function gainLife(t: ExodusTable, seat: Seat, amount: number): void {
  const mine = side(t, seat)
  mine.life += amount
  t.touch()
  t.tell({ type: 'life', seat, amount, life: mine.life })
}
