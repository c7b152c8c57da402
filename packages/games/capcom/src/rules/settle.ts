import type { Part, Seat } from '@cardwright/engine'
import { healAfterCombat, shieldOf } from '../abilities/run.ts'
import { type Settled, tell } from '../events.ts'
import type { CapcomTable, Hit, TeamId } from '../state.ts'
import { defeat } from './end.ts'
import { swap } from './swap.ts'
import { activeOf, fighting, inactiveOf, teamAt, teamIds, teamOf } from './teams.ts'

/** CC-106, CC-121, CC-135: all cards that were played, or those of one team. */
export function discardPlayed(t: CapcomTable, team: TeamId | null = null): void {
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    if (team !== null && teamOf(seat) !== team) continue
    const { cards } = t.zone.played(seat)
    if (cards.length > 0) t.move(cards, t.zone.discard(seat))
  }
}

/** CC-030, CC-A34: all damage of the phase at once; then KOs, swaps, and what abilities do. */
export function settle(t: CapcomTable): Part {
  discardPlayed(t)
  const { hits, opener } = t.state.combat!
  const settled = teamIds.flatMap((team) =>
    teamAt(t, team).characters.flatMap((_, index) => sumOf(t, team, index, hits)),
  )
  for (const { team, character, hp } of settled) teamAt(t, team).characters[character]!.hp = hp
  const { seat } = teamAt(t, opener.team).characters[opener.character]!
  tell(t, { type: 'settle', seat, settled, rule: 'CC-030' })
  defeat(t)
  endCombat(t)
  return null
}

function sumOf(t: CapcomTable, team: TeamId, index: number, all: readonly Hit[]): Settled[] {
  const hits = all.filter((hit) => hit.team === team && hit.character === index)
  if (hits.length === 0) return []
  const character = teamAt(t, team).characters[index]!
  let shielded = 0
  let sum = 0
  for (const hit of hits) {
    shielded += shieldOf(t, character, hit)
    sum += hit.damage
  }
  const damage = sum - shielded
  const hp = Math.max(0, character.hp - damage)
  return [{ team, character: index, fighter: character.fighter, hits, shielded, damage, hp }]
}

/** The combat phase is over: swaps that wait (CC-169, CC-173, CC-A50, CC-A73), then the clean-up. */
export function endCombat(t: CapcomTable): void {
  const { state } = t
  for (const team of teamIds) {
    if (state.swaps[team] && inactiveOf(t, team) !== null) swap(t, team, 'CC-169')
    if (activeOf(t, team).out) swap(t, team, 'CC-A50')
  }
  healAfterCombat(t)
  state.combat = null
  state.swaps = [false, false]
  state.declined = [false, false]
  // a seat whose only character is out has no clean-up
  state.phase = fighting(t, state.actor).out ? 'discard' : 'cleanUp'
}
