import type { Amount } from './amounts/vocabulary.ts'
import type { EffectList } from './list.ts'
import type { Effect } from './vocabulary.ts'

/** What a player types to choose effects: `push:2`, `draw:1+advance:1`; `pass` for none. */
export const keyOf = (effects: EffectList): string => (effects.length === 0 ? 'pass' : effects.map(word).join('+'))

function figure(amount: Amount | undefined): string {
  if (amount === undefined) return ''
  return `:${typeof amount === 'number' ? amount : amount.count}`
}

/** A name as it can be typed: `ice-spike`. */
const typed = (name: string): string => name.toLowerCase().replace(/[^a-z0-9_]+/g, '-')

/** Effects whose key is not simply their name and number. */
function word(effect: Effect): string {
  switch (effect.do) {
    case 'when':
      return keyOf(effect.so.length > 0 ? effect.so : (effect.else ?? []))
    case 'foeDoes':
      return `foe-${keyOf(effect.so)}`
    case 'bonus':
      return `${effect.who === 'foe' ? 'foe-' : ''}${effect.to}${figure(effect.amount)}`
    case 'range':
      return `range${figure(effect.max)}`
    case 'trait':
      return effect.trait
    case 'grant':
      return `gain-${keyOf(effect.ability.do)}`
    case 'spend':
      return `${effect.what}${figure(effect.amount)}`
    case 'take':
      return effect.to ?? 'show'
    case 'put':
      return effect.to
    case 'strike':
      return effect.from === 'wild' ? 'wild' : 'strike'
  }
  if ('spot' in effect && effect.spot !== undefined) return `${effect.do}:${typed(effect.spot)}`
  if ('token' in effect && effect.token !== undefined) return `${effect.do}:${typed(effect.token)}`
  if ('spaces' in effect) return `${effect.do}${figure(effect.spaces)}`
  if ('amount' in effect) return `${effect.do}${figure(effect.amount)}`
  return effect.do
}
