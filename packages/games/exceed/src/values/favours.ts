import { cached, type Seat } from '@cardwright/engine'
import { favours, type TraitName } from '../effects/abilities/traits.ts'
import type { ExceedTable } from '../state.ts'
import { amountOf } from './amounts.ts'
import { isTouched } from './survey.ts'
import { traitsOf } from './traits.ts'

const isFavour = (trait: TraitName): boolean => (favours as readonly TraitName[]).includes(trait)

/** Payments are looked at very often, and mostly nothing makes them easier. */
const isEased = (t: ExceedTable, seat: Seat): boolean =>
  isTouched(t, 'payment') || t.state.strike?.sides[seat as 0 | 1].traits.some(({ trait }) => isFavour(trait)) === true

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

export const favoursOf = cached((t: ExceedTable, seat) => (isEased(t, seat) ? sumUp(t, seat) : null))

function sumUp(t: ExceedTable, seat: Seat): Favours {
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
