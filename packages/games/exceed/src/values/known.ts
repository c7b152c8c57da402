import type { EffectList } from '../effects/list.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { ExceedTable } from '../state.ts'
import { amountOf } from './amounts.ts'
import { holds, isPublic } from './conditions.ts'
import { means } from './means.ts'
import { fromFoe, type Source } from './source.ts'

/** Whether everybody can see which of these can be chosen: nothing that it depends on is hidden from anybody. */
export function isKnown(t: ExceedTable, by: Source, branches: readonly EffectList[]): boolean {
  return !hasSecrets(t) && branches.every((effects) => isKnownOf(t, by, effects))
}

/** An attack or a token that lies face down may be what an effect depends on. */
export const hasSecrets = (t: ExceedTable): boolean =>
  [0, 1].some((seat) => [...t.zone.strike(seat).cards, ...t.zone.secrets(seat).cards].some(({ down }) => down))

function isKnownOf(t: ExceedTable, by: Source, effects: EffectList): boolean {
  const [first] = effects
  return first === undefined || (isStartKnown(t, by, first) && effects.every((effect) => isPriceKnown(t, by, effect)))
}

function isStartKnown(t: ExceedTable, by: Source, effect: Effect): boolean {
  if (effect.do === 'foeDoes') return isKnownOf(t, fromFoe(by), effect.so)
  if (effect.do === 'choose') return effect.of.every((branch) => isKnownOf(t, by, branch))
  if (effect.do !== 'when') return true
  if (!isPublic(effect.if)) return false
  const branch = holds(t, by, effect.if) ? effect.so : effect.else
  return branch === undefined || isKnownOf(t, by, branch)
}

function isPriceKnown(t: ExceedTable, by: Source, effect: Effect): boolean {
  if (effect.do !== 'spend' || !effect.must || effect.upTo) return true
  return means[effect.what].isSure(t, by.seat, amountOf(t, by, effect.amount), effect) !== null
}
