import type { Move, Seat } from '@cardwright/engine'
import type { AttackOption } from '../asks.ts'
import { tell } from '../events.ts'
import type { Dials, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, foe, objectKey, refer, side } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { creaturesOf, spotOf } from './field.ts'
import { isCardFrozen } from './freeze.ts'
import { drop, pushItem } from './stack.ts'
import { raise, stackWaiting } from './triggers.ts'

interface Attacking {
  readonly attacker: ExodusInPlay
  readonly target: Target
  /** `attack:1:player`, `attack:2:3`: by the numbers of piles. */
  readonly key: string
}

/** XO-P16, XO-H08: who guards their player; a frozen creature does not (XO-H15). */
const guards: Record<Dials['guard'], (t: ExodusTable, card: ExodusInPlay) => boolean> = {
  unfrozen: (t, card) => !isCardFrozen(t, card),
  any: () => true,
  none: () => false,
}

/** XO-H08: any creature of the opponent; the player while nothing guards them. */
export function attackTargets(t: ExodusTable, seat: Seat): Target[] {
  const all = victimsOf(t, seat)
  return isGuarded(t, foe(seat)) ? all.slice(0, -1) : all
}

/** The creatures of the opponent, then the opponent. */
export const victimsOf = (t: ExodusTable, seat: Seat): Target[] => [
  ...creaturesOf(t, foe(seat)).map((card): Target => ({ kind: 'card', ref: refer(card) })),
  { kind: 'player', seat: foe(seat) },
]

/** XO-H08 */
const isGuarded = (t: ExodusTable, seat: Seat): boolean =>
  creaturesOf(t, seat).some((card) => guards[t.state.dials.guard](t, card))

/** A victim in a key: the number of its pile, or `player`. */
export const nameOfVictim = (t: ExodusTable, target: Target): string =>
  target.kind === 'card' ? String(spotOf(t.card(target.ref.card))!.index + 1) : 'player'

/** XO-027, XO-028, XO-H09; XO-P09: nobody attacks in the first turn. */
export const attack: Move<ExodusTable, Attacking, AttackOption> = {
  list: (t, seat) =>
    creaturesOf(t, seat).flatMap((attacker) =>
      victimsOf(t, seat).map((target) => ({
        attacker,
        target,
        key: `attack:${spotOf(attacker)!.index + 1}:${nameOfVictim(t, target)}`,
      })),
    ),
  key: ({ key }) => key,
  why: (t, _seat, { attacker, target }) => {
    if (t.state.turns === 1) return refusals.firstTurn
    if (target.kind === 'player' && isGuarded(t, target.seat)) return refusals.guarded
    if (isCardFrozen(t, attacker)) return refusals.frozen
    return hasAttacked(t, attacker) ? refusals.attackedAlready : null
  },
  option: ({ attacker, target }, key) => ({
    key,
    move: 'attack',
    card: attacker.id,
    on: target.kind === 'card' ? target.ref.card : undefined,
  }),
  do: (t, seat, { card, on }) => {
    const target: Target =
      on === undefined ? { kind: 'player', seat: foe(seat) } : { kind: 'card', ref: refer(t.card(on)) }
    const attacker = t.card(card)
    pushItem(t, {
      owner: seat,
      kind: 'attack',
      source: refer(attacker),
      text: attacker.def.id,
      ability: -1,
      targets: Object.freeze([Object.freeze(target)]),
      payment: [],
    })
    if (!wasCalledOff(t, attacker)) raise(t, attacker, ['attacks'])
    // triggers of the declaration lie above the attack
    return stackWaiting(t)
  },
}

/** XO-P09, XO-H09, XO-H15: whether any creature of a player may attack in this turn. */
export const canAttack = (t: ExodusTable, seat: Seat): boolean =>
  t.state.turns > 1 && creaturesOf(t, seat).some((card) => !isCardFrozen(t, card) && !hasAttacked(t, card))

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
  if (!hasAttacked(t, card)) return
  sideOf(t, card).renewed.push(objectKey(card))
  t.touch()
  tell(t, { type: 'renewed', card: card.id })
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
