import { z } from 'zod'
import { targetSchema } from '../targets/vocabulary.ts'

export const positionEffects = [
  /** MB-433, MB-434 */
  z.strictObject({ do: z.literal('insert'), anyTableau: z.literal(true).optional() }),
  /** MB-431 */
  z.strictObject({ do: z.literal('face') }),
  z.strictObject({ do: z.literal('moveTo'), target: targetSchema, end: z.enum(['left', 'right']) }),
  z.strictObject({ do: z.literal('swap'), target: targetSchema, with: targetSchema }),
] as const
