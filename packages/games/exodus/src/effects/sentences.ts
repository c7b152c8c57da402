import type { Voice } from './terms/text.ts'
import type { EffectsOf, Family } from './terms/vocabulary.ts'
import type { EffectList } from './vocabulary.ts'

/** Prints a list of effects within a sentence. */
export type Nested = (effects: EffectList, voice: Voice) => string

/** Prints an effect: a sentence without its full stop. */
export type Text<E> = (effect: E, voice: Voice, nested: Nested) => string

/** How the effects of a family are printed: a sentence for each. */
export type Texts<F extends Family> = {
  readonly [K in EffectsOf<F>['do']]: Text<Extract<EffectsOf<F>, { readonly do: K }>>
}
