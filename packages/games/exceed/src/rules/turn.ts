import { askSome, between, type Flow, type Seat } from '@cardwright/engine'
import { amountOf } from '../effects/run/amounts.ts'
import { resolve } from '../effects/run/triggers.ts'
import { type ExceedTable, fighterOf, foe, side } from '../table.ts'
import { actions } from './actions/index.ts'
import { discardAll } from './areas.ts'
import { draw } from './deck.ts'
import { both } from './flows.ts'
import { enterExceed } from './mode.ts'
import { optionsOf } from './options.ts'
import { overdrive } from './overdrive.ts'
import { traitOf, traitsOf } from './strike/numbers.ts'
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
  return both(overdrive(t, seat), () =>
    both(resolve(t, seat, 'turnStart'), () => resolve(t, foe(seat), 'foeTurnStart')),
  )
}

/** EX-040: one action, and those that effects have given. */
function act(t: ExceedTable, seat: Seat): Flow | null {
  if (t.state.actions === 0) {
    t.state.phase = 'end'
    return null
  }
  t.state.actions--
  return both(actions.ask(t, seat), () => acted(t, seat))
}

/** What follows an action that was no Strike and led to none. */
function acted(t: ExceedTable, seat: Seat): Flow | null {
  return t.state.strike === null && t.state.summons === null ? resolve(t, seat, 'afterAction') : null
}

/** EX-041, EX-042: who did not strike draws; then what happens at the end of a turn does. */
function end(t: ExceedTable, seat: Seat): Flow | null {
  const drawing = t.state.struck || skipsDraw(t, seat) ? null : resolve(t, seat, 'turnDraw')
  return both(drawing, () => both(turnDraw(t, seat), () => both(resolve(t, seat, 'turnEnd'), () => passTurn(t))))
}

const skipsDraw = (t: ExceedTable, seat: Seat): boolean =>
  side(t, seat).turnNotes.noDraw !== undefined || traitOf(t, seat, 'skipsTurnDraw')

/** EX-061..063: and holds no more than the limit. */
function turnDraw(t: ExceedTable, seat: Seat): Flow | null {
  if (t.state.struck || skipsDraw(t, seat)) return null
  side(t, seat).turnNotes.drewForTurn = 1
  t.touch()
  if (!traitOf(t, seat, 'noTurnDraw')) draw(t, seat, 1)
  const over = t.zone.hand(seat).size - handLimit(t, seat)
  return over > 0 ? discardDown(t, seat, over) : null
}

function handLimit(t: ExceedTable, seat: Seat): number {
  const [other] = traitsOf(t, seat, 'handLimit')
  if (other !== undefined) return amountOf(t, other.by, other.trait.amount ?? usualHandLimit)
  return fighterOf(t, seat).handLimit ?? usualHandLimit
}

/** EX-062 */
function* discardDown(t: ExceedTable, seat: Seat, count: number): Flow {
  const options = () => optionsOf(t.zone.hand(seat).cards)
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
function passTurn(t: ExceedTable): Flow | null {
  const { state } = t
  const seats = [state.turn, foe(state.turn)]
  const exceeding = seats.filter((seat) => side(t, seat).turnNotes.exceedLater !== undefined)
  state.turn = state.next
  state.phase = 'start'
  state.lastTurnStruck = state.struck
  state.struck = false
  state.noStrike = false
  state.fresh = []
  for (const mine of state.sides) mine.turnNotes = {}
  t.touch()
  const [first, second] = exceeding
  if (first === undefined) return null
  return both(enterExceed(t, first), () => (second === undefined ? null : enterExceed(t, second)))
}
