import type { CardId, Seat } from '@cardwright/engine'
import type { ExceedInPlay, ExceedTable } from '../table.ts'
import { lay } from './marks.ts'

// Tokens of which only their player knows which is which, as long as they lie face down: cards, so that the table hides
// them as it hides cards. Those that are not in the arena are in their player's pouch.

/** Lays one face down on a space. */
export function conceal(t: ExceedTable, seat: Seat, token: CardId, space: number): void {
  t.move(t.card(token), t.zone.secrets(seat), { down: true })
  lay(t, seat, token, space)
}

/** They are turned up with the attacks: EX-097. */
export const concealed = (t: ExceedTable, seat: Seat): ExceedInPlay[] =>
  t.zone.secrets(seat).cards.filter(({ down }) => down)

/** The one of this id that lies open in the arena: as long as it lies face down it has no name. */
export const openSecret = (t: ExceedTable, seat: Seat, token: string): ExceedInPlay | undefined =>
  t.zone.secrets(seat).cards.find(({ down, def }) => !down && def.id === token)

/** Takes one up from the arena. */
export function takeUp(t: ExceedTable, seat: Seat, token: ExceedInPlay): void {
  delete t.state.places[token.id]
  t.move(token, t.zone.pouch(seat))
}
