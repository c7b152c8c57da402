import type { CardId, Seat } from '@cardwright/engine'
import { boostOf, defOf, type ExceedTable, fighterOf, foe } from '../table.ts'
import type { Who } from './vocabulary/shared.ts'

/** By what an effect happens: who "you" is in its text, and the card that bears it; none for a character. */
export interface By {
  readonly seat: Seat
  readonly card: CardId | null
  readonly half: 'attack' | 'boost' | 'face'
}

export const seatOf = (by: By, who: Who | undefined): Seat => (who === 'foe' ? foe(by.seat) : by.seat)

/** The name that stands on what bears it: an attack, a Boost, a character. */
export function nameOf(t: ExceedTable, { seat, card, half }: By): string {
  if (card === null) return fighterOf(t, seat).name
  return half === 'boost' ? boostOf(t, t.card(card)).name : defOf(t.card(card)).name
}

/** The same, from the other side of the arena. */
export const fromFoe = (by: By): By => ({ seat: foe(by.seat), card: by.card, half: by.half })
