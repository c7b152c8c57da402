import type { AskView, Telling } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { type Printed, printedAt } from '../../cards/printed.ts'
import type { Ability } from '../../effects/abilities/vocabulary.ts'
import type { EffectList } from '../../effects/list.ts'
import { sentences } from '../../effects/sentences.ts'
import type { Effect, EffectOf } from '../../effects/vocabulary.ts'
import { turned, type Voice } from '../../effects/words.ts'
import type { ExceedOption } from '../../options.ts'
import type { Lexicon } from './lexicon.ts'

/** What an ask says asks: a place on a card. */
const printedFor = ({ library }: Lexicon, { source }: Pick<AskView, 'source'>): Printed | null =>
  source === undefined ? null : printedAt(library, source)

function nameOf({ name, boostName }: Lexicon, { def, half }: Printed): string {
  if (half === 'facedown') return def.kind === 'character' ? (def.facedown?.name ?? name(def.id)) : name(def.id)
  return half === 'boost' ? boostName(def.id) : name(def.id)
}

/** The name of what asks, as it stands on the card; null where the rules ask. */
export function sourceName(lexicon: Lexicon, ask: AskView): string | null {
  const printed = printedFor(lexicon, ask)
  if (printed !== null) return nameOf(lexicon, printed)
  return ask.card?.name === undefined ? null : lexicon.name(ask.card.name)
}

/** Cards call the one who is asked "you", or their opponent. */
const voiceFor = ({ voice }: Lexicon, { you }: Printed, at: Telling): Voice =>
  you === (at.seat ?? 0) ? voice : turned(voice)

const effectIn = ({ within }: Printed): Effect | null => {
  const part = within.at(-1)
  return typeof part === 'object' && part !== null && 'do' in part && typeof part.do === 'string'
    ? (part as Effect)
    : null
}

/** What asks in its own words: "Block: You may spend any amount of Force. For each, +2 Armor." */
export function sourceSentence(lexicon: Lexicon, ask: AskView, at: Telling): string | null {
  const printed = printedFor(lexicon, ask)
  const effect = printed === null ? null : effectIn(printed)
  if (printed === null || effect === null) return null
  const voice = voiceFor(lexicon, printed, at)
  return `${nameOf(lexicon, printed)}: ${voice.effectText(effect, voice)}.`
}

const branchOf = (effect: Effect | null, { branch, key }: ExceedOption): EffectList => {
  if (effect?.do === 'choose') return (branch === undefined ? undefined : effect.of[branch]) ?? []
  return effect?.do === 'alternate' && key !== 'pass' ? effect.so : []
}

/** What a choice does, as it is printed; null if it does nothing, or is not printed. */
export function choiceText(lexicon: Lexicon, option: ExceedOption, ask: AskView, at: Telling): string | null {
  const printed = printedFor(lexicon, ask)
  const effect = printed === null ? null : effectIn(printed)
  const branch = branchOf(effect, option)
  if (printed === null || branch.length === 0) return null
  const voice = effect?.do === 'alternate' ? lexicon.voice : voiceFor(lexicon, printed, at)
  return capital(sentences(branch, voice)).replace(/\.$/, '')
}

/** An ability that is named by its place: what bears it, and what it says without its timing. */
export function abilityAt(lexicon: Lexicon, source: string | undefined): { name: string; text: string } | null {
  const printed = source === undefined ? null : printedAt(lexicon.library, source)
  const ability = printed?.within.at(-1) as Ability | undefined
  if (printed === null || ability === undefined) return null
  const { if: condition, do: effects } = ability
  const when: EffectOf<'when'> | null = condition === undefined ? null : { do: 'when', if: condition, so: effects }
  const text = capital(sentences(when === null ? effects : [when], lexicon.voice))
  return { name: nameOf(lexicon, printed), text }
}
