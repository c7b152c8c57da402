import { capital, small } from '@cardwright/engine/english'
import { sayCards } from './cards/text.ts'
import { conditionText, sayChoices } from './choices/text.ts'
import { sayClashes } from './clashes/text.ts'
import { eventText } from './events/text.ts'
import { sayFlips } from './flips/text.ts'
import { sayMoney } from './money/text.ts'
import { sayPoints } from './points/text.ts'
import { sayPosition } from './position/text.ts'
import { money, type Say, type SayAll } from './saying.ts'
import { staticText } from './statics/text.ts'
import { sayTokens } from './tokens/text.ts'
import { sayTurns } from './turns/text.ts'
import type { Ability, Effect, EffectOf } from './vocabulary.ts'

/** A line for each effect. */
const registry: { readonly [K in Effect['do']]: Say<EffectOf<K>> } = {
  ...sayPoints,
  ...sayMoney,
  ...sayFlips,
  ...sayTokens,
  ...sayCards,
  ...sayPosition,
  ...sayTurns,
  ...sayClashes,
  ...sayChoices,
}

export const effectsText: SayAll = (effects) =>
  effects.map((effect) => (registry[effect.do] as Say<Effect>)(effect, effectsText)).join(', then ')

const sentence = (text: string): string => `${capital(text)}.`

const withCondition = ({ if: condition }: Ability, text: string): string =>
  sentence(condition ? `if ${conditionText(condition)}, ${text}` : text)

/** What one ability says, under the word for when it does so. */
export function abilityText(ability: Ability): { readonly head: string; readonly text: string } {
  const head = capital(ability.on)
  if ('static' in ability) {
    const what = staticText(ability.static)
    const text = ability.if ? `If ${conditionText(ability.if)}: ${small(what)}` : what
    return { head, text: `${text}${ability.scoring ? ' This works during scoring too.' : ''}` }
  }
  const effects = effectsText(ability.do)
  if ('whenever' in ability)
    return { head, text: withCondition(ability, `whenever ${eventText(ability.whenever)}, ${effects}`) }
  if (ability.on === 'reaction')
    return { head, text: withCondition(ability, `when ${eventText(ability.to)}, ${effects}`) }
  if (ability.on === 'next') return { head, text: withCondition(ability, `when you play your next card, ${effects}`) }
  const cost = ability.on === 'action' && ability.dollars ? `pay ${money(ability.dollars)}: ` : ''
  return { head, text: withCondition(ability, cost + effects) }
}
