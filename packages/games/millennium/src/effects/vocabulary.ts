import { z } from 'zod'
import { amountSchema, type Count } from './amounts/vocabulary.ts'
import { cardEffects } from './cards/vocabulary.ts'
import { choiceEffects, conditionSchema } from './choices/vocabulary.ts'
import { clashEffects } from './clashes/vocabulary.ts'
import { eventSchema } from './events/vocabulary.ts'
import { flipEffects } from './flips/vocabulary.ts'
import { defineVocabulary, effectsSchema } from './lazy.ts'
import { moneyEffects } from './money/vocabulary.ts'
import { pointsEffects } from './points/vocabulary.ts'
import { positionEffects } from './position/vocabulary.ts'
import { staticSchema } from './statics/vocabulary.ts'
import type { Filter } from './targets/vocabulary.ts'
import { tokenEffects } from './tokens/vocabulary.ts'
import { turnEffects } from './turns/vocabulary.ts'

export type Condition =
  | { readonly count: Count; readonly atLeast?: number | undefined; readonly atMost?: number | undefined }
  | { readonly card: 'this' | 'it' | 'left' | 'right' | 'top'; readonly is: Filter }
  | { readonly rp: 'most' | 'least' | 'notMost' }
  | { readonly this: 'top' | 'leftmost' | 'middle' | 'lastSlot' }
  | { readonly not: Condition }

/** The families of effects. A new family is listed here, and in the registries of `run.ts` and `text.ts`. */
const families = [
  ...pointsEffects,
  ...moneyEffects,
  ...flipEffects,
  ...tokenEffects,
  ...cardEffects,
  ...positionEffects,
  ...turnEffects,
  ...clashEffects,
  ...choiceEffects,
] as const

export type Effect = z.infer<(typeof families)[number]>
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>

export const effectSchema = z.discriminatedUnion('do', families) as z.ZodType<Effect>
defineVocabulary(effectSchema, conditionSchema)

/** MB-219, and the triggers that act at once. */
export const triggers = ['top', 'ongoing', 'play', 'next', 'score', 'flip', 'action', 'reaction'] as const
export type Trigger = (typeof triggers)[number]

const common = {
  if: conditionSchema.optional(),
  /** MB-373 */
  uncopyable: z.literal(true).optional(),
}

export const abilitySchema = z.union([
  z.strictObject({ on: z.enum(['play', 'next', 'flip', 'score']), ...common, do: effectsSchema }),
  /** MB-189, MB-192; it may cost Dollars. */
  z.strictObject({ on: z.literal('action'), ...common, dollars: z.int().min(1).optional(), do: effectsSchema }),
  /** MB-215 */
  z.strictObject({ on: z.literal('reaction'), ...common, to: eventSchema, do: effectsSchema }),
  z.strictObject({ on: z.enum(['ongoing', 'top']), ...common, whenever: eventSchema, do: effectsSchema }),
  /** `scoring`: MB-249, it says that it goes on while scores are counted. */
  z.strictObject({
    on: z.enum(['ongoing', 'top']),
    ...common,
    static: staticSchema,
    scoring: z.literal(true).optional(),
  }),
])
export type Ability = z.infer<typeof abilitySchema>
export { amountSchema }
