import { z } from 'zod'
import { amountSchema } from '../amounts/vocabulary.ts'
import { targetSchema } from '../targets/vocabulary.ts'

export const tokenEffects = [
  z.strictObject({ do: z.literal('tokens'), add: amountSchema, on: targetSchema }),
  z.strictObject({ do: z.literal('untoken'), remove: z.int().min(1), on: targetSchema }),
] as const
