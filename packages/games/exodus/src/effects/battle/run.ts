import { cancelAttack, renewAttack } from '../../rules/attack.ts'
import { strengthen } from '../../rules/battle.ts'
import { drain } from '../../rules/energy.ts'
import { spotOf } from '../../rules/field.ts'
import { gainLife, hurt, preventNext } from '../../rules/life.ts'
import { times } from '../../rules/source.ts'
import { aimedCard, cardAt, type Runs, seatsOf, targetAt } from '../resolving.ts'
import type { battleEffects } from './vocabulary.ts'

export const battle: Runs<typeof battleEffects> = {
  gainLife(t, by, { amount, each, who }) {
    const points = times(t, by, amount, each)
    if (points > 0) for (const seat of seatsOf(by, who)) gainLife(t, seat, points)
    return null
  },

  /** XO-H37: to a player, Life Points; to a creature, as in battle, energy of its pile. */
  damage(t, by, { amount, each, who = 'foe', at }) {
    const points = times(t, by, amount, each)
    if (at === undefined) {
      for (const seat of seatsOf(by, who)) hurt(t, seat, points)
      return null
    }
    const target = targetAt(by, at)
    if (target?.kind === 'player') {
      hurt(t, target.seat, points)
      return null
    }
    const card = cardAt(t, by, at)
    const spot = card && spotOf(card)
    return spot ? drain(t, by, spot, points) : null
  },

  prevent(t, by, { amount }) {
    preventNext(t, by, amount)
    return null
  },

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
