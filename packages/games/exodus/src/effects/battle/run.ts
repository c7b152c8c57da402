import { cancelAttack, renewAttack } from '../../rules/attacks.ts'
import { times } from '../../rules/count.ts'
import { strengthen } from '../../rules/power.ts'
import { aimedCard, cardAt, type Runs } from '../resolving.ts'
import type { battleEffects } from './vocabulary.ts'

export const battle: Runs<typeof battleEffects> = {
  power(t, by, effect) {
    const card = aimedCard(t, by, effect)
    if (card) strengthen(t, by, card, times(t, by, effect.amount, effect.each), effect.until)
    return null
  },

  cancelAttack(t, by, { at, used }) {
    const card = cardAt(t, by, at)
    if (card) cancelAttack(t, card, used)
    return null
  },

  /** XO-H09 does not count the attack that it has made. */
  attackAgain(t, by, effect) {
    const card = aimedCard(t, by, effect)
    if (card) renewAttack(t, card)
    return null
  },
}
