import { z } from 'zod'
import { amountSchema } from '../amounts/vocabulary.ts'
import { playersSchema } from '../targets/vocabulary.ts'

export const pointsEffects = [
  z.strictObject({ do: z.literal('gain'), rp: amountSchema, who: playersSchema.optional() }),
  z.strictObject({ do: z.literal('lose'), rp: amountSchema, who: playersSchema }),
  /** MB-222; `all`: an option that gives it must be payable in full: MB-395. */
  z.strictObject({ do: z.literal('steal'), rp: amountSchema, from: playersSchema }),
  z.strictObject({ do: z.literal('give'), rp: amountSchema, to: playersSchema }),
] as const
