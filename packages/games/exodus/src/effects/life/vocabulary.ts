import { z } from 'zod'
import { amount, at, each, who } from '../terms/vocabulary.ts'

/** Life Points, and damage. */
export const lifeEffects = [
  z.strictObject({ do: z.literal('gainLife'), amount, each, who: who.optional() }),
  /** To players; or, with `at`, to the selected creature or player. */
  z.strictObject({ do: z.literal('damage'), amount, each, who: who.optional(), at }),
  /** The next damage to you in this turn is so much less. */
  z.strictObject({ do: z.literal('prevent'), amount }),
] as const
