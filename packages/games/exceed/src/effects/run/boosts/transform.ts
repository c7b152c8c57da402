import type { Flow } from '@cardwright/engine'
import { attackOf, defOf, type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'
import { run } from '../index.ts'

/** The attack becomes a transform when the Strike is over; what it does as one comes into force now. */
export function transform(t: ExceedTable, by: By): Flow | null {
  const attack = attackOf(t, by.seat)
  if (attack === undefined) return null
  strikeSide(t, by.seat).bound.push(Object.freeze({ card: attack.id, to: 'transforms' }))
  const now = defOf(attack).boost.abilities.flatMap((ability) => (ability.on === 'now' ? ability.do : []))
  return run(t, { seat: by.seat, card: attack.id, half: 'boost' }, now)
}
