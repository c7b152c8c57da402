import { capital } from '@cardwright/engine/english'
import { counted, valueText } from '../amounts/text.ts'
import { ifDone } from '../control/text.ts'
import type { EffectList } from '../list.ts'
import { nested, type Texts } from '../sentences.ts'
import { cardNoun } from '../shared/text.ts'
import type { Area, Filter, Who } from '../shared/vocabulary.ts'
import type { EffectOf } from '../vocabulary.ts'
import {
  again,
  areaList,
  areaName,
  clause,
  does,
  many,
  own,
  plural,
  subject,
  type Voice,
  verb,
  whose,
} from '../words.ts'
import type { taking as schemas } from './vocabulary.ts'

export const taking: Texts<ReturnType<typeof schemas>> = {
  handTo: ({ size, who, only, random, each }, voice) => {
    const word = only ?? `draw or ${verb(voice, who, 'discard')}`
    const holder = subject(voice, who) === 'you' ? 'you' : 'they'
    const text = counted(size, voice, (numeral) =>
      numeral === '1' && size === 1 ? `until ${holder} hold 1 card` : `until ${holder} hold ${many(numeral, 'card')}`,
    )
    const more = isSome(each) ? `. For each card drawn, ${nested(each, voice)}` : ''
    return `${does(voice, who, word)}${random ? ' at random' : ''} ${text}${more}`
  },
  take: (effect, voice) => takingText(effect, voice) + followingText(effect, voice),
}

type Take = EffectOf<'take'>
type Place = 'top' | 'bottom' | 'shuffled' | undefined

export const isSome = (effects: EffectList | undefined): effects is EffectList =>
  effects !== undefined && effects.length > 0

/** "up to 2 cards" */
export const upToMany = (numeral: string, noun: string): string =>
  `up to ${numeral} ${numeral === '1' ? noun : plural(noun)}`

/** How it is said that a card goes somewhere: "discard", "put ... into your Gauge". */
export function placing(to: Area | undefined, at: Place, theirs: string): { word: string; where: string } {
  if (to === undefined) return { word: 'show', where: '' }
  if (to === 'discard') return { word: 'discard', where: '' }
  if (to === 'sealed') return { word: 'seal', where: '' }
  if (to === 'aside') return { word: 'set', where: ' aside' }
  if (to !== 'deck') return { word: 'put', where: ` into ${theirs} ${areaName(to)}` }
  if (at === 'shuffled') return { word: 'shuffle', where: ` into ${theirs} deck` }
  return { word: 'put', where: ` ${at === 'bottom' ? 'on the bottom' : 'on top'} of ${theirs} deck` }
}

/** "Discard a card", "Your opponent discards a card at random", "Put the top card of your deck into your Gauge" */
function takingText(effect: Take, voice: Voice): string {
  const { from, to, at, by, of = 'you', filter, max = 1 } = effect
  const doer = doerOf(effect)
  const isForeign = doer !== of
  const theirs = isForeign ? whose(voice, of) : own(voice, of)
  const target = effect.whose ?? of
  const isRaised = to === 'discard' && isOnly(from, 'discard')
  const { word, where } = isRaised
    ? { word: 'put', where: ' on top of it' }
    : placing(to, at, target === doer ? own(voice, doer) : whose(voice, target))
  const noun = effect.alike ? `${cardNoun(filter, voice)} of one name` : cardNoun(filter, voice)
  const place = `${theirs} ${areaList(from)}`
  const say = (thing: string) => `${head(effect, voice, doer, word)} ${thing}${where}`
  if (effect.recent)
    return say(by === 'choice' ? `${howMany(effect, valueText(max, voice), 'card', voice)} of those` : 'those cards')
  if (by === 'all') return say(`all ${plural(nounIn(place, filter, voice))}`)
  // copies are alike, whichever is taken; a hand has no top
  if ((by === 'top' || by === 'bottom') && filter?.card === undefined && !isOnly(from, 'hand'))
    return counted(max, voice, (numeral) =>
      say(`the ${by} ${numeral === '1' ? noun : `${numeral} ${plural(noun)}`} of ${place}`),
    )
  const chance = by === 'random' ? ' at random' : ''
  const source = sourceText(effect, place, isForeign, voice)
  const what = isOnly(from, 'aside') ? `set-aside ${noun}` : noun
  return counted(max, voice, (numeral) => say(`${howMany(effect, numeral, what, voice)}${chance}${source}`))
}

const isOnly = (areas: readonly string[], area: string): boolean => areas.length === 1 && areas[0] === area

/** " from your Gauge", " from the 2 newest cards in your discard pile"; nothing where it goes without saying */
function sourceText({ from, to, last }: Take, place: string, isForeign: boolean, voice: Voice): string {
  if (last !== undefined) return ` from the ${valueText(last, voice)} newest cards in ${place}`
  const isOwnHand = isOnly(from, 'hand') && to === 'discard' && !isForeign
  return isOwnHand || isOnly(from, 'aside') ? '' : ` from ${place}`
}

/** "card in your discard pile with the name of its top card" */
const nounIn = (place: string, filter: Filter | undefined, voice: Voice): string =>
  cardNoun(filter, voice, `card in ${place}`).replace(`of the top card of ${place}`, 'of its top card')

/** Who is said to do it: who chooses, or whose area the cards come to. */
function doerOf({ of = 'you', chooser, whose: to, by }: Take): Who {
  if (by !== 'choice') return to ?? of
  return chooser ?? of
}

const isMaybe = ({ min, max = 1, optional, by }: Take): boolean =>
  optional === true || (by === 'choice' && min === 0 && max === 1)

/** "Discard", or "You may discard" where it is one card or none. */
const head = (effect: Take, voice: Voice, doer: Who, word: string): string =>
  isMaybe(effect) ? capital(`${clause(voice, doer, 'may')} ${word}`) : does(voice, doer, word)

function howMany(effect: Take, numeral: string, noun: string, voice: Voice): string {
  const { min, max } = effect
  if (min === undefined || min === max || isMaybe(effect)) return many(numeral, noun)
  const least = valueText(min, voice)
  if (numeral === '99') return least === '0' ? `any number of ${plural(noun)}` : `${least} or more ${plural(noun)}`
  if (least === numeral) return many(numeral, noun)
  return least === '0' ? upToMany(numeral, noun) : `${least} to ${numeral} ${plural(noun)}`
}

const taken = ({ to, at }: Take): string => placing(to, at, '').word

/** What follows for each card, and once. */
function followingText(effect: Take, voice: Voice): string {
  const { each, so, fewer, max } = effect
  const isOne = max === undefined || max === 1
  const they = subject(voice, doerOf(effect)) === 'you' ? 'you' : 'they'
  const done = `${they} do`
  const then: Voice = they === 'you' ? again(voice) : { ...voice, again: true }
  return [
    ...(isSome(each) ? [`. ${isOne ? ifDone(done, each, then) : `For each, ${nested(each, then)}`}`] : []),
    ...(isSome(so) ? [`. ${ifDone(done, so, then)}`] : []),
    ...(isSome(fewer)
      ? [`. ${isOne ? 'Otherwise' : `If ${they} ${taken(effect)} fewer`}, ${nested(fewer, then)}`]
      : []),
  ].join('')
}
