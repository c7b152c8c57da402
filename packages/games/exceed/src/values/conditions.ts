import type { Condition, ConditionOf, Fact } from '../effects/conditions/vocabulary.ts'
import { attackOf, defOf, type ExceedTable, foe, type StrikeSide, side, strikeSide } from '../state.ts'
import { amountOf, isFixedAmount, isPublicAmount } from './amounts.ts'
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

/**
 * What a condition is, and until when it can change: which of its values it keeps while the triggers of one timing
 * resolve, and whether everybody can see it.
 */
interface Kind<C> {
  readonly test: Test<C>
  readonly keeps: 'both' | 'false' | 'neither'
  readonly isPublic: (condition: C) => boolean
}

const always = (): boolean => true
const never = (): boolean => false

const fixed = <C>(test: Test<C>): Kind<C> => ({ test, keeps: 'both', isPublic: always })
/** What is not so does not come about; what is so may cease. */
const ceasing = <C>(test: Test<C>): Kind<C> => ({ test, keeps: 'false', isPublic: always })
const changing = <C>(test: Test<C>): Kind<C> => ({ test, keeps: 'neither', isPublic: always })
const secret = <C>(test: Test<C>, isPublic: Kind<C>['isPublic'] = never): Kind<C> => ({
  test,
  keeps: 'neither',
  isPublic,
})

const compared = (holds: (a: number, b: number) => boolean): Kind<ConditionOf<'atLeast'>> =>
  secret(
    (t, by, { amount, than }) => holds(amountOf(t, by, amount), amountOf(t, by, than)),
    ({ amount, than }) => isPublicAmount(amount) && isPublicAmount(than),
  )

const kinds: { readonly [K in Condition['is']]: Kind<ConditionOf<K>> } = {
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

const kindOf = ({ is }: Condition) => kinds[is] as Kind<Condition>

export function holds(t: ExceedTable, by: Source, condition: Condition | undefined): boolean {
  return condition === undefined || kindOf(condition).test(t, by, condition)
}

/** Whether everybody can see that a condition holds, or does not. */
export const isPublic = (condition: Condition): boolean => kindOf(condition).isPublic(condition)

/** Whether a condition that fails now fails until all triggers of this timing are resolved: it need not be offered. */
export function staysFalse(condition: Condition): boolean {
  switch (condition.is) {
    case 'not':
      return kindOf(condition.that).keeps === 'both'
    case 'all':
    case 'any':
      return condition.of.every(staysFalse)
    case 'atLeast':
    case 'atMost':
    case 'equal':
      return isFixedAmount(condition.amount) && isFixedAmount(condition.than)
    default:
      return kindOf(condition).keeps !== 'neither'
  }
}
