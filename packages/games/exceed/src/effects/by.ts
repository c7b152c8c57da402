import type { CardId, Seat } from '@cardwright/engine'
import { foe } from '../table.ts'
import type { Who } from './vocabulary/shared.ts'

/** By what an effect happens: who "you" is in its text, and the card that bears it; none for a character. */
export interface By {
  readonly seat: Seat
  readonly card: CardId | null
  readonly half: 'attack' | 'boost' | 'face'
}

export const seatOf = (by: By, who: Who | undefined): Seat => (who === 'foe' ? foe(by.seat) : by.seat)

/** The same, from the other side of the arena. */
export const fromFoe = (by: By): By => ({ seat: foe(by.seat), card: by.card, half: by.half })
