import type { EffectList } from '../vocabulary/effects.ts'
import type { tokens as schemas, Where } from '../vocabulary/tokens.ts'
import { counted } from './amounts.ts'
import { ifDone } from './control.ts'
import type { Texts } from './index.ts'
import { farText, fromTo, spotText } from './spots.ts'
import { capital, clause, does, many, plural, subject, type Voice, whose } from './words.ts'

/** "on any space", "2 spaces away from you" */
function whereText(where: Where, voice: Voice, min = 1, max = 1): string {
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
const maybe = (voice: Voice, word: string, optional: boolean | undefined): string =>
  optional ? `${does(voice, 'you', 'may')} ${word}` : does(voice, 'you', word)

const then = (so: EffectList | undefined, voice: Voice): string =>
  so === undefined || so.length === 0 ? '' : `. ${ifDone('you do', so, voice)}`

const spaces = (min: number, max: number): string =>
  min === max
    ? many(min, 'space')
    : `${min === 0 ? `up to ${max}` : fromTo(min, max)} ${max === 1 ? 'space' : 'spaces'}`

export const tokens: Texts<typeof schemas> = {
  layDown: ({ where = 'anywhere', optional, so }, voice) => {
    const place = where === 'anywhere' ? 'on a space' : whereText(where, voice)
    return `${maybe(voice, 'lay', optional)} this ${place}${then(so, voice)}`
  },
  placeToken: ({ token, where, min, max, optional, so }, voice) =>
    `${maybe(voice, 'place', optional)} ${spotText(token, voice)} ${whereText(where, voice, min, max)}${then(so, voice)}`,
  placeSecret: ({ amount, min, max }, voice) =>
    `${does(voice, 'you', 'place')} ${many(amount, 'token')} face down${amount > 1 ? ', each' : ''} ${whereText('near', voice, min, max)}`,
  placeNext: ({ token, where, amount, free }, voice) =>
    `${does(voice, 'you', 'place')} ${many(amount, tokenNoun(token, voice))} ${whereText(where, voice)}${free ? ' where nobody stands' : ''}`,
  moveToken: ({ spot, min, max, toFoe, any, optional }, voice) => {
    const what = any ? `one ${spotText(spot, voice)}` : spotText(spot, voice)
    const far = toFoe ? `to where ${clause(voice, 'foe', 'stand')}` : spaces(min, max)
    return `${maybe(voice, 'move', optional)} ${what} ${far}`
  },
  removeToken: ({ token }, voice) => `${does(voice, 'you', 'remove')} ${spotText(token, voice)} from the arena`,
  removeNear: ({ token, min, max, optional, so }, voice) =>
    `${maybe(voice, 'remove', optional)} ${many(1, tokenNoun(token, voice))} ${farText(min, max)} ${subject(voice, 'foe')}${then(so, voice)}`,
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
  chooseOrigin: ({ spot, optional }, voice) =>
    `${capital(whose(voice))} attack ${optional ? 'may come' : 'comes'} from ${spotText(spot, voice)}`,
  discardLaid: ({ name, so }, voice) =>
    `${does(voice, 'you', 'discard')} one ${voice.called(name)} where ${clause(voice, 'foe', 'stand')}${then(so, voice)}`,
  layRod: ({ what, where }, voice) => {
    const card = what === 'attack' ? `${whose(voice)} attack` : `the top card of ${whose(voice)} discard pile`
    return `${does(voice, 'you', 'lay')} ${card} as a lightning rod ${whereText(where, voice)}`
  },
  drawRod: ({ so }, voice) =>
    `${does(voice, 'you', 'may')} return a lightning rod from where ${clause(voice, 'foe', 'stand')} to ${whose(voice)} hand${then(so, voice)}`,
}
