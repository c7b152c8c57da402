import type { Flow } from '@cardwright/engine'
import { comeIntoForce } from '../../../rules/boosts.ts'
import { attackOf, type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'

/** The attack becomes a transform when the Strike is over; what it does as one comes into force now. */
export function transform(t: ExceedTable, by: By): Flow | null {
  const attack = attackOf(t, by.seat)
  if (attack === undefined) return null
  strikeSide(t, by.seat).bound.push(Object.freeze({ card: attack.id, to: 'transforms' }))
  return comeIntoForce(t, by.seat, attack)
}
