import type { EffectList } from '../effects/list.ts'
import type { Effect, EffectOf } from '../effects/vocabulary.ts'
import type { ExceedTable } from '../state.ts'
import { holds, isPublic } from './conditions.ts'
import { hasSecrets } from './known.ts'
import { type Source, seatOf } from './source.ts'

/** Whether everybody can see that nothing comes of these: a condition that fails, cards to be taken where none lie. */
export const isIdle = (t: ExceedTable, by: Source, effects: EffectList): boolean =>
  !hasSecrets(t) && effects.length > 0 && effects.every((effect) => isIdleNow(t, by, effect))

function isIdleNow(t: ExceedTable, by: Source, effect: Effect): boolean {
  if (effect.do === 'take') return finds(t, by, effect) === 0 && effect.fewer === undefined
  if (effect.do !== 'when' || !isPublic(effect.if)) return false
  const branch = holds(t, by, effect.if) ? effect.so : effect.else
  return branch === undefined || branch.every((each) => isIdleNow(t, by, each))
}

/** A deck that is empty may be filled first. */
const finds = (t: ExceedTable, by: Source, { from, of }: EffectOf<'take'>): number =>
  from.includes('deck') ? 1 : from.reduce((sum, area) => sum + t.zone[area](seatOf(by, of)).size, 0)
