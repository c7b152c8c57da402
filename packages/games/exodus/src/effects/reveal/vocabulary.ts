import { z } from 'zod'
import { amount, at, subtypes } from '../terms/vocabulary.ts'

/** XO-P17: which cards of the Main Deck are meant. */
const filterSchema = z.strictObject({
  kind: z.enum(['creature', 'symmetry']).optional(),
  subtype: z.enum(subtypes).optional(),
})
export type Filter = z.infer<typeof filterSchema>

const takeSchema = z.strictObject({
  of: filterSchema.optional(),
  amount: amount.optional(),
  to: z.enum(['hand', 'top', 'play']),
  may: z.boolean().optional(),
})
export type Take = z.infer<typeof takeSchema>

/** The top of the Main Deck, and cards that are played at once. `effects` is a list of effects within an effect. */
export const revealEffects = <L extends z.ZodType>(effects: L) =>
  [
    /** XO-P31: the top of your Main Deck; cards that lie revealed are passed over. */
    z.strictObject({
      do: z.literal('reveal'),
      amount,
      take: takeSchema.optional(),
      /** For each revealed card of this kind. */
      forEach: z.strictObject({ of: filterSchema, so: effects }).optional(),
      /** Where the other cards go; they stay where they are unless said. */
      rest: z.enum(['bottom', 'graveyard']).optional(),
    }),
    /** XO-P32: the selected symmetry is played within this effect; nobody can answer it. */
    z.strictObject({ do: z.literal('playNow'), at }),
  ] as const
