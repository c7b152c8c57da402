import { isAtEdge } from '../../rules/arena.ts'
import { traitOf } from '../../rules/strike/numbers.ts'
import { attackOf, defOf, type ExceedTable, foe, type StrikeSide, side } from '../../table.ts'
import { type By, seatOf } from '../by.ts'
import type { Condition, ConditionOf, Fact } from '../vocabulary/conditions.ts'
import { amountOf } from './amounts.ts'

type Test<C> = (t: ExceedTable, by: By, condition: C) => boolean

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
  wasHit: inStrike((_mine, other) => other.hit),
  stunned: inStrike((mine) => mine.stunned),
  wildSwing: inStrike((mine) => mine.from === 'wild'),
  ex: (t, by, { of }) => isEx(t, seatOf(by, of)),
  critical: inStrike((mine) => mine.critical),
  passed: inStrike((mine) => mine.passed),
  inStrike: (t) => t.state.strike !== null,
  lastTurnStruck: (t) => t.state.lastTurnStruck,
  exceeded: (t, by, { of }) => side(t, seatOf(by, of)).mode === 'exceed',
  atEdge: (t, by, { of }) => isAtEdge(t, seatOf(by, of)),
  justPassed: (t) => t.state.recent.passed,
  justWentAllTheWay: (t) => t.state.recent.moved >= t.state.recent.wanted,
  atLeast: compared((a, b) => a >= b),
  atMost: compared((a, b) => a <= b),
  equal: compared((a, b) => a === b),
  attack: (t, by, { kinds, of }) => {
    const attack = attackOf(t, seatOf(by, of))
    return attack !== undefined && kinds.includes(defOf(attack).kind)
  },
  not: (t, by, { that }) => !holds(t, by, that),
  all: (t, by, { of }) => of.every((each) => holds(t, by, each)),
  any: (t, by, { of }) => of.some((each) => holds(t, by, each)),
}

export const isEx = (t: ExceedTable, seat: 0 | 1 | number): boolean =>
  t.state.strike !== null && (t.state.strike.sides[seat]!.ex || traitOf(t, seat, 'ex'))

export function holds(t: ExceedTable, by: By, condition: Condition | undefined): boolean {
  return condition === undefined || (tests[condition.is] as Test<Condition>)(t, by, condition)
}

/** What cannot change while the triggers of one timing resolve. */
const fixed: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'initiated',
  'wildSwing',
  'lastTurnStruck',
  'attack',
])

/** Whether a condition keeps its value while the triggers of one timing resolve: one that fails need not be offered. */
export function isFixed(condition: Condition): boolean {
  if (condition.is === 'not') return isFixed(condition.that)
  if (condition.is === 'all' || condition.is === 'any') return condition.of.every(isFixed)
  return fixed.has(condition.is)
}
