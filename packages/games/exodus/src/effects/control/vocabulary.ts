import { z } from 'zod'
import { amount, countSchema, hues } from '../terms/vocabulary.ts'

export const conditionSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('atLeast'), of: countSchema, amount }),
  z.strictObject({ is: z.literal('lifeAtMost'), amount, who: z.enum(['you', 'foe']) }),
  /** XO-H13: energy of this hue was paid for it; lies under this card. */
  z.strictObject({ is: z.literal('paidHue'), hue: z.enum(hues) }),
  z.strictObject({ is: z.literal('hueUnder'), hue: z.enum(hues) }),
])
export type Condition = z.infer<typeof conditionSchema>

/** Effects made of effects; `effects` is a list of them. */
export const controlEffects = <L extends z.ZodType>(effects: L) =>
  [
    z.strictObject({ do: z.literal('if'), if: conditionSchema, so: effects, else: effects.optional() }),
    z.strictObject({ do: z.literal('choose'), of: z.array(effects).min(2) }),
  ] as const
