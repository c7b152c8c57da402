import { capital, small as lower } from '@cardwright/engine/english'
import type { Area, Who } from './shared/vocabulary.ts'
import type { Effect } from './vocabulary.ts'

/** To whom an effect speaks. What the data calls "you" is the reader of the card, or the opponent where it is theirs. */
export interface Voice {
  /** "You" in the data is the reader's opponent. */
  readonly turned: boolean
  /** "You draw a card", not "Draw a card": where it must be said who does it. */
  readonly named: boolean
  /** The opponent has just been named: "they". */
  readonly again: boolean
  /** How a card or a token is called, by its id. */
  called(id: string): string
  /** How an effect is printed: a sentence with a capital and without its full stop. Effects contain effects. */
  effectText(effect: Effect, voice: Voice): string
}

/** As to the reader, whoever is spoken to. */
export const unturned = (voice: Voice): Voice => ({ ...voice, turned: false, named: false, again: false })
export const turned = (voice: Voice): Voice => ({ ...voice, turned: !voice.turned })
/** For what follows a sentence about who "you" is: "If they do, they draw a card". */
export const again = (voice: Voice): Voice => ({ ...voice, again: voice.turned })
export const named = (voice: Voice): Voice => ({ ...voice, named: true })

const isReader = (voice: Voice, who: Who | undefined): boolean => (who === 'foe') === voice.turned

/** "you", "your opponent" */
export function subject(voice: Voice, who?: Who): string {
  if (isReader(voice, who)) return 'you'
  return voice.again ? 'they' : 'your opponent'
}

/** "your Gauge", "your opponent's Gauge" */
export function whose(voice: Voice, who?: Who): string {
  if (isReader(voice, who)) return 'your'
  return voice.again ? 'their' : "your opponent's"
}

/** The same where the subject of the sentence is `who`: "your opponent shows their hand". */
export const own = (voice: Voice, who?: Who): string => (isReader(voice, who) ? 'your' : 'their')

const irregular: Readonly<Record<string, string>> = {
  may: 'may',
  cannot: 'cannot',
  must: 'must',
  have: 'has',
  are: 'is',
}

/** Of "put it down" the first word. */
function third(phrase: string): string {
  const [word = '', ...rest] = phrase.split(' ')
  return [thirdOf(word), ...rest].join(' ')
}

function thirdOf(word: string): string {
  if (irregular[word] !== undefined) return irregular[word]
  if (/(s|x|sh|ch|o)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** "are" for you, "is" for your opponent. */
export const verb = (voice: Voice, who: Who | undefined, word: string): string =>
  isReader(voice, who) || voice.again ? word : third(word)

/** "Draw", "You draw" or "Your opponent draws"; "You may draw". */
export function does(voice: Voice, who: Who | undefined, word: string): string {
  if (isReader(voice, who) && !voice.named && !/^(may|cannot|must)\b/.test(word)) return capital(word)
  return capital(`${subject(voice, who)} ${verb(voice, who, word)}`)
}

/** Always with its subject: "you may", "your opponent may". */
export const clause = (voice: Voice, who: Who | undefined, word: string): string =>
  `${subject(voice, who)} ${verb(voice, who, word)}`

const proper = /^([-+]|Force|Gauge|Power|Speed|Armor|Guard|Range|Boost|Strike|EX|Exceed|X|Advantage|Wild|Revert)\b/
/** In the midst of a sentence; terms of the rules keep their capital. */
export const small = (text: string): string => (proper.test(text) ? text : lower(text))

/** "a card", "2 cards", "X cards" */
export function many(numeral: number | string, noun: string): string {
  if (String(numeral) === '1') return `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`
  return `${numeral} ${plural(noun)}`
}

/** "cards", "cards in your Gauge": the first noun that can be more than one. */
export const plural = (noun: string): string =>
  noun.replace(/\b(card|Boost|Transform|space|token|copy|counter|lightning rod)\b/, more)
const more = (word: string): string => (word === 'copy' ? 'copies' : `${word}s`)

/** "a", "a and b", "a, b and c" */
export function listed(parts: readonly string[], word = 'and'): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`)

const areaNames: { readonly [A in Area]: string } = {
  deck: 'deck',
  hand: 'hand',
  gauge: 'Gauge',
  discard: 'discard pile',
  sealed: 'sealed area',
  boosts: 'Boost area',
  transforms: 'Transform area',
  aside: 'set-aside cards',
  overdrive: 'Overdrive',
  stored: 'store',
  played: 'play area',
  strike: 'attack',
  arena: 'cards in the arena',
  under: 'cards under Boosts',
}
export const areaName = (area: Area): string => areaNames[area]

/** "your hand or discard pile" */
export const areaList = (areas: readonly Area[]): string => listed(areas.map(areaName), 'or')
