import type { ConditionOf, Fact } from '../effects/conditions/vocabulary.ts'
import { attackOf, defOf, foe, type StrikeSide, side, strikeSide } from '../state.ts'
import { amountOf, isPublicAmount } from './amounts.ts'
import { isAtEdge } from './arena.ts'
import { playable } from './boosts.ts'
import { type ConditionKind, type ConditionKinds, type ConditionTest, holds, isPublic } from './conditions.ts'
import { matches } from './filter.ts'
import { isEx } from './numbers.ts'
import { seatOf } from './source.ts'
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

const inStrike =
  (of: (mine: StrikeSide, other: StrikeSide) => boolean): ConditionTest<ConditionOf<Fact>> =>
  (t, by, { of: who }) => {
    const { strike } = t.state
    const seat = seatOf(by, who)
    return strike !== null && of(strike.sides[seat]!, strike.sides[foe(seat)]!)
  }

const always = (): boolean => true
const never = (): boolean => false

const fixed = <C>(test: ConditionTest<C>): ConditionKind<C> => ({ test, keeps: 'both', isPublic: always })
/** What is not so does not come about; what is so may cease. */
const ceasing = <C>(test: ConditionTest<C>): ConditionKind<C> => ({ test, keeps: 'false', isPublic: always })
const changing = <C>(test: ConditionTest<C>): ConditionKind<C> => ({ test, keeps: 'neither', isPublic: always })
const secret = <C>(test: ConditionTest<C>, isPublic: ConditionKind<C>['isPublic'] = never): ConditionKind<C> => ({
  test,
  keeps: 'neither',
  isPublic,
})

const compared = (holds: (a: number, b: number) => boolean): ConditionKind<ConditionOf<'atLeast'>> =>
  secret(
    (t, by, { amount, than }) => holds(amountOf(t, by, amount), amountOf(t, by, than)),
    ({ amount, than }) => isPublicAmount(amount) && isPublicAmount(than),
  )

/** Each thing that can be the case. */
export const conditionKinds: ConditionKinds = {
  initiated: fixed((t, by, { of }) => t.state.strike?.attacker === seatOf(by, of)),
  hit: ceasing(inStrike((mine) => mine.hit)),
  wasHit: ceasing(inStrike((_mine, other) => other.hit || other.extras.some(({ hit }) => hit))),
  stunned: fixed(inStrike((mine) => mine.stunned)),
  wildSwing: ceasing(inStrike((mine) => mine.from === 'wild')),
  ex: changing((t, by, { of }) => isEx(t, seatOf(by, of))),
  critical: fixed((t, by, { of }) => traitOf(t, seatOf(by, of), 'critical')),
  open: ceasing(inStrike((mine) => mine.open)),
  attackStays: changing((t, by, { of }) => attackOf(t, seatOf(by, of))?.zone.family === 'strike'),
  passed: changing(inStrike((mine) => mine.passed)),
  inStrike: changing((t) => t.state.strike !== null),
  struckThisTurn: changing((t) => t.state.struck),
  lastTurnStruck: fixed((t) => t.state.lastTurnStruck),
  cutShort: ceasing((t, by, { of }) => side(t, seatOf(by, of)).turn.cancels > 0),
  drewForTurn: changing((t, by, { of }) => side(t, seatOf(by, of)).turn.drew),
  usedAnyAction: fixed((t, by, { of }) => Object.keys(side(t, seatOf(by, of)).turn.actions).length > 0),
  exceeded: fixed((t, by, { of }) => side(t, seatOf(by, of)).mode === 'exceed'),
  atEdge: changing((t, by, { of }) => isAtEdge(t, seatOf(by, of))),
  justPassed: changing((t) => t.state.recent.passed),
  justWentAllTheWay: changing((t) => t.state.recent.moved >= t.state.recent.wanted),
  fresh: changing((t, { card }) => card !== null && t.state.fresh.includes(card)),
  sustained: changing(
    (t, { seat, card }) => card !== null && t.state.strike?.sides[seat]?.sustained.includes(card) === true,
  ),
  boostStays: changing(
    ({ state: { boosting } }) => boosting !== null && !boosting.cancelled && boosting.to !== 'discard',
  ),
  range: changing(isAtRange),
  inArena: ceasing(isInArena),
  spotFree: changing(isSpotFree),
  at: changing(isAt),
  between: changing(liesBetween),
  foeBetween: changing(isFoeBetween),
  spotInRange: changing(isSpotInRange),
  justCrossed: changing(hasJustCrossed),
  has: changing(hasTrait),
  atLeast: compared((a, b) => a >= b),
  atMost: compared((a, b) => a <= b),
  equal: compared((a, b) => a === b),
  attack: ceasing((t, by, { kinds, of }) => {
    const attack = attackOf(t, seatOf(by, of))
    return attack !== undefined && kinds.includes(defOf(attack).kind)
  }),
  attackMatches: ceasing((t, by, { filter, of }) => {
    const attack = attackOf(t, seatOf(by, of))
    return attack !== undefined && matches(t, by, filter, defOf(attack))
  }),
  setFrom: ceasing((t, by, { from, of }) => t.state.strike?.sides[seatOf(by, of)]?.from === from),
  top: secret(
    (t, by, { area, filter, of }) => {
      const { top } = t.zone[area](seatOf(by, of))
      return top !== undefined && matches(t, by, filter, defOf(top))
    },
    ({ area }) => area === 'discard',
  ),
  spentCopy: changing((t, by) => {
    const attack = attackOf(t, by.seat)
    return attack !== undefined && strikeSide(t, by.seat).spentNames.includes(defOf(attack).name)
  }),
  looked: secret((t, by, { as }) => side(t, by.seat).turn.looked === as),
  canBoost: secret((t, by, { from, filter }) => playable(t, by, { from, filter }).length > 0),
  boostFrom: changing((t, _by, { area }) => t.state.boosting?.from === area),
  usedAction: fixed((t, by, { action, of }) => (side(t, seatOf(by, of)).turn.actions[action] ?? 0) > 0),
  not: secret(
    (t, by, { that }) => !holds(t, by, that),
    ({ that }) => isPublic(that),
  ),
  all: secret(
    (t, by, { of }) => of.every((each) => holds(t, by, each)),
    ({ of }) => of.every(isPublic),
  ),
  any: secret(
    (t, by, { of }) => of.some((each) => holds(t, by, each)),
    ({ of }) => of.every(isPublic),
  ),
}
