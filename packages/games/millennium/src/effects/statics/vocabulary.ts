import { z } from 'zod'
import { elements, types } from '../../cards/symbols.ts'
import { amountSchema } from '../amounts/vocabulary.ts'
import { filterSchema } from '../targets/vocabulary.ts'

/** Whose cards a lasting effect means. */
const whose = z.enum(['this', 'yours', 'others', 'all']).default('yours')

/** MB-209, MB-211: what holds while the card lies there. */
export const staticSchema = z.discriminatedUnion('holds', [
  z.strictObject({
    holds: z.literal('stars'),
    add: z.int(),
    per: amountSchema.optional(),
    whose,
    where: filterSchema.optional(),
  }),
  z.strictObject({
    holds: z.literal('symbols'),
    elements: z.array(z.enum(elements)).default([]),
    types: z.array(z.enum(types)).default([]),
    whose,
    where: filterSchema.optional(),
  }),
  /** MB-230, MB-477 */
  z.strictObject({
    holds: z.literal('protect'),
    from: z.enum(['opponents', 'all']),
    whose,
    where: filterSchema.optional(),
  }),
  /** MB-376 */
  z.strictObject({ holds: z.literal('slots'), add: z.int().min(1) }),
  z.strictObject({ holds: z.literal('clashBonus'), add: z.int(), notTop: z.literal(true).optional() }),
  /** Effects of this trigger do not work. */
  z.strictObject({
    holds: z.literal('silence'),
    trigger: z.enum(['play', 'next', 'flip', 'top', 'action', 'reaction']),
    whose: z.enum(['others', 'all']),
  }),
  /** MB-371..373, MB-385: this is a copy of that card. */
  z.strictObject({ holds: z.literal('copy'), of: z.enum(['left', 'right']) }),
])
export type Static = z.infer<typeof staticSchema>
