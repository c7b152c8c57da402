import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'

export const turn = [
  /** Another action; a Boost gives only one, however often it says so. With an amount, so many on top. */
  z.strictObject({
    do: z.literal('extraAction'),
    amount: amount.optional(),
    /** It may be no Strike. */
    noStrike: z.boolean().optional(),
  }),
  /** At no cost; now, or when the turn is over. */
  z.strictObject({ do: z.literal('exceed'), later: z.boolean().optional() }),
  /** EX-178 */
  z.strictObject({ do: z.literal('revert') }),
  /** No draw at the end of this turn, and no look at the hand limit. */
  z.strictObject({ do: z.literal('skipDraw') }),
] as const
