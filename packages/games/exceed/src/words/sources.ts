import type { AskView, OptionView, Telling } from '@cardwright/engine'
import { type ExceedDef, isCard } from '../cards/definitions.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import { keyOf } from '../effects/keys.ts'
import type { EffectList } from '../effects/list.ts'
import type { Who } from '../effects/shared/vocabulary.ts'
import { effectText, sentences } from '../effects/text.ts'
import type { Effect, EffectOf } from '../effects/vocabulary.ts'
import { capital, turned } from '../effects/words.ts'
import { type Lexicon, withoutCopy } from './lexicon.ts'
import { cardsIn, factsOf } from './sight.ts'

/** An effect, what it is printed on, and whom it calls "you". */
interface Printed<E extends Effect = Effect> {
  readonly on: string
  readonly effect: E
  readonly you: number
}

/** All effects within something that is printed, however deep: what the other player does calls them "you". */
function effectsIn(value: unknown, on: string, you: number): Printed[] {
  if (Array.isArray(value)) return value.flatMap((each) => effectsIn(each, on, you))
  if (typeof value !== 'object' || value === null) return []
  const isEffect = 'do' in value && typeof value.do === 'string'
  const own = isEffect ? [{ on, effect: value as Effect, you }] : []
  const within = isEffect && value.do === 'foeDoes' ? 1 - you : you
  return [...own, ...Object.values(value).flatMap((each) => effectsIn(each, on, within))]
}

/** The effects of a seat that may be asking something: of its attack, its Boosts, its character as it is turned now. */
function inPlay({ library, name, boostName }: Lexicon, at: Telling, seat: number): Printed[] {
  const of = (id: string | undefined, half: (def: ExceedDef) => unknown, called: (id: string) => string): Printed[] => {
    const def = id === undefined ? undefined : library.get(id)
    return def === undefined ? [] : effectsIn(half(def), called(def.id), seat)
  }
  const { fighter, mode } = factsOf(at).sides[seat]!
  const boosts = ['played', 'boosts', 'transforms'].flatMap((family) => cardsIn(at, family, seat))
  return [
    ...cardsIn(at, 'strike', seat).flatMap((card) => of(card.name, (def) => isCard(def) && def.abilities, name)),
    ...boosts.flatMap((card) => of(card.name, (def) => isCard(def) && def.boost.abilities, boostName)),
    ...of(fighter, (def) => def.kind === 'character' && def[mode], name),
  ]
}

/** Whether this is the effect that asks, if whoever is asked is whom it calls so. */
export type IsIt = (effect: Effect, asked: Who) => boolean

const sourcesOf = (lexicon: Lexicon, at: Telling, seat: number, isIt: IsIt): Printed[] =>
  [seat, 1 - seat]
    .flatMap((each) => inPlay(lexicon, at, each))
    .filter(({ effect, you }) => isIt(effect, you === seat ? 'you' : 'foe'))

/** What asks a seat, if what lies in play leaves no doubt: "Block". */
export function nameOfSource(lexicon: Lexicon, at: Telling, seat: number, isIt: IsIt): string | null {
  const names = new Set(sourcesOf(lexicon, at, seat, isIt).map(({ on }) => on))
  return names.size === 1 ? [...names][0]! : null
}

/** The same in its own words: "Block: You may spend any amount of Force. For each, +2 Armor." */
export function sentenceOfSource(lexicon: Lexicon, at: Telling, seat: number, isIt: IsIt): string | null {
  const said = ({ on, effect, you }: Printed): string =>
    `${on}: ${effectText(effect, you === seat ? lexicon.voice : turned(lexicon.voice))}.`
  const sentences = new Set(sourcesOf(lexicon, at, seat, isIt).map(said))
  return sentences.size === 1 ? [...sentences][0]! : null
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
  [...library.values()].flatMap((def) => effectsIn(def, def.name, 0))

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
