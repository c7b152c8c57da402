import { z } from 'zod'
import { effectsSchema } from '../lazy.ts'

export const clashEffects = [
  z.strictObject({
    do: z.literal('clash'),
    with: z.enum(['an-opponent', 'another', 'them', 'all']),
    /** MB-427: you choose the card that they use. */
    choose: z.literal(true).optional(),
    /** For you: if you won, if you lost. */
    won: effectsSchema.optional(),
    lost: effectsSchema.optional(),
    /** For the winner, and for each loser, as "you"; `it` is the card that they used. */
    winner: effectsSchema.optional(),
    loser: effectsSchema.optional(),
  }),
] as const
