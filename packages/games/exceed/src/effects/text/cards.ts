import type { cards as schemas } from '../vocabulary/cards.ts'
import type { Find } from '../vocabulary/shared.ts'
import { counted } from './amounts.ts'
import { nested, type Texts } from './index.ts'
import { following, isSome, placing, taking, upToMany } from './take.ts'
import {
  again,
  areaName,
  capital,
  clause,
  does,
  listed,
  many,
  named,
  own,
  subject,
  type Voice,
  verb,
  whose,
} from './words.ts'

/** More than any deck holds. */
const wholeDeck = 30

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
  handTo: ({ size, who, only, random, each }, voice) => {
    const word = only ?? `draw or ${verb(voice, who, 'discard')}`
    const holder = subject(voice, who) === 'you' ? 'you' : 'they'
    const text = counted(size, voice, (numeral) =>
      numeral === '1' && size === 1 ? `until ${holder} hold 1 card` : `until ${holder} hold ${many(numeral, 'card')}`,
    )
    const more = isSome(each) ? `. For each card drawn, ${nested(each, voice)}` : ''
    return `${does(voice, who, word)}${random ? ' at random' : ''} ${text}${more}`
  },
  take: (effect, voice) => taking(effect, voice) + following(effect, voice),
  put: ({ what, to, at, when, whose: target }, voice) => {
    const { word, where } = placing(to, at, target === 'foe' ? whose(voice, 'foe') : own(voice))
    const thing = what === 'this' ? 'this card' : `${own(voice)} attack`
    return `${does(voice, 'you', word)} ${thing}${where}${when === 'cleanup' ? ' at Cleanup' : ''}`
  },
  look: ({ amount, may, optional, rest, shuffle, so }, voice) => {
    const isWhole = typeof amount === 'number' && amount >= wholeDeck
    const first = isWhole
      ? `${does(voice, 'you', 'search')} ${own(voice)} deck`
      : counted(amount, voice, (numeral) =>
          numeral === '1'
            ? `${does(voice, 'you', 'look')} at the top card of ${own(voice)} deck`
            : `${does(voice, 'you', 'look')} at the top ${numeral} cards of ${own(voice)} deck`,
        )
    const isOne = amount === 1
    const it = isOne ? 'it' : isWhole ? 'a card' : 'one of them'
    const chosen = listed(
      may.map((find) => finds[find](it, voice)),
      'or',
    ).replace(` or put ${it} into`, ' or into')
    const they = subject(voice) === 'you' ? 'you' : 'they'
    const said = optional ? `${they} may ${chosen}` : they === 'you' ? chosen : `they ${chosen}`
    const others = isOne || isWhole ? '' : `; ${rest === 'top' ? 'the others stay' : 'discard the others'}`
    const after = [...(shuffle ? ['shuffle the deck'] : []), ...(isSome(so) ? [nested(so, again(voice))] : [])]
    return `${first}. ${capital(said)}${others}${after.length > 0 ? `. If ${they} do, ${listed(after)}` : ''}`
  },
  shuffle: ({ area, who }, voice) => `${does(voice, who, 'shuffle')} ${own(voice, who)} ${areaName(area)}`,
  swapAreas: ({ areas: [one, other] }, voice) =>
    `${does(voice, 'you', 'swap')} ${own(voice)} ${areaName(one)} and ${own(voice)} ${areaName(other)}`,
  showHand: ({ who }, voice) => `${does(voice, who, 'show')} ${own(voice, who)} hand`,
  showTop: ({ who, to }, voice) =>
    to === 'you'
      ? `${does(voice, 'you', 'look')} at the top card of ${whose(voice, who)} deck`
      : `${does(voice, who, 'show')} the top card of ${own(voice, who)} deck`,
  callOut: ({ names = 1, all, show, so }, voice) => {
    const [they, their] = pronouns(voice)
    const first = `${does(voice, 'you', 'name')} ${many(names, 'card')}`
    const copies = names === 1 ? 'a copy' : 'copies'
    const loses = all ? 'discard all of them' : names === 1 ? 'discard one' : 'discard one of each'
    const then = isSome(so) ? ` and ${nested(so, named(voice))}` : ''
    const end = show ? `. In any case, ${they} show ${their} hand` : `. Otherwise, ${they} show ${their} hand`
    return `${first}. If ${clause(voice, 'foe', 'hold')} ${copies}, ${they} ${loses}${then}${end}`
  },
  callRange: (_effect, voice) => {
    const [they, their] = pronouns(voice)
    return `${does(voice, 'you', 'name')} a Range. If ${clause(voice, 'foe', 'hold')} a card with it, ${they} discard one. Otherwise, ${they} show ${their} hand`
  },
}

const pronouns = (voice: Voice): readonly [string, string] =>
  subject(voice, 'foe') === 'you' ? ['you', 'your'] : ['they', 'their']

/** What is done with a card that was looked at. */
const finds: { readonly [F in Find]: (it: string, voice: Voice) => string } = {
  hand: (it, voice) => `put ${it} into ${own(voice)} hand`,
  gauge: (it, voice) => `put ${it} into ${own(voice)} Gauge`,
  sealed: (it) => `seal ${it}`,
  overdrive: (it, voice) => `put ${it} into ${own(voice)} Overdrive`,
  discard: (it) => `discard ${it}`,
  under: (it) => `put ${it} under the others`,
  boost: (it) => `play ${it} as a Boost`,
  strike: (it) => `strike with ${it}`,
}
