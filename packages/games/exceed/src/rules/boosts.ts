import { ask, type CardId, type Flow, type Seat } from '@cardwright/engine'
import type { BoostDef } from '../cards/definitions.ts'
import { abilitiesAt } from '../effects/active.ts'
import { inPrintedOrder, resolve } from '../effects/run/triggers.ts'
import type { Area } from '../effects/vocabulary/shared.ts'
import { type Bearing, type Boosting, defOf, type ExceedInPlay, type ExceedTable, foe, side } from '../table.ts'
import { put } from './areas.ts'
import { payForce } from './force.ts'
import { payGauge } from './gauge.ts'

/** What a Boost costs its player now; null if it cannot be played. */
export const boostCost = (_t: ExceedTable, _seat: Seat, card: ExceedInPlay): number | null => defOf(card).boost.cost

/** Where a Boost lies while it is in play. EX-073: an Instant Boost for no longer than it takes. */
const placeOf: Record<BoostDef['kind'], Area> = {
  instant: 'played',
  continuous: 'boosts',
  transform: 'transforms',
  overload: 'played',
}

const bearingsOf = (card: ExceedInPlay, seat: Seat, timing: 'now' | 'leave'): Bearing[] =>
  abilitiesAt(defOf(card).boost.abilities, timing).map((ability) => ({ seat, card: card.id, half: 'boost', ability }))

/** EX-072: pays its cost, puts it into play, performs its effects. EX-160: it is discarded after that. */
export function* playBoost(t: ExceedTable, seat: Seat, id: CardId, free = false): Flow {
  const card = t.card(id)
  const { boost } = defOf(card)
  const from = card.zone.family as Area
  if (!free) yield* payForce(t, seat, boostCost(t, seat, card) ?? 0)
  // EX-074: a Continuous Boost is in its area before its Now effects happen
  put(t, card, seat, placeOf[boost.kind])
  t.tell({ type: 'boost', seat, card: card.id, rule: 'EX-158' })
  const outer = t.state.boosting
  const boosting: Boosting = { card: card.id, from, cancelled: false, to: null }
  t.state.boosting = boosting
  yield* counter(t, seat)
  if (!boosting.cancelled) yield* perform(t, seat, card)
  finish(t, seat, card, boosting)
  t.state.boosting = outer
}

/** EX-148: after its cost is paid, before any decision of it is made. */
function* counter(t: ExceedTable, seat: Seat): Flow {
  const reply = resolve(t, foe(seat), 'foeBoost')
  if (reply !== null) yield* reply
}

/** EX-159: when its effects are over it is resolved, and what waits for that happens. */
function* perform(t: ExceedTable, seat: Seat, card: ExceedInPlay): Flow {
  const effects = inPrintedOrder(t, bearingsOf(card, seat, 'now'))
  if (effects !== null) yield* effects
  const { turnNotes } = side(t, seat)
  turnNotes.boosts = (turnNotes.boosts ?? 0) + 1
  const after = resolve(t, seat, 'boosted')
  if (after !== null) yield* after
  yield* offerCancel(t, seat, defOf(card).boost.cancel)
}

/** Some Boosts can be cut short for Gauge: their player takes another action. */
function* offerCancel(t: ExceedTable, seat: Seat, cost: number | undefined): Flow {
  if (cost === undefined || t.state.strike !== null || t.zone.gauge(seat).size < cost) return
  const { key } = yield* ask(t, seat, {
    kind: 'cancel',
    skip: 'pass',
    context: cost,
    options: () => [{ key: 'cancel' }, { key: 'pass' }],
  })
  if (key === 'pass') return
  yield* payGauge(t, seat, cost)
  t.state.actions++
  const { turnNotes } = side(t, seat)
  turnNotes.cancels = (turnNotes.cancels ?? 0) + 1
  const after = resolve(t, seat, 'cancelled')
  if (after !== null) yield* after
}

function finish(t: ExceedTable, seat: Seat, card: ExceedInPlay, { cancelled, to }: Boosting): void {
  const { family } = card.zone
  if (to !== null) put(t, card, to === 'discard' ? card.owner : seat, to)
  else if (family === 'played' || (cancelled && family !== 'discard')) put(t, card, card.owner, 'discard')
}

/** A Boost leaves play. What it does then happens after it has left. */
export function leave(t: ExceedTable, seat: Seat, card: ExceedInPlay, to: Area): Flow | null {
  const bearings = bearingsOf(card, seat, 'leave')
  put(t, card, to === 'discard' ? card.owner : seat, to)
  return inPrintedOrder(t, bearings)
}
