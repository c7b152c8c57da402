import { andThen, inTurn, type Part, type Seat } from '@cardwright/engine'
import type { TraitName } from '../../effects/abilities/traits.ts'
import { tell } from '../../events.ts'
import { attackOf, type ExceedTable, foe, type Phase, side, strikeSide } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { numberOf } from '../../values/numbers.ts'
import { comparison } from '../../values/open.ts'
import { traitOf, traitsOf } from '../../values/traits.ts'
import { loseLife } from '../life.ts'
import { discardInOrder } from '../order.ts'
import { resolve } from '../triggers.ts'

/** The Power that counts. */
export const powerOf = (t: ExceedTable, seat: Seat): number =>
  Math.min(Math.max(0, numberOf(t, seat, 'power')), limit(t, seat, 'dealsAtMost', Math.min) ?? Number.POSITIVE_INFINITY)

/** EX-124: what is left of Armor in this Strike. */
export const armorOf = (t: ExceedTable, seat: Seat): number =>
  Math.max(0, numberOf(t, seat, 'armor') - strikeSide(t, seat).armorUsed)

/** EX-122, EX-123: damage equal to the Power, first to Armor, the rest to life. */
export function damage(t: ExceedTable, seat: Seat): Part {
  return hurt(t, foe(seat), powerOf(t, seat), {
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

/** Deals damage to a seat. EX-176: non-lethal damage counts in full for Armor and stun. */
export function hurt(t: ExceedTable, target: Seat, amount: number, terms: DamageTerms): Part {
  const theirs = t.state.strike === null ? null : strikeSide(t, target)
  const prevented = theirs === null || terms.ignoresArmor ? 0 : Math.min(armorOf(t, target), amount)
  const rest = Math.min(amount - prevented, terms.cap ?? amount)
  const milled = rest > 0 ? milledFor(t, target, rest) : null
  const taken = milled === null ? rest : 0
  const sum = theirs === null ? {} : { taken: theirs.taken + taken, ...comparison(t) }
  const ignores = terms.ignoresGuard ? { ignoresGuard: true } : {}
  tell(t, { type: 'damage', seat: target, amount, prevented, rule: 'EX-123', ...sum, ...ignores })
  if (theirs !== null) {
    theirs.armorUsed += prevented
    theirs.taken += taken
    t.touch()
  }
  const floor = Math.max(terms.nonlethal ? 1 : 0, limit(t, target, 'lifeFloor', Math.max) ?? 0)
  const lost = floor === 0 ? taken : Math.min(taken, Math.max(0, side(t, target).life - floor))
  return andThen(milled === null ? loseLife(t, target, lost) : mill(t, target, milled), () =>
    theirs === null ? null : stunCheck(t, target, terms),
  )
}

/** The number of a trait; where there are several, the one that `pick` says. */
function limit(t: ExceedTable, seat: Seat, name: TraitName, pick: (...all: number[]) => number): number | undefined {
  const found = traitsOf(t, seat, name)
  return found.length === 0 ? undefined : pick(...found.map(({ trait, by }) => amountOf(t, by, trait.amount ?? 0)))
}

/** How many cards from the deck go instead of life; null if it is life that goes. */
function milledFor(t: ExceedTable, seat: Seat, amount: number): number | null {
  const times = limit(t, seat, 'millsInstead', Math.max)
  return times === undefined ? null : amount * times
}

/** EX-035: as many as there are, seen before they are put into order. */
function mill(t: ExceedTable, seat: Seat, count: number): Part {
  const cards = t.zone.deck(seat).cards.slice(-count).reverse()
  if (cards.length > 1) t.show(cards, 'all')
  return discardInOrder(t, seat, cards)
}

const guardOf = (t: ExceedTable, seat: Seat): number => Math.max(0, numberOf(t, seat, 'guard'))

/** EX-125, EX-126, EX-128: stunned once all that was taken in this Strike exceeds Guard. */
function stunCheck(t: ExceedTable, seat: Seat, { ignoresGuard, cannotStun }: DamageTerms): Part {
  const mine = strikeSide(t, seat)
  mine.exceeded = mine.taken > guardOf(t, seat)
  const isTooMuch = ignoresGuard ? mine.taken > 0 : mine.exceeded
  return isTooMuch && !cannotStun ? stun(t, seat) : null
}

/** EX-180: unless immune. */
function stun(t: ExceedTable, seat: Seat): Part {
  const mine = strikeSide(t, seat)
  if (mine.stunned || traitOf(t, seat, 'stunImmune')) return null
  mine.stunned = true
  t.touch()
  tell(t, { type: 'stunned', seat, rule: 'EX-125' })
  return resolve(t, seat, 'stunned')
}

/** The phase that comes next when a player cleans up. */
const isCleaningUp: ReadonlySet<Phase> = new Set<Phase>(['cleanup2', 'end'])

/** EX-125: a Guard that falls below what was taken stuns as more damage would; not in Cleanup, where it leaves play. */
export function guardFell(t: ExceedTable): Part {
  const { strike } = t.state
  if (strike === null || isCleaningUp.has(strike.phase)) return null
  return strike.sides[0].taken === 0 && strike.sides[1].taken === 0 ? null : guardsFell(t)
}

const seats: readonly Seat[] = [0, 1]

const guardsFell = (t: ExceedTable): Part => inTurn(seats, (seat) => guardFellOf(t, seat))

function guardFellOf(t: ExceedTable, seat: Seat): Part {
  const mine = strikeSide(t, seat)
  if (mine.taken === 0 || mine.stunned || mine.extra || attackOf(t, seat)?.zone.family !== 'strike') return null
  const had = mine.exceeded
  mine.exceeded = mine.taken > guardOf(t, seat)
  return mine.exceeded && !had ? stun(t, seat) : null
}
