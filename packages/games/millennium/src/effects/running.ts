import type { Part } from '@cardwright/engine'
import type { MillenniumTable } from '../state.ts'
import type { Context } from '../tasks.ts'
import type { Effect, EffectOf } from './vocabulary.ts'

/** Carries out an effect that is written at this address. Null if it asked nothing. */
export type Run<E> = (t: MillenniumTable, context: Context, effect: E, address: string) => Part

/** A function for each of these effects. */
export type Runs<K extends Effect['do']> = { readonly [each in K]: Run<EffectOf<each>> }
