import { tell } from '../events.ts'
import type { CapcomTable, TeamId } from '../state.ts'
import { foe, seatsOf, teamAt, teamIds } from './teams.ts'

const isOut = (t: CapcomTable, team: TeamId): boolean => teamAt(t, team).characters.every(({ out }) => out)

/** CC-036, CC-181, CC-182, CC-A33: who has no HP is out; a team of which nobody is left has lost. */
export function defeat(t: CapcomTable): void {
  for (const team of teamIds) {
    for (const character of teamAt(t, team).characters) {
      if (character.hp > 0 || character.out) continue
      character.out = true
      tell(t, { type: 'ko', seat: character.seat, fighter: character.fighter, rule: 'CC-036' })
    }
  }
  const lost = teamIds.filter((team) => isOut(t, team))
  if (lost.length === 0) return
  const rule = t.state.mode === 'duel' ? 'CC-036' : 'CC-181'
  if (lost.length === 2) t.end({ winner: null, why: 'doubleKo', rule: 'CC-A33' })
  t.end({ winner: winnersOf(t, foe(lost[0]!)), why: 'ko', rule })
}

export const winnersOf = (t: CapcomTable, team: TeamId) => {
  const seats = seatsOf(t, team)
  return seats.length === 1 ? seats[0]! : seats
}

/** CC-037..039, CC-A32, CC-A68: the higher HP wins, of all characters that are still in the game. */
export function timeOver(t: CapcomTable): never {
  const sums = teamIds.map((team) => teamAt(t, team).characters.reduce((sum, { hp }) => sum + hp, 0))
  const [ours, theirs] = sums as [number, number]
  tell(t, { type: 'timeOver', seat: t.state.actor, hp: sums, rule: 'CC-037' })
  if (ours === theirs) t.end({ winner: null, why: 'timeOver', rule: 'CC-039' })
  t.end({ winner: winnersOf(t, ours > theirs ? 0 : 1), why: 'timeOver', rule: 'CC-038' })
}
