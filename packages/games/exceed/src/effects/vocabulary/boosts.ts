import { z } from 'zod'
import { effects } from './effects.ts'
import { area, filter } from './shared.ts'

export const boosts = [
  /** EX-182 */
  z.strictObject({ do: z.literal('sustain'), what: z.enum(['this', 'all', 'choice']), upTo: z.boolean().optional() }),
  /** Plays a Boost from somewhere, as part of this effect. */
  z.strictObject({
    do: z.literal('boost'),
    from: z.array(area).min(1),
    filter: filter.optional(),
    free: z.boolean().optional(),
    optional: z.boolean().optional(),
    sustain: z.boolean().optional(),
    so: effects().optional(),
  }),
  /** Discards a Continuous Boost of either player, of you or of your opponent. */
  z.strictObject({
    do: z.literal('discardBoost'),
    of: z.enum(['you', 'foe', 'either']),
    optional: z.boolean().optional(),
    to: area.optional(),
    so: effects().optional(),
  }),
  /** EX-148 */
  z.strictObject({ do: z.literal('cancelBoost') }),
] as const
