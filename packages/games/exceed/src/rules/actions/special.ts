import type { CardId, Flow, Move, MoveOption, Seat } from '@cardwright/engine'
import type { Action } from '../../cards/definitions.ts'
import { holds } from '../../effects/run/conditions.ts'
import { run } from '../../effects/run/index.ts'
import { type ExceedTable, faceOf, side } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { mostForce, payForce } from '../force.ts'
import { payGauge } from '../gauge.ts'

/** An action that a character, or a card in play, gives. */
interface Granted {
  readonly action: Action
  readonly card: CardId | null
}

interface Special extends MoveOption {
  readonly name: string
  readonly card: CardId | undefined
}

const grantedTo = (t: ExceedTable, seat: Seat): Granted[] =>
  faceOf(t, seat).actions.map((action) => ({ action, card: null }))

/** EX-059, EX-060 */
export const special: Move<ExceedTable, Granted, Special> = {
  list: grantedTo,
  key: ({ action }) => `action:${action.name}`,
  why: (t, seat, { action, card }) => {
    const { force = 0, gauge = 0 } = action
    if (gauge > t.zone.gauge(seat).size) return refusals.tooLittleGauge
    if (force > mostForce(t, seat)) return refusals.tooLittleForce
    return holds(t, { seat, card, half: 'face' }, action.if) ? null : refusals.notNow
  },
  option: ({ action, card }, key) => ({ key, move: 'special', name: action.name, card: card ?? undefined }),
  do: (t, seat, { name, card }) => act(t, seat, grantedTo(t, seat).find(isOf(name, card))!),
}

const isOf =
  (name: string, card: CardId | undefined) =>
  (granted: Granted): boolean =>
    granted.action.name === name && granted.card === (card ?? null)

function* act(t: ExceedTable, seat: Seat, { action, card }: Granted): Flow {
  yield* payGauge(t, seat, action.gauge ?? 0)
  yield* payForce(t, seat, action.force ?? 0)
  const mine = side(t, seat)
  mine.turnNotes[`action:${mine.mode}:${action.name}`] = 1
  t.tell({ type: 'action', seat, name: action.name, rule: 'EX-059' })
  const flow = run(t, { seat, card, half: 'face' }, action.do)
  if (flow !== null) yield* flow
}
