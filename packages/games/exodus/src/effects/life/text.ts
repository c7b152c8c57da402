import { does } from '../cards/text.ts'
import type { Texts } from '../sentences.ts'
import { forEach, it } from '../terms/text.ts'
import type { lifeEffects } from './vocabulary.ts'

const victims = { you: 'you', foe: 'your opponent', both: 'each player' } as const

export const life: Texts<typeof lifeEffects> = {
  gainLife: ({ amount, each, who }) => `${does(who, 'gain')} ${amount} Life${forEach(each)}`,
  damage: ({ amount, each, who = 'foe', at }, voice) =>
    `Deal ${amount} damage to ${at === undefined ? victims[who] : it(voice, at)}${forEach(each)}`,
  prevent: ({ amount }) => `The next damage to you this turn is reduced by ${amount}`,
}
