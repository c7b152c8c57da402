import { cardsOf, nameText, whose } from '../targets/text.ts'
import type { Players } from '../targets/vocabulary.ts'
import type { Amount, Count, Counter } from './vocabulary.ts'

const counters: Readonly<Record<Counter, string>> = {
  clashesWon: 'clash you have won',
  clashesLost: 'clash you have lost',
  clashes: 'clash you were in',
  losersBeaten: 'player you have beaten in a clash',
  dollarsSpent: 'Dollar you have spent this tournament',
  dollarsTaken: 'Dollar you have taken from others this tournament',
  storeGained: 'card you have gained from the Store this tournament',
  revealed: 'card your Investigations have revealed',
  flipEffects: 'Flip effect you have resolved',
  saved: 'card you have saved with Heroic',
  namedPlayed: 'card played that you had named',
  filledFirst: 'time you were first to fill your tableau',
  actionsUsed: 'Action you have used this tournament',
}

const kinds = { element: 'Element', type: 'Type', set: 'set', rarity: 'rarity', stars: 'star rating' } as const
const neighbours = {
  match: 'with equal stars',
  rise: 'of which the right one has more stars',
  alternate: 'that share no Type',
  share: 'that share a symbol',
} as const

const places: Partial<Record<Players, string>> = { each: 'in all tableaus', others: 'in other tableaus' }

/** What is counted, as one of them: "Fire card in your tableau". */
export function countText(count: Count): string {
  switch (count.of) {
    case 'cards': {
      const { where = {}, in: area, whose: of } = count
      if (area === 'hand') return `${cardsOf(where, false)} in your hand`
      if (area === 'aftermarket') return `${cardsOf(where, false)} in the Aftermarket`
      if (area === 'attached') return `${cardsOf(where, false)} attached to your cards`
      return `${cardsOf(where, false)} ${places[of] ?? `in ${whose[of]}`}`
    }
    case 'stars':
      return `star of ${nameText(count.card)}`
    case 'tokens':
      return count.on === 'this' ? 'star token on this card' : 'star token in your tableau'
    case 'dollars':
      return 'Dollar you have'
    case 'counter':
      return counters[count.counter]
    case 'kinds':
      return `different ${kinds[count.symbol]} in your tableau`
    case 'neighbours':
      return `two neighbours in your tableau ${neighbours[count.that]}`
    case 'pairs':
      return 'pair of your cards with equal stars'
    case 'players':
      return 'such player'
  }
}

/** "10 RP", "3 RP for each Fire card in your tableau (at most 15)" */
export function amountText(amount: Amount, unit: string): string {
  if (typeof amount === 'number') return `${amount} ${unit}`
  const { each, times, max } = amount
  return `${times} ${unit} for each ${countText(each)}${max === undefined ? '' : ` (at most ${max})`}`
}
