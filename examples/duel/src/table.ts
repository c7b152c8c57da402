import type { Card, CardId, Seat, Table } from '@cardwright/engine'
import type { DuelCard } from './cards.ts'

export interface Side {
  life: number
  energy: number
  /** Turns begun. */
  turns: number
}

export interface Duel {
  turn: Seat
  /** Whether the turn has begun: its energy is there, its card is drawn. */
  begun: boolean
  sides: [Side, Side]
  /** The fighters that may still attack this turn. */
  ready: CardId[]
}

export type DuelTable = Table<Duel, DuelCard, 'deck' | 'hand' | 'board' | 'discard'>
export type CardInPlay = Card<DuelCard>

export const foe = (seat: Seat): Seat => 1 - seat
export const side = (t: DuelTable, seat: Seat): Side => t.state.sides[seat]!
