import type { Card, Seat, Table } from '@cardwright/engine'
import type { ExodusDef } from './cards/definitions.ts'
import type { Ref, Side, State, ZoneName } from './state.ts'

export type ExodusTable = Table<State, ExodusDef, ZoneName>
export type ExodusInPlay = Card<ExodusDef>
export type ExodusZone = ExodusInPlay['zone']

export const foe = (seat: Seat): Seat => 1 - seat
export const side = (t: ExodusTable, seat: Seat): Side => t.state.sides[seat]!
export const refer = (card: ExodusInPlay): Ref => Object.freeze({ card: card.id, gen: card.gen })

const isDeck = ({ zone: { family } }: ExodusInPlay): boolean => family === 'mainDeck' || family === 'energyDeck'

/** The card that is meant, if it is still the same object. In a deck it is not: a shuffle gives its id to another. */
export function found(t: ExodusTable, { card, gen }: Ref): ExodusInPlay | undefined {
  const here = t.card(card)
  return here.gen === gen && !isDeck(here) ? here : undefined
}

/** Whether this card is the object that is meant. */
export const means = ({ card, gen }: Ref, { id, gen: now }: ExodusInPlay): boolean => card === id && gen === now

/** Tells one object from another, also from the same card in a later life. */
export const objectKey = ({ id, gen }: ExodusInPlay): string => `${id} ${gen}`
