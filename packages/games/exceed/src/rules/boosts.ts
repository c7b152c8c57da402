import { andThen, ask, type CardId, type Flow, flowOf, inTurn, type Part, type Seat } from '@cardwright/engine'
import type { BoostDef } from '../cards/definitions.ts'
import { makePlace } from '../cards/printed.ts'
import type { Timing } from '../effects/abilities/timings.ts'
import type { Area } from '../effects/shared/vocabulary.ts'
import { tell } from '../events.ts'
import {
  type ActiveAbility,
  type Boosting,
  boostOf,
  defOf,
  type ExceedInPlay,
  type ExceedTable,
  fighterOf,
  foe,
  side,
  strikeSide,
} from '../state.ts'
import { abilitiesAt } from '../values/lists.ts'
import { mostGauge } from '../values/means.ts'
import { put } from './areas.ts'
import { payForce } from './force.ts'
import { payGauge } from './gauge.ts'
import { inPrintedOrder, resolve } from './triggers.ts'

/** EX-073, EX-075: an Instant Boost lies in play for no longer than it takes. */
const placeOf = (kind: BoostDef['kind']): Area => (kind === 'continuous' ? 'boosts' : 'played')

const bearingsOf = (boost: BoostDef, card: CardId, seat: Seat, timing: Timing): ActiveAbility[] =>
  abilitiesAt(boost.abilities, timing).map((ability) => ({ seat, card, half: 'boost', ability }))

export interface Playing {
  readonly free?: boolean | undefined
  /** As the card that the character says. */
  readonly down?: boolean | undefined
  /** EX-182 */
  readonly sustain?: boolean | undefined
}

/** EX-072: pays its cost, puts it into play, performs its effects. EX-160: it is discarded after that. */
export function* playBoost(t: ExceedTable, seat: Seat, id: CardId, { free, down, sustain }: Playing = {}): Flow {
  const card = t.card(id)
  const from = card.zone.family as Area
  const boost = (down ? fighterOf(t, seat).facedown : undefined) ?? defOf(card).boost
  const cost = free || down ? 0 : (boost.cost ?? 0)
  if (cost > 0) {
    // it lies open meanwhile: a card of the hand that others cannot tell from its copy would not be the same card later
    put(t, card, seat, 'played')
    yield* payForce(t, seat, cost, { asked: { card: id, source: makePlace(seat, card.def, 'boost') } })
  }
  if (boost.kind === 'continuous') t.state.fresh.push(id)
  // EX-074: a Continuous Boost is in its area before its Now effects happen
  put(t, card, seat, placeOf(boost.kind), { down: down === true })
  tell(t, { type: 'boost', seat, card: card.id, rule: 'EX-158' })
  const outer = t.state.boosting
  const boosting: Boosting = { card: card.id, from, cancelled: false, to: null, again: false }
  t.state.boosting = boosting
  // EX-148: after its cost is paid, before any decision of it is made
  yield* flowOf(resolve(t, foe(seat), 'foeBoost'))
  if (!boosting.cancelled) yield* flowOf(perform(t, seat, id, boost))
  finish(t, seat, card, boosting)
  if (sustain && card.zone.family === 'boosts' && t.state.strike !== null) {
    strikeSide(t, seat).sustained.push(id)
    t.touch()
  }
  if (!boosting.cancelled) yield* offerCancel(t, seat, boosting, boost.cancel)
  t.state.boosting = outer
  if (boosting.again) actAgain(t, outer)
}

/** EX-159: when its effects are over it is resolved, and what waits for that happens. */
const perform = (t: ExceedTable, seat: Seat, id: CardId, boost: BoostDef): Part =>
  andThen(inPrintedOrder(t, bearingsOf(boost, id, seat, 'now')), () =>
    inTurn(boost.kind === 'continuous' ? resolvedContinuous : resolved, (timing) => resolve(t, seat, timing)),
  )

const resolved: readonly Timing[] = ['boosted']

const resolvedContinuous: readonly Timing[] = ['boostedContinuous', ...resolved]

/** EX-160. EX-149: a cancelled Boost is discarded, and that is all. */
function finish(t: ExceedTable, seat: Seat, card: ExceedInPlay, { cancelled, to }: Boosting): void {
  const { family } = card.zone
  if (to !== null) put(t, card, seat, to)
  else if (family === 'played' || (cancelled && family === 'boosts')) put(t, card, card.owner, 'discard')
}

/** Some Boosts can be cut short for Gauge: their player takes another action. Not one that leads to a Strike. */
function* offerCancel(t: ExceedTable, seat: Seat, boosting: Boosting, cost: number | undefined): Flow {
  const { strike, summons } = t.state
  const mine = side(t, seat)
  if (cost === undefined || strike !== null || summons !== null || mine.turn.noCancel) return
  if (mostGauge(t, seat) < cost) return
  const { key } = yield* ask(t, seat, {
    kind: 'cancel',
    card: boosting.card,
    rule: 'EX-029',
    skip: 'pass',
    context: cost,
    options: () => [{ key: 'cancel' }, { key: 'pass' }],
  })
  if (key === 'pass') return
  yield* payGauge(t, seat, cost)
  boosting.again = true
  yield* flowOf(resolve(t, seat, 'cancelled'))
  mine.turn.cancels++
  t.touch()
}

/** However often a Boost says it, and Boosts that it led to, it is one action more. */
function actAgain(t: ExceedTable, outer: Boosting | null): void {
  if (outer !== null) outer.again = true
  else {
    t.state.actions++
    t.state.noStrike = false
  }
}

export function transform(t: ExceedTable, seat: Seat, card: ExceedInPlay): Part {
  put(t, card, seat, 'transforms')
  tell(t, { type: 'transform', seat, card: card.id })
  return comeIntoForce(t, seat, card)
}

/** What a transform does at once. */
export const comeIntoForce = (t: ExceedTable, seat: Seat, card: ExceedInPlay): Part =>
  inPrintedOrder(t, bearingsOf(defOf(card).boost, card.id, seat, 'now'))

/** Where a Boost goes that should go there: some have a place of their own. */
export const areaLeftFor = (t: ExceedTable, card: ExceedInPlay, to: Area): Area => boostOf(t, card).leavesTo ?? to

/** A Boost leaves play, from one player's area to one of the same, or of another. What it does then happens after. */
export function leave(t: ExceedTable, seat: Seat, card: ExceedInPlay, to: Area, whose: Seat = seat): Part {
  const bearings = bearingsOf(boostOf(t, card), card.id, seat, 'leave')
  put(t, card, whose, areaLeftFor(t, card, to))
  return inPrintedOrder(t, bearings)
}
