import { capital } from '@cardwright/engine/english'
import type { z } from 'zod'
import { counted } from './amounts/text.ts'
import type { EffectList } from './list.ts'
import { plain } from './plain.ts'
import type { Effect, EffectOf } from './vocabulary.ts'
import { clause, listed, named, small, type Voice } from './words.ts'

/** What is printed for an effect: a sentence with a capital and without its full stop. */
export type Text<E> = (effect: E, voice: Voice) => string
/** A text for each effect of a part of the vocabulary. */
export type Texts<Schemas extends readonly z.ZodType<{ readonly do: Effect['do'] }>[]> = {
  readonly [K in z.infer<Schemas[number]>['do']]: Text<EffectOf<K>>
}

/** "Do this 2 more times", "You may do this once more for each card in your Gauge" */
function moreTimes({ times, optional }: EffectOf<'repeat'>, voice: Voice): string {
  const often = counted(times, voice, (numeral) => (numeral === '1' ? 'once more' : `${numeral} more times`))
  return optional ? capital(`${clause(voice, 'you', 'may')} do this up to ${often}`) : `Do this ${often}`
}

const isBonus = (text: string): boolean => /^[-+][\dX]/.test(text) && !text.includes('. ')

/** A Strike comes when all else is done, wherever it is said. */
const strikesLast = (effects: EffectList): EffectList => [
  ...effects.filter((effect) => effect.do !== 'strike'),
  ...effects.filter((effect) => effect.do === 'strike'),
]

const isOfOther = (text: string): boolean => /^(Your opponent|They|Both|Attacks)\b/.test(text)

/** "Do this 2 more times", where what is done again has just been said. */
function againText(effects: EffectList, at: number, voice: Voice): string | null {
  const effect = effects[at]!
  if (effect.do !== 'repeat') return null
  const said = effects.slice(Math.max(0, at - effect.so.length), at)
  return JSON.stringify(said) === JSON.stringify(effect.so) ? moreTimes(effect, voice) : null
}

/** "Put your attack into your Boost area and sustain it": it is no longer what "this" says. */
function itText(effects: EffectList, at: number, voice: Voice): string | null {
  const effect = effects[at]!
  const isLaid = effects
    .slice(0, at)
    .some((each) => each.do === 'put' && each.what === 'attack' && each.to === 'boosts')
  if (!isLaid || (effect.do !== 'sustain' && effect.do !== 'layDown')) return null
  return voice.effectText(effect, voice).replace(/\bthis\b/, 'it')
}

/**
 * The sentences of effects; bonuses that follow each other are one: "+1 Armor and +3 Guard". In one sentence it is said
 * who does something if what comes before it is done by somebody else: "your opponent discards a card and you draw".
 */
function parts(list: EffectList, voice: Voice, isOneSentence: boolean): string[] {
  const effects = strikesLast(plain(list))
  const texts: string[] = []
  let bonuses: string[] = []
  const flush = () => {
    if (bonuses.length > 0) texts.push(...(isOneSentence ? bonuses : [listed(bonuses)]))
    bonuses = []
  }
  for (const [i, effect] of effects.entries()) {
    const isNamed = isOneSentence && isOfOther(texts.at(-1) ?? '')
    const text =
      againText(effects, i, voice) ??
      itText(effects, i, voice) ??
      voice.effectText(effect, isNamed ? named(voice) : voice)
    if (text === '') continue
    if (isBonus(text)) bonuses.push(text)
    else {
      flush()
      texts.push(text)
    }
  }
  flush()
  return texts
}

/** "Advance 3. Draw a card." */
export function sentences(effects: EffectList, voice: Voice): string {
  return parts(effects, voice, false)
    .map((text) => `${text}.`)
    .join(' ')
}

/** The same within a sentence: "advance 3, draw a card and +1 Power"; without a full stop. */
export function nested(effects: EffectList, voice: Voice): string {
  const texts = parts(effects, voice, true)
  const isLong = texts.slice(0, -1).some((text) => text.includes('. ') || text.includes('; '))
  return isLong ? small(texts.join('. ')) : listed(texts.map(small))
}
