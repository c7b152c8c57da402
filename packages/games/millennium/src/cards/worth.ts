import type { Amount } from '../effects/amounts/vocabulary.ts'
import { keywordOf } from '../effects/keywords/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { type CardDef, isOwned } from './definitions.ts'

/** What an amount comes to in a usual tournament. */
const usual = (amount: Amount): number =>
  typeof amount === 'number' ? amount : Math.min(amount.times * 2, amount.max ?? Number.POSITIVE_INFINITY)

/** What an effect is worth to whoever has it, in RP. A rough guess: the search knows better, and takes longer. */
function worthOfEffect(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return effect.who === undefined || effect.who === 'you' ? usual(effect.rp) : 0
    case 'steal':
      return usual(effect.rp) * 1.5
    case 'lose':
      return effect.who === 'you' ? -usual(effect.rp) : usual(effect.rp) * 0.5
    case 'flip':
      return effect.target === 'this' || effect.target === 'left' ? -4 : 6
    case 'tokens':
      return usual(effect.add)
    case 'draw':
      return 3 * effect.count
    case 'extraPlay':
      return 5
    case 'clash': {
      const parts = [effect.won ?? [], effect.winner ?? []].flat()
      return parts.reduce((sum, each) => sum + worthOfEffect(each) / 2, 3)
    }
    case 'may':
    case 'each':
      return worthOf(effect.effects)
    case 'when':
      return worthOf(effect.so) * 0.6
    case 'choose':
      return worthOf(effect.so)
    case 'pay':
      return worthOf(effect.so) - effect.dollars
    case 'earn':
      return usual(effect.dollars) * 0.7
    default:
      return 3
  }
}

const worthOf = (effects: readonly Effect[]): number => effects.reduce((sum, each) => sum + worthOfEffect(each), 0)

const known = new WeakMap<CardDef, number>()

function reckon(def: CardDef): number {
  if (!isOwned(def)) return 0
  const abilities = def.abilities.map((ability) => ('do' in ability ? worthOf(ability.do) * (ability.if ? 0.6 : 1) : 5))
  const keywords = def.keywords.map((use) => (keywordOf(use) === 'fusion' ? -6 : 5))
  return [...abilities, ...keywords].reduce((sum, each) => sum + each, def.stars * 0.5)
}

/** These cards in this order; of equals the first stays first. Markets sort some dozen cards at every answer. */
export function sortedBy<C>(cards: readonly C[], place: (card: C) => number): C[] {
  const sorted: C[] = []
  const places: number[] = []
  for (const card of cards) {
    const own = place(card)
    let at = sorted.length
    for (; at > 0 && places[at - 1]! > own; at--) {
      sorted[at] = sorted[at - 1]!
      places[at] = places[at - 1]!
    }
    sorted[at] = card
    places[at] = own
  }
  return sorted
}

interface Faced {
  readonly def: CardDef
}

const byWorth = ({ def }: Faced): number => worth(def)
const byWorthDown = ({ def }: Faced): number => -worth(def)

/** These cards, the least useful first. */
export const leastFirst = <C extends Faced>(cards: readonly C[]): C[] => sortedBy(cards, byWorth)
/** These cards, the most useful first. */
export const mostFirst = <C extends Faced>(cards: readonly C[]): C[] => sortedBy(cards, byWorthDown)

/** What a card is worth in a deck. */
export function worth(def: CardDef): number {
  let found = known.get(def)
  if (found === undefined) {
    found = reckon(def)
    known.set(def, found)
  }
  return found
}
