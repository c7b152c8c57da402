import type { Seat } from '@cardwright/engine'
import type { CapcomTable } from '../state.ts'
import { winnersOf } from './end.ts'
import { discardPlayed, endCombat } from './settle.ts'
import { swap } from './swap.ts'
import { activeOf, foe, isShared, teamAt, teamOf } from './teams.ts'

/** CC-H09: only a partner plays on. */
export const goesOn = (t: CapcomTable, seat: Seat): boolean => isShared(t, teamOf(seat))

/** CC-H09: the character goes with its player; an exchange under way is over. */
export function leave(t: CapcomTable, seat: Seat): void {
  const team = teamOf(seat)
  const { characters } = teamAt(t, team)
  if (characters.every((each) => each.out || each.seat === seat))
    t.end({ winner: winnersOf(t, foe(team)), why: 'left', rule: 'CC-H09' })
  for (const character of characters)
    if (character.seat === seat) {
      character.hp = 0
      character.out = true
    }
  t.touch()
  const { state } = t
  state.mulligans = state.mulligans.filter((each) => each !== seat)
  if (state.phase === 'combat') {
    discardPlayed(t)
    endCombat(t)
  } else if (activeOf(t, team).out) swap(t, team, 'CC-H09')
  if (state.actor === seat && state.phase !== 'mulligan') state.phase = 'discard'
}
