import { counted } from '../amounts/text.ts'
import type { Texts } from '../sentences.ts'
import { placing, upToMany } from '../taking/text.ts'
import { areaName, does, many, own, whose } from '../words.ts'
import type { cards as schemas } from './vocabulary.ts'

export const cards: Texts<typeof schemas> = {
  draw: ({ amount, who, upTo, from, show }, voice) =>
    (upTo && typeof amount !== 'number' && amount.count === 'deck'
      ? `${does(voice, who, 'draw')} any number of cards`
      : counted(
          amount,
          voice,
          (numeral) => `${does(voice, who, 'draw')} ${upTo ? upToMany(numeral, 'card') : many(numeral, 'card')}`,
        )) +
    (from === 'bottom' ? ` from the bottom of ${own(voice, who)} deck` : '') +
    (show ? ' and show them' : ''),
  put: ({ what, to, at, when, whose: target }, voice) => {
    const { word, where } = placing(to, at, target === 'foe' ? whose(voice, 'foe') : own(voice))
    const thing = what === 'this' ? 'this card' : `${own(voice)} attack`
    return `${does(voice, 'you', word)} ${thing}${where}${when === 'cleanup' ? ' at Cleanup' : ''}`
  },
  shuffle: ({ area, who }, voice) => `${does(voice, who, 'shuffle')} ${own(voice, who)} ${areaName(area)}`,
  swapAreas: ({ areas: [one, other] }, voice) =>
    `${does(voice, 'you', 'swap')} ${own(voice)} ${areaName(one)} and ${own(voice)} ${areaName(other)}`,
  showHand: ({ who }, voice) => `${does(voice, who, 'show')} ${own(voice, who)} hand`,
  showTop: ({ who, to }, voice) =>
    to === 'you'
      ? `${does(voice, 'you', 'look')} at the top card of ${whose(voice, who)} deck`
      : `${does(voice, who, 'show')} the top card of ${own(voice, who)} deck`,
}
