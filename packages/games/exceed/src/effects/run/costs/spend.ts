import { ask, type Flow, type Option, type Seat } from '@cardwright/engine'
import { mostForce, payForce } from '../../../rules/force.ts'
import { payGauge } from '../../../rules/gauge.ts'
import { spendLife } from '../../../rules/life.ts'
import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { run } from '../index.ts'

type Spend = EffectOf<'spend'>

interface Much extends Option {
  readonly amount: number
}

/** How much of something a seat can spend. */
const purse: Record<Spend['what'], (t: ExceedTable, seat: Seat) => number> = {
  force: mostForce,
  gauge: (t, seat) => t.zone.gauge(seat).size,
  life: (t, seat) => side(t, seat).life - 1,
}

const pay: Record<Spend['what'], (t: ExceedTable, seat: Seat, amount: number) => Flow<unknown>> = {
  force: payForce,
  gauge: payGauge,
  life: spendLife,
}

/** What may be spent: nothing, all, or with "up to" any amount in between. */
function amounts(t: ExceedTable, by: By, { what, amount, upTo, must }: Spend): Much[] {
  const wanted = amountOf(t, by, amount)
  const most = Math.min(wanted, purse[what](t, by.seat))
  const options: Much[] = []
  for (let n = upTo ? 0 : wanted; n <= most; n++) options.push({ key: `${what}:${n}`, amount: n })
  if (!upTo && !(must && options.length > 0)) options.push({ key: `${what}:0`, amount: 0 })
  return options
}

/** EX-150, EX-189: once, for what it says; with "up to", the bonus for each unit. */
export function* spend(t: ExceedTable, by: By, effect: Spend): Flow {
  const { amount } = yield* ask(t, by.seat, {
    kind: 'spend',
    skip: `${effect.what}:0`,
    rule: 'EX-150',
    options: () => amounts(t, by, effect),
  })
  if (amount === 0) return
  yield* pay[effect.what](t, by.seat, amount)
  t.state.recent.spent = amount
  for (let n = 0; n < amount; n++) {
    const each = run(t, by, effect.each)
    if (each !== null) yield* each
  }
  const so = run(t, by, effect.so)
  if (so !== null) yield* so
}
