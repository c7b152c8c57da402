import { counted } from '../amounts/text.ts'
import { ifDone } from '../control/text.ts'
import type { EffectList } from '../list.ts'
import type { Texts } from '../sentences.ts'
import { farText, spotText } from '../shared/text.ts'
import type { Where } from '../shared/vocabulary.ts'
import { clause, does, many, plural, subject, type Voice, whose } from '../words.ts'
import type { tokens as schemas } from './vocabulary.ts'

/** "on any space", "2 spaces away from you" */
export function whereText(where: Where, voice: Voice, min = 1, max = 1): string {
  switch (where) {
    case 'anywhere':
      return 'on any space'
    case 'you':
      return `where ${clause(voice, 'you', 'stand')}`
    case 'foe':
      return `where ${clause(voice, 'foe', 'stand')}`
    case 'range':
      return `on a space within ${whose(voice)} attack's Range`
    case 'near':
      return `on a space ${farText(min, max)} ${subject(voice)}`
  }
}

/** "Ice Spike token": one of several of a name. */
const tokenNoun = (name: string, voice: Voice): string => `${voice.called(name)} token`

/** "You may place", "Place" */
export const maybe = (voice: Voice, word: string, optional: boolean | undefined): string =>
  optional ? `${does(voice, 'you', 'may')} ${word}` : does(voice, 'you', word)

export const thenText = (so: EffectList | undefined, voice: Voice): string =>
  so === undefined || so.length === 0 ? '' : `. ${ifDone('you do', so, voice)}`

export const tokens: Texts<ReturnType<typeof schemas>> = {
  placeToken: ({ token, where, min, max, optional, so }, voice) =>
    `${maybe(voice, 'place', optional)} ${spotText(token, voice)} ${whereText(where, voice, min, max)}${thenText(so, voice)}`,
  placeSecret: ({ amount, min, max }, voice) =>
    `${does(voice, 'you', 'place')} ${many(amount, 'token')} face down${amount > 1 ? ', each' : ''} ${whereText('near', voice, min, max)}`,
  placeNext: ({ token, where, amount, free }, voice) =>
    `${does(voice, 'you', 'place')} ${many(amount, tokenNoun(token, voice))} ${whereText(where, voice)}${free ? ' where nobody stands' : ''}`,
  removeToken: ({ token }, voice) => `${does(voice, 'you', 'remove')} ${spotText(token, voice)} from the arena`,
  removeNear: ({ token, min, max, optional, so }, voice) =>
    `${maybe(voice, 'remove', optional)} ${many(1, tokenNoun(token, voice))} ${farText(min, max)} ${subject(voice, 'foe')}${thenText(so, voice)}`,
  removeSome: ({ token, met }, voice) =>
    met === undefined
      ? `${does(voice, 'you', 'remove')} any number of ${plural(tokenNoun(token, voice))}`
      : counted(
          met,
          voice,
          (numeral) =>
            `${does(voice, 'you', 'remove')} the first ${numeral} ${plural(tokenNoun(token, voice))} entered`,
        ),
  swapToken: ({ token, by }, voice) => `${does(voice, 'you', 'replace')} ${voice.called(token)} by ${voice.called(by)}`,
}
