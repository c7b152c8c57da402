import type { Seat } from '@cardwright/engine'
import { distance } from '../../rules/arena.ts'
import { numberOf, printedOf } from '../../rules/strike/numbers.ts'
import { defOf, type ExceedTable, foe, type StrikeSide, side } from '../../table.ts'
import type { By } from '../by.ts'
import type { Amount, Count, CountName } from '../vocabulary/amounts.ts'
import { matches } from './filter.ts'

type Counting = (t: ExceedTable, seat: Seat, by: By, count: Count) => number

const inStrike =
  (of: (mine: StrikeSide) => number): Counting =>
  (t, seat) =>
    t.state.strike === null ? 0 : of(t.state.strike.sides[seat]!)

type CardArea = 'hand' | 'gauge' | 'discard' | 'deck' | 'sealed' | 'boosts' | 'transforms' | 'overdrive' | 'stored'

const cardsIn =
  (area: CardArea): Counting =>
  (t, seat, by, { filter }) => {
    const { cards } = t.zone[area](seat)
    if (filter === undefined) return cards.length
    let count = 0
    for (const card of cards) if (matches(t, by, filter, defOf(card))) count++
    return count
  }

/** One small function for each thing that can be counted of a player. */
const counts: { readonly [K in CountName]: Counting } = {
  x: (t, seat) => side(t, seat).notes.x ?? 0,
  life: (t, seat) => side(t, seat).life,
  range: (t) => distance(t),
  power: (t, seat) => numberOf(t, seat, 'power'),
  speed: (t, seat) => numberOf(t, seat, 'speed'),
  armor: (t, seat) => numberOf(t, seat, 'armor'),
  guard: (t, seat) => numberOf(t, seat, 'guard'),
  printedPower: (t, seat) => printedOf(t, seat, 'power'),
  printedSpeed: (t, seat) => printedOf(t, seat, 'speed'),
  damageTaken: inStrike((mine) => mine.taken),
  damageDealt: inStrike((mine) => mine.dealt),
  forceSpent: (t, seat) => side(t, seat).turnNotes.forceSpent ?? 0,
  gaugeSpent: (t, seat) => side(t, seat).turnNotes.gaugeSpent ?? 0,
  moved: inStrike((mine) => mine.moved),
  justMoved: (t) => t.state.recent.moved,
  justTaken: (t) => t.state.recent.cards.length,
  justSpent: (t) => t.state.recent.spent,
  hand: cardsIn('hand'),
  gauge: cardsIn('gauge'),
  discard: cardsIn('discard'),
  deck: cardsIn('deck'),
  sealed: cardsIn('sealed'),
  boosts: cardsIn('boosts'),
  transforms: cardsIn('transforms'),
  overdrive: cardsIn('overdrive'),
  stored: cardsIn('stored'),
}

export function amountOf(t: ExceedTable, by: By, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { count, of, per = 1, times = 1, plus = 0, atMost } = amount
  let sum = 0
  if (of !== 'foe') sum += counts[count](t, by.seat, by, amount)
  if (of === 'foe' || of === 'both') sum += counts[count](t, foe(by.seat), by, amount)
  const value = Math.floor(sum / per) * times + plus
  return atMost === undefined ? value : Math.min(value, atMost)
}
