import type { CardId, Flow, Seat } from '@cardwright/engine'
import { resolve } from '../../effects/run/triggers.ts'
import type { Area } from '../../effects/vocabulary/shared.ts'
import { boostOf, type ExceedTable, foe, strikeSide } from '../../table.ts'
import { put } from '../areas.ts'
import { leave } from '../boosts.ts'
import { both } from '../flows.ts'

/** EX-131..137: all three steps, even of a stunned player. */
export function cleanup(t: ExceedTable, seat: Seat): Flow | null {
  return both(resolve(t, seat, 'cleanup'), () =>
    both(t.zone.boosts(seat).size === 0 ? null : discardBoosts(t, seat), () => {
      clearAttacks(t, seat)
      return null
    }),
  )
}

/** Where a card is bound for, if something else than the rule awaits it: what was said last. */
const boundFor = (t: ExceedTable, seat: Seat, card: CardId): Area | undefined =>
  strikeSide(t, seat).bound.findLast((each) => each.card === card)?.to

/** EX-134, EX-135, EX-182: those that were not sustained in this Strike. */
function* discardBoosts(t: ExceedTable, seat: Seat): Flow {
  for (const card of t.zone.boosts(seat).cards.slice()) {
    if (card.zone.family !== 'boosts') continue
    const { sustained, stunned } = strikeSide(t, seat)
    const to = boundFor(t, seat, card.id)
    const stays = sustained.includes(card.id) || (boostOf(t, card).trap === true && !stunned)
    if (stays && to === undefined) continue
    const flow = leave(t, seat, card, to ?? 'discard')
    if (flow !== null) yield* flow
  }
}

/** EX-064, EX-136, EX-137: what hit goes to the Gauge, what did not is discarded; extra attacks too. */
function clearAttacks(t: ExceedTable, seat: Seat): void {
  const { cards, from, hit, extras } = strikeSide(t, seat)
  for (const extra of extras) clear(t, seat, extra.card, usual(extra.hit))
  // what a character bears is no card of a deck
  for (const id of cards) clear(t, seat, id, from === 'face' ? 'aside' : usual(hit))
}

const usual = (hit: boolean): Area => (hit ? 'gauge' : 'discard')

function clear(t: ExceedTable, seat: Seat, id: CardId, rule: Area): void {
  const card = t.card(id)
  if (card.zone.family !== 'strike') return
  const to = boundFor(t, seat, id) ?? rule
  if (to === 'transforms') return
  put(t, card, to === 'discard' ? card.owner : seat, to)
}

/** EX-138: after both have cleaned up, the attacker's first. */
export function endOfStrike(t: ExceedTable): Flow | null {
  const { attacker } = t.state.strike!
  return both(resolve(t, attacker, 'endOfStrike'), () =>
    both(resolve(t, foe(attacker), 'endOfStrike'), () => {
      for (const seat of [attacker, foe(attacker)]) layOutTransforms(t, seat)
      finish(t)
      return null
    }),
  )
}

/** What becomes a transform is one when the Strike is over. */
function layOutTransforms(t: ExceedTable, seat: Seat): void {
  for (const { card, to } of strikeSide(t, seat).bound)
    if (to === 'transforms' && t.card(card).zone.family === 'strike') put(t, t.card(card), seat, to)
}

/** EX-139..141: the defender's turn, or that of whoever gained Advantage last. */
function finish(t: ExceedTable): void {
  const { state } = t
  const { attacker, advantage } = state.strike!
  state.next = advantage ?? foe(attacker)
  state.strike = null
  state.phase = 'end'
  t.touch()
  t.tell({ type: 'strikeOver', next: state.next, rule: advantage === null ? 'EX-139' : 'EX-140' })
}
