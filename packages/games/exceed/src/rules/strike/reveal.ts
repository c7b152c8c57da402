import { andThen, ask, type Flow, flowOf, inTurn, type Option, type Part, type Seat } from '@cardwright/engine'
import { makePlace } from '../../cards/printed.ts'
import { tell } from '../../events.ts'
import { attackOf, defOf, type ExceedInPlay, type ExceedTable, foe, side, strikeSide } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { holds } from '../../values/conditions.ts'
import { favoursOf } from '../../values/favours.ts'
import { isForceSure, isGaugeSure, mostForce, mostGauge, worthOf } from '../../values/means.ts'
import type { AskedBy } from '../../values/printed.ts'
import type { Source } from '../../values/source.ts'
import { traitOf } from '../../values/traits.ts'
import { discard, put } from '../areas.ts'
import { payForce } from '../force.ts'
import { payGauge } from '../gauge.ts'
import { spendLife } from '../life.ts'
import { run } from '../perform.ts'
import { concealed } from '../tokens.ts'
import { resolve } from '../triggers.ts'
import { swing } from './set.ts'

/** EX-102: whether an attack is invalid, whatever its player can pay: by its name, or by what is in force. */
export function isInvalid(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { terms } = t.state.strike!
  return terms.invalid === defOf(card).name || traitOf(t, seat, 'invalid')
}

/** EX-097, EX-098: both attacks are turned up together; the spare of an EX attack is discarded. */
export function reveal(t: ExceedTable): Part {
  const { strike } = t.state
  const seats = [strike!.attacker, foe(strike!.attacker)]
  const down = seats.flatMap((seat) => strikeSide(t, seat).cards.map((id) => t.card(id))).filter((card) => card.down)
  t.flip([...down, ...seats.flatMap((seat) => concealed(t, seat))], 'up')
  for (const seat of seats) discardSpare(t, seat)
  return inTurn(seats, (seat) => resolve(t, seat, 'reveal'))
}

function discardSpare(t: ExceedTable, seat: Seat): void {
  const mine = strikeSide(t, seat)
  if (mine.cards.length > 1) for (const id of mine.cards.splice(1)) discard(t, t.card(id))
}

interface Cost {
  readonly gauge: number
  readonly force: number
}

/** The attack itself asks to be paid for. */
const askedFor = (seat: Seat, { id, def }: ExceedInPlay): AskedBy => ({ card: id, source: makePlace(seat, def) })

const byAttack = (seat: Seat, card: ExceedInPlay): Source => ({ seat, card: card.id, half: 'attack' })

/** What an attack costs its player now: EX-007. EX-153: an EX attack no more. */
function attackCost(t: ExceedTable, seat: Seat, card: ExceedInPlay): Cost {
  const { gauge = 0, force = 0, gaugeWhen } = defOf(card)
  const by = byAttack(seat, card)
  const other = gaugeWhen?.find((each) => holds(t, by, each.if))
  return { gauge: other === undefined ? gauge : Math.max(0, amountOf(t, by, other.gauge)), force }
}

const canPay = (t: ExceedTable, seat: Seat, { gauge, force }: Cost): boolean =>
  mostGauge(t, seat) >= gauge && mostForce(t, seat) >= force

/** Whether everybody can see that a seat can pay, or cannot: it does not depend on its hand. */
function isSeen(t: ExceedTable, seat: Seat, { gauge, force }: Cost): boolean {
  const answers = [isGaugeSure(t, seat, gauge), isForceSure(t, seat, force)]
  return answers.includes(false) || !answers.includes(null)
}

/** Whether life may pay for it instead. */
function mayGiveLife(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { lifeInstead } = defOf(card)
  return (
    lifeInstead !== undefined && side(t, seat).life > lifeInstead.life && holds(t, byAttack(seat, card), lifeInstead.if)
  )
}

/** EX-099: the attacker pays first. */
export function payCosts(t: ExceedTable): Part {
  const { attacker } = t.state.strike!
  return inTurn([attacker, foe(attacker)], (seat) => validate(t, seat))
}

/** EX-100..103, EX-145, EX-146: until there is an attack that its player can and does pay for. */
function validate(t: ExceedTable, seat: Seat): Part {
  const card = attackOf(t, seat)
  if (card === undefined) return null
  const way = isForcedInvalid(t, seat, card) ? 'invalidate' : sureWay(t, seat, card)
  return way === null ? askWay(t, seat, card) : goWay(t, seat, card, way)
}

