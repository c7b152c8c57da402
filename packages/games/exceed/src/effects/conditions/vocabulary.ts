import { z } from 'zod'
import { traits } from '../abilities/traits.ts'
import { amount } from '../amounts/vocabulary.ts'
import { area, filter, finds, kind, origins, spot, who } from '../shared/vocabulary.ts'

/** What is so or not, of you or of your opponent. */
export const facts = [
  /** Of the Strike. */
  'initiated',
  'hit',
  'wasHit',
  'stunned',
  'wildSwing',
  'ex',
  'critical',
  /** The attack was set face up. */
  'open',
  /** The attack has not left play. */
  'attackStays',
  /** Moved past the other, in this Strike. */
  'passed',
  'inStrike',
  'struckThisTurn',
  'lastTurnStruck',
  /** In this turn. */
  'cutShort',
  'drewForTurn',
  'usedAnyAction',
  'exceeded',
  'atEdge',
  /** What the movement just before came to. */
  'justPassed',
  'justWentAllTheWay',
  /** Of the Boost that says this: it is sustained; it came into play in this turn. */
  'sustained',
  'fresh',
  /** Of the Boost that is being played: it stays in play, or goes elsewhere than to the discard pile. */
  'boostStays',
] as const
export type Fact = (typeof facts)[number]

const leaves = [
  z.strictObject({ is: z.enum(facts), of: who.optional() }),
  z.strictObject({ is: z.enum(['atLeast', 'atMost', 'equal']), amount, than: amount }),
  /** The opponent is so far away from where your attack comes from, or from you; there is no `max` for "or more". */
  z.strictObject({ is: z.literal('range'), min: amount, max: amount.optional(), from: z.literal('you').optional() }),
  /** Something of yours is in the arena; it was there before this Strike. */
  z.strictObject({ is: z.literal('inArena'), spot: spot.optional(), before: z.boolean().optional() }),
  /** Neither fighter stands on it. */
  z.strictObject({ is: z.literal('spotFree'), spot: spot.optional() }),
  /** A fighter stands on it, or so far away from it. */
  z.strictObject({
    is: z.literal('at'),
    spot: spot.optional(),
    of: who.optional(),
    min: z.int().optional(),
    max: z.int().optional(),
  }),
  /** It lies between you and your opponent, or where their attack comes from. */
  z.strictObject({ is: z.literal('between'), spot: spot.optional(), source: z.boolean().optional() }),
  /** Your opponent stands between you and it, or on it. */
  z.strictObject({ is: z.literal('foeBetween'), spot: spot.optional(), orOn: z.boolean().optional() }),
  /** It, or your opponent's thing of that name, is within Range of your attack; in the direction of your opponent. */
  z.strictObject({
    is: z.literal('spotInRange'),
    spot: spot.optional(),
    theirs: z.boolean().optional(),
    ahead: z.boolean().optional(),
  }),
  /** The movement just before began or ended there, or went past it. */
  z.strictObject({ is: z.literal('justCrossed'), spot: spot.optional() }),
  z.strictObject({ is: z.literal('has'), trait: z.lazy(() => z.enum(traits)), of: who.optional() }),
  /** The kind of the attack. */
  z.strictObject({ is: z.literal('attack'), kinds: z.array(kind), of: who.optional() }),
  /** The attack is a card that is meant. */
  z.strictObject({ is: z.literal('attackMatches'), filter, of: who.optional() }),
  /** The topmost card of a deck or a discard pile is one that is meant. */
  z.strictObject({ is: z.literal('top'), area: z.enum(['deck', 'discard']), filter, of: who.optional() }),
  /** A copy of your attack was spent from the Gauge in this Strike. */
  z.strictObject({ is: z.literal('spentCopy') }),
  /** What was done with a card that was last looked at in this turn. */
  z.strictObject({ is: z.literal('looked'), as: z.enum(finds) }),
  z.strictObject({ is: z.literal('setFrom'), from: z.enum(origins), of: who.optional() }),
  /** The Boost that is being played comes from there. */
  z.strictObject({ is: z.literal('boostFrom'), area }),
  /** There is a Boost that can be played from there. */
  z.strictObject({ is: z.literal('canBoost'), from: z.array(area).min(1), filter: filter.optional() }),
  /** An action of the character was taken in this turn: its mode and its place among the actions, `basic:0`. */
  z.strictObject({ is: z.literal('usedAction'), action: z.string(), of: who.optional() }),
] as const

interface Not {
  readonly is: 'not'
  readonly that: Condition
}
interface Several {
  readonly is: 'all' | 'any'
  readonly of: readonly Condition[]
}

/** Tested when the ability resolves: EX-121. */
export type Condition = z.infer<(typeof leaves)[number]> | Not | Several
type Among<C, K> = C extends { readonly is: infer I } ? (K extends I ? C : never) : never
export type ConditionOf<K extends Condition['is']> = Among<Condition, K>

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    ...leaves,
    z.strictObject({ is: z.literal('not'), that: condition }),
    z.strictObject({ is: z.enum(['all', 'any']), of: z.array(condition) }),
  ]),
)
