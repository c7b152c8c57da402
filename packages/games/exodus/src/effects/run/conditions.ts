import { huesUnder } from '../../rules/field.ts'
import { type ExodusTable, foe, found, side } from '../../table.ts'
import type { Condition } from '../vocabulary.ts'
import { countOf } from './count.ts'
import type { By } from './index.ts'

type ConditionOf<K extends Condition['is']> = Extract<Condition, { readonly is: K }>

const conditions: {
  readonly [K in Condition['is']]: (t: ExodusTable, by: By, condition: ConditionOf<K>) => boolean
} = {
  atLeast: (t, by, { of, amount }) => countOf(t, by, of) >= amount,
  lifeAtMost: (t, { seat }, { amount, who }) => side(t, who === 'you' ? seat : foe(seat)).life <= amount,
  paidHue: (_t, { paid = [] }, { hue }) => paid.includes(hue),
  hueUnder: (t, { source }, { hue }) => {
    const card = found(t, source)
    return card !== undefined && huesUnder(t, card).has(hue)
  },
}

export const holds = (t: ExodusTable, by: By, condition: Condition): boolean =>
  (conditions[condition.is] as (t: ExodusTable, by: By, condition: Condition) => boolean)(t, by, condition)
