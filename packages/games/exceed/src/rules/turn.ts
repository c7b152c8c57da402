import { askSome, between, type Flow, numbered, type Seat } from '@cardwright/engine'
import { resolve } from '../effects/run/triggers.ts'
import { type ExceedTable, fighterOf, foe, side } from '../table.ts'
import { actions } from './actions/index.ts'
import { discardAll } from './areas.ts'
import { draw } from './deck.ts'
import { both } from './flows.ts'
import { beginStrike } from './strike/set.ts'

const usualHandLimit = 7

/** The turn's next part: it starts, an action is taken (EX-040), it ends. */
export function turnStep(t: ExceedTable): Flow | null {
  const { state } = t
  if (state.summons !== null) {
    beginStrike(t, state.summons)
    return null
  }
  switch (state.phase) {
    case 'start':
      return start(t, state.turn)
    case 'act':
      return act(t, state.turn)
    default:
      return end(t, state.turn)
  }
}

function start(t: ExceedTable, seat: Seat): Flow | null {
  t.state.phase = 'act'
  t.state.actions = 1
  t.state.next = foe(seat)
  t.tell({ type: 'turn', seat })
  return both(resolve(t, seat, 'turnStart'), () => resolve(t, foe(seat), 'foeTurnStart'))
}

/** EX-040: one action, and those that effects have given. */
function act(t: ExceedTable, seat: Seat): Flow | null {
  if (t.state.actions === 0) {
    t.state.phase = 'end'
    return null
  }
  t.state.actions--
  return actions.ask(t, seat)
}

/** EX-041, EX-042, EX-061..063: who did not strike draws, and holds no more than the limit. */
function end(t: ExceedTable, seat: Seat): Flow | null {
  const { state } = t
  const flow = resolve(t, seat, 'turnEnd')
  return both(flow, () => {
    if (!state.struck && (side(t, seat).turnNotes.noDraw ?? 0) === 0) draw(t, seat, 1)
    const over = state.struck ? 0 : t.zone.hand(seat).size - handLimit(t, seat)
    return both(over > 0 ? discardDown(t, seat, over) : null, () => passTurn(t))
  })
}

const handLimit = (t: ExceedTable, seat: Seat): number => fighterOf(t, seat).handLimit ?? usualHandLimit

/** EX-062 */
function* discardDown(t: ExceedTable, seat: Seat, count: number): Flow {
  const options = () =>
    numbered(
      t.zone.hand(seat).cards,
      ({ def }) => def.id,
      ({ id }) => ({ card: id }),
    )
  const chosen = yield* askSome(t, seat, {
    kind: 'limit',
    rule: 'EX-062',
    context: count,
    ordered: true,
    options,
    next: between(count, count, options),
  })
  discardAll(
    t,
    chosen.map(({ card }) => t.card(card)),
  )
}

/** EX-139, EX-184 */
function passTurn(t: ExceedTable): null {
  const { state } = t
  state.turn = state.next
  state.phase = 'start'
  state.lastTurnStruck = state.struck
  state.struck = false
  for (const mine of state.sides) mine.turnNotes = {}
  t.touch()
  return null
}
