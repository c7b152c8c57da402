import type { OwnedDef } from '../cards/definitions.ts'
import { commonTypes, elements } from '../cards/symbols.ts'

/** A collection that could be made: what its cards share, and the cards. */
export interface CollectionPlan {
  readonly symbol: string
  readonly cards: readonly OwnedDef[]
}

/** MB-107: so many, each with other stars. */
const largest = 8

const bears = (def: OwnedDef, symbol: string): boolean =>
  (def.elements as readonly string[]).includes(symbol) || (def.types as readonly string[]).includes(symbol)

/** Of these cards the first that can lie together in one collection of this symbol. */
function gather(symbol: string, defs: readonly OwnedDef[]): OwnedDef[] {
  const chosen: OwnedDef[] = []
  for (const def of defs) {
    if (chosen.length === largest) break
    if (!bears(def, symbol) || chosen.some(({ stars }) => stars === def.stars)) continue
    chosen.push(def)
  }
  return chosen
}

const without = (defs: readonly OwnedDef[], used: readonly OwnedDef[]): OwnedDef[] => {
  const left = [...defs]
  for (const each of used) left.splice(left.indexOf(each), 1)
  return left
}

/** The largest collection by any symbol. */
function largestOf(symbols: readonly string[], defs: readonly OwnedDef[]): CollectionPlan {
  let best: CollectionPlan = { symbol: symbols[0]!, cards: [] }
  for (const symbol of symbols) {
    const cards = gather(symbol, defs)
    if (cards.length > best.cards.length) best = { symbol, cards }
  }
  return best
}

/** The best collections of these cards, the least useful first: one, or in a duel one by Element and one by Type. */
export function planCollections(defs: readonly OwnedDef[], isDuel: boolean): CollectionPlan[] {
  if (!isDuel) return [largestOf([...elements, ...commonTypes], defs)]
  let best: CollectionPlan[] = []
  let most = -1
  for (const element of elements) {
    // first what only this one can use
    const sorted = [...defs].sort((a, b) => a.types.length - b.types.length)
    const cards = gather(element, sorted)
    const first = { symbol: element, cards: cards.length < 2 ? [] : cards }
    const second = largestOf(commonTypes, without(defs, first.cards))
    const plans = [first, second.cards.length < 2 ? { ...second, cards: [] } : second]
    const count = first.cards.length + second.cards.length
    if (count > most) {
      most = count
      best = plans
    }
  }
  return best
}

/** Whether a card would make a collection larger. */
export const wouldAdd = ({ symbol, cards }: CollectionPlan, def: OwnedDef): boolean =>
  cards.length < largest && bears(def, symbol) && !cards.some(({ stars }) => stars === def.stars)
