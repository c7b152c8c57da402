import { capital } from '@cardwright/engine/english'
import type { z } from 'zod'
import { controls, countNoun, either, many, plural, type Texts } from '../terms/text.ts'
import type { EffectList } from '../vocabulary.ts'
import type { Condition, controlEffects } from './vocabulary.ts'

export const control: Texts<ReturnType<typeof controlEffects<z.ZodType<EffectList>>>> = {
  if: ({ if: condition, so, else: otherwise = [] }, voice, nested) =>
    `If ${conditionText(condition)}, ${nested(so, voice)}${otherwise.length > 0 ? `. Otherwise, ${nested(otherwise, voice)}` : ''}`,
  choose: ({ of }, voice, nested) => `Choose one: ${either(of.map((each) => nested(each, voice)))}`,
}

type ConditionOf<K extends Condition['is']> = Extract<Condition, { readonly is: K }>

const conditions: { readonly [K in Condition['is']]: (condition: ConditionOf<K>) => string } = {
  atLeast: ({ of, amount }) => {
    const noun = countNoun(of)
    const some = amount === 1 ? many(1, noun) : `at least ${amount} ${plural(noun)}`
    if (of.count === 'hues') return `its pile shows ${some}`
    if (of.whose !== 'any') return `${controls[of.whose]} ${some}`
    return `there ${amount === 1 ? 'is' : 'are'} ${some} on the field`
  },
  lifeAtMost: ({ who, amount }) => `${who === 'you' ? 'you have' : 'your opponent has'} ${amount} Life or less`,
  paidHue: ({ hue }) => `you paid ${many(1, `${capital(hue)} energy`)}`,
  hueUnder: ({ hue }) => `its pile has ${many(1, `${capital(hue)} energy`)}`,
}

export const conditionText = (condition: Condition): string =>
  (conditions[condition.is] as (condition: Condition) => string)(condition)
