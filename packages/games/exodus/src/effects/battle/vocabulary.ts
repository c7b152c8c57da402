import { z } from 'zod'
import { amount, at, each, itself, who } from '../terms/vocabulary.ts'

/** Life Points, damage, power, and attacks. */
export const battleEffects = [
  z.strictObject({ do: z.literal('gainLife'), amount, each, who: who.optional() }),
  /** To players; or, with `at`, to the selected creature or player. */
  z.strictObject({ do: z.literal('damage'), amount, each, who: who.optional(), at }),
  /** The next damage to you in this turn is so much less. */
  z.strictObject({ do: z.literal('prevent'), amount }),
  z.strictObject({
    do: z.literal('power'),
    at,
    this: itself,
    amount: z.int(),
    each,
    until: z.enum(['turn', 'battle']),
  }),
  /** The attack of the selected creature is over. */
  z.strictObject({ do: z.literal('cancelAttack'), at, used: z.boolean() }),
  /** It has not used its attack. */
  z.strictObject({ do: z.literal('attackAgain'), at, this: itself }),
] as const
