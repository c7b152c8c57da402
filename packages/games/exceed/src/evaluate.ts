import { type AnyMatch, type Ask, chanceOfLead, type Option, type Seat } from '@cardwright/engine'
import { isWorthTrying } from './bot/policy.ts'
import { type ExceedTable, foe, side } from './state.ts'

/** What things are worth, in points of life. */
const worth = {
  card: 0.7,
  /** Gauge beyond the price of an Ultra or two is worth little. */
  gauge: 1.1,
  usefulGauge: 5,
  boost: 0.8,
  exceeded: 2,
  reshuffled: 3,
  stunned: 1,
  turn: 0.7,
}

/** A lead of so much makes the odds e to one. */
const scale = 7

function standing(t: ExceedTable, seat: Seat): number {
  const { life, mode, reshuffles } = side(t, seat)
  const gauge = t.zone.gauge(seat).size
  const deck = t.zone.deck(seat).size + (reshuffles === 0 ? 12 : 0)
  return (
    life +
    worth.card * Math.min(t.zone.hand(seat).size, 7) +
    worth.gauge * Math.min(gauge, worth.usefulGauge) +
    0.2 * Math.max(0, gauge - worth.usefulGauge) +
    worth.boost * (t.zone.boosts(seat).size + t.zone.transforms(seat).size) +
    (mode === 'exceed' ? worth.exceeded : 0) -
    worth.reshuffled * reshuffles -
    Math.max(0, 6 - deck) * 0.8 +
    (t.state.turn === seat ? worth.turn : 0)
  )
}

/** How well a seat stands, of 0 to 1: life first, then what it has to go on with. In the midst of a Strike nobody knows. */
export function evaluate(match: AnyMatch, seat: Seat): number | null {
  const t: ExceedTable = match.table
  if (t.state.strike !== null || t.state.summons !== null) return null
  const lead = standing(t, seat) - standing(t, foe(seat))
  // who is nearly dead is worse off than the difference says
  const danger = (of: Seat): number => 12 / (side(t, of).life + 2)
  return chanceOfLead(lead + danger(foe(seat)) - danger(seat), scale)
}

/** Positions between two Strikes can be compared, however far apart: whose turn it is counts in `standing`. */
evaluate.isSteady = true
evaluate.isWorthTrying = (match: AnyMatch, ask: Ask, option: Option): boolean => isWorthTrying(match.table, ask, option)
