import type { RuleId } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type ExodusInPlay, type ExodusTable, side } from '../table.ts'
import { creatureAt, energyAt, pilesOf } from './field.ts'
import { iceOf } from './freeze.ts'
import { raise } from './triggers.ts'

/** XO-H30: after every item: creatures without energy are destroyed, then Life totals are checked. */
export function cleanUp(t: ExodusTable): null {
  for (const seat of [0, 1]) {
    for (const spot of pilesOf(t, seat)) {
      const creature = creatureAt(t, spot)
      if (creature !== undefined && energyAt(t, spot).length === 0) {
        destroyCard(t, creature, 'XO-H10')
      }
    }
  }
  dropIce(t)
  judge(t)
  return null
}

/** Ice goes with the pile or card that it lay on. */
function dropIce(t: ExodusTable): void {
  const { frozen } = t.state
  if (frozen.length === 0) return
  t.state.frozen = frozen.filter(({ what }) => {
    if (what.kind !== 'pile') return iceOf(t, what) !== null
    return energyAt(t, what).length + (creatureAt(t, what) ? 1 : 0) > 0
  })
  t.touch()
}

/** XO-P02, XO-H01 */
function judge(t: ExodusTable): void {
  const dead = [0, 1].filter((seat) => side(t, seat).life === 0)
  if (dead.length === 2) t.end({ winner: null, why: 'both', rule: 'XO-H01' })
  if (dead.length === 1) t.end({ winner: 1 - dead[0]!, why: 'defeated', rule: 'XO-P02' })
}

/** XO-H21: after the last turn the higher Life total wins. */
export function endByTurns(t: ExodusTable): null {
  const { sides, turns, dials } = t.state
  const [a, b] = sides
  if (turns < dials.turnLimit) return null
  const higher = a.life > b.life ? 0 : 1
  return t.end({ winner: a.life === b.life ? null : higher, why: 'turns', rule: 'XO-H21' })
}

const isEnergy = ({ def }: ExodusInPlay): boolean => def.kind === 'energy'

/** To its owner's graveyard; its triggers wait (XO-H25). XO-H12: a pile that has energy stays. */
export function destroyCard(t: ExodusTable, card: ExodusInPlay, rule?: RuleId): void {
  tell(t, { type: 'destroyed', card: card.id, rule })
  raise(t, card, ['destroyed'])
  t.move(card, t.zone.graveyard(card.owner))
}

/** To its owner's hand. XO-H12: its pile stays, blank. */
export function returnCard(t: ExodusTable, card: ExodusInPlay): void {
  t.move(card, isEnergy(card) ? t.zone.reserve(card.owner) : t.zone.hand(card.owner))
}

/** From a hand to its owner's graveyard. */
export function discardCard(t: ExodusTable, card: ExodusInPlay): void {
  t.move(card, isEnergy(card) ? t.zone.spent(card.owner) : t.zone.graveyard(card.owner))
}
