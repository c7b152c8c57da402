import { z } from 'zod'
import { amount } from './amounts.ts'

const upTo = z.boolean().optional()

/** EX-078..088 */
export const movement = [
  z.strictObject({ do: z.literal('move'), spaces: amount, upTo }),
  z.strictObject({ do: z.literal('advance'), spaces: amount, upTo }),
  z.strictObject({ do: z.literal('close'), spaces: amount, upTo }),
  z.strictObject({ do: z.literal('retreat'), spaces: amount, upTo }),
  z.strictObject({ do: z.literal('push'), spaces: amount, upTo }),
  /** `notPast`: it ends next to you. */
  z.strictObject({ do: z.literal('pull'), spaces: amount, upTo, notPast: z.boolean().optional() }),
] as const
