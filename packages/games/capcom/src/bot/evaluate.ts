import { type AnyMatch, chanceOfLead, type Seat } from '@cardwright/engine'
import { ace, jack, joker, king } from '../cards/deck.ts'
import { meterTotal } from '../rules/meter.ts'
import { countsFor, foe, seatsOf, sheetFor, sheetOf, teamAt, teamOf } from '../rules/teams.ts'
import type { CapcomTable, TeamId } from '../state.ts'

/** What things are worth, in HP. */
const worth = { ace: 5, face: 3, low: 0.9, high: 0.7, joker: 4, meter: 0.1, active: 0.02 }
/** A lead of so much makes the odds e to one. */
const scale = 22

function handOf(t: CapcomTable, seat: Seat): number {
  const counts = countsFor(t, seat)
  const { strength } = sheetFor(t, seat)
  let sum = worth.ace * counts[ace]! + worth.joker * counts[joker]!
  for (let rank = jack; rank <= king; rank++) sum += worth.face * Math.min(2, counts[rank]!)
  for (let value = 2; value <= 10; value++) sum += (value <= strength ? worth.low : worth.high) * counts[value]!
  return sum + worth.meter * meterTotal(t, seat)
}

/** HP and what is held. */
function standing(t: CapcomTable, team: TeamId): number {
  let sum = 0
  for (const character of teamAt(t, team).characters) {
    if (character.out) continue
    // who is nearly out is worse off than the HP say
    sum += character.hp - 60 / (character.hp / 4 + 2) + worth.active * sheetOf(t, character).speed
  }
  for (const seat of seatsOf(t, team)) sum += handOf(t, seat)
  return sum
}

/** How well a seat stands, of 0 to 1, when a turn begins; null until then, since an exchange that is not over misleads. */
function judge(match: AnyMatch, seat: Seat): number | null {
  const t: CapcomTable = match.table
  const { phase } = t.state
  if (phase !== 'start' && phase !== 'draw') return null
  const team = teamOf(seat)
  return chanceOfLead(standing(t, team) - standing(t, foe(team)), scale)
}

export const evaluate = Object.assign(judge, { isSteady: true })
