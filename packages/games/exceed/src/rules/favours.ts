import type { Seat } from '@cardwright/engine'
import { amountOf } from '../effects/run/amounts.ts'
import type { Ability } from '../effects/vocabulary/abilities.ts'
import type { Effect } from '../effects/vocabulary/index.ts'
import type { TraitName } from '../effects/vocabulary/numbers.ts'
import { attackOf, defOf, type ExceedTable, faceOf } from '../table.ts'
import { traitsOf } from './strike/numbers.ts'

/** What makes paying easier. */
const names: ReadonlySet<TraitName> = new Set<TraitName>([
  'freeForce',
  'freeForceToChange',
  'forceDiscount',
  'gaugeDiscount',
  'lifeForForce',
  'lifeForGauge',
  'gaugeByForce',
])

const isFavour = (effect: Effect): boolean =>
  effect.do === 'trait'
    ? names.has(effect.trait)
    : effect.do === 'when' && [...effect.so, ...(effect.else ?? [])].some(isFavour)

/** Whether abilities hold such a trait at all: most do not, and payments are looked at very often. */
const known = new WeakMap<readonly Ability[], boolean>()

function mayFavour(list: readonly Ability[]): boolean {
  let answer = known.get(list)
  if (answer === undefined) {
    answer = list.some((ability) => ability.do.some(isFavour))
    known.set(list, answer)
  }
  return answer
}

function hasFavours(t: ExceedTable, seat: Seat): boolean {
  const mine = t.state.strike?.sides[seat as 0 | 1]
  if (
    mine?.traits.some(({ trait }) => names.has(trait)) ||
    mine?.granted.some(({ ability }) => ability.do.some(isFavour))
  )
    return true
  for (const bearer of [0, 1]) {
    if (mayFavour(faceOf(t, bearer).abilities)) return true
    for (const card of t.zone.boosts(bearer).cards) if (mayFavour(defOf(card).boost.abilities)) return true
    for (const card of t.zone.transforms(bearer).cards) if (mayFavour(defOf(card).boost.abilities)) return true
    const attack = attackOf(t, bearer)
    if (attack !== undefined && !attack.down && mayFavour(defOf(attack).abilities)) return true
  }
  return false
}

/** What makes paying easier for a seat now; null if nothing does. */
export interface Favours {
  /** Force that may be generated without a card, with each payment; with Change Cards. */
  readonly freeForce: number
  readonly freeToChange: number
  readonly forceDiscount: number
  readonly gaugeDiscount: number
  /** The life that one Force, or one Gauge, may be paid with instead; 0 if it may not. */
  readonly lifeForForce: number
  readonly lifeForGauge: number
  readonly gaugeByForce: boolean
}

export function favoursOf(t: ExceedTable, seat: Seat): Favours | null {
  if (!hasFavours(t, seat)) return null
  const amounts = (name: TraitName): number[] =>
    traitsOf(t, seat, name).map(({ trait, by }) => amountOf(t, by, trait.amount ?? 1))
  const sum = (name: TraitName): number => amounts(name).reduce((all, each) => all + each, 0)
  const least = (name: TraitName): number => {
    const all = amounts(name)
    return all.length === 0 ? 0 : Math.min(...all)
  }
  return {
    freeForce: sum('freeForce'),
    freeToChange: sum('freeForceToChange'),
    forceDiscount: sum('forceDiscount'),
    gaugeDiscount: sum('gaugeDiscount'),
    lifeForForce: least('lifeForForce'),
    lifeForGauge: least('lifeForGauge'),
    gaugeByForce: t.state.strike !== null && traitsOf(t, seat, 'gaugeByForce').length > 0,
  }
}
