import type { ExceedTable } from '../../../table.ts'
import { type By, nameOf } from '../../by.ts'
import type { Trait } from '../../vocabulary/numbers.ts'
import { amountOf } from '../amounts.ts'
import { inStrike, seatsOf } from './whom.ts'

/** For the rest of the Strike; what it counts is counted now. */
export function trait(t: ExceedTable, by: By, effect: Trait): null {
  const gained = { ...effect }
  for (const name of ['amount', 'min', 'max'] as const) {
    const value = effect[name]
    if (value !== undefined) gained[name] = amountOf(t, by, value)
  }
  for (const seat of seatsOf(by, effect.who)) {
    const ofCard = seat === by.seat && by.half !== 'face'
    inStrike(t, seat, ({ traits }) => traits.push(Object.freeze({ ...gained, ofCard, by: nameOf(t, by) })))
  }
  return null
}
