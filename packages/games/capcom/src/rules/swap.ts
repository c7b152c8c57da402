import type { RuleId } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { CapcomTable, TeamId } from '../state.ts'
import { activeOf, teamAt } from './teams.ts'

/** CC-153: the other character comes into play. */
export function swap(t: CapcomTable, team: TeamId, rule: RuleId): void {
  const before = activeOf(t, team)
  const side = teamAt(t, team)
  side.active = 1 - side.active
  const { fighter, seat } = activeOf(t, team)
  t.touch()
  tell(t, { type: 'swap', seat, fighter, for: before.fighter, rule })
}
