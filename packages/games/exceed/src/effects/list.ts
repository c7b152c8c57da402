import { z } from 'zod'
import { type Effect, effectSchema } from './vocabulary.ts'

/** Effects in the order in which they happen. */
export interface EffectList extends ReadonlyArray<Effect> {}

/** A function, since the vocabulary is made of parts that contain effects. */
export function effects(): z.ZodType<EffectList> {
  return z.lazy(() => z.array(effectSchema))
}
