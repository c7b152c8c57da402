import { z } from 'zod'
import { type Effect, effectSchema } from './vocabulary.ts'

/** Effects in the order in which they happen. */
export interface EffectList extends ReadonlyArray<Effect> {}

/**
 * A function, since the vocabulary is made of parts that contain effects. The language is recursive, and so are the files
 * that import each other: effects contain abilities, which contain effects (vocabulary, text, the importer); an effect
 * does damage, which triggers effects (rules); an amount counts what a condition allows, which compares amounts (values).
 */
export function effects(): z.ZodType<EffectList> {
  return z.lazy(() => z.array(effectSchema))
}
