import { z } from 'zod'
import { type Condition, condition } from '../conditions/vocabulary.ts'
import type { EffectList, Effects } from '../list.ts'
import { type Timing, timings } from './timings.ts'

/** Something that a card or a character does, or is, at some time. */
export interface Ability {
  readonly on: Timing
  readonly if?: Condition
  readonly do: EffectList
  /** The first time in a Strike only. */
  readonly once?: boolean
  /** Ahead of others of its time, without a question. */
  readonly first?: boolean
}

/** Of these effects: some of them grant abilities. */
export const abilityOf = (effects: Effects): z.ZodType<Ability> =>
  z.strictObject({
    on: z.enum(timings),
    if: condition.optional(),
    do: effects,
    once: z.boolean().optional(),
    first: z.boolean().optional(),
  })
