import type { Part } from '@cardwright/engine'
import type { z } from 'zod'
import type { MillenniumTable } from '../state.ts'
import type { Context } from '../tasks.ts'
import type { Effect, EffectOf } from './vocabulary.ts'

/** Carries out an effect that is written at this address. Null if it asked nothing. */
export type Run<E> = (t: MillenniumTable, context: Context, effect: E, address: string) => Part

/** A function for each effect of a family. */
export type Runs<Family extends readonly z.ZodType<{ readonly do: Effect['do'] }>[]> = {
  readonly [K in z.infer<Family[number]>['do']]: Run<EffectOf<K>>
}
