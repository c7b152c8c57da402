import type { AskView, OptionView, Telling } from '@cardwright/engine'
import { type ExceedDef, isCard } from '../cards/definitions.ts'
import { keyOf } from '../effects/run/keys.ts'
import { effectText, sentences } from '../effects/text/index.ts'
import { capital, turned } from '../effects/text/words.ts'
import type { Ability } from '../effects/vocabulary/abilities.ts'
import type { EffectList } from '../effects/vocabulary/effects.ts'
import type { Effect, EffectOf } from '../effects/vocabulary/index.ts'
import { type Lexicon, withoutCopy } from './lexicon.ts'
import { cardsIn, factsOf } from './sight.ts'

/** An effect, and what it is printed on. */
interface Printed<E extends Effect = Effect> {
  readonly on: string
  readonly effect: E
}

/** All effects within something that is printed, however deep. */
function effectsIn(value: unknown): Effect[] {
  if (Array.isArray(value)) return value.flatMap(effectsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'do' in value && typeof value.do === 'string' ? [value as Effect] : []
  return [...own, ...Object.values(value).flatMap(effectsIn)]
}

/** The effects that may be asking a seat something: of its attack, its Boosts, its character as it is turned now. */
function inPlay({ library, name, boostName }: Lexicon, at: Telling, seat: number): Printed[] {
  const of = (id: string | undefined, half: (def: ExceedDef) => unknown, called: (id: string) => string): Printed[] => {
    const def = id === undefined ? undefined : library.get(id)
    return def === undefined ? [] : effectsIn(half(def)).map((effect) => ({ on: called(def.id), effect }))
  }
  const { fighter, mode } = factsOf(at).sides[seat]!
  const boosts = ['played', 'boosts', 'transforms'].flatMap((family) => cardsIn(at, family, seat))
  return [
    ...cardsIn(at, 'strike', seat).flatMap((card) => of(card.name, (def) => isCard(def) && def.abilities, name)),
    ...boosts.flatMap((card) => of(card.name, (def) => isCard(def) && def.boost.abilities, boostName)),
    ...of(fighter, (def) => def.kind === 'character' && def[mode], name),
  ]
}

/** The effect that asks, if what lies in play leaves no doubt. */
function soleOf(found: readonly Printed[], text: (effect: Effect) => string): Printed | null {
  const [first] = found
  return first !== undefined && found.every(({ on, effect }) => on === first.on && text(effect) === text(first.effect))
    ? first
    : null
}

/** "Block: You may spend any amount of Force. For each, +2 Armor." */
export function sentenceOfSource(
  lexicon: Lexicon,
  at: Telling,
  seat: number,
  isIt: (effect: Effect) => boolean,
): string | null {
  const text = (effect: Effect) => effectText(effect, lexicon.voice)
  const sole = soleOf(
    inPlay(lexicon, at, seat).filter(({ effect }) => isIt(effect)),
    text,
  )
  return sole === null ? null : `${sole.on}: ${text(sole.effect)}.`
}

/** What a choice is between: what is printed for it. */
interface Choice {
  readonly on: string
  text(option: OptionView): string | null
}

const isChoice = ({ effect }: Printed): boolean => effect.do === 'choose' || effect.do === 'alternate'

const branchOf = (effect: Effect, { branch }: OptionView): EffectList | undefined =>
  effect.do === 'choose' && typeof branch === 'number'
    ? effect.of[branch]
    : effect.do === 'alternate'
      ? effect.so
      : undefined

/** The choice that an ask puts, found by its keys: among what lies in play first, else anywhere. */
export function choiceOf(lexicon: Lexicon, ask: AskView, at: Telling): Choice | null {
  const fits = ({ effect }: Printed): boolean =>
    ask.options.every((option) => {
      const key = withoutCopy(option.key)
      return (effect.do === 'alternate' && key === 'pass') || keyOf(branchOf(effect, option) ?? []) === key
    })
  const own = at.seat ?? 0
  const places = [() => inPlay(lexicon, at, own), () => inPlay(lexicon, at, 1 - own), () => everywhere(lexicon)]
  for (const place of places) {
    const found = place().find((each) => isChoice(each) && fits(each))
    if (found !== undefined) return asChoice(lexicon, found)
  }
  return null
}

const everywhere = ({ library }: Lexicon): Printed[] =>
  [...library.values()].flatMap((def) => effectsIn(def).map((effect) => ({ on: def.name, effect })))

function asChoice({ voice }: Lexicon, { on, effect }: Printed): Choice {
  const speaker = (effect as EffectOf<'choose'>).who === 'foe' ? turned(voice) : voice
  return {
    on,
    text: (option) => {
      const branch = withoutCopy(option.key) === 'pass' ? [] : (branchOf(effect, option) ?? [])
      return branch.length === 0 ? null : capital(sentences(branch, speaker)).replace(/\.$/, '')
    },
  }
}

/** What is printed for a moment, without its timing: "Draw a card." Without a number, only if there is but one. */
export function momentText(
  { voice }: Lexicon,
  abilities: readonly Ability[],
  timing: string,
  nth: number | null,
): string | null {
  const found = abilities.filter(({ on }) => on === timing)
  const ability = nth === null ? (found.length === 1 ? found[0] : undefined) : (found[nth] ?? found[0])
  if (ability === undefined) return null
  const { if: condition, do: effects } = ability
  return capital(sentences(condition === undefined ? effects : [{ do: 'when', if: condition, so: effects }], voice))
}
