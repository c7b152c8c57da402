import type { Says } from '../saying.ts'
import { targetText } from '../targets/text.ts'
import type { positionEffects } from './vocabulary.ts'

export const sayPosition: Says<typeof positionEffects> = {
  insert: ({ anyTableau }) => `you may move this card anywhere in ${anyTableau ? 'any' : 'your'} tableau`,
  face: () => 'turn this card to the left or to the right',
  moveTo: ({ target, end }) => `move ${targetText(target)} to the ${end} end of its tableau`,
  swap: ({ target, with: other }) => `swap ${targetText(target)} with ${targetText(other)}`,
}
