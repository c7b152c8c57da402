import { capital } from '@cardwright/engine/english'
import type { Texts } from '../sentences.ts'
import { aimed, forEach } from '../terms/text.ts'
import { signed } from '../terms/words.ts'
import type { battleEffects } from './vocabulary.ts'

const until = { turn: 'until the turn ends', battle: 'until the battle is over' } as const

export const battle: Texts<typeof battleEffects> = {
  power: (effect, voice) =>
    `${capital(aimed(effect, voice))} gets ${signed(effect.amount)} power${forEach(effect.each)} ${until[effect.until]}`,
  cancelAttack: ({ used }) => `Its attack ends and counts as ${used ? 'used' : 'not used'}`,
  attackAgain: (effect, voice) => `${capital(aimed(effect, voice))} has not used its attack this turn`,
}
