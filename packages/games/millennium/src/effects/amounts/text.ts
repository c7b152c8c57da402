import { cardsOf, nameText, whose } from '../targets/text.ts'
import type { Players } from '../targets/vocabulary.ts'
import type { Amount, Count, Counter } from './vocabulary.ts'

const plural = (noun: string): string => (noun.endsWith('sh') ? `${noun}es` : `${noun}s`)

/** A thing that is counted, and what is said of it. */
type Counted = readonly [noun: string, rest: string]

const counters: Readonly<Record<Counter, Counted>> = {
  clashesWon: ['clash', 'you have won'],
  clashesLost: ['clash', 'you have lost'],
  clashes: ['clash', 'you were in'],
  losersBeaten: ['player', 'you have beaten in a clash'],
  dollarsSpent: ['Dollar', 'you have spent this tournament'],
  dollarsTaken: ['Dollar', 'you have taken from others this tournament'],
  storeGained: ['card', 'you have gained from the Store this tournament'],
  revealed: ['card', 'your Investigations have revealed'],
  flipEffects: ['Flip effect', 'you have resolved'],
  saved: ['card', 'you have saved with Heroic'],
  namedPlayed: ['card', 'played that you had named'],
  filledFirst: ['time', 'you were first to fill your tableau'],
  actionsUsed: ['Action', 'you have used this tournament'],
}

const kinds = { element: 'Element', type: 'Type', set: 'set', rarity: 'rarity', stars: 'star rating' } as const
const neighbours = {
  match: 'with equal stars',
  rise: 'of which the right one has more stars',
  alternate: 'that share no Type',
  share: 'that share a symbol',
} as const

const places: Partial<Record<Players, string>> = { each: 'in all tableaus', others: 'in other tableaus' }

const areas: Readonly<Record<string, string>> = {
  hand: 'in your hand',
  aftermarket: 'in the Aftermarket',
  attached: 'attached to your cards',
}

function countedBy(count: Exclude<Count, { readonly of: 'cards' }>): Counted {
  switch (count.of) {
    case 'stars':
      return ['star', `of ${nameText(count.card)}`]
    case 'tokens':
      return ['star token', count.on === 'this' ? 'on this card' : 'in your tableau']
    case 'dollars':
      return ['Dollar', 'you have']
    case 'counter':
      return counters[count.counter]
    case 'kinds':
      return [`different ${kinds[count.symbol]}`, 'in your tableau']
    case 'neighbours':
      return ['pair', `of neighbours in your tableau ${neighbours[count.that]}`]
    case 'pairs':
      return ['pair', 'of your cards with equal stars']
    case 'players':
      return ['such player', '']
  }
}

/** What is counted: "Fire card in your tableau", or several: "Fire cards in your tableau". */
export function countText(count: Count, isMany = false): string {
  if (count.of === 'cards') {
    const { where = {}, in: area, whose: of } = count
    return `${cardsOf(where, isMany)} ${areas[area ?? ''] ?? places[of] ?? `in ${whose[of]}`}`
  }
  const [noun, rest] = countedBy(count)
  return `${isMany ? plural(noun) : noun} ${rest}`.trimEnd()
}

/** "10 RP", "3 RP for each Fire card in your tableau (at most 15)" */
export function amountText(amount: Amount, unit: string): string {
  if (typeof amount === 'number') return `${amount} ${unit}`
  const { each, times, max } = amount
  return `${times} ${unit} for each ${countText(each)}${max === undefined ? '' : ` (at most ${max})`}`
}
