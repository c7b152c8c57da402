import { z } from 'zod'
import { amount } from './amounts.ts'

export const turn = [
  z.strictObject({ do: z.literal('extraAction'), amount: amount.optional() }),
  z.strictObject({ do: z.literal('exceed') }),
  /** EX-178 */
  z.strictObject({ do: z.literal('revert') }),
] as const
