import type { Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type ExodusTable, side } from '../table.ts'
import { permanentsOf } from './field.ts'
import { has, type Source, standing } from './source.ts'

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
  const { less, by } = shieldOf(t, seat)
  notes.hurt = 1
  delete notes.prevent
  delete notes.preventBy
  t.touch()
  if (less > 0) tell(t, { type: 'prevented', seat, damage: amount, less: Math.min(less, amount), by })
  loseLife(t, seat, amount - less)
}

/** How much less the next damage to a player is, and the names of the cards that say so. */
export function shieldOf(t: ExodusTable, seat: Seat): { less: number; by: readonly string[] } {
  const { prevent = 0, preventBy = [], hurt: wasHurt } = side(t, seat).notes
  if (wasHurt !== undefined) return { less: prevent, by: preventBy }
  const cards = permanentsOf(t, seat).filter((card) => has(card, 'prevent'))
  return { less: prevent + standing(t, seat, 'prevent'), by: [...preventBy, ...cards.map(({ def }) => def.id)] }
}

export function gainLife(t: ExodusTable, seat: Seat, amount: number): void {
  const mine = side(t, seat)
  mine.life += amount
  t.touch()
  tell(t, { type: 'life', seat, amount, life: mine.life })
}

/** Makes the next damage to a player in this turn less. */
export function preventNext(t: ExodusTable, { seat, text }: Source, amount: number): void {
  const { notes } = side(t, seat)
  notes.prevent = (notes.prevent ?? 0) + amount
  notes.preventBy = Object.freeze([...(notes.preventBy ?? []), text])
  t.touch()
  tell(t, { type: 'shielded', seat, amount })
}
