import type { Amount, Count } from '../effects/amounts/vocabulary.ts'
import type { Condition } from '../effects/vocabulary.ts'
import { type CardInPlay, type MillenniumTable, player, type SideNumber, side } from '../state.ts'
import type { Context } from '../tasks.ts'
import { fits } from './filters.ts'
import { judgedBy } from './judging.ts'
import { playersMeant } from './players.ts'
import {
  accessoriesOf,
  attachedOf,
  deckBoxOf,
  handOf,
  isInTableau,
  neighbour,
  sideOf,
  sidesInPlay,
  tableau,
  tokensOn,
  topCard,
} from './sides.ts'
import { isFull } from './slots.ts'
import { type Values, valuesOf } from './values.ts'

/** The card of the effect, as long as it is the object that it was. */
export const sourceOf = (t: MillenniumTable, { card, gen }: Pick<Context, 'card' | 'gen'>): CardInPlay | null => {
  const source = t.card(card)
  return source.gen === gen ? source : null
}

/** A card by how an effect calls it. */
export function namedCard(
  t: MillenniumTable,
  name: 'this' | 'it' | 'left' | 'right' | 'top',
  context: Context,
): CardInPlay | null {
  const source = sourceOf(t, context)
  switch (name) {
    case 'this':
      return source
    case 'it':
      return context.it === null ? null : t.card(context.it)
    case 'top':
      return topCard(t, context.side)
    case 'left':
    case 'right':
      return source && neighbour(source, name)
  }
}

type Cards = Extract<Count, { of: 'cards' }>

function cardsIn(t: MillenniumTable, s: SideNumber, area: Cards['in']): readonly CardInPlay[] {
  switch (area) {
    case 'tableau':
      return tableau(t, s).cards
    case 'deckBox':
      return deckBoxOf(t, s).cards
    case 'accessories':
      return accessoriesOf(t, s).cards
    case 'hand':
      return handOf(t, s).cards
    case 'attached':
      return attachedOf(t, s).cards
    case 'aftermarket':
      return t.zone.aftermarket().cards
  }
}

/** MB-181: with `down: 'any'` face-down cards count too. */
function countCards(t: MillenniumTable, { whose, where = {}, in: area }: Cards, context: Context): number {
  const asker = { card: sourceOf(t, context), side: context.side, it: namedCard(t, 'it', context) }
  const sides = area === 'aftermarket' ? [context.side] : playersMeant(t, whose, context)
  const isMeant = (card: CardInPlay) => fits(t, where, card, asker, (each) => valuesOf(t, each))
  return sides.reduce((sum, s) => sum + cardsIn(t, s, area).filter(isMeant).length, 0)
}

const faceUp = (t: MillenniumTable, s: SideNumber) => tableau(t, s).cards.filter((card) => !card.down)

function kinds(t: MillenniumTable, symbol: Extract<Count, { of: 'kinds' }>['symbol'], s: SideNumber): number {
  const all = faceUp(t, s).flatMap((card): readonly (string | number)[] => {
    const { elements, types, sets, rarities, stars } = valuesOf(t, card)
    return { element: elements, type: types, set: sets, rarity: rarities, stars: [stars] }[symbol]
  })
  return new Set(all).size
}

type Relation = Extract<Count, { of: 'neighbours' }>['that']

const isAny = <T>(a: readonly T[], b: readonly T[]): boolean => a.some((each) => b.includes(each))

const relations: Readonly<Record<Relation, (a: Readonly<Values>, b: Readonly<Values>) => boolean>> = {
  match: (a, b) => a.stars === b.stars,
  rise: (a, b) => a.stars < b.stars,
  alternate: (a, b) => !isAny(a.types, b.types),
  share: (a, b) => isAny(a.elements, b.elements) || isAny(a.types, b.types),
}

function neighbours(t: MillenniumTable, that: Relation, s: SideNumber): number {
  const { cards } = tableau(t, s)
  const isMeant = (card: CardInPlay, next: CardInPlay | undefined) =>
    next !== undefined && !card.down && !next.down && relations[that](valuesOf(t, card), valuesOf(t, next))
  return cards.filter((card, at) => isMeant(card, cards[at + 1])).length
}

function pairs(t: MillenniumTable, s: SideNumber): number {
  const stars = faceUp(t, s).map((card) => valuesOf(t, card).stars)
  return stars.reduce((sum, each, at) => sum + stars.slice(at + 1).filter((other) => other === each).length, 0)
}

export function countOf(t: MillenniumTable, count: Count, context: Context): number {
  const over = (of: (s: SideNumber) => number, whose: Cards['whose']) =>
    playersMeant(t, whose, context).reduce((sum, s) => sum + of(s), 0)
  switch (count.of) {
    case 'cards':
      return countCards(t, count, context)
    case 'stars': {
      const card = namedCard(t, count.card, context)
      return card ? valuesOf(t, card).stars : 0
    }
    case 'tokens': {
      const source = sourceOf(t, context)
      if (count.on === 'this') return source ? tokensOn(source) : 0
      return over((s) => tableau(t, s).cards.reduce((sum, card) => sum + tokensOn(card), 0), count.whose)
    }
    case 'dollars':
      return over((s) => (s < t.seats ? player(t, s).dollars : 0), count.whose)
    case 'counter':
      return over((s) => side(t, s).counters[count.counter], count.whose)
    case 'kinds':
      return kinds(t, count.symbol, context.side)
    case 'neighbours':
      return neighbours(t, count.that, context.side)
    case 'pairs':
      return pairs(t, context.side)
    case 'players':
      return playersMeant(t, count.who, context).length
  }
}

export function amountOf(t: MillenniumTable, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount
  const sum = countOf(t, amount.each, context) * amount.times
  return Math.min(sum, amount.max ?? sum)
}

export function holds(t: MillenniumTable, condition: Condition, context: Context): boolean {
  if ('count' in condition) {
    const count = countOf(t, condition.count, context)
    return count >= (condition.atLeast ?? 0) && count <= (condition.atMost ?? Number.POSITIVE_INFINITY)
  }
  if ('card' in condition) {
    const card = namedCard(t, condition.card, context)
    const asker = { card: sourceOf(t, context), side: context.side, it: namedCard(t, 'it', context) }
    return card !== null && fits(t, condition.is, card, asker, (each) => valuesOf(t, each))
  }
  if ('rp' in condition) {
    const others = sidesInPlay(t).filter((s) => s !== context.side)
    const own = side(t, context.side).rp
    const isMost = others.every((s) => side(t, s).rp < own)
    if (condition.rp === 'least') return others.every((s) => side(t, s).rp > own)
    return condition.rp === 'most' ? isMost : !isMost
  }
  if ('this' in condition) return isPlaced(t, condition.this, context)
  return !holds(t, condition.not, context)
}

function isPlaced(t: MillenniumTable, where: 'top' | 'leftmost' | 'middle' | 'lastSlot', context: Context): boolean {
  const source = sourceOf(t, context)
  if (!source || !isInTableau(source)) return false
  const s = sideOf(t, source)
  const { cards } = tableau(t, s)
  const at = cards.indexOf(source)
  switch (where) {
    case 'top':
      return topCard(t, s) === source
    case 'leftmost':
      return at === 0
    case 'middle':
      return at > 0 && at < cards.length - 1
    case 'lastSlot':
      return at === cards.length - 1 && isFull(t, s)
  }
}

judgedBy({ holds, amountOf })
