import type { Amount } from '../vocabulary/amounts.ts'
import type { EffectList } from '../vocabulary/effects.ts'
import type { Effect } from '../vocabulary/index.ts'

/** What a player types to choose effects: `push:2`, `draw:1+advance:1`; `pass` for none. */
export const keyOf = (effects: EffectList): string => (effects.length === 0 ? 'pass' : effects.map(word).join('+'))

const figure = (amount: Amount | undefined): string =>
  amount === undefined ? '' : typeof amount === 'number' ? `:${amount}` : `:${amount.count}`

function word(effect: Effect): string {
  if (effect.do === 'when') return keyOf(effect.so)
  if (effect.do === 'bonus') return `${effect.to}${figure(effect.amount)}`
  if (effect.do === 'trait') return effect.trait
  if (effect.do === 'take' || effect.do === 'put') return effect.to
  if ('spaces' in effect) return `${effect.do}${figure(effect.spaces)}`
  if ('amount' in effect) return `${effect.do}${figure(effect.amount)}`
  return effect.do
}
