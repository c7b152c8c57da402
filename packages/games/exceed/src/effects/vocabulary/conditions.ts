import { z } from 'zod'
import { amount } from './amounts.ts'
import { kind, who } from './shared.ts'

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
  /** Moved past the other, in this Strike. */
  'passed',
  'inStrike',
  'lastTurnStruck',
  'exceeded',
  'atEdge',
  /** What the movement just before came to. */
  'justPassed',
  'justWentAllTheWay',
] as const
export type Fact = (typeof facts)[number]

const leaves = [
  z.strictObject({ is: z.enum(facts), of: who.optional() }),
  z.strictObject({ is: z.enum(['atLeast', 'atMost', 'equal']), amount, than: amount }),
  /** The kind of the attack. */
  z.strictObject({ is: z.literal('attack'), kinds: z.array(kind), of: who.optional() }),
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
