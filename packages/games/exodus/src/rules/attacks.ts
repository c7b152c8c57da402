import { tell } from '../events.ts'
import { type ExodusInPlay, type ExodusTable, objectKey, side } from '../table.ts'
import { drop } from './stack.ts'

const times = (list: readonly string[], key: string): number => list.filter((each) => each === key).length

const sideOf = (t: ExodusTable, { zone }: ExodusInPlay) => side(t, zone.owner)

/** XO-H09: whether a creature has used its attack. */
export function hasAttacked(t: ExodusTable, card: ExodusInPlay): boolean {
  const { attacks, renewed } = sideOf(t, card)
  return times(attacks, objectKey(card)) > times(renewed, objectKey(card))
}

/** Whether it has attacked at all in this turn, used or not. */
export const isFirstAttack = (t: ExodusTable, card: ExodusInPlay): boolean =>
  !sideOf(t, card).attacks.includes(objectKey(card))

/** XO-034: an attack is used in battle, not when it is declared. */
export function useAttack(t: ExodusTable, card: ExodusInPlay): void {
  const mine = sideOf(t, card)
  mine.attacks.push(objectKey(card))
  mine.calledOff = mine.calledOff.filter((each) => each !== objectKey(card))
  t.touch()
}

/** XO-034, XO-H40: the attack is not used, but its triggers have acted. */
export function callOff(t: ExodusTable, card: ExodusInPlay): void {
  const { calledOff } = sideOf(t, card)
  if (wasCalledOff(t, card)) return
  calledOff.push(objectKey(card))
  t.touch()
}

export const wasCalledOff = (t: ExodusTable, card: ExodusInPlay): boolean =>
  sideOf(t, card).calledOff.includes(objectKey(card))

/** A text says that it has not used its attack. */
export function renewAttack(t: ExodusTable, card: ExodusInPlay): void {
  if (hasAttacked(t, card)) sideOf(t, card).renewed.push(objectKey(card))
  t.touch()
}

/** A text ends its attack, which leaves the stack. */
export function cancelAttack(t: ExodusTable, card: ExodusInPlay, isUsed: boolean): void {
  const attack = t.state.stack.find(({ kind, source }) => kind === 'attack' && source.card === card.id)
  if (attack === undefined) return
  drop(t, attack)
  if (isUsed) useAttack(t, card)
  else callOff(t, card)
  t.touch()
  tell(t, { type: 'cancelled', seat: attack.owner, card: card.id })
}
