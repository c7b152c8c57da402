import type { Amount, CountName } from '../effects/amounts/vocabulary.ts'
import type { Condition, ConditionOf, Fact } from '../effects/conditions/vocabulary.ts'
import { attackOf, defOf, type ExceedTable, foe, type StrikeSide, side, strikeSide } from '../state.ts'
import { amountOf } from './amounts.ts'
import { isAtEdge } from './arena.ts'
import { playable } from './boosts.ts'
import { matches } from './filter.ts'
import { isEx } from './numbers.ts'
import { type Source, seatOf } from './source.ts'
import {
  hasJustCrossed,
  hasTrait,
  isAt,
  isAtRange,
  isFoeBetween,
  isInArena,
  isSpotFree,
  isSpotInRange,
  liesBetween,
} from './spots.ts'
import { traitOf } from './traits.ts'

type Test<C> = (t: ExceedTable, by: Source, condition: C) => boolean

const inStrike =
  (of: (mine: StrikeSide, other: StrikeSide) => boolean): Test<ConditionOf<Fact>> =>
  (t, by, { of: who }) => {
    const { strike } = t.state
    const seat = seatOf(by, who)
    return strike !== null && of(strike.sides[seat]!, strike.sides[foe(seat)]!)
  }

const compared =
  (holds: (a: number, b: number) => boolean): Test<ConditionOf<'atLeast'>> =>
  (t, by, { amount, than }) =>
    holds(amountOf(t, by, amount), amountOf(t, by, than))

/** One small test for each condition. */
const tests: { readonly [K in Condition['is']]: Test<ConditionOf<K>> } = {
  initiated: (t, by, { of }) => t.state.strike?.attacker === seatOf(by, of),
  hit: inStrike((mine) => mine.hit),
  wasHit: inStrike((_mine, other) => other.hit || other.extras.some(({ hit }) => hit)),
  stunned: inStrike((mine) => mine.stunned),
  wildSwing: inStrike((mine) => mine.from === 'wild'),
  ex: (t, by, { of }) => isEx(t, seatOf(by, of)),
  critical: (t, by, { of }) => traitOf(t, seatOf(by, of), 'critical'),
  open: inStrike((mine) => mine.open),
  attackStays: (t, by, { of }) => attackOf(t, seatOf(by, of))?.zone.family === 'strike',
  passed: inStrike((mine) => mine.passed),
  inStrike: (t) => t.state.strike !== null,
  struckThisTurn: (t) => t.state.struck,
  lastTurnStruck: (t) => t.state.lastTurnStruck,
  cutShort: (t, by, { of }) => (side(t, seatOf(by, of)).turnNotes.cancels ?? 0) > 0,
  drewForTurn: (t, by, { of }) => (side(t, seatOf(by, of)).turnNotes.drewForTurn ?? 0) > 0,
  usedAnyAction: (t, by, { of }) => Object.keys(side(t, seatOf(by, of)).turnNotes).some(isAction),
  exceeded: (t, by, { of }) => side(t, seatOf(by, of)).mode === 'exceed',
  atEdge: (t, by, { of }) => isAtEdge(t, seatOf(by, of)),
  justPassed: (t) => t.state.recent.passed,
  justWentAllTheWay: (t) => t.state.recent.moved >= t.state.recent.wanted,
  fresh: (t, { card }) => card !== null && t.state.fresh.includes(card),
  sustained: (t, { seat, card }) => card !== null && t.state.strike?.sides[seat]?.sustained.includes(card) === true,
  boostStays: ({ state: { boosting } }) => boosting !== null && !boosting.cancelled && boosting.to !== 'discard',
  range: isAtRange,
  inArena: isInArena,
  spotFree: isSpotFree,
  at: isAt,
  between: liesBetween,
  foeBetween: isFoeBetween,
  spotInRange: isSpotInRange,
  justCrossed: hasJustCrossed,
  has: hasTrait,
  atLeast: compared((a, b) => a >= b),
  atMost: compared((a, b) => a <= b),
  equal: compared((a, b) => a === b),
  attack: (t, by, { kinds, of }) => {
    const attack = attackOf(t, seatOf(by, of))
    return attack !== undefined && kinds.includes(defOf(attack).kind)
  },
  attackMatches: (t, by, { filter, of }) => {
    const attack = attackOf(t, seatOf(by, of))
    return attack !== undefined && matches(t, by, filter, defOf(attack))
  },
  setFrom: (t, by, { from, of }) => t.state.strike?.sides[seatOf(by, of)]?.from === from,
  top: (t, by, { area, filter, of }) => {
    const { top } = t.zone[area](seatOf(by, of))
    return top !== undefined && matches(t, by, filter, defOf(top))
  },
  spentCopy: (t, by) => {
    const attack = attackOf(t, by.seat)
    return attack !== undefined && strikeSide(t, by.seat).spentNames.includes(defOf(attack).name)
  },
  looked: (t, by, { as }) => side(t, by.seat).turnNotes[`looked:${as}`] === 1,
  canBoost: (t, by, { from, filter }) => playable(t, by, { from, filter }).length > 0,
  boostFrom: (t, _by, { area }) => t.state.boosting?.from === area,
  usedAction: (t, by, { action, of }) => (side(t, seatOf(by, of)).turnNotes[`action:${action}`] ?? 0) > 0,
  not: (t, by, { that }) => !holds(t, by, that),
  all: (t, by, { of }) => of.every((each) => holds(t, by, each)),
  any: (t, by, { of }) => of.some((each) => holds(t, by, each)),
}

const isAction = (name: string): boolean => name.startsWith('action:')

export function holds(t: ExceedTable, by: Source, condition: Condition | undefined): boolean {
  return condition === undefined || (tests[condition.is] as Test<Condition>)(t, by, condition)
}

/** What cannot change while the triggers of one timing resolve; and what of it is as fixed if it is not so. */
const fixed: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'initiated',
  'hit',
  'wasHit',
  'stunned',
  'wildSwing',
  'critical',
  'exceeded',
  'inArena',
  'lastTurnStruck',
  'cutShort',
  'usedAction',
  'usedAnyAction',
  'open',
  'setFrom',
  'attack',
  'attackMatches',
])

const fixedIfNot: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'initiated',
  'stunned',
  'critical',
  'exceeded',
  'usedAction',
  'usedAnyAction',
  'lastTurnStruck',
])

const fixedCounts: ReadonlySet<CountName> = new Set<CountName>(['note', 'movedBefore', 'speed', 'startRange'])

/**
 * Whether a condition keeps its value while the triggers of one timing resolve: one that fails need not be offered. One
 * that waits for something not to happen is offered until it is settled.
 */
export function isFixed(condition: Condition): boolean {
  switch (condition.is) {
    case 'not':
      return fixedIfNot.has(condition.that.is)
    case 'all':
    case 'any':
      return condition.of.every(isFixed)
    case 'atLeast':
    case 'atMost':
    case 'equal':
      return isFixedAmount(condition.amount) && isFixedAmount(condition.than)
    default:
      return fixed.has(condition.is)
  }
}

const isFixedAmount = (amount: Amount): boolean => typeof amount === 'number' || fixedCounts.has(amount.count)
