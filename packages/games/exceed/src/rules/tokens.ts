import type { CardId, Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type ExceedInPlay, type ExceedTable, side } from '../state.ts'
import { openSecret } from '../values/marks.ts'

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

/** Takes one up from the arena. */
export function takeUp(t: ExceedTable, seat: Seat, token: ExceedInPlay): void {
  delete t.state.places[token.id]
  t.move(token, t.zone.pouch(seat))
}

/** Puts a token on a space, or takes it from the arena. */
export function setToken(t: ExceedTable, seat: Seat, token: string, space: number | null): void {
  const mine = side(t, seat)
  const secret = space === null ? openSecret(t, seat, token) : undefined
  if (secret !== undefined) {
    takeUp(t, seat, secret)
    return
  }
  if (space === null) {
    if (!(token in mine.tokens)) return
    delete mine.tokens[token]
  } else {
    if (!(token in mine.tokens)) t.state.strike?.sides[seat as 0 | 1].placed.push(token)
    mine.tokens[token] = space
  }
  t.touch()
  tell(t, { type: 'token', seat, token, space })
}

/** Lays a card that is in the arena, or will be, on a space. */
export function lay(t: ExceedTable, seat: Seat, card: CardId, space: number): void {
  t.state.places[card] = space
  t.touch()
  tell(t, { type: 'laid', seat, card, space, rule: 'EX-076' })
}
