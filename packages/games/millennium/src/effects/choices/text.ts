import { countText } from '../amounts/text.ts'
import type { Says } from '../saying.ts'
import { cardsOf, nameText, targetText, who } from '../targets/text.ts'
import type { Condition } from '../vocabulary.ts'
import type { choiceEffects } from './vocabulary.ts'

const rp = {
  most: 'you have the most RP',
  least: 'you have the least RP',
  notMost: 'you do not have the most RP',
} as const

const placed = {
  top: 'this is your Top Card',
  leftmost: 'this is at the left end',
  middle: 'this lies between two cards',
  lastSlot: 'this lies in your last slot',
} as const

export function conditionText(condition: Condition): string {
  if ('count' in condition) {
    const { count, atLeast, atMost } = condition
    if (atLeast === undefined && atMost === 0) return `there is no ${countText(count)}`
    const range = [
      ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
      ...(atMost === undefined ? [] : [`at most ${atMost}`]),
    ]
    const isMany = (atMost ?? atLeast) !== 1
    return `there ${isMany ? 'are' : 'is'} ${range.join(' and ')} ${countText(count, isMany)}`
  }
  if ('card' in condition) return `${nameText(condition.card)} is a ${cardsOf(condition.is, false)}`
  if ('rp' in condition) return rp[condition.rp]
  if ('this' in condition) return placed[condition.this]
  return `it is not so that ${conditionText(condition.not)}`
}

export const sayChoices: Says<typeof choiceEffects> = {
  may: ({ effects }, say) => `you may ${say(effects)}`,
  choose: ({ target, so }, say) => `choose ${targetText(target)}: ${say(so)}`,
  when: ({ if: condition, so, otherwise }, say) =>
    `if ${conditionText(condition)}, ${say(so)}${otherwise ? `; otherwise ${say(otherwise)}` : ''}`,
  either: ({ who: of, of: branches }, say) => `${who[of]} must do one of these: ${branches.map(say).join(', or ')}`,
  each: ({ who: of, effects }, say) => `for ${who[of]}: ${say(effects)}`,
}
