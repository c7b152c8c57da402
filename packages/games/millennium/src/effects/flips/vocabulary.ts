import { z } from 'zod'
import { targetSchema } from '../targets/vocabulary.ts'

export const flipEffects = [
  z.strictObject({ do: z.literal('flip'), target: targetSchema }),
  /** MB-229 */
  z.strictObject({ do: z.literal('unflip'), target: targetSchema }),
] as const
