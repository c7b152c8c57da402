import type { Match, Seat } from '@cardwright/engine'
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

/** HP as they will be when the exchange is settled, and what is held. */
function standing(t: CapcomTable, team: TeamId): number {
  const { combat } = t.state
  let sum = 0
  teamAt(t, team).characters.forEach((character, index) => {
    if (character.out) return
    let { hp } = character
    for (const hit of combat?.hits ?? []) if (hit.team === team && hit.character === index) hp -= hit.damage
    const left = Math.max(0, hp)
    // who is nearly out is worse off than the HP say
    sum += left - 60 / (left / 4 + 2) + worth.active * sheetOf(t, character).speed
  })
  for (const seat of seatsOf(t, team)) sum += handOf(t, seat)
  return sum
}

/** How well a seat stands, of 0 to 1; null while an attack waits for its answer. */
export function evaluate(match: Match, seat: Seat): number | null {
  const t = match.table as unknown as CapcomTable
  const { combat } = t.state
  if (combat !== null && combat.stage !== 'chain') return null
  const team = teamOf(seat)
  return 1 / (1 + Math.exp(-(standing(t, team) - standing(t, foe(team))) / scale))
}
