import type { Seat } from '@cardwright/engine'
import { amountOf } from '../effects/run/amounts.ts'
import type { TraitName } from '../effects/vocabulary/numbers.ts'
import type { ExceedTable } from '../table.ts'
import { traitOf, traitsOf } from './strike/numbers.ts'

/** What makes paying easier. */
const names = [
  'freeForce',
  'freeForceToChange',
  'forceDiscount',
  'gaugeDiscount',
  'lifeForForce',
  'lifeForGauge',
  'gaugeByForce',
] as const satisfies readonly TraitName[]

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
  if (!names.some((name) => traitOf(t, seat, name))) return null
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
