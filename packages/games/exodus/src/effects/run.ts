import { inTurn } from '@cardwright/engine'
import type { RunEffects } from '../rules/source.ts'
import { battle } from './battle/run.ts'
import { cards } from './cards/run.ts'
import { control } from './control/run.ts'
import { energy } from './energy/run.ts'
import type { Run } from './resolving.ts'
import { reveal } from './reveal/run.ts'
import { stack } from './stack/run.ts'
import type { Effect, EffectName, EffectOf } from './vocabulary.ts'

const registry: { readonly [K in EffectName]: Run<EffectOf<K>> } = {
  ...cards,
  ...reveal,
  ...energy,
  ...battle,
  ...stack,
  ...control,
}

/** In the order of the text; null if none of them asked. */
export const runEffects: RunEffects = (t, by, effects) =>
  inTurn(effects, (effect) => (registry[effect.do] as Run<Effect>)(t, by, effect, runEffects))
