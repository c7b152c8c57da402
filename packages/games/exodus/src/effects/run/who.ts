import type { Seat } from '@cardwright/engine'
import { foe } from '../../table.ts'
import type { By } from './index.ts'

/** XO-P34 */
export function seatsOf({ seat }: By, who: 'you' | 'foe' | 'both' | undefined): Seat[] {
  if (who === 'both') return [seat, foe(seat)]
  return [who === 'foe' ? foe(seat) : seat]
}
