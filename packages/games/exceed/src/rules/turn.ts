import { askSome, between, type Flow, inTurn, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type ExceedTable, fighterOf, foe, newTurn, side } from '../state.ts'
import { amountOf } from '../values/amounts.ts'
import { traitOf, traitsOf } from '../values/traits.ts'
import { actions } from './actions/index.ts'
import { discardAll } from './areas.ts'
import { draw } from './deck.ts'
import { enterExceed } from './mode.ts'
import { optionsOf } from './options.ts'
import { overdrive } from './overdrive.ts'
import { beginStrike } from './strike/set.ts'
import { resolve } from './triggers.ts'

const usualHandLimit = 7

/** The turn's next part: it starts, an action is taken (EX-040), it ends. */
export function turnStep(t: ExceedTable): Part {
  const { state } = t
  if (state.summons !== null) {
    beginStrike(t, state.summons)
    return null
  }
  switch (state.phase) {
    case 'start':
      return runParts(startOfTurn, t, state.turn)
    case 'act':
      return act(t, state.turn)
    default:
      return runParts(endOfTurn, t, state.turn)
  }
}

type TurnPart = (t: ExceedTable, seat: Seat) => Part

const startOfTurn: readonly TurnPart[] = [
  beginTurn,
  overdrive,
  (t, seat) => resolve(t, seat, 'turnStart'),
  (t, seat) => resolve(t, foe(seat), 'foeTurnStart'),
]

/** EX-040 */
const action: readonly TurnPart[] = [(t, seat) => actions.ask(t, seat), afterAction]

/** EX-041, EX-042 */
const endOfTurn: readonly TurnPart[] = [drawTriggers, turnDraw, (t, seat) => resolve(t, seat, 'turnEnd'), passTurn]

const runParts = (parts: readonly TurnPart[], t: ExceedTable, seat: Seat): Part =>
  inTurn(parts, (part) => part(t, seat))

function beginTurn(t: ExceedTable, seat: Seat): null {
  t.state.phase = 'act'
  t.state.actions = 1
  t.state.next = foe(seat)
  tell(t, { type: 'turn', seat })
  return null
}

/** EX-040: one action, and those that effects have given. */
function act(t: ExceedTable, seat: Seat): Part {
  if (t.state.actions === 0) {
    t.state.phase = 'end'
    return null
  }
  t.state.actions--
  return runParts(action, t, seat)
}

/** What follows an action that was no Strike and led to none. */
function afterAction(t: ExceedTable, seat: Seat): Part {
  return t.state.strike === null && t.state.summons === null ? resolve(t, seat, 'afterAction') : null
}

/** EX-041, EX-142: a turn with a Strike has no draw. */
const hasDraw = (t: ExceedTable, seat: Seat): boolean =>
  !t.state.struck && !side(t, seat).turn.noDraw && !traitOf(t, seat, 'skipsTurnDraw')

function drawTriggers(t: ExceedTable, seat: Seat): Part {
  return hasDraw(t, seat) ? resolve(t, seat, 'turnDraw') : null
}

/** EX-061..063: and holds no more than the limit. */
function turnDraw(t: ExceedTable, seat: Seat): Part {
  if (!hasDraw(t, seat)) return null
  side(t, seat).turn.drew = true
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
function passTurn(t: ExceedTable): Part {
  const { state } = t
  const seats = [state.turn, foe(state.turn)]
  const exceeding = seats.filter((seat) => side(t, seat).turn.exceedsAtEnd)
  state.turn = state.next
  state.phase = 'start'
  state.lastTurnStruck = state.struck
  state.struck = false
  state.noStrike = false
  state.fresh = []
  for (const mine of state.sides) mine.turn = newTurn()
  t.touch()
  return inTurn(exceeding, (seat) => enterExceed(t, seat))
}
