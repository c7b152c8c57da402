import { capital } from '@cardwright/engine/english'
import type { Texts } from '../sentences.ts'
import { fromTo, spotText } from '../shared/text.ts'
import { maybe, thenText, whereText } from '../tokens/text.ts'
import { clause, does, many, whose } from '../words.ts'
import type { laying as schemas } from './vocabulary.ts'

const spaces = (min: number, max: number): string =>
  min === max
    ? many(min, 'space')
    : `${min === 0 ? `up to ${max}` : fromTo(min, max)} ${max === 1 ? 'space' : 'spaces'}`

export const laying: Texts<ReturnType<typeof schemas>> = {
  layDown: ({ where = 'anywhere', optional, so }, voice) => {
    const place = where === 'anywhere' ? 'on a space' : whereText(where, voice)
    return `${maybe(voice, 'lay', optional)} this ${place}${thenText(so, voice)}`
  },
  moveToken: ({ spot, min, max, toFoe, any, optional }, voice) => {
    const what = any ? `one ${spotText(spot, voice)}` : spotText(spot, voice)
    const far = toFoe ? `to where ${clause(voice, 'foe', 'stand')}` : spaces(min, max)
    return `${maybe(voice, 'move', optional)} ${what} ${far}`
  },
  chooseOrigin: ({ spot, optional }, voice) =>
    `${capital(whose(voice))} attack ${optional ? 'may come' : 'comes'} from ${spotText(spot, voice)}`,
  discardLaid: ({ name, so }, voice) =>
    `${does(voice, 'you', 'discard')} one ${voice.called(name)} where ${clause(voice, 'foe', 'stand')}${thenText(so, voice)}`,
  layRod: ({ what, where }, voice) => {
    const card = what === 'attack' ? `${whose(voice)} attack` : `the top card of ${whose(voice)} discard pile`
    return `${does(voice, 'you', 'lay')} ${card} as a lightning rod ${whereText(where, voice)}`
  },
  drawRod: ({ so }, voice) =>
    `${does(voice, 'you', 'may')} return a lightning rod from where ${clause(voice, 'foe', 'stand')} to ${whose(voice)} hand${thenText(so, voice)}`,
}
