import { type CardId, type Flow, flowOf, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import type { Action } from '../../cards/definitions.ts'
import { tell } from '../../events.ts'
import { type ActiveAbility, type ExceedTable, faceOf, foe, nothingYet, side } from '../../state.ts'
import { canAfford } from '../../values/able.ts'
import { activeOf } from '../../values/active.ts'
import { holds } from '../../values/conditions.ts'
import { mostForce, mostGauge } from '../../values/means.ts'
import { askedBy } from '../../values/printed.ts'
import type { Source } from '../../values/source.ts'
import { refusals } from '../../words/en/refusals.ts'
import { payForce } from '../force.ts'
import { payGauge } from '../gauge.ts'
import { run } from '../perform.ts'

/** An action that a character, or a card in play, gives. */
interface Granted {
  readonly action: Action
  readonly card: CardId | null
  /** That it was taken is kept under this name until the turn ends: for those of a character. */
  readonly note: string | null
}

interface Special extends MoveOption {
  readonly name: string
  readonly card: CardId | undefined
  readonly force: number
  readonly gauge: number
}

function grantedTo(t: ExceedTable, seat: Seat): Granted[] {
  const { mode } = side(t, seat)
  const all: Granted[] = faceOf(t, seat).actions.map((action, at) => ({ action, card: null, note: `${mode}:${at}` }))
  for (const each of activeOf(t, seat, 'action')) all.push(byCard(t, each))
  for (const each of activeOf(t, foe(seat), 'foeAction')) all.push(byCard(t, each))
  return all
}

const byCard = (t: ExceedTable, { card, ability }: ActiveAbility): Granted => ({
  action: { name: t.card(card!).def.id, if: ability.if, do: ability.do },
  card,
  note: null,
})

/** EX-059, EX-060 */
export const special: Move<ExceedTable, Granted, Special> = {
  list: grantedTo,
  key: ({ action }) => `action:${action.name}`,
  why: (t, seat, { action, card, note }) => {
    const { force = 0, gauge = 0, limit } = action
    if (gauge > mostGauge(t, seat)) return refusals.tooLittleGauge
    if (force > mostForce(t, seat)) return refusals.tooLittleForce
    if (note !== null && limit !== undefined && (side(t, seat).turn.actions[note] ?? 0) >= limit) return refusals.notNow
    const by = byOf(seat, card)
    if (!holds(t, by, action.if)) return refusals.notNow
    return canAfford(t, by, action.do) ? null : refusals.tooDear
  },
  option: ({ action: { name, force = 0, gauge = 0 }, card }, key) => ({
    key,
    move: 'special',
    name,
    card: card ?? undefined,
    force,
    gauge,
  }),
  do: (t, seat, { name, card }) => act(t, seat, grantedTo(t, seat).find(isOf(name, card))!),
}

const byOf = (seat: Seat, card: CardId | null): Source => ({ seat, card, half: card === null ? 'face' : 'boost' })

const isOf =
  (name: string, card: CardId | undefined) =>
  (granted: Granted): boolean =>
    granted.action.name === name && granted.card === (card ?? null)

function* act(t: ExceedTable, seat: Seat, { action, card, note }: Granted): Flow {
  const asked = askedBy(t, byOf(seat, card), action)
  yield* payGauge(t, seat, action.gauge ?? 0, { asked })
  yield* payForce(t, seat, action.force ?? 0, { asked })
  if (note !== null) {
    const { turn } = side(t, seat)
    turn.actions = { ...turn.actions, [note]: (turn.actions[note] ?? 0) + 1 }
    t.touch()
  }
  t.state.recent = nothingYet()
  tell(t, { type: 'action', seat, name: action.name, rule: 'EX-059' })
  yield* flowOf(run(t, byOf(seat, card), action.do))
}
