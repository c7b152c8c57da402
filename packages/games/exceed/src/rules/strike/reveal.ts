import { ask, type Flow, type Seat } from '@cardwright/engine'
import { resolve } from '../../effects/run/triggers.ts'
import { defOf, type ExceedInPlay, type ExceedTable, foe, strikeSide } from '../../table.ts'
import { discard } from '../areas.ts'
import { mostForce, payForce } from '../force.ts'
import { payGauge } from '../gauge.ts'
import { swing } from './set.ts'

/** EX-097, EX-098: both attacks are turned up together; the spare of an EX attack is discarded. */
export function* reveal(t: ExceedTable): Flow {
  const { strike } = t.state
  const seats = [strike!.attacker, foe(strike!.attacker)]
  const down = seats.flatMap((seat) => strikeSide(t, seat).cards.map((id) => t.card(id))).filter((card) => card.down)
  t.flip(down, 'up')
  for (const seat of seats) discardSpare(t, seat)
  for (const seat of seats) {
    const flow = resolve(t, seat, 'reveal')
    if (flow !== null) yield* flow
  }
}

function discardSpare(t: ExceedTable, seat: Seat): void {
  const mine = strikeSide(t, seat)
  for (const id of mine.cards.splice(1)) discard(t, t.card(id))
}

/** What an attack costs its player now: EX-007. EX-153: an EX attack no more. */
export function attackCost(t: ExceedTable, _seat: Seat, card: ExceedInPlay): { gauge: number; force: number } {
  void t
  const { gauge = 0, force = 0 } = defOf(card)
  return { gauge, force }
}

const canPay = (t: ExceedTable, seat: Seat, { gauge, force }: { gauge: number; force: number }): boolean =>
  t.zone.gauge(seat).size >= gauge && mostForce(t, seat) >= force

/** EX-099: the attacker pays first. */
export function* payCosts(t: ExceedTable): Flow {
  const { attacker } = t.state.strike!
  yield* validate(t, attacker)
  yield* validate(t, foe(attacker))
}

/** EX-100..103, EX-145, EX-146: until there is an attack that its player can and does pay for. */
function* validate(t: ExceedTable, seat: Seat): Flow {
  for (;;) {
    const id = strikeSide(t, seat).cards[0]
    if (id === undefined) return
    if (yield* pay(t, seat, t.card(id))) return
    invalidate(t, seat, t.card(id))
  }
}

function* pay(t: ExceedTable, seat: Seat, card: ExceedInPlay): Flow<boolean> {
  const cost = attackCost(t, seat, card)
  if (cost.gauge === 0 && cost.force === 0) return true
  if (!canPay(t, seat, cost)) return false
  // EX-101, EX-151, EX-152: only who swung wildly may decline
  if (strikeSide(t, seat).from === 'wild') {
    const { key } = yield* ask(t, seat, {
      kind: 'cost',
      rule: 'EX-146',
      options: () => [{ key: 'pay' }, { key: 'invalidate' }],
    })
    if (key === 'invalidate') return false
  }
  yield* payGauge(t, seat, cost.gauge)
  yield* payForce(t, seat, cost.force)
  return true
}

/** EX-102 */
function invalidate(t: ExceedTable, seat: Seat, card: ExceedInPlay): void {
  t.tell({ type: 'invalid', seat, card: card.id, rule: 'EX-102' })
  discard(t, card)
  swing(t, seat, false)
}
