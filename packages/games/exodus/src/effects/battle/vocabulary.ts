import { z } from 'zod'
import { at, each, itself } from '../terms/vocabulary.ts'

/** Power, and attacks. */
export const battleEffects = [
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
