import { cardsOf, nameText, together, whose } from '../targets/text.ts'
import type { Area, Players } from '../targets/vocabulary.ts'
import type { Amount, Count, Counter } from './vocabulary.ts'

const plural = (noun: string): string => (noun.endsWith('sh') ? `${noun}es` : `${noun}s`)

/** A thing that is counted, and what is said of it. */
type Counted = readonly [noun: string, rest: string]

/** What is said of it if it is yours, and of whom it is otherwise. */
const counters: Readonly<Record<Counter, readonly [noun: string, yours: string, by: string]>> = {
  clashesWon: ['clash', 'you have won', 'won by'],
  clashesLost: ['clash', 'you have lost', 'lost by'],
  clashes: ['clash', 'you were in', 'fought by'],
  losersBeaten: ['player', 'you have beaten in a clash', 'beaten in a clash by'],
  dollarsSpent: ['Dollar', 'you have spent this tournament', 'spent this tournament by'],
  dollarsTaken: ['Dollar', 'you have taken from others this tournament', 'taken this tournament by'],
  storeGained: ['card', 'you have gained from the Store this tournament', 'gained from the Store this tournament by'],
  revealed: ['card', 'your Investigations have revealed', 'revealed by Investigations of'],
  flipEffects: ['Flip effect', 'you have resolved', 'resolved by'],
  saved: ['card', 'you have saved with Heroic', 'saved with Heroic by'],
  namedPlayed: ['card', 'played that you had named', 'played that was named by'],
  filledFirst: ['time', 'you were first to fill your tableau', 'that the first to fill a tableau was one of'],
  actionsUsed: ['Action', 'you have used this tournament', 'used this tournament by'],
}

function counterText(counter: Counter, of: Players): Counted {
  const [noun, yours, by] = counters[counter]
  return [noun, of === 'you' ? yours : `${by} ${together[of]}`]
}

/** Players as things that are counted. */
const people: Partial<Record<Players, Counted>> = {
  others: ['other player', ''],
  opponents: ['opponent', ''],
  richer: ['player', 'with more RP than you'],
  poorer: ['player', 'with less RP than you'],
}

const kinds = { element: 'Element', type: 'Type', set: 'set', rarity: 'rarity', stars: 'star rating' } as const
const neighbours = {
  match: 'with equal stars',
  rise: 'of which the right one has more stars',
  alternate: 'that share no Type',
  share: 'that share a symbol',
} as const

const places: Partial<Record<Players, string>> = { each: 'in all tableaus', others: 'in other tableaus' }

const inTableaus = (of: Players): string => places[of] ?? `in ${whose[of]}`

/** Where cards are that are counted: in a tableau unless it says otherwise. */
const areas: Readonly<Record<Area, (of: Players) => string>> = {
  tableau: inTableaus,
  deckBox: (of) => (of === 'you' ? 'in your Deck Box slot' : `in Deck Box slots of ${together[of]}`),
  accessories: (of) => (of === 'you' ? 'in your Accessory slots' : `in Accessory slots of ${together[of]}`),
  hand: (of) => (of === 'you' ? 'in your hand' : `in hands of ${together[of]}`),
  aftermarket: () => 'in the Aftermarket',
  attached: (of) => (of === 'you' ? 'attached to your cards' : `attached to cards of ${together[of]}`),
}

function countedBy(count: Exclude<Count, { readonly of: 'cards' }>): Counted {
  switch (count.of) {
    case 'stars':
      return ['star', `of ${nameText(count.card)}`]
    case 'tokens':
      return ['star token', count.on === 'this' ? 'on this card' : inTableaus(count.whose)]
    case 'dollars':
      return ['Dollar', count.whose === 'you' ? 'you have' : `of ${together[count.whose]}`]
    case 'counter':
      return counterText(count.counter, count.whose)
    case 'kinds':
      return [`different ${kinds[count.symbol]}`, 'in your tableau']
    case 'neighbours':
      return ['pair', `of neighbours in your tableau ${neighbours[count.that]}`]
    case 'pairs':
      return ['pair', 'of your cards with equal stars']
    case 'players':
      return people[count.who] ?? ['player', '']
  }
}

/** What is counted: "Fire card in your tableau", or several: "Fire cards in your tableau". */
export function countText(count: Count, isMany = false): string {
  if (count.of === 'cards') {
    const { where = {}, in: area, whose: of } = count
    return `${cardsOf(where, isMany)} ${areas[area](of)}`
  }
  const [noun, rest] = countedBy(count)
  return `${isMany ? plural(noun) : noun} ${rest}`.trimEnd()
}

/** "10 RP" */
export const inRp = (points: number): string => `${points} RP`

/** "10 RP", "3 RP for each Fire card in your tableau (at most 15)" */
export function amountText(amount: Amount, say: (n: number) => string): string {
  if (typeof amount === 'number') return say(amount)
  const { each, times, max } = amount
  return `${say(times)} for each ${countText(each)}${max === undefined ? '' : ` (at most ${max})`}`
}
