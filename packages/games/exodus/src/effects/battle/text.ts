import { capital } from '@cardwright/engine/english'
import { does } from '../cards/text.ts'
import { aimed, forEach, it, signed, type Texts } from '../terms/text.ts'
import type { battleEffects } from './vocabulary.ts'

const until = { turn: 'until the turn ends', battle: 'until the battle is over' } as const
const victims = { you: 'you', foe: 'your opponent', both: 'each player' } as const

export const battle: Texts<typeof battleEffects> = {
  gainLife: ({ amount, each, who }) => `${does(who, 'gain')} ${amount} Life${forEach(each)}`,
  damage: ({ amount, each, who = 'foe', at }, voice) =>
    `Deal ${amount} damage to ${at === undefined ? victims[who] : it(voice, at)}${forEach(each)}`,
  prevent: ({ amount }) => `The next damage to you this turn is reduced by ${amount}`,
  power: (effect, voice) =>
    `${capital(aimed(effect, voice))} gets ${signed(effect.amount)} power${forEach(effect.each)} ${until[effect.until]}`,
  cancelAttack: ({ used }) => `Its attack ends and counts as ${used ? 'used' : 'not used'}`,
  attackAgain: (effect, voice) => `${capital(aimed(effect, voice))} has not used its attack this turn`,
}
