import { z } from 'zod'
import type { Condition, Effect } from './vocabulary.ts'

/** Effects within effects: the schema of all of them is put together in `vocabulary.ts`, which reads the families. */
const known: { effect?: z.ZodType<Effect>; condition?: z.ZodType<Condition> } = {}

export function defineVocabulary(effect: z.ZodType<Effect>, condition: z.ZodType<Condition>): void {
  known.effect = effect
  known.condition = condition
}

/** An interface, so that the types of effects may contain themselves. */
export interface EffectList extends ReadonlyArray<Effect> {}

export const effectsSchema: z.ZodType<EffectList> = z.lazy(() => z.array(known.effect!).min(1))
export const conditionSchema: z.ZodType<Condition> = z.lazy(() => known.condition!)
