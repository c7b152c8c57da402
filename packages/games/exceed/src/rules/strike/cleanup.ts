import type { Flow, Seat } from '@cardwright/engine'
import { resolve } from '../../effects/run/triggers.ts'
import { defOf, type ExceedTable, foe, strikeSide } from '../../table.ts'
import { put } from '../areas.ts'
import { leave } from '../boosts.ts'

/** EX-131..137: all three steps, even of a stunned player. */
export function* cleanup(t: ExceedTable, seat: Seat): Flow {
  const triggers = resolve(t, seat, 'cleanup')
  if (triggers !== null) yield* triggers
  yield* discardBoosts(t, seat)
  clearAttack(t, seat)
}

/** EX-134, EX-135, EX-182: those that were not sustained in this Strike. */
function* discardBoosts(t: ExceedTable, seat: Seat): Flow {
  const { sustained, stunned, bound } = strikeSide(t, seat)
  for (const card of t.zone.boosts(seat).cards.slice()) {
    const elsewhere = bound.find((each) => each.card === card.id)
    const stays = sustained.includes(card.id) || (defOf(card).boost.trap === true && !stunned)
    if (stays && !elsewhere) continue
    const flow = leave(t, seat, card, elsewhere?.to ?? 'discard')
    if (flow !== null) yield* flow
  }
}

/** EX-064, EX-136, EX-137: what hit goes to the Gauge, what did not is discarded. */
function clearAttack(t: ExceedTable, seat: Seat): void {
  const mine = strikeSide(t, seat)
  const [id] = mine.cards
  if (id === undefined || t.card(id).zone.family !== 'strike') return
  const card = t.card(id)
  const elsewhere = mine.bound.find((each) => each.card === id)
  put(t, card, seat, elsewhere?.to ?? (mine.hit ? 'gauge' : 'discard'))
}

/** EX-138: after both have cleaned up, the attacker's first. */
export function* endOfStrike(t: ExceedTable): Flow {
  const { attacker } = t.state.strike!
  for (const seat of [attacker, foe(attacker)]) {
    const flow = resolve(t, seat, 'endOfStrike')
    if (flow !== null) yield* flow
  }
  finish(t)
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
