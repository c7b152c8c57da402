import { z } from 'zod'
import { battleEffects } from './battle/vocabulary.ts'
import { cardEffects } from './cards/vocabulary.ts'
import { controlEffects } from './control/vocabulary.ts'
import { energyEffects } from './energy/vocabulary.ts'
import { revealEffects } from './reveal/vocabulary.ts'
import { stackEffects } from './stack/vocabulary.ts'
import { amount, selectSchema } from './terms/vocabulary.ts'

/** Effects in the order in which they happen. */
export interface EffectList extends ReadonlyArray<Effect> {}

/** Effects contain effects, so the list has to wait for the union. */
const effects: z.ZodType<EffectList> = z.lazy(() => z.array(effectSchema))

/** The effects of all families: cards do these when they resolve. */
export const effectSchema = z.discriminatedUnion('do', [
  ...cardEffects,
  ...revealEffects(effects),
  ...energyEffects,
  ...battleEffects,
  ...stackEffects,
  ...controlEffects(effects),
])
export type Effect = z.infer<typeof effectSchema>
export type EffectName = Effect['do']
export type EffectOf<K extends EffectName> = Extract<Effect, { readonly do: K }>

/** The text of a symmetry, or of an ability that acts. */
export const scriptSchema = z.strictObject({
  /** XO-042..052 */
  pay: amount.optional(),
  /** XO-H18 */
  freezeThis: z.boolean().optional(),
  select: z.array(selectSchema).optional(),
  do: z.array(effectSchema),
  /** Only while a creature attacks. */
  onlyInAttack: z.boolean().optional(),
})
export type Script = z.infer<typeof scriptSchema>
