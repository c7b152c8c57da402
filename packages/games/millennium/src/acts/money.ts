import type { RuleId } from '@cardwright/engine'
import { type MillenniumTable, player, type SideNumber, side } from '../state.ts'
import { isBossSide } from './sides.ts'

/** MB-H61: Dollars in a tournament are the player's own; a boss has none. */
export const dollarsOf = (t: MillenniumTable, s: SideNumber): number => (isBossSide(t, s) ? 0 : player(t, s).dollars)

export function earn(t: MillenniumTable, s: SideNumber, dollars: number, rule: RuleId): void {
  if (dollars <= 0 || isBossSide(t, s)) return
  player(t, s).dollars += dollars
  t.tell({ type: 'dollars', seat: s, dollars, total: player(t, s).dollars, rule })
}

export function spend(t: MillenniumTable, s: SideNumber, dollars: number, rule: RuleId): void {
  if (dollars <= 0) return
  player(t, s).dollars -= dollars
  if (t.state.phase !== 'deckbuilding') side(t, s).counters.dollarsSpent += dollars
  t.tell({ type: 'dollars', seat: s, dollars: -dollars, total: player(t, s).dollars, rule })
}
