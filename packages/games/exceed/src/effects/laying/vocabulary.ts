import { z } from 'zod'
import type { Effects } from '../list.ts'
import { spot, where } from '../shared/vocabulary.ts'

const optional = z.boolean().optional()

/** Cards and tokens that lie on a space of the arena. */
export const laying = (effects: Effects) =>
  [
    /** EX-076: lays this Boost on a space. `so` happens before it lies there. */
    z.strictObject({ do: z.literal('layDown'), where: where.optional(), optional, so: effects.optional() }),
    /** A token, or a Boost on a space, goes to another space; with `any`, one of several. */
    z.strictObject({
      do: z.literal('moveToken'),
      spot: spot.optional(),
      min: z.int(),
      max: z.int(),
      /** Or to where the opponent stands. */
      toFoe: z.boolean().optional(),
      any: z.boolean().optional(),
      optional,
    }),
    /** Your attack comes from one of these. */
    z.strictObject({ do: z.literal('chooseOrigin'), spot, optional }),
    /** Discards one of your Boosts of that name where your opponent stands. */
    z.strictObject({ do: z.literal('discardLaid'), name: z.string(), so: effects.optional() }),
    /** Your attack, or the top card of your discard pile, becomes a lightning rod. */
    z.strictObject({ do: z.literal('layRod'), what: z.enum(['attack', 'topDiscard']), where }),
    /** You may return lightning rods from where your opponent stands to your hand, for what follows each time. */
    z.strictObject({ do: z.literal('drawRod'), so: effects }),
  ] as const
