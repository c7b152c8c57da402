import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'
import { condition } from '../conditions/vocabulary.ts'
import type { Effects } from '../list.ts'
import { who } from '../shared/vocabulary.ts'

/** How effects are put together. */
export const control = (effects: Effects) =>
  [
    z.strictObject({ do: z.literal('when'), if: condition, so: effects, else: effects.optional() }),
    /** One of these; an empty list is to do nothing. */
    z.strictObject({
      do: z.literal('choose'),
      of: z.array(effects).min(2),
      who: who.optional(),
      /** How many different ones, one after the other. */
      times: z.int().min(2).optional(),
    }),
    z.strictObject({ do: z.literal('repeat'), times: amount, so: effects, optional: z.boolean().optional() }),
    /** Your opponent may do this; if they do, you may; and so on, as long as it can be done. */
    z.strictObject({ do: z.literal('alternate'), if: condition, so: effects }),
    /** The other player does this: what says "you" in it means them. */
    z.strictObject({ do: z.literal('foeDoes'), so: effects }),
  ] as const
