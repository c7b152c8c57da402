import type { CardId, Move, MoveOption, Seat } from '@cardwright/engine'
import { type ExodusInPlay, type ExodusTable, foe, refer, side, type Target } from '../table.ts'
import { refusals } from '../text/refusals.ts'
import { pushItem } from './activate.ts'
import { creaturesOf, spotOf } from './field.ts'
import { isCardFrozen } from './freeze.ts'

interface Attacking {
  readonly attacker: ExodusInPlay
  readonly target: Target
  /** What is typed: `attack:1:player`, `attack:2:3`, by the numbers of piles. */
  readonly key: string
}

interface Attack extends MoveOption {
  readonly card: CardId
  readonly on: CardId | undefined
}

/** XO-H08: any creature of the opponent; the player while no unfrozen creature guards them. */
export function attackTargets(t: ExodusTable, seat: Seat): Target[] {
  const theirs = creaturesOf(t, foe(seat))
  const targets: Target[] = theirs.map((card) => ({ kind: 'card', ref: refer(card) }))
  if (theirs.every((card) => isCardFrozen(t, card))) targets.push({ kind: 'player', seat: foe(seat) })
  return targets
}

/** What a player calls it: the number of its pile. */
export const nameOfVictim = (t: ExodusTable, target: Target): string =>
  target.kind === 'card' ? String(spotOf(t, t.card(target.ref.card))!.index + 1) : 'player'

/** XO-027, XO-028, XO-H09; XO-P09: nobody attacks in the first turn. */
export const attack: Move<ExodusTable, Attacking, Attack> = {
  list: (t, seat) =>
    creaturesOf(t, seat).flatMap((attacker) =>
      attackTargets(t, seat).map((target) => ({
        attacker,
        target,
        key: `attack:${spotOf(t, attacker)!.index + 1}:${nameOfVictim(t, target)}`,
      })),
    ),
  key: ({ key }) => key,
  why: (t, seat, { attacker }) => {
    if (t.state.turns === 1) return refusals.firstTurn
    if (isCardFrozen(t, attacker)) return refusals.frozen
    return side(t, seat).attacked.includes(attacker.id) ? refusals.attackedAlready : null
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
    pushItem(t, {
      owner: seat,
      kind: 'attack',
      source: refer(t.card(card)),
      ability: -1,
      targets: Object.freeze([Object.freeze(target)]),
      payment: [],
    })
    return null
  },
}
