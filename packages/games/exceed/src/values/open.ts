import type { Reasons, Seat } from '@cardwright/engine'
import { attackOf, type ExceedTable, foe } from '../state.ts'
import { numberOf } from './numbers.ts'
import { reasonsOf } from './reasons.ts'

/** The numbers of an attack, and what makes them differ from what is printed. */
export type Numbers = {
  readonly range: readonly [number, number]
  readonly power: number
  readonly speed: number
  readonly armor: number
  readonly guard: number
  readonly reasons: Reasons
}

/** Whether what a seat's attack is may be told: it may depend on both, so not as long as one lies face down. */
export function isOpen(t: ExceedTable, seat: Seat): boolean {
  const attack = attackOf(t, seat)
  return attack !== undefined && !attack.down && attackOf(t, foe(seat))?.down !== true
}

/** The numbers of a seat's attack as they are now, and what made them so. */
export const numbersOf = (t: ExceedTable, seat: Seat): Numbers => ({
  range: [numberOf(t, seat, 'rangeMin'), numberOf(t, seat, 'rangeMax')],
  power: numberOf(t, seat, 'power'),
  speed: numberOf(t, seat, 'speed'),
  armor: numberOf(t, seat, 'armor'),
  guard: numberOf(t, seat, 'guard'),
  reasons: t.state.strike === null ? {} : reasonsOf(t, seat),
})

/** Both sides' numbers, for an event; none of a side whose attack nobody may know, and none where nobody listens. */
export function comparison(t: ExceedTable): { readonly numbers?: readonly (Numbers | null)[] } {
  if (t.log === null || t.state.strike === null) return {}
  const numbers = [0, 1].map((seat) => (isOpen(t, seat) ? numbersOf(t, seat) : null))
  return numbers.every((each) => each === null) ? {} : { numbers }
}
