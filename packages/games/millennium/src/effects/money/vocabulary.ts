import { z } from 'zod'
import { amountSchema } from '../amounts/vocabulary.ts'
import { effectsSchema } from '../lazy.ts'
import { playersSchema } from '../targets/vocabulary.ts'

export const moneyEffects = [
  z.strictObject({ do: z.literal('earn'), dollars: amountSchema, who: playersSchema.optional() }),
  /** You may pay; then something happens. */
  z.strictObject({ do: z.literal('pay'), dollars: z.int().min(1), so: effectsSchema }),
  /** They pay you; `otherwise` happens with those who lack the money: MB-443. */
  z.strictObject({
    do: z.literal('charge'),
    dollars: z.int().min(1),
    from: playersSchema,
    otherwise: effectsSchema.optional(),
  }),
] as const
