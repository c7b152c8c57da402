import { askThen, numbered } from '@cardwright/engine'
import type { z } from 'zod'
import type { ChoiceOption, Contexts } from '../../asks.ts'
import { huesUnder } from '../../rules/field.ts'
import { countOf, type Resolving } from '../../rules/source.ts'
import { type ExodusTable, foe, found, side } from '../../table.ts'
import type { Runs } from '../resolving.ts'
import type { EffectList } from '../vocabulary.ts'
import type { Condition, controlEffects } from './vocabulary.ts'

export const control: Runs<ReturnType<typeof controlEffects<z.ZodType<EffectList>>>> = {
  if: (t, by, { if: condition, so, else: otherwise = [] }, run) => run(t, by, holds(t, by, condition) ? so : otherwise),

  choose: (t, by, { of }, run) =>
    askThen(
      t,
      by.seat,
      {
        kind: 'choose',
        rule: 'XO-053',
        context: { source: by.text } satisfies Contexts['choose'],
        options: (): ChoiceOption[] =>
          numbered(
            of.map((effects, index) => ({ effects, index })),
            ({ effects }) => effects.map((effect) => effect.do).join('+') || 'nothing',
            (choice) => choice,
          ),
      },
      (_t, _seat, { effects }) => run(t, by, effects),
    ),
}

type ConditionOf<K extends Condition['is']> = Extract<Condition, { readonly is: K }>

const conditions: {
  readonly [K in Condition['is']]: (t: ExodusTable, by: Resolving, condition: ConditionOf<K>) => boolean
} = {
  atLeast: (t, by, { of, amount }) => countOf(t, by, of) >= amount,
  lifeAtMost: (t, { seat }, { amount, who }) => side(t, who === 'you' ? seat : foe(seat)).life <= amount,
  paidHue: (_t, { paid = [] }, { hue }) => paid.includes(hue),
  hueUnder: (t, { source }, { hue }) => {
    const card = found(t, source)
    return card !== undefined && huesUnder(t, card).has(hue)
  },
}

const holds = (t: ExodusTable, by: Resolving, condition: Condition): boolean =>
  (conditions[condition.is] as (t: ExodusTable, by: Resolving, condition: Condition) => boolean)(t, by, condition)
