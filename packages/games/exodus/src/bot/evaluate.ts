import { type AnyMatch, type Ask, chanceOfLead, type Option, type Seat, weigh } from '@cardwright/engine'
import { type ExodusTable, foe } from '../table.ts'
import { type Features, featuresOf } from './features.ts'
import { isWorthTrying } from './policy.ts'
import { weights } from './weights.ts'

/** XO-006: the draw of a turn, where nothing is under way. A table that does not ask for it has the end of that phase. */
const isTurnBegun = ({ state: { phase, stack, window, dials } }: ExodusTable): boolean =>
  phase === 'draw' && stack.length === 0 && (window.kind === 'draw' || dials.drawOrder !== 'asked')

/**
 * How well a seat stands, of 0 to 1, at the beginning of a turn. In its midst nobody knows: energy that was placed looks
 * like a gain before its price is paid, and a search that stops there compares what cannot be compared.
 */
export function evaluate(match: AnyMatch, seat: Seat): number | null {
  const t: ExodusTable = match.table
  return isTurnBegun(t) ? chanceOfLead(weigh(weights, featuresOf(t, seat), featuresOf(t, foe(seat))), 1) : null
}

evaluate.isSteady = true
evaluate.isWorthTrying = ({ table }: AnyMatch, ask: Ask, option: Option): boolean => isWorthTrying(table, ask, option)
evaluate.featuresOf = ({ table }: AnyMatch, seat: Seat): Features => featuresOf(table, seat)
