import type { AskView, OptionView } from '@cardwright/engine'
import { type Aim, cardSpot, type Spot } from '../../table/aim/spots.ts'
import type { BoardProps } from '../../table/contract.ts'
import { teamOf } from './facts.ts'

export const meterSpot = (seat: number): Spot => `meter ${seat}`
export const cornerSpot = (team: number): Spot => `corner ${team}`

const at = (...spots: readonly Spot[]): Aim => ({ from: null, at: spots })

/** Where a card goes: into the meter, against the other corner, or before one’s own as a block. */
export function aim(option: OptionView, _ask: AskView, { near }: BoardProps): Aim {
  const own = teamOf(near)
  if (option.move === 'meter') return at(meterSpot(near))
  if (option.act === 'block') return at(cornerSpot(own))
  if (option.act === 'play') return at(cornerSpot(1 - own))
  return typeof option.card === 'number' ? at(cardSpot(option.card)) : at()
}
