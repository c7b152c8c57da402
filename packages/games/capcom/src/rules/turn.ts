import { askSome, askThen, between, type Flow, type Option, type Part, type Seat } from '@cardwright/engine'
import { mayLook, renew, use } from '../abilities/run.ts'
import { tell } from '../events.ts'
import { type CapcomTable, freshCleanUp, type TeamId } from '../state.ts'
import { type Yes, yesOrNo } from './abilities.ts'
import { inOrder } from './acts.ts'
import { takeBlocksBack } from './block.ts'
import { draw, rebuild } from './draw.ts'
import { timeOver } from './end.ts'
import { activeOf, activeSeat, fighting, foe, seatsOf, sheetFor, teamOf } from './teams.ts'

/** CC-023, CC-035: a turn of this team begins. */
export function beginTurn(t: CapcomTable, team: TeamId): void {
  const { state } = t
  if (state.turns >= state.dials.turnLimit) timeOver(t)
  state.turn = team
  state.turns++
  state.actor = activeSeat(t, team)
  state.support = false
  state.cleanUp = freshCleanUp()
  state.phase = 'start'
  renew(t)
  const { seat, fighter } = activeOf(t, team)
  tell(t, { type: 'turn', seat, fighter, turns: state.turns, rule: 'CC-023' })
}

const looking = yesOrNo('look')

/** CC-122, CC-152: the start of a turn, and the ability `look` then. */
export function startStep(t: CapcomTable): Part {
  const { actor, turn } = t.state
  takeBlocksBack(t, turn)
  for (const each of seatsOf(t, turn)) rebuild(t, each)
  if (mayLook(t, fighting(t, actor)) !== null) return askThen(t, actor, looking, look)
  t.state.phase = 'draw'
  return null
}

function look(t: CapcomTable, seat: Seat, { yes }: Yes): null {
  t.state.phase = 'draw'
  if (!yes) return null
  const character = fighting(t, seat)
  use(t, character, mayLook(t, character)!)
  const hand = t.zone.hand(activeSeat(t, foe(teamOf(seat)))).cards
  if (hand.length > 0) t.show(hand, [seat])
  return null
}

interface Discard extends Option {
  readonly card: number
}

const handOptions = (t: CapcomTable, seat: Seat): Discard[] =>
  t.zone.hand(seat).cards.map((card) => ({ key: card.def.id, card: card.id }))

/** CC-011, CC-033, CC-034, CC-A42: the hand is cut down to the Endurance; then the turn goes on. */
export function discardStep(t: CapcomTable): Part {
  const { actor } = t.state
  const over = fighting(t, actor).out ? 0 : t.zone.hand(actor).size - sheetFor(t, actor).endurance
  if (over > 0) return discardDown(t, actor, over)
  passOn(t)
  return null
}

function* discardDown(t: CapcomTable, seat: Seat, over: number): Flow {
  const chosen = yield* askSome<Discard>(t, seat, {
    kind: 'discard',
    rule: 'CC-033',
    context: { count: over },
    options: handOptions,
    next: between(over, over, handOptions),
  })
  t.move(inOrder(chosen.map(({ card }) => t.card(card))), t.zone.discard(seat))
  passOn(t)
}

/** CC-035, CC-A54: the partner's support, where they have a seat of their own; then the other team. */
function passOn(t: CapcomTable): void {
  const { state } = t
  const { turn, actor } = state
  const other = seatsOf(t, turn).find((seat) => seat !== actor)
  if (!state.support && other !== undefined && !fighting(t, other).out) beginSupport(t, other)
  else beginTurn(t, foe(turn))
}

/** CC-A54, CC-H04 */
function beginSupport(t: CapcomTable, seat: Seat): void {
  const { state } = t
  const { recovered } = state.cleanUp
  state.support = true
  state.actor = seat
  state.phase = 'cleanUp'
  state.cleanUp = { ...freshCleanUp(), recovered }
  if (state.turns > 1 || state.dials.firstDraw !== 0) draw(t, seat, 1)
}
