import type { Card, CardRef, Seat, Table } from '@cardwright/engine'
import type { Ability, HearthCard } from './effects/vocabulary.ts'

/** A trigger that waits: the card as the object that it was, and which of its abilities. */
export interface Waiting extends CardRef {
  readonly ability: number
}

export interface Hearth {
  turn: Seat
  life: [number, number]
  waiting: readonly Waiting[]
}

export type HearthTable = Table<Hearth, HearthCard, 'deck' | 'hand' | 'row'>
export type HearthInPlay = Card<HearthCard>

/** An ability that is active now, with its card. */
export interface Listener {
  readonly card: HearthInPlay
  readonly ability: Ability
  readonly at: number
}

export const foe = (seat: Seat): Seat => 1 - seat

/** The abilities of all cards in the rows. They are looked up each time: nobody subscribes, so nobody has to unsubscribe. */
export const listeners = (t: HearthTable): Listener[] =>
  [0, 1].flatMap((seat) =>
    t.zone.row(seat).cards.flatMap((card) => card.def.abilities.map((ability, at) => ({ card, ability, at }))),
  )
