import type { Seat } from '@cardwright/engine'
import type { Count } from '../effects/amounts/vocabulary.ts'
import { boostOf, defOf, type ExceedInPlay, type ExceedTable, foe, type StrikeSide, side } from '../state.ts'
import type { Counting, CountKind, Counts } from './amounts.ts'
import { behind, distance } from './arena.ts'
import { matches } from './filter.ts'
import { exceedCost } from './means.ts'
import { numberOf, powerGained, printedOf, printedOn, xOf } from './numbers.ts'
import type { Source } from './source.ts'
import { entered, rodsUnderFoe, tokensBetween } from './spots.ts'

const fixed = (value: Counting): CountKind => ({ value, isFixed: true, faces: 'hidden' })
const changing = (value: Counting): CountKind => ({ value, isFixed: false, faces: 'hidden' })
const ofOpenCards = (value: Counting): CountKind => ({ value, isFixed: false, faces: 'open' })
/** What stands on cards that not everybody sees: not even the number is known to all. */
const ofHiddenCards = (value: Counting): CountKind => ({ value, isFixed: false, faces: 'none' })

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

/** Each thing that can be counted of a player. */
export const counts: Counts = {
  x: changing(xOf),
  life: changing((t, seat) => side(t, seat).life),
  space: changing((t, seat) => side(t, seat).space),
  exceedCost: changing((t, seat) => exceedCost(t, seat) ?? 0),
  range: changing((t) => distance(t)),
  power: changing((t, seat) => numberOf(t, seat, 'power')),
  speed: fixed((t, seat) => numberOf(t, seat, 'speed')),
  armor: changing((t, seat) => numberOf(t, seat, 'armor')),
  guard: changing((t, seat) => numberOf(t, seat, 'guard')),
  printedPower: changing((t, seat) => printedOf(t, seat, 'power')),
  printedSpeed: changing((t, seat) => printedOf(t, seat, 'speed')),
  powerGained: changing((t, seat) => powerGained(t, seat)),
  armorUsed: changing(inStrike((mine) => mine.armorUsed)),
  damageTaken: changing(inStrike((mine) => mine.taken)),
  damageDealt: changing((t, seat) => (t.state.strike === null ? 0 : t.state.strike.sides[foe(seat)]!.taken)),
  forceSpent: changing((t, seat) => side(t, seat).turn.forceSpent),
  gaugeSpent: changing((t, seat) => side(t, seat).turn.gaugeSpent),
  gaugeSpentInStrike: changing(inStrike((mine) => mine.gaugeSpent)),
  lifeSpent: changing((t, seat) => side(t, seat).lifeSpent),
  note: fixed((t, seat, _by, { name = '' }) => side(t, seat).turn.counters[name] ?? side(t, seat).counters[name] ?? 0),
  discarded: fixed((t, seat) => side(t, seat).turn.discarded),
  changedGauge: fixed((t, seat) => (side(t, seat).turn.changedGauge ? 1 : 0)),
  moved: changing(inStrike((mine) => mine.moved)),
  justMoved: changing((t) => t.state.recent.moved),
  justShort: changing((t) => Math.max(0, t.state.recent.wanted - t.state.recent.moved)),
  justEntered: changing((t, seat) => entered(t, seat)),
  travelled: changing(inStrike((mine) => mine.moved + mine.shoved)),
  movedBefore: fixed((t, seat) => side(t, seat).turn.moved),
  behind: changing((t, seat) => behind(t, seat)),
  startRange: fixed((t) => t.state.strike?.startRange ?? 0),
  rangeMin: changing((t, seat) => numberOf(t, seat, 'rangeMin')),
  rangeMax: changing((t, seat) => numberOf(t, seat, 'rangeMax')),
  toRangeMax: changing((t, seat) => Math.max(0, numberOf(t, seat, 'rangeMax') - distance(t))),
  tokensBetween: changing((t, seat) => tokensBetween(t, seat)),
  rodsUnderFoe: changing((t, seat) => rodsUnderFoe(t, seat)),
  justTaken: changing((t) => t.state.recent.cards.length),
  justSpent: changing((t) => t.state.recent.spent),
  justTakenPower: ofHiddenCards(printedAs('power', justTaken)),
  justTakenSpeed: ofHiddenCards(printedAs('speed', justTaken)),
  topDeckPower: ofHiddenCards(printedAs('power', (t, seat) => t.zone.deck(seat).top)),
  topDiscardPower: changing(printedAs('power', (t, seat) => t.zone.discard(seat).top)),
  hand: changing(cardsInHand),
  gauge: ofOpenCards(cardsIn('gauge')),
  discard: ofOpenCards(cardsIn('discard')),
  deck: changing(cardsIn('deck')),
  sealed: changing(cardsIn('sealed')),
  boosts: ofOpenCards((t, seat, by, count) =>
    counted(
      t,
      by,
      count,
      t.zone.boosts(seat).cards.filter((card) => !boostOf(t, card).uncounted),
    ),
  ),
  transforms: ofOpenCards(cardsIn('transforms')),
  overdrive: changing(cardsIn('overdrive')),
  stored: changing(cardsIn('stored')),
  paid: ofOpenCards((t, seat, by, count) =>
    t.state.strike === null
      ? 0
      : counted(
          t,
          by,
          count,
          t.state.strike.sides[seat]!.paid.map((id) => t.card(id)),
        ),
  ),
}
