import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'
import type { Effects } from '../list.ts'
import { area, filter, who } from '../shared/vocabulary.ts'

export const costs = (effects: Effects) =>
  [
    /** EX-150, EX-189: spends this much, or up to this much, for something. */
    z.strictObject({
      do: z.literal('spend'),
      what: z.enum(['force', 'gauge', 'life']),
      amount,
      /** Any amount up to it; all or nothing unless said. */
      upTo: z.boolean().optional(),
      /** It has to be spent if it can be. */
      must: z.boolean().optional(),
      /** Gauge: only these cards; and where they go. */
      filter: filter.optional(),
      to: area.optional(),
      /** What follows for each unit, or for so many of them; and once. */
      per: z.int().min(2).optional(),
      each: effects.optional(),
      so: effects.optional(),
    }),
    /** All that there is; the amount is kept for this turn. */
    z.strictObject({ do: z.literal('spendAll'), what: z.enum(['force', 'gauge']) }),
    /** Damage that is not of an attack: Armor and Guard count in a Strike. */
    z.strictObject({ do: z.literal('damage'), amount, who: who.optional(), nonlethal: z.boolean().optional() }),
    z.strictObject({ do: z.literal('loseLife'), amount, who: who.optional(), nonlethal: z.boolean().optional() }),
    z.strictObject({ do: z.literal('gainLife'), amount, who: who.optional() }),
    z.strictObject({ do: z.literal('setLife'), to: amount, who: who.optional() }),
  ] as const
