import type { Says } from '../saying.ts'
import { targetText, who } from '../targets/text.ts'
import type { flipEffects } from './vocabulary.ts'

export const sayFlips: Says<typeof flipEffects> = {
  flip: ({ target }) =>
    typeof target === 'object' && target.by === 'owner'
      ? `${who[target.of]} flips ${targetText(target)}`
      : `flip ${targetText(target)}`,
  unflip: ({ target }) => `turn ${targetText(target)} face up`,
}
