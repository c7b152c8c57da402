import type { Seat } from '@cardwright/engine'
import { levelOf, type WeissInPlay, type WeissTable } from '../table.ts'

/** What a card is worth in hand: playable characters by their power, one climax, then what may come into play soon. */
export function worthInHand(t: WeissTable, seat: Seat, { def, id }: WeissInPlay): number {
  if (def.type === 'climax') {
    const isSpare = t.zone.hand(seat).cards.some((other) => other.def.type === 'climax' && other.id !== id)
    return isSpare ? 0.5 : 2
  }
  const early = def.level - levelOf(t, seat)
  if (early > 1) return 0.5
  if (def.type === 'event') return early > 0 ? 0.8 : 1.5
  return early > 0 ? 2 : 2 + def.power / 3000
}
