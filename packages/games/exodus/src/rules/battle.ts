import type { Flow, Part } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { Item, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, found } from '../table.ts'
import { useAttack } from './attacks.ts'
import { energyAt, spotOf } from './field.ts'
import { hurt } from './life.ts'
import { discardEnergy } from './payment.ts'
import { losses } from './pileEnergy.ts'
import { powerOf } from './power.ts'
import { raise } from './triggers.ts'

/** XO-H09..011: the attack is used; creatures strike at the same time, a player takes all of the power. */
export function battle(t: ExodusTable, { owner, source }: Item, victim: Target): Part {
  const attacker = found(t, source)!
  const power = powerOf(t, attacker, victim)
  useAttack(t, attacker)
  tell(t, { type: 'battle', seat: owner, card: attacker.id, on: victim.kind === 'card' ? victim.ref.card : undefined })
  if (victim.kind === 'card') {
    const defender = found(t, victim.ref)!
    return clash(t, attacker, power, defender, powerOf(t, defender, null))
  }
  hurt(t, 1 - owner, power)
  raise(t, attacker, ['hitsPlayer'])
  return null
}

/** XO-H10: each point takes one energy of the pile; a creature without energy is destroyed at the clean-up. */
function* clash(t: ExodusTable, attacker: ExodusInPlay, power: number, defender: ExodusInPlay, back: number): Flow {
  const mine = spotOf(attacker)!
  const theirs = spotOf(defender)!
  const lost = [...(yield* losses(t, theirs, power, null)), ...(yield* losses(t, mine, back, null))]
  discardEnergy(t, lost)
  // XO-H25: a creature that falls together with its victim has destroyed it all the same
  if (energyAt(t, theirs).length === 0) raise(t, attacker, ['destroysInBattle'])
  if (energyAt(t, mine).length === 0) raise(t, defender, ['destroysInBattle'])
}
