import type { Texts } from '../sentences.ts'
import { aimed } from '../terms/text.ts'
import type { iceEffects } from './vocabulary.ts'

export const ice: Texts<typeof iceEffects> = {
  freeze: (effect, voice) => `Freeze ${aimed(effect, voice)}`,
  unfreeze: (effect, voice) => `Unfreeze ${aimed(effect, voice)}`,
}
