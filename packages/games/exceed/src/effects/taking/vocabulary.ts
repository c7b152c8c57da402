import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'
import type { Effects } from '../list.ts'
import { area, filter, who } from '../shared/vocabulary.ts'

export const taking = (effects: Effects) =>
  [
    /** Draws, or discards, until there are so many cards in hand. */
    z.strictObject({
      do: z.literal('handTo'),
      size: amount,
      who: who.optional(),
      /** Only the one or the other. */
      only: z.enum(['draw', 'discard']).optional(),
      /** What is discarded is found at random. */
      random: z.boolean().optional(),
      /** What follows for each card that is drawn. */
      each: effects.optional(),
    }),
    /** Takes cards of a player from somewhere to somewhere; the general form of discarding, sealing, gaining Gauge. */
    z.strictObject({
      do: z.literal('take'),
      from: z.array(area).min(1),
      /** None: they are only shown. */
      to: area.optional(),
      at: z.enum(['top', 'bottom', 'shuffled']).optional(),
      /** How they are found: by choice, at random, from the top or the bottom, or all that there are. */
      by: z.enum(['choice', 'random', 'top', 'bottom', 'all']),
      /** Whose they are, and who chooses; you unless said. */
      of: who.optional(),
      chooser: who.optional(),
      /** Whose area they come to: that of whose they are, unless said. */
      whose: who.optional(),
      min: amount.optional(),
      max: amount.optional(),
      /** Or none at all. */
      optional: z.boolean().optional(),
      filter: filter.optional(),
      /** Of the last so many that came there only; of those that were just taken only. */
      last: amount.optional(),
      recent: z.boolean().optional(),
      /** All of one name. */
      alike: z.boolean().optional(),
      /** What follows for each card, and once if there was any; and if there were fewer than there could be. */
      each: effects.optional(),
      so: effects.optional(),
      fewer: effects.optional(),
    }),
  ] as const
