import { put } from '../../../rules/areas.ts'
import { swing } from '../../../rules/strike/set.ts'
import { attackOf, type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** EX-094: another card of the deck instead of the one that was swung. */
export function swingAgain(t: ExceedTable, by: By, { to }: EffectOf<'swingAgain'>): null {
  const attack = attackOf(t, by.seat)
  if (attack === undefined || strikeSide(t, by.seat).from !== 'wild') return null
  put(t, attack, to === 'discard' ? attack.owner : by.seat, to)
  swing(t, by.seat, !strikeSide(t, by.seat).open)
  return null
}
