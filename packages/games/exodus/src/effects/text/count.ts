import type { Condition, Count } from '../vocabulary.ts'
import { capital, many, rarity } from './words.ts'

const controls = { you: 'you control', foe: 'your opponent controls', any: 'on the field' } as const

const nounOf = (count: Count): string => {
  switch (count.count) {
    case 'creatures': {
      const { stars, frozen, other, subtype } = count
      const kind = subtype === undefined ? 'creature' : capital(subtype)
      return [
        ...(other ? ['other'] : []),
        ...(frozen === undefined ? [] : [frozen ? 'frozen' : 'unfrozen']),
        ...(stars === undefined ? [] : [rarity(stars)]),
        kind,
      ].join(' ')
    }
    case 'lasting':
      return 'Lasting symmetry'
    case 'hues':
      return 'hue'
  }
}

const placeOf = (count: Count): string => (count.count === 'hues' ? 'in its pile' : controls[count.whose])

/** " for each Drake you control" */
export const forEach = (count: Count | undefined): string =>
  count === undefined ? '' : ` for each ${nounOf(count)} ${placeOf(count)}`

export function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'atLeast': {
      const { of, amount } = condition
      const noun = nounOf(of)
      const some = amount === 1 ? many(1, noun) : `at least ${amount} ${plural(noun)}`
      if (of.count === 'hues') return `its pile shows ${some}`
      return of.whose === 'any'
        ? `there ${amount === 1 ? 'is' : 'are'} ${some} on the field`
        : `${controls[of.whose]} ${some}`
    }
    case 'lifeAtMost':
      return condition.who === 'you'
        ? `you have ${condition.amount} Life or less`
        : `your opponent has ${condition.amount} Life or less`
    case 'paidHue':
      return `you paid ${many(1, `${capital(condition.hue)} energy`)}`
    case 'hueUnder':
      return `its pile has ${many(1, `${capital(condition.hue)} energy`)}`
  }
}

/** Lumen and Rootkin and Rime are their own plurals. */
export const plural = (noun: string): string => {
  if (/(Lumen|Rootkin|Rime)$/.test(noun)) return noun
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
