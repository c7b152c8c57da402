import type { Seat } from '@cardwright/engine'
import type { Amount, Count, CountName } from '../effects/amounts/vocabulary.ts'
import { boostOf, defOf, type ExceedInPlay, type ExceedTable, foe, type StrikeSide, side } from '../state.ts'
import { behind, distance } from './arena.ts'
import { matches } from './filter.ts'
import { exceedCost } from './means.ts'
import { numberOf, powerGained, printedOf, printedOn, xOf } from './numbers.ts'
import type { Source } from './source.ts'
import { entered, rodsUnderFoe, tokensBetween } from './spots.ts'

type Counting = (t: ExceedTable, seat: Seat, by: Source, count: Count) => number

const inStrike =
  (of: (mine: StrikeSide) => number): Counting =>
  (t, seat) =>
    t.state.strike === null ? 0 : of(t.state.strike.sides[seat]!)

type CardArea = 'hand' | 'gauge' | 'discard' | 'deck' | 'sealed' | 'boosts' | 'transforms' | 'overdrive' | 'stored'

const cardsIn =
  (area: CardArea): Counting =>
  (t, seat, by, count) =>
    counted(t, by, count, t.zone[area](seat).cards)

/** A card that is still in hand does not count itself: what it asks for holds when it is played. */
const cardsInHand: Counting = (t, seat, by, count) => {
  const { cards } = t.zone.hand(seat)
  const isThere = by.card !== null && t.card(by.card).zone === t.zone.hand(seat)
  return counted(t, by, count, isThere ? cards.filter(({ id }) => id !== by.card) : cards)
}

function counted(t: ExceedTable, by: Source, { filter, different }: Count, cards: readonly ExceedInPlay[]): number {
  if (filter === undefined && !different) return cards.length
  const meant = filter === undefined ? cards : cards.filter((card) => matches(t, by, filter, defOf(card)))
  return different ? new Set(meant.map((card) => defOf(card).name)).size : meant.length
}

/** What is printed on a card that need not be an attack; nothing below zero. */
const printedAs =
  (name: 'power' | 'speed', cardOf: (t: ExceedTable, seat: Seat) => ExceedInPlay | undefined): Counting =>
  (t, seat) => {
    const card = cardOf(t, seat)
    return card === undefined ? 0 : Math.max(0, printedOn(t, seat, card, name))
  }

const justTaken = (t: ExceedTable): ExceedInPlay | undefined => {
  const [id] = t.state.recent.cards
  return id === undefined ? undefined : t.card(id)
}

/** One small function for each thing that can be counted of a player. */
const counts: { readonly [K in CountName]: Counting } = {
  x: xOf,
  life: (t, seat) => side(t, seat).life,
  space: (t, seat) => side(t, seat).space,
  exceedCost: (t, seat) => exceedCost(t, seat) ?? 0,
  range: (t) => distance(t),
  power: (t, seat) => numberOf(t, seat, 'power'),
  speed: (t, seat) => numberOf(t, seat, 'speed'),
  armor: (t, seat) => numberOf(t, seat, 'armor'),
  guard: (t, seat) => numberOf(t, seat, 'guard'),
  printedPower: (t, seat) => printedOf(t, seat, 'power'),
  printedSpeed: (t, seat) => printedOf(t, seat, 'speed'),
  powerGained: (t, seat) => powerGained(t, seat),
  armorUsed: inStrike((mine) => mine.armorUsed),
  damageTaken: inStrike((mine) => mine.taken),
  damageDealt: (t, seat) => (t.state.strike === null ? 0 : t.state.strike.sides[foe(seat)]!.taken),
  forceSpent: (t, seat) => side(t, seat).turnNotes.forceSpent ?? 0,
  gaugeSpent: (t, seat) => side(t, seat).turnNotes.gaugeSpent ?? 0,
  gaugeSpentInStrike: inStrike((mine) => mine.gaugeSpent),
  lifeSpent: (t, seat) => side(t, seat).notes.lifeSpent ?? 0,
  note: (t, seat, _by, { name = '' }) => side(t, seat).turnNotes[name] ?? side(t, seat).notes[name] ?? 0,
  moved: inStrike((mine) => mine.moved),
  justMoved: (t) => t.state.recent.moved,
  justShort: (t) => Math.max(0, t.state.recent.wanted - t.state.recent.moved),
  justEntered: (t, seat) => entered(t, seat),
  travelled: inStrike((mine) => mine.moved + mine.shoved),
  movedBefore: (t, seat) => side(t, seat).turnNotes.moved ?? 0,
  behind: (t, seat) => behind(t, seat),
  startRange: (t) => t.state.strike?.startRange ?? 0,
  rangeMin: (t, seat) => numberOf(t, seat, 'rangeMin'),
  rangeMax: (t, seat) => numberOf(t, seat, 'rangeMax'),
  toRangeMax: (t, seat) => Math.max(0, numberOf(t, seat, 'rangeMax') - distance(t)),
  tokensBetween: (t, seat) => tokensBetween(t, seat),
  rodsUnderFoe: (t, seat) => rodsUnderFoe(t, seat),
  justTaken: (t) => t.state.recent.cards.length,
  justSpent: (t) => t.state.recent.spent,
  justTakenPower: printedAs('power', justTaken),
  justTakenSpeed: printedAs('speed', justTaken),
  topDeckPower: printedAs('power', (t, seat) => t.zone.deck(seat).top),
  topDiscardPower: printedAs('power', (t, seat) => t.zone.discard(seat).top),
  hand: cardsInHand,
  gauge: cardsIn('gauge'),
  discard: cardsIn('discard'),
  deck: cardsIn('deck'),
  sealed: cardsIn('sealed'),
  boosts: (t, seat, by, count) =>
    counted(
      t,
      by,
      count,
      t.zone.boosts(seat).cards.filter((card) => !boostOf(t, card).uncounted),
    ),
  transforms: cardsIn('transforms'),
  overdrive: cardsIn('overdrive'),
  stored: cardsIn('stored'),
  paid: (t, seat, by, count) =>
    t.state.strike === null
      ? 0
      : counted(
          t,
          by,
          count,
          t.state.strike.sides[seat]!.paid.map((id) => t.card(id)),
        ),
}

export function amountOf(t: ExceedTable, by: Source, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { count, of, per = 1, times = 1, plus = 0, atMost, atLeast } = amount
  let sum = 0
  if (of !== 'foe') sum += counts[count](t, by.seat, by, amount)
  if (of === 'foe' || of === 'both') sum += counts[count](t, foe(by.seat), by, amount)
  const value = Math.floor(sum / per) * times + plus
  const limited = atMost === undefined ? value : Math.min(value, atMost)
  return atLeast === undefined ? limited : Math.max(limited, atLeast)
}
