import type { Flow, Seat } from '@cardwright/engine'
import { amountOf } from '../../effects/run/amounts.ts'
import { resolve } from '../../effects/run/triggers.ts'
import type { TraitName } from '../../effects/vocabulary/traits.ts'
import { type ExceedTable, foe, side, strikeSide } from '../../table.ts'
import { discard } from '../areas.ts'
import { both } from '../flows.ts'
import { loseLife } from '../life.ts'
import { numberOf, traitOf, traitsOf } from './numbers.ts'

/** The Power that counts. */
const powerOf = (t: ExceedTable, seat: Seat): number => Math.max(0, numberOf(t, seat, 'power'))

/** EX-124: what is left of Armor in this Strike. */
export const armorOf = (t: ExceedTable, seat: Seat): number =>
  Math.max(0, numberOf(t, seat, 'armor') - strikeSide(t, seat).armorUsed)

/** EX-122, EX-123: damage equal to the Power, first to Armor, the rest to life. */
export function damage(t: ExceedTable, seat: Seat): Flow | null {
  return hurt(t, seat, powerOf(t, seat), {
    ignoresArmor: traitOf(t, seat, 'ignoresArmor'),
    ignoresGuard: traitOf(t, seat, 'ignoresGuard'),
    nonlethal: traitOf(t, seat, 'nonlethal'),
    cannotStun: traitOf(t, seat, 'cannotStun'),
    cap: limit(t, foe(seat), 'damageCap', Math.min),
  })
}

export interface DamageTerms {
  /** EX-173, EX-174 */
  readonly ignoresArmor?: boolean
  readonly ignoresGuard?: boolean
  /** EX-175 */
  readonly nonlethal?: boolean
  readonly cannotStun?: boolean
  /** The most that it does, after Armor. */
  readonly cap?: number | undefined
}

/** Deals damage to a seat's opponent. EX-176: non-lethal damage counts in full for Armor and stun. */
export function hurt(t: ExceedTable, seat: Seat, amount: number, terms: DamageTerms): Flow | null {
  const target = foe(seat)
  const theirs = t.state.strike === null ? null : strikeSide(t, target)
  const prevented = theirs === null || terms.ignoresArmor ? 0 : Math.min(armorOf(t, target), amount)
  const rest = Math.min(amount - prevented, terms.cap ?? amount)
  const taken = rest > 0 && isReplaced(t, target, rest) ? 0 : rest
  t.tell({ type: 'damage', seat: target, amount, prevented, rule: 'EX-123' })
  if (theirs !== null) {
    theirs.armorUsed += prevented
    theirs.taken += taken
    t.touch()
  }
  const floor = Math.max(terms.nonlethal ? 1 : 0, limit(t, target, 'lifeFloor', Math.max) ?? 0)
  const lost = floor === 0 ? taken : Math.min(taken, Math.max(0, side(t, target).life - floor))
  const death = loseLife(t, target, lost)
  return both(death, () =>
    theirs === null || terms.cannotStun ? null : stunCheck(t, seat, terms.ignoresGuard === true),
  )
}

/** The number of a trait; where there are several, the one that `pick` says. */
function limit(t: ExceedTable, seat: Seat, name: TraitName, pick: (...all: number[]) => number): number | undefined {
  const found = traitsOf(t, seat, name)
  return found.length === 0 ? undefined : pick(...found.map(({ trait, by }) => amountOf(t, by, trait.amount ?? 0)))
}

/** Whether cards from the deck go instead of life; as many as there are. */
function isReplaced(t: ExceedTable, seat: Seat, amount: number): boolean {
  const times = limit(t, seat, 'millsInstead', Math.max)
  if (times === undefined) return false
  const { cards } = t.zone.deck(seat)
  for (let n = amount * times; n > 0 && cards.length > 0; n--) discard(t, cards.at(-1)!)
  return true
}

/** EX-125, EX-126: stunned once all that was taken in this Strike exceeds Guard; EX-180: unless immune. */
function stunCheck(t: ExceedTable, seat: Seat, ignoresGuard: boolean): Flow | null {
  const target = foe(seat)
  const theirs = strikeSide(t, target)
  const guard = ignoresGuard ? 0 : Math.max(0, numberOf(t, target, 'guard'))
  if (theirs.stunned || theirs.taken <= guard || traitOf(t, target, 'stunImmune')) return null
  theirs.stunned = true
  t.touch()
  t.tell({ type: 'stunned', seat: target, rule: 'EX-125' })
  return resolve(t, target, 'stunned')
}
