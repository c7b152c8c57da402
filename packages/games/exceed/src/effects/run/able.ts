import type { Seat } from '@cardwright/engine'
import { mostForce } from '../../rules/force.ts'
import { mostGauge } from '../../rules/gauge.ts'
import { type ExceedTable, side } from '../../table.ts'
import { type By, fromFoe } from '../by.ts'
import type { EffectList } from '../vocabulary/effects.ts'
import type { Effect, EffectOf } from '../vocabulary/index.ts'
import { amountOf } from './amounts.ts'
import { holds } from './conditions.ts'

type Spend = EffectOf<'spend'>

/** How much of something a seat can spend. */
const purse: Record<Spend['what'], (t: ExceedTable, seat: Seat, spend: Spend) => number> = {
  force: (t, seat) => mostForce(t, seat),
  gauge: (t, seat, { filter }) => mostGauge(t, seat, { filter }),
  life: (t, seat) => side(t, seat).life - 1,
}

/** Whether something can be chosen: what it costs can be paid, and what it asks for first is given. */
export function canDo(t: ExceedTable, by: By, effects: EffectList): boolean {
  const [first] = effects
  if (first === undefined) return true
  return isGiven(t, by, first) && effects.every((effect) => isPayable(t, by, effect))
}

/** Nobody chooses what would not happen. */
function isGiven(t: ExceedTable, by: By, effect: Effect): boolean {
  if (effect.do === 'foeDoes') return canDo(t, fromFoe(by), effect.so)
  if (effect.do === 'choose') return effect.of.some((branch) => canDo(t, by, branch))
  if (effect.do !== 'when') return true
  const branch = holds(t, by, effect.if) ? effect.so : effect.else
  return branch !== undefined && canDo(t, by, branch)
}

/** What must be spent can be; what may be spent need not. */
function isPayable(t: ExceedTable, by: By, effect: Effect): boolean {
  if (effect.do !== 'spend' || !effect.must || effect.upTo) return true
  return purse[effect.what](t, by.seat, effect) >= amountOf(t, by, effect.amount)
}
