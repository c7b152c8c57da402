import type { CardId, RuleId } from '@cardwright/engine'
import { type MillenniumTable, type SideNumber, side } from '../state.ts'
import type { Context } from '../tasks.ts'
import { raise } from './raise.ts'

function note(t: MillenniumTable, s: SideNumber, rp: number, card: CardId): void {
  const { breakdown } = side(t, s)
  const source = t.card(card).def.id
  const known = breakdown.find((each) => each.source === source)
  if (known) known.rp += rp
  else breakdown.push({ source, rp })
}

/** MB-042, MB-194: there is no limit. */
export function gain(t: MillenniumTable, s: SideNumber, rp: number, card: CardId, rule: RuleId = 'MB-194'): void {
  if (rp <= 0) return
  side(t, s).rp += rp
  note(t, s, rp, card)
  t.tell({ type: 'points', side: s, rp, total: side(t, s).rp, card, rule })
}

/** Which effect it is, and whether anybody may react to it. */
type Cause = Pick<Context, 'card' | 'unanswerable'>

/** MB-375: as far as there are any; what waits for a loss happens all the same. Returns how many were lost. */
export function lose(t: MillenniumTable, s: SideNumber, rp: number, { card, unanswerable }: Cause): number {
  const lost = Math.min(rp, side(t, s).rp)
  side(t, s).rp -= lost
  if (lost > 0) note(t, s, -lost, card)
  t.tell({ type: 'points', side: s, rp: -lost, total: side(t, s).rp, card, rule: 'MB-375' })
  raise(t, { event: 'lostPoints', side: s, amount: rp, unanswerable })
  return lost
}

/** MB-222: what is stolen counts as gained. */
export function steal(t: MillenniumTable, from: SideNumber, to: SideNumber, rp: number, cause: Cause): void {
  gain(t, to, lose(t, from, rp, cause), cause.card, 'MB-222')
}
