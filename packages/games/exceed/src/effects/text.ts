import { titled } from '@cardwright/engine/english'
import { boosts } from './boosts/text.ts'
import { cards } from './cards/text.ts'
import { control } from './control/text.ts'
import { costs } from './costs/text.ts'
import { laying } from './laying/text.ts'
import { looking } from './looking/text.ts'
import { movement } from './movement/text.ts'
import { numbers } from './numbers/text.ts'
import type { Text } from './sentences.ts'
import { strikes } from './strikes/text.ts'
import { taking } from './taking/text.ts'
import { tokens } from './tokens/text.ts'
import { turn } from './turn/text.ts'
import type { Effect, EffectOf } from './vocabulary.ts'
import type { Voice } from './words.ts'

/** How each effect is printed. */
const registry: { readonly [K in Effect['do']]: Text<EffectOf<K>> } = {
  ...control,
  ...numbers,
  ...movement,
  ...cards,
  ...taking,
  ...looking,
  ...costs,
  ...boosts,
  ...strikes,
  ...tokens,
  ...laying,
  ...turn,
}

/** The player who reads the card. */
export const reader: Voice = {
  turned: false,
  named: false,
  again: false,
  called: titled,
  effectText: (effect, voice) => (registry[effect.do] as Text<Effect>)(effect, voice),
}
