import type { Seat } from '@cardwright/engine'
import type { Standing } from '../effects/abilities/vocabulary.ts'
import type { ExodusInPlay, ExodusTable } from '../table.ts'
import { abilitiesOf, permanentsOf } from './field.ts'

/** How much a player's cards in play make of something that holds as long as they are there. */
export function standing(t: ExodusTable, seat: Seat, on: 'discount' | 'prevent'): number {
  let sum = 0
  for (const card of permanentsOf(t, seat))
    for (const ability of abilitiesOf(card)) if (ability.on === on) sum += ability.amount
  return sum
}

export const has = (card: ExodusInPlay, on: Standing['on']): boolean =>
  abilitiesOf(card).some((ability) => ability.on === on)
