import { andThen, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type ExceedTable, foe, side } from '../state.ts'
import { resolve } from './triggers.ts'

/** EX-020, EX-021: what most fighters start with, and the most that any can have. */
export const mostLife = 30

/** EX-022: who has no life left loses at once, unless what happens then gives more than is lacking. */
export function loseLife(t: ExceedTable, seat: Seat, amount: number): Part {
  if (amount <= 0) return null
  const mine = side(t, seat)
  mine.life -= amount
  t.touch()
  tell(t, { type: 'life', seat, amount: -amount, life: Math.max(0, mine.life) })
  if (mine.life > 0) return null
  return andThen(resolve(t, seat, 'death'), () => fall(t, seat))
}

function fall(t: ExceedTable, seat: Seat): null {
  const mine = side(t, seat)
  if (mine.life > 0) return null
  mine.life = 0
  return t.end({ winner: foe(seat), why: 'defeated', rule: 'EX-022' })
}

/** EX-175: non-lethal damage leaves 1 life. */
export const loseLifeToOne = (t: ExceedTable, seat: Seat, amount: number): Part =>
  loseLife(t, seat, Math.min(amount, side(t, seat).life - 1))

/** EX-021 */
export const gainLife = (t: ExceedTable, seat: Seat, amount: number): void =>
  setLife(t, seat, Math.max(side(t, seat).life, Math.min(mostLife, side(t, seat).life + Math.max(0, amount))))

/** EX-021, EX-022: life becomes this. */
export function setLife(t: ExceedTable, seat: Seat, life: number): void {
  const mine = side(t, seat)
  const change = life - mine.life
  if (change === 0) return
  mine.life = life
  t.touch()
  tell(t, { type: 'life', seat, amount: change, life })
  fall(t, seat)
}

/** Life as a price: never the last of it. */
export const spendLife = (t: ExceedTable, seat: Seat, amount: number): Part =>
  andThen(loseLife(t, seat, amount), () => {
    side(t, seat).lifeSpent = amount
    t.touch()
    return resolve(t, seat, 'lifeSpent')
  })
