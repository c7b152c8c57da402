import type { Says } from '../saying.ts'
import { targetText, who } from '../targets/text.ts'

export const sayFlips: Says<'flip' | 'unflip'> = {
  flip: ({ target }) =>
    typeof target === 'object' && target.by === 'owner'
      ? `${who[target.of]} flips ${targetText(target)}`
      : `flip ${targetText(target)}`,
  unflip: ({ target }) => `turn ${targetText(target)} face up`,
}
