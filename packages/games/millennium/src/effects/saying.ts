import type { Effect, EffectOf } from './vocabulary.ts'

/** Says effects within effects. */
export type SayAll = (effects: readonly Effect[]) => string

/** A line for each of these effects: what is printed, without its full stop. */
export type Says<K extends Effect['do']> = { readonly [each in K]: (effect: EffectOf<each>, say: SayAll) => string }

/** "a card", "3 cards" */
export const count = (n: number, noun: string, plural = `${noun}s`): string =>
  n === 1 ? `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}` : `${n} ${plural}`

/** "fire" is "Fire" on a card. */
export const symbol = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export const either = (names: string | readonly string[]): string => [names].flat().map(symbol).join(' or ')
