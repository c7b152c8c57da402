import type { Flow, Seat } from '@cardwright/engine'
import { amountOf } from '../../effects/run/amounts.ts'
import { resolve } from '../../effects/run/triggers.ts'
import { type ExceedTable, foe, strikeSide } from '../../table.ts'
import { loseLife, loseLifeToOne } from '../life.ts'
import { numberOf, traitOf, traitsOf } from './numbers.ts'

/** The Power that counts; an attack whose Power is fixed has that. */
export function powerOf(t: ExceedTable, seat: Seat): number {
  const [fixed] = traitsOf(t, seat, 'fixedPower')
  return Math.max(0, fixed ? amountOf(t, fixed.by, fixed.trait.amount ?? 0) : numberOf(t, seat, 'power'))
}

/** EX-124: what is left of Armor in this Strike. */
export const armorOf = (t: ExceedTable, seat: Seat): number =>
  Math.max(0, numberOf(t, seat, 'armor') - strikeSide(t, seat).armorUsed)

/** EX-122, EX-123: damage equal to the Power, first to Armor, the rest to life. */
export function damage(t: ExceedTable, seat: Seat): Flow | null {
  return hurt(t, seat, powerOf(t, seat), {
    ignoresArmor: traitOf(t, seat, 'ignoresArmor'),
    ignoresGuard: traitOf(t, seat, 'ignoresGuard'),
    nonlethal: traitOf(t, seat, 'nonlethal'),
  })
}

export interface DamageTerms {
  /** EX-173, EX-174 */
  readonly ignoresArmor?: boolean
  readonly ignoresGuard?: boolean
  /** EX-175 */
  readonly nonlethal?: boolean
}

/** Deals damage to a seat's opponent. EX-176: non-lethal damage counts in full for Armor and stun. */
export function hurt(t: ExceedTable, seat: Seat, amount: number, terms: DamageTerms): Flow | null {
  const target = foe(seat)
  const theirs = t.state.strike === null ? null : strikeSide(t, target)
  const prevented = theirs === null || terms.ignoresArmor ? 0 : Math.min(armorOf(t, target), amount)
  const taken = amount - prevented
  t.tell({ type: 'damage', seat: target, amount, prevented, rule: 'EX-123' })
  if (theirs !== null) {
    theirs.armorUsed += prevented
    theirs.taken += taken
    strikeSide(t, seat).dealt += taken
  }
  if (terms.nonlethal) loseLifeToOne(t, target, taken)
  else loseLife(t, target, taken)
  return theirs === null ? null : stunCheck(t, seat, terms.ignoresGuard === true)
}

/** EX-125, EX-126: stunned once all that was taken in this Strike exceeds Guard; EX-180: unless immune. */
function stunCheck(t: ExceedTable, seat: Seat, ignoresGuard: boolean): Flow | null {
  const target = foe(seat)
  const theirs = strikeSide(t, target)
  const guard = ignoresGuard ? 0 : numberOf(t, target, 'guard')
  if (theirs.stunned || theirs.taken <= guard) return null
  if (traitOf(t, target, 'stunImmune') || traitOf(t, seat, 'cannotStun')) return null
  theirs.stunned = true
  t.touch()
  t.tell({ type: 'stunned', seat: target, rule: 'EX-125' })
  return resolve(t, target, 'stunned')
}
