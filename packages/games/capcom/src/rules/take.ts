import type { Part } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { CapcomTable, Combat } from '../state.ts'
import { breakBlock } from './block.ts'
import { goOn } from './chain.ts'
import { openerHits } from './lay.ts'
import { activeOf, foe } from './teams.ts'

/** CC-028: the attack lands, and the attacker may go on. A throw breaks a block: CC-049. */
export function takeIt(t: CapcomTable, combat: Combat): Part {
  const { opener } = combat
  const { seat, fighter } = activeOf(t, foe(opener.team))
  tell(t, { type: 'take', seat, fighter, damage: opener.damage, rule: 'CC-028' })
  breakBlock(t, combat)
  combat.hits = [...combat.hits, ...openerHits(t, combat)]
  return goOn(t, combat)
}
