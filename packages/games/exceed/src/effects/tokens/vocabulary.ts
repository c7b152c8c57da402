import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'
import type { Effects } from '../list.ts'
import { where, who } from '../shared/vocabulary.ts'

const token = z.string()
const optional = z.boolean().optional()

/** Tokens in the arena. */
export const tokens = (effects: Effects) =>
  [
    /** `near`: from `min` to `max` spaces away from you. */
    z.strictObject({
      do: z.literal('placeToken'),
      token: token.optional(),
      where,
      min: z.int().optional(),
      max: z.int().optional(),
      optional,
      so: effects.optional(),
    }),
    /** This many of your secret tokens, face down, from `min` to `max` spaces away from you. */
    z.strictObject({ do: z.literal('placeSecret'), amount: z.int().min(1), min: z.int(), max: z.int() }),
    /** This many tokens of one name; where there are none left, one of them is taken up first, as it may be anyway. */
    z.strictObject({
      do: z.literal('placeNext'),
      token,
      where,
      amount: z.int().min(1),
      /** No fighter stands there. */
      free: z.boolean().optional(),
    }),
    z.strictObject({ do: z.literal('removeToken'), token: token.optional() }),
    /** Removes one that is so far away from your opponent. */
    z.strictObject({
      do: z.literal('removeNear'),
      token,
      min: z.int(),
      max: z.int(),
      optional,
      so: effects.optional(),
    }),
    /** Removes any number; the first so many that you have come upon in the movement just before. */
    z.strictObject({ do: z.literal('removeSome'), token, met: amount.optional() }),
    /** One token takes the place of another. */
    z.strictObject({ do: z.literal('swapToken'), token, by: token, of: who.optional() }),
  ] as const
