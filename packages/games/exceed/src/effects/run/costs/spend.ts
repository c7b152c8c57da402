import { ask, type Flow, flowOf, type Option } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { run } from '../index.ts'
import { means } from './means.ts'

type Spend = EffectOf<'spend'>

interface Much extends Option {
  readonly amount: number
}

/** What may be spent: nothing, all, or with "up to" any amount in between. */
function amounts(t: ExceedTable, by: By, effect: Spend): Much[] {
  const { what, amount, upTo, must } = effect
  const wanted = amountOf(t, by, amount)
  const most = Math.min(wanted, means[what].most(t, by.seat, effect))
  const options: Much[] = []
  for (let n = upTo ? 1 : wanted; n <= most; n++) options.push({ key: `${what}:${n}`, amount: n })
  return must && options.length > 0 ? options : [{ key: `${what}:0`, amount: 0 }, ...options]
}

/** EX-150, EX-189: once, for what it says; with "up to", the bonus for each unit. */
export function* spend(t: ExceedTable, by: By, effect: Spend): Flow {
  const { what, upTo, must } = effect
  const wanted = amountOf(t, by, effect.amount)
  t.state.recent.spent = 0
  if (wanted <= 0) return
  const isSure = means[what].isSure(t, by.seat, upTo ? 1 : wanted, effect)
  if (isSure === false) return
  const isPlain = isSure === true && must === true && !upTo
  const amount = isPlain ? wanted : (yield* howMuch(t, by, effect)).amount
  if (amount > 0) yield* spent(t, by, effect, amount)
}

const howMuch = (t: ExceedTable, by: By, effect: Spend): Flow<Much> =>
  ask(t, by.seat, {
    kind: 'spend',
    ...(!effect.must && { skip: `${effect.what}:0` }),
    rule: 'EX-150',
    options: () => amounts(t, by, effect),
  })

function* spent(t: ExceedTable, by: By, effect: Spend, amount: number): Flow {
  const { what, per = 1, each, so } = effect
  yield* means[what].pay(t, by.seat, amount, effect)
  t.state.recent.spent = amount
  for (let n = 0; n < Math.floor(amount / per); n++) {
    yield* flowOf(run(t, by, each))
  }
  yield* flowOf(run(t, by, so))
}