function goWay(t: ExceedTable, seat: Seat, card: ExceedInPlay, way: Way): Part {
  if (way === 'pay') return pay(t, seat, card)
  if (way === 'life') return spendLife(t, seat, defOf(card).lifeInstead!.life)
  return andThen(invalidate(t, seat, card), () => validate(t, seat))
}

/** EX-102: whatever its player can pay. */
function isForcedInvalid(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { open, from } = strikeSide(t, seat)
  const { setOnly } = defOf(card)
  if ((setOnly === 'open' && !open) || (setOnly === 'boosts' && from !== 'boosts')) return true
  return isInvalid(t, seat, card)
}

/** EX-101, EX-151, EX-152: who swung wildly into an attack with a cost may decline. */
function mayDecline(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { gauge = 0, force = 0, kind } = defOf(card)
  const hasCost = gauge > 0 || force > 0
  return (hasCost && strikeSide(t, seat).from === 'wild') || (kind === 'ultra' && traitOf(t, seat, 'mayInvalidate'))
}

type Way = 'pay' | 'life' | 'invalidate'

interface WayOption extends Option, Cost {
  readonly key: Way
  /** In life, if it is paid with that. */
  readonly life: number
}

/** How it may be dealt with, as far as a seat's own hand allows. */
function waysOf(t: ExceedTable, seat: Seat, card: ExceedInPlay): WayOption[] {
  const ways: WayOption[] = []
  const cost = attackCost(t, seat, card)
  const life = defOf(card).lifeInstead?.life ?? 0
  if (canPay(t, seat, cost)) ways.push({ key: 'pay', ...cost, life: 0 })
  if (mayGiveLife(t, seat, card)) ways.push({ key: 'life', ...cost, life })
  if (ways.length === 0 || mayDecline(t, seat, card)) ways.push({ key: 'invalidate', ...cost, life: 0 })
  return ways
}

/** The only way, where everybody can see that there is no other; null if there is a question. */
function sureWay(t: ExceedTable, seat: Seat, card: ExceedInPlay): Way | null {
  const ways = waysOf(t, seat, card)
  return ways.length === 1 && isSeen(t, seat, attackCost(t, seat, card)) ? ways[0]!.key : null
}

function* askWay(t: ExceedTable, seat: Seat, card: ExceedInPlay): Flow {
  const { key } = yield* ask(t, seat, {
    kind: 'cost',
    ...askedFor(seat, card),
    rule: 'EX-146',
    options: () => waysOf(t, seat, card),
  })
  yield* flowOf(goWay(t, seat, card, key))
}

/** Whether a seat can pay for an attack that it still holds: not with that card itself. */
export function canPayFor(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { gauge, force } = attackCost(t, seat, card)
  const own = worthOf(card)
  const ownAsGauge = favoursOf(t, seat)?.gaugeByForce ? own : 0
  return mostGauge(t, seat) - ownAsGauge >= gauge && mostForce(t, seat) - own >= force
}

/** EX-099 */
export function pay(t: ExceedTable, seat: Seat, card: ExceedInPlay): Part {
  const cost = attackCost(t, seat, card)
  return cost.gauge === 0 && cost.force === 0 ? null : payCost(t, seat, card, cost)
}

function* payCost(t: ExceedTable, seat: Seat, card: ExceedInPlay, cost: Cost): Flow {
  const asked = askedFor(seat, card)
  const gauge = yield* payGauge(t, seat, cost.gauge, { asked })
  const force = yield* payForce(t, seat, cost.force, { asked })
  strikeSide(t, seat).paid = [...gauge, ...force]
  t.touch()
}

/** EX-102; some attacks then do something, or go elsewhere than to the discard pile. */
function* invalidate(t: ExceedTable, seat: Seat, card: ExceedInPlay): Flow {
  tell(t, { type: 'invalid', seat, card: card.id, rule: 'EX-102' })
  const { invalid } = defOf(card)
  const by = byAttack(seat, card)
  const isChosen = canPay(t, seat, attackCost(t, seat, card))
  const isSo = invalid !== undefined && !(invalid.notByChoice && isChosen) && holds(t, by, invalid.if)
  const to = (isSo ? invalid.to : undefined) ?? 'discard'
  put(t, card, seat, to)
  yield* flowOf(isSo ? run(t, by, invalid.do) : null)
  swing(t, seat, false)
}
