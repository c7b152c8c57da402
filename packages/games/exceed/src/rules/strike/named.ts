import type { Seat } from '@cardwright/engine'
import { attackOf, defOf, type ExceedInPlay, type ExceedTable } from '../../table.ts'
import { traitOf } from './numbers.ts'

/** EX-102: whether an attack is invalid, whatever its player can pay: by its name, or by what is in force. */
export function isInvalid(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { terms } = t.state.strike!
  return (terms.invalid !== undefined && terms.invalid === defOf(card).name) || traitOf(t, seat, 'invalid')
}

/** Whether the attacker has named this seat's attack, so that it does not hit them. */
export function isForeseen(t: ExceedTable, seat: Seat): boolean {
  const { attacker, terms } = t.state.strike!
  const attack = attackOf(t, seat)
  return seat !== attacker && terms.dodge !== undefined && attack !== undefined && terms.dodge === defOf(attack).name
}
