import type { Part, Refusal, Seat } from '@cardwright/engine'
import { rescueDodge, takeBack } from '../abilities/run.ts'
import { joker } from '../cards/deck.ts'
import { tell } from '../events.ts'
import type { CapcomTable, Combat, Strike } from '../state.ts'
import { refusals } from './refusals.ts'
import { discardPlayed } from './settle.ts'
import { takeIt } from './take.ts'
import { activeOf, activePlace, characterAt, playing, sheetOf, teamOf } from './teams.ts'

/** CC-096, CC-A22, CC-A70 */
export function whyNoDodge(t: CapcomTable, seat: Seat, opener: Strike): Refusal | null {
  if (opener.isHoming) return refusals.homing
  return t.zone.deck(seat).size === 0 ? refusals.noPile : null
}

/** CC-126..129, CC-193, CC-A21: the top card is flipped and discarded; an Ace is 1, a Joker always fails. */
export function dodge(t: CapcomTable, combat: Combat, seat: Seat): Part {
  const team = teamOf(seat)
  const character = activeOf(t, team)
  const { agility } = sheetOf(t, character)
  const card = t.zone.deck(seat).top!
  t.move(card, t.zone.discard(seat))
  const { rank } = playing(card)
  const missedBy = rank === joker ? Number.POSITIVE_INFINITY : rank - agility
  const isRescued = missedBy > 0 && rescueDodge(t, character, missedBy)
  const isDodged = missedBy <= 0 || isRescued
  tell(t, {
    type: 'dodge',
    seat,
    fighter: character.fighter,
    card: card.id,
    agility,
    isDodged,
    isRescued,
    rule: 'CC-126',
  })
  return isDodged ? avoided(t, combat, seat) : takeIt(t, combat)
}

/** CC-127, CC-128, CC-130: the attack is gone and its combat phase over; the dodger may shoot. */
function avoided(t: CapcomTable, combat: Combat, seat: Seat): Part {
  const attacker = characterAt(t, combat.owner)
  takeBack(t, attacker, attacker.seat)
  discardPlayed(t)
  combat.target = combat.owner
  combat.owner = activePlace(t, teamOf(seat))
  combat.stage = 'shot'
  return null
}
