import { cached, type Seat } from '@cardwright/engine'
import type { Filter } from '../effects/shared/vocabulary.ts'
import type { EffectOf } from '../effects/vocabulary.ts'
import { defOf, type ExceedInPlay, type ExceedTable, fighterOf, side } from '../state.ts'
import { amountOf } from './amounts.ts'
import { favoursOf } from './favours.ts'
import { matches } from './filter.ts'
import type { Source } from './source.ts'
import { traitsOf } from './traits.ts'

type Spend = EffectOf<'spend'>

/** A way to spend something. */
interface Means {
  /** How much of it a seat can spend. */
  readonly most: (t: ExceedTable, seat: Seat, effect: Spend) => number
  /** Whether everybody can see that it can spend so much, or cannot; null if that depends on its hand. */
  readonly isSure: (t: ExceedTable, seat: Seat, amount: number, effect: Spend) => boolean | null
}

export const means: Record<Spend['what'], Means> = {
  force: {
    most: (t, seat) => mostForce(t, seat),
    isSure: (t, seat, amount) => isForceSure(t, seat, amount),
  },
  gauge: {
    most: (t, seat, effect) => mostGauge(t, seat, effect),
    isSure: (t, seat, amount, effect) => isGaugeSure(t, seat, amount, effect),
  },
  life: {
    most: (t, seat) => side(t, seat).life - 1,
    isSure: (t, seat, amount) => side(t, seat).life > amount,
  },
}

/** Which cards of the Gauge may be spent. */
export interface GaugeTerms {
  readonly filter?: Filter | undefined
}

export const anyCard: GaugeTerms = {}

export function spendable(t: ExceedTable, seat: Seat, { filter }: GaugeTerms): readonly ExceedInPlay[] {
  const { cards } = t.zone.gauge(seat)
  const by: Source = { seat, card: null, half: 'face' }
  return filter === undefined ? cards : cards.filter((card) => matches(t, by, filter, defOf(card)))
}

/** The greatest Gauge that a seat can pay. */
export function mostGauge(t: ExceedTable, seat: Seat, terms: GaugeTerms = anyCard): number {
  const count = spendable(t, seat, terms).length
  const favours = favoursOf(t, seat)
  if (favours === null) return count
  if (favours.gaugeByForce) return mostForce(t, seat) + favours.gaugeDiscount
  return count + favours.gaugeDiscount + unitsOfLife(t, seat, favours.lifeForGauge)
}

/** Whether everybody can see that a seat can pay, or cannot; null if that depends on its hand. */
export function isGaugeSure(t: ExceedTable, seat: Seat, amount: number, terms: GaugeTerms = anyCard): boolean | null {
  const favours = favoursOf(t, seat)
  if (favours?.gaugeByForce) return isForceSure(t, seat, amount - favours.gaugeDiscount)
  return mostGauge(t, seat, terms) >= amount
}

/** EX-068, EX-069: the most Force that a card is worth. */
export const worthOf = (card: ExceedInPlay): number => (defOf(card).kind === 'ultra' ? 2 : 1)

/** What Force is spent on, where it matters. */
export type Purpose = 'any' | 'move' | 'change'

/** The units that life can pay for; never with the last of it. */
export const unitsOfLife = (t: ExceedTable, seat: Seat, price: number): number =>
  price === 0 ? 0 : Math.floor((side(t, seat).life - 1) / price)

/** Force that needs no card. */
function withoutCards(t: ExceedTable, seat: Seat, purpose: Purpose): number {
  const favours = favoursOf(t, seat)
  if (favours === null) return 0
  const { freeForce, freeToChange, forceDiscount, lifeForForce } = favours
  return freeForce + forceDiscount + unitsOfLife(t, seat, lifeForForce) + (purpose === 'change' ? freeToChange : 0)
}

function greatest(t: ExceedTable, seat: Seat, purpose: Purpose): number {
  let sum = withoutCards(t, seat, purpose)
  for (const card of t.zone.hand(seat).cards) sum += worthOf(card)
  for (const card of t.zone.gauge(seat).cards) sum += worthOf(card)
  return sum
}

const mostForAll = cached((t: ExceedTable, seat) => greatest(t, seat, 'any'))
const mostToChange = cached((t: ExceedTable, seat) => greatest(t, seat, 'change'))

/** The greatest Force that a seat can pay: asked for with every action that could be taken. */
export const mostForce = (t: ExceedTable, seat: Seat, purpose: Purpose = 'any'): number =>
  purpose === 'change' ? mostToChange(t, seat) : mostForAll(t, seat)

/** What everybody can see of it: whether a seat can surely pay, or surely not; null if that depends on its hand. */
export function isForceSure(t: ExceedTable, seat: Seat, amount: number): boolean | null {
  let open = withoutCards(t, seat, 'any')
  for (const card of t.zone.gauge(seat).cards) open += worthOf(card)
  const held = t.zone.hand(seat).size
  if (open + held >= amount) return true
  return open + 2 * held < amount ? false : null
}

/** EX-003: the Gauge that it costs to Exceed now; null if the character does not. */
export function exceedCost(t: ExceedTable, seat: Seat): number | null {
  const { exceedCost: printed } = fighterOf(t, seat)
  if (printed === null) return null
  let cost = printed
  for (const { trait, by } of traitsOf(t, seat, 'exceedsCheaper')) cost -= amountOf(t, by, trait.amount ?? 0)
  return Math.max(0, cost)
}
