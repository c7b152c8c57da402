import type { Seat } from '@cardwright/engine'
import { type ExceedTable, foe, type StrikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'

/** Whose numbers an effect changes. */
export function seatsOf(by: By, who: 'you' | 'foe' | 'both' | undefined): Seat[] {
  if (who === 'both') return [by.seat, foe(by.seat)]
  return [who === 'foe' ? foe(by.seat) : by.seat]
}

/** Changes a side of the Strike that is on; outside of one there is nothing to change. */
export function inStrike(t: ExceedTable, seat: Seat, change: (mine: StrikeSide) => void): void {
  if (t.state.strike === null) return
  change(t.state.strike.sides[seat]!)
  t.touch()
}
