import { andThen, type CardId, type Flow, flowOf, inTurn, type Part, type Seat } from '@cardwright/engine'
import type { Area } from '../../effects/shared/vocabulary.ts'
import { tell } from '../../events.ts'
import { boostOf, type ExceedInPlay, type ExceedTable, foe, strikeSide } from '../../state.ts'
import { put } from '../areas.ts'
import { areaLeftFor, leave } from '../boosts.ts'
import { discardInOrder, inOrder } from '../order.ts'
import { resolve } from '../triggers.ts'

/** EX-132: one player's three steps, even if stunned. */
export function cleanup(t: ExceedTable, seat: Seat): Part {
  return inTurn(cleanupParts, (part) => part(t, seat))
}

/** EX-117, EX-133: first the Cleanup triggers. */
const cleanupParts: readonly ((t: ExceedTable, seat: Seat) => Part)[] = [
  (t, seat) => resolve(t, seat, 'cleanup'),
  (t, seat) => (t.zone.boosts(seat).size === 0 ? null : discardBoosts(t, seat)),
  clearAttacks,
]

/** Where a card is bound for, if something else than the rule awaits it: what was said last. */
const boundFor = (t: ExceedTable, seat: Seat, card: CardId): Area | undefined =>
  strikeSide(t, seat).bound.findLast((each) => each.card === card)?.to

/** Where a Boost goes now; null if it stays: EX-135, EX-182. */
function wayOut(t: ExceedTable, seat: Seat, card: ExceedInPlay): Area | null {
  const { sustained, stunned } = strikeSide(t, seat)
  const stays = sustained.includes(card.id) || (boostOf(t, card).trap === true && !stunned)
  return boundFor(t, seat, card.id) ?? (stays ? null : 'discard')
}

/** EX-134: those that were not sustained in this Strike. EX-035: in the order that their player says. */
function* discardBoosts(t: ExceedTable, seat: Seat): Flow {
  const elsewhere: CardId[] = []
  const gone: CardId[] = []
  for (const card of t.zone.boosts(seat).cards) {
    const to = wayOut(t, seat, card)
    if (to !== null) (areaLeftFor(t, card, to) === 'discard' ? gone : elsewhere).push(card.id)
  }
  yield* flowOf(leaveAll(t, seat, elsewhere))
  yield* flowOf(leaveAll(t, seat, yield* inOrder(t, seat, gone)))
}

/** What one does as it leaves may change what becomes of the next. */
const leaveAll = (t: ExceedTable, seat: Seat, ids: readonly CardId[]): Part =>
  inTurn(ids, (id) => {
    const card = t.card(id)
    const to = card.zone.family === 'boosts' ? wayOut(t, seat, card) : null
    return to === null ? null : leave(t, seat, card, to)
  })

/** EX-064, EX-136, EX-137: what hit goes to the Gauge, what did not is discarded; extra attacks too. */
function clearAttacks(t: ExceedTable, seat: Seat): Part {
  const { cards, from, hit, extras } = strikeSide(t, seat)
  const gone: ExceedInPlay[] = []
  for (const extra of extras) clear(t, seat, extra.card, usual(extra.hit), gone)
  // what a character bears is no card of a deck
  for (const id of cards) clear(t, seat, id, from === 'face' ? 'aside' : usual(hit), gone)
  return discardInOrder(t, seat, gone)
}

const usual = (hit: boolean): Area => (hit ? 'gauge' : 'discard')

function clear(t: ExceedTable, seat: Seat, id: CardId, rule: Area, gone: ExceedInPlay[]): void {
  const card = t.card(id)
  if (card.zone.family !== 'strike') return
  const to = boundFor(t, seat, id) ?? rule
  if (to === 'discard') gone.push(card)
  else if (to !== 'transforms') put(t, card, seat, to)
}

/** EX-138: after both have cleaned up, the attacker's first. */
export function endOfStrike(t: ExceedTable): Part {
  const { attacker } = t.state.strike!
  const seats = [attacker, foe(attacker)]
  const triggers = inTurn(seats, (seat) => resolve(t, seat, 'endOfStrike'))
  return andThen(triggers, () => {
    for (const seat of seats) layOutTransforms(t, seat)
    return finish(t)
  })
}

/** What becomes a transform is one when the Strike is over. */
function layOutTransforms(t: ExceedTable, seat: Seat): void {
  for (const { card, to } of strikeSide(t, seat).bound)
    if (to === 'transforms' && t.card(card).zone.family === 'strike') put(t, t.card(card), seat, to)
}

/** EX-139..141: the defender's turn, or that of whoever gained Advantage last. */
function finish(t: ExceedTable): null {
  const { state } = t
  const { attacker, advantage } = state.strike!
  state.next = advantage ?? foe(attacker)
  state.strike = null
  state.phase = 'end'
  t.touch()
  tell(t, { type: 'strikeOver', next: state.next, rule: advantage === null ? 'EX-139' : 'EX-140' })
  return null
}
