import { type ExodusInPlay, type ExodusTable, objectKey, side } from '../table.ts'

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
  sideOf(t, card).attacks.push(objectKey(card))
  t.touch()
}

/** A text says that it has not used its attack. */
export function renewAttack(t: ExodusTable, card: ExodusInPlay): void {
  if (hasAttacked(t, card)) sideOf(t, card).renewed.push(objectKey(card))
  t.touch()
}
