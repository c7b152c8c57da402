import type { EffectList } from '../effects/list.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { ExceedTable } from '../state.ts'
import { amountOf } from './amounts.ts'
import { holds } from './conditions.ts'
import { means } from './means.ts'
import { fromFoe, type Source } from './source.ts'

/** Whether something can be chosen: what it costs can be paid, and what it asks for first is given. */
export function canDo(t: ExceedTable, by: Source, effects: EffectList): boolean {
  const [first] = effects
  if (first === undefined) return true
  return isGiven(t, by, first) && effects.every((effect) => isPayable(t, by, effect))
}

/** Nobody chooses what would not happen. */
function isGiven(t: ExceedTable, by: Source, effect: Effect): boolean {
  if (effect.do === 'foeDoes') return canDo(t, fromFoe(by), effect.so)
  if (effect.do === 'choose') return effect.of.some((branch) => canDo(t, by, branch))
  if (effect.do !== 'when') return true
  const branch = holds(t, by, effect.if) ? effect.so : effect.else
  return branch !== undefined && canDo(t, by, branch)
}

/** What must be spent can be; what may be spent need not. */
function isPayable(t: ExceedTable, by: Source, effect: Effect): boolean {
  if (effect.do !== 'spend' || !effect.must || effect.upTo) return true
  return means[effect.what].most(t, by.seat, effect) >= amountOf(t, by, effect.amount)
}

/** A text that begins with a price, which buys all the rest of it, happens only for who can pay: EX-118. */
export function canAfford(t: ExceedTable, by: Source, [first]: EffectList): boolean {
  const isPrice = first?.do === 'spend' && first.so === undefined && first.each === undefined
  return !isPrice || isPayable(t, by, first)
}
