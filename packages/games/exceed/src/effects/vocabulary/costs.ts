import { z } from 'zod'
import { amount } from './amounts.ts'
import { effects } from './effects.ts'
import { who } from './shared.ts'

export const costs = [
  /** EX-150, EX-189: spends this much, or up to this much, for something. */
  z.strictObject({
    do: z.literal('spend'),
    what: z.enum(['force', 'gauge', 'life']),
    amount,
    /** Any amount up to it; all or nothing unless said. */
    upTo: z.boolean().optional(),
    /** It has to be spent if it can be. */
    must: z.boolean().optional(),
    /** What follows for each unit, and once. */
    each: effects().optional(),
    so: effects().optional(),
  }),
  z.strictObject({ do: z.literal('loseLife'), amount, who: who.optional(), nonlethal: z.boolean().optional() }),
  z.strictObject({ do: z.literal('gainLife'), amount, who: who.optional() }),
] as const
