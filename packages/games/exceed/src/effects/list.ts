import type { z } from 'zod'
import type { Effect } from './vocabulary.ts'

/** Effects in the order in which they happen. */
export interface EffectList extends ReadonlyArray<Effect> {}

/**
 * How a list of effects is written. Effects contain effects, so a family of them is a function of this: the vocabulary,
 * which is made of all families, gives it to each.
 */
export type Effects = z.ZodType<EffectList>
