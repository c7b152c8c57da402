import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'
import type { Effects } from '../list.ts'
import { area, filter } from '../shared/vocabulary.ts'

export const boosts = (effects: Effects) =>
  [
    /** EX-182 */
    z.strictObject({ do: z.literal('sustain'), what: z.enum(['this', 'all', 'choice']), upTo: z.boolean().optional() }),
    /** Plays a Boost from somewhere, as part of this effect. With a filter for it, a transform is laid out. */
    z.strictObject({
      do: z.literal('boost'),
      from: z.array(area).min(1),
      /** Chosen, unless it is the topmost that is meant. */
      by: z.enum(['choice', 'top']).optional(),
      filter: filter.optional(),
      /** Up to so many, one after the other. */
      times: amount.optional(),
      free: z.boolean().optional(),
      optional: z.boolean().optional(),
      /** Face down, as what the character says that such a card is. */
      down: z.boolean().optional(),
      sustain: z.boolean().optional(),
      so: effects.optional(),
      /** What happens if none is played. */
      else: effects.optional(),
    }),
    /** Discards a Continuous Boost of either player, of you or of your opponent; or all of them. */
    z.strictObject({
      do: z.literal('discardBoost'),
      of: z.enum(['you', 'foe', 'either']),
      all: z.boolean().optional(),
      optional: z.boolean().optional(),
      to: area.optional(),
      so: effects.optional(),
    }),
    /** EX-148 */
    z.strictObject({ do: z.literal('cancelBoost') }),
    /** Your attack becomes a transform when the Strike is over. */
    z.strictObject({ do: z.literal('transform') }),
    /** The top card of your deck goes under this Boost; what lies there goes to your hand. */
    z.strictObject({ do: z.literal('tuck') }),
    z.strictObject({ do: z.literal('untuck') }),
  ] as const
