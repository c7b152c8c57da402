import { listed, small } from '@cardwright/engine/english'
import { battle } from './battle/text.ts'
import { cards } from './cards/text.ts'
import { control } from './control/text.ts'
import { energy } from './energy/text.ts'
import { reveal } from './reveal/text.ts'
import { stack } from './stack/text.ts'
import type { Text, Voice } from './terms/text.ts'
import type { Effect, EffectList, EffectName, EffectOf } from './vocabulary.ts'

const registry: { readonly [K in EffectName]: Text<EffectOf<K>> } = {
  ...cards,
  ...reveal,
  ...energy,
  ...battle,
  ...stack,
  ...control,
}

export const effectText = (effect: Effect, voice: Voice): string =>
  (registry[effect.do] as Text<Effect>)(effect, voice, nested)

/** "Draw a Main card. Freeze this creature." */
export const sentences = (effects: EffectList, voice: Voice): string =>
  effects.map((effect) => `${effectText(effect, voice)}.`).join(' ')

/** The same within a sentence; without a full stop. */
export const nested = (effects: EffectList, voice: Voice): string =>
  effects.length === 0 ? 'nothing' : listed(effects.map((effect) => small(effectText(effect, voice))))
