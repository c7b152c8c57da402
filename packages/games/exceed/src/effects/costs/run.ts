import { andThen, ask, type Flow, flowOf, inTurn, type Option, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../../events.ts'
import { payForce } from '../../rules/force.ts'
import { payGauge } from '../../rules/gauge.ts'
import { gainLife, loseLife, loseLifeToOne, mostLife, setLife, spendLife } from '../../rules/life.ts'
import { discardInOrder } from '../../rules/order.ts'
import { type RunsOf, run } from '../../rules/perform.ts'
import { hurt } from '../../rules/strike/damage.ts'
import { resolve } from '../../rules/triggers.ts'
import { type ExceedInPlay, type ExceedTable, side } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { means, worthOf } from '../../values/means.ts'
import { askedBy } from '../../values/printed.ts'
import { type Source, seatOf } from '../../values/source.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { costs as schemas } from './vocabulary.ts'

type Spend = EffectOf<'spend'>

export const costs: RunsOf<ReturnType<typeof schemas>> = {
  spend: (t, by, effect) => spend(t, by, effect),
  /** All of the Gauge, or for Force of the hand too. The amount is kept for this turn. */
  spendAll: (t, { seat }, { what }) => {
    const gauge = t.zone.gauge(seat).cards.slice()
    const cards = what === 'gauge' ? gauge : [...t.zone.hand(seat).cards, ...gauge]
    return andThen(discardInOrder(t, seat, cards), () => spentAll(t, seat, what, cards))
  },
  /** EX-123, EX-125: damage that is not of an attack is first applied to Armor, and may stun. */
  damage: (t, by, { amount, who, nonlethal }) =>
    hurt(t, seatOf(by, who), amountOf(t, by, amount), { nonlethal: nonlethal === true }),
  /** No damage: Armor and Guard do not count. */
  loseLife: (t, by, { amount, who, nonlethal }) =>
    (nonlethal ? loseLifeToOne : loseLife)(t, seatOf(by, who), amountOf(t, by, amount)),
  gainLife: (t, by, { amount, who }) => {
    gainLife(t, seatOf(by, who), amountOf(t, by, amount))
    return null
  },
  /** EX-021: no more than there can be. */
  setLife: (t, by, { to, who }) => {
    setLife(t, seatOf(by, who), Math.min(mostLife, Math.max(0, amountOf(t, by, to))))
    return null
  },
}

interface Much extends Option {
  readonly what: Spend['what']
  readonly amount: number
}

/** What may be spent: nothing, all, or with "up to" any amount in between. */
function amounts(t: ExceedTable, by: Source, effect: Spend): Much[] {
  const { what, amount, upTo, must } = effect
  const wanted = amountOf(t, by, amount)
  const most = Math.min(wanted, means[what].most(t, by.seat, effect))
  const options: Much[] = []
  for (let n = upTo ? 1 : wanted; n <= most; n++) options.push({ key: `${what}:${n}`, what, amount: n })
  return must && options.length > 0 ? options : [{ key: `${what}:0`, what, amount: 0 }, ...options]
}

/** EX-150, EX-189: once, for what it says; with "up to", the bonus for each unit. */
function* spend(t: ExceedTable, by: Source, effect: Spend): Flow {
  const { what, upTo, must } = effect
  const wanted = amountOf(t, by, effect.amount)
  t.state.recent.spent = 0
  if (wanted <= 0) return
  const isSure = means[what].isSure(t, by.seat, upTo ? 1 : wanted, effect)
  if (isSure === false) return
  const isPlain = isSure === true && must === true && !upTo
  const amount = isPlain ? wanted : (yield* howMuch(t, by, effect)).amount
  if (amount === 0) return
  yield* pay(t, by, effect, amount)
  t.state.recent.spent = amount
  yield* flowOf(bought(t, by, effect, amount))
}

const howMuch = (t: ExceedTable, by: Source, effect: Spend): Flow<Much> =>
  ask(t, by.seat, {
    kind: 'spend',
    ...askedBy(t, by, effect),
    ...(!effect.must && { skip: `${effect.what}:0` }),
    rule: 'EX-150',
    options: () => amounts(t, by, effect),
  })

function pay(t: ExceedTable, by: Source, effect: Spend, amount: number): Flow<unknown> {
  const asked = askedBy(t, by, effect)
  switch (effect.what) {
    case 'force':
      return payForce(t, by.seat, amount, { asked })
    case 'gauge':
      return payGauge(t, by.seat, amount, { filter: effect.filter, to: effect.to, asked })
    case 'life':
      return flowOf(spendLife(t, by.seat, amount))
  }
}

function bought(t: ExceedTable, by: Source, { per = 1, each, so }: Spend, amount: number): Part {
  const units = Array.from({ length: Math.floor(amount / per) })
  return andThen(each === undefined ? null : inTurn(units, () => run(t, by, each)), () => run(t, by, so))
}

function spentAll(t: ExceedTable, seat: Seat, what: 'gauge' | 'force', cards: readonly ExceedInPlay[]): Part {
  const amount = what === 'gauge' ? cards.length : cards.reduce((sum, card) => sum + worthOf(card), 0)
  const { turn } = side(t, seat)
  if (what === 'gauge') turn.gaugeSpent += amount
  else turn.forceSpent += amount
  turn.counters = { ...turn.counters, [what]: amount }
  t.touch()
  t.state.recent.spent = amount
  tell(t, { type: 'pay', seat, what, amount })
  return what === 'gauge' && amount > 0 ? resolve(t, seat, 'gaugeSpent') : null
}
