import { attackOf, defOf, type ExceedTable } from '../../../table.ts'
import { type By, nameOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { inStrike, seatsOf } from './whom.ts'

/** EX-163, for the rest of the Strike. */
export function range(t: ExceedTable, by: By, { min, max, who, kinds }: EffectOf<'range'>): null {
  const least = amountOf(t, by, min)
  const greatest = amountOf(t, by, max)
  for (const seat of seatsOf(by, who)) {
    const attack = attackOf(t, seat)
    if (kinds !== undefined && (attack === undefined || !kinds.includes(defOf(attack).kind))) continue
    const name = nameOf(t, by)
    inStrike(t, seat, ({ bonuses }) => {
      bonuses.push(Object.freeze({ to: 'rangeMin', value: least, by: name }))
      bonuses.push(Object.freeze({ to: 'rangeMax', value: greatest, by: name }))
    })
  }
  return null
}
