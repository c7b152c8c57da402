import type { z } from 'zod'
import type { EffectList } from '../vocabulary/effects.ts'
import type { Effect, EffectOf } from '../vocabulary/index.ts'
import { boosts } from './boosts.ts'
import { cards } from './cards.ts'
import { control } from './control.ts'
import { costs } from './costs.ts'
import { movement } from './movement.ts'
import { numbers } from './numbers.ts'
import { strikes } from './strikes.ts'
import { tokens } from './tokens.ts'
import { turn } from './turn.ts'
import { listed, small, type Voice } from './words.ts'

/** What is printed for an effect: a sentence with a capital and without its full stop. */
export type Text<E> = (effect: E, voice: Voice) => string
/** A text for each effect of a part of the vocabulary. */
export type Texts<Schemas extends readonly z.ZodType<{ readonly do: Effect['do'] }>[]> = {
  readonly [K in z.infer<Schemas[number]>['do']]: Text<EffectOf<K>>
}

let known: { readonly [K in Effect['do']]: Text<EffectOf<K>> } | null = null
/** Put together when it is first needed: effects contain effects. */
function registry(): NonNullable<typeof known> {
  known ??= {
    ...control,
    ...numbers,
    ...movement,
    ...cards,
    ...costs,
    ...boosts,
    ...strikes,
    ...tokens,
    ...turn,
  }
  return known
}

export function effectText(effect: Effect, voice: Voice): string {
  return (registry()[effect.do] as Text<Effect>)(effect, voice)
}

const isBonus = (text: string): boolean => /^[-+][\dX]/.test(text) && !text.includes('. ')

/** The sentences of effects; bonuses that follow each other are one: "+1 Armor and +3 Guard". */
function parts(effects: EffectList, voice: Voice): string[] {
  const texts: string[] = []
  let bonuses: string[] = []
  const flush = () => {
    if (bonuses.length > 0) texts.push(listed(bonuses))
    bonuses = []
  }
  for (const effect of effects) {
    const text = effectText(effect, voice)
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
  return parts(effects, voice)
    .map((text) => `${text}.`)
    .join(' ')
}

/** The same within a sentence: "advance 3, draw a card and +1 Power"; without a full stop. */
export function nested(effects: EffectList, voice: Voice): string {
  const texts = parts(effects, voice)
  const isLong = texts.slice(0, -1).some((text) => text.includes('. ') || text.includes('; '))
  return isLong ? small(texts.join('. ')) : listed(texts.map(small))
}
