import type { Seat } from '@cardwright/engine'
import type { CapcomTable } from '../state.ts'
import { defeat } from './end.ts'
import { discardPlayed, endCombat } from './settle.ts'
import { swap } from './swap.ts'
import { activeOf, teamAt, teamOf } from './teams.ts'

/** CC-H09: the character goes with its player; an exchange under way is over. */
export function leave(t: CapcomTable, seat: Seat): void {
  const team = teamOf(seat)
  for (const character of teamAt(t, team).characters) if (character.seat === seat) character.hp = 0
  defeat(t)
  const { state } = t
  state.mulligans = state.mulligans.filter((each) => each !== seat)
  if (state.phase === 'combat') {
    discardPlayed(t)
    endCombat(t)
  } else if (activeOf(t, team).out) swap(t, team, 'CC-H09')
  if (state.actor === seat && state.phase !== 'mulligan') state.phase = 'discard'
}
