import { countText } from '../amounts/text.ts'
import { count, type Says } from '../saying.ts'
import { targetText } from '../targets/text.ts'
import type { tokenEffects } from './vocabulary.ts'

export const sayTokens: Says<typeof tokenEffects> = {
  tokens: ({ add, on }) =>
    typeof add === 'number'
      ? `put ${count(add, 'star token')} on ${targetText(on)}`
      : `put ${count(add.times, 'star token')} on ${targetText(on)} for each ${countText(add.each)}`,
  untoken: ({ remove, on }) => `remove ${count(remove, 'star token')} from ${targetText(on)}`,
}
