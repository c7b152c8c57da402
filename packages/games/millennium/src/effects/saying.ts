import { a, capital } from '@cardwright/engine/english'
import type { z } from 'zod'
import type { Effect, EffectOf } from './vocabulary.ts'

/** Says effects within effects. */
export type SayAll = (effects: readonly Effect[]) => string

/** What is printed for an effect, without its full stop. */
export type Say<E> = (effect: E, say: SayAll) => string

/** A line for each effect of a family. */
export type Says<Family extends readonly z.ZodType<{ readonly do: Effect['do'] }>[]> = {
  readonly [K in z.infer<Family[number]>['do']]: Say<EffectOf<K>>
}

/** "$5" */
export const money = (dollars: number): string => `$${dollars}`

/** "a card", "another card", "3 cards" */
export const count = (n: number, noun: string, plural = `${noun}s`): string =>
  n === 1 ? a(noun).replace(/^an other\b/, 'another') : `${n} ${plural}`

export const either = (names: string | readonly string[]): string => [names].flat().map(capital).join(' or ')
