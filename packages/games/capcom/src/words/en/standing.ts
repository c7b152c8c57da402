import type { Seat, Telling } from '@cardwright/engine'
import { capital, whose } from '@cardwright/engine/english'
import { acePriceOf } from '../../abilities/run.ts'
import { type CharacterFacts, type Facts, factsOf } from '../../facts.ts'
import type { Phase } from '../../state.ts'
import type { Names } from './names.ts'

const phases: Readonly<Record<Phase, string>> = {
  mulligan: 'before the first turn',
  start: 'turn',
  draw: 'draw phase',
  combat: 'combat phase',
  cleanUp: 'clean-up',
  discard: 'clean-up',
}

/** What there is to know beside the cards: of the table, or of a seat. */
export function standing(names: Names, at: Telling, seat: Seat | null): string[] {
  const facts = factsOf(at.view)
  return seat === null ? ofTable(names, at, facts) : ofSeat(names, facts, seat)
}

function ofTable(names: Names, at: Telling, facts: Facts): string[] {
  const { turn, turns, phase, support, dials, combat } = facts
  const now = support ? 'support' : phases[phase]
  const said = turns === 0 ? [capital(now)] : [`Turn ${turns} of ${dials.turnLimit}: ${whose(at, turn)} ${now}`]
  if (combat === null) return said
  const { opener, chain } = combat
  const { fighter } = facts.teams[opener.team]!.characters[opener.character]!
  said.push(`${names.fighter(fighter)} opened with ${names.use(opener.use, fighter)}, priority ${opener.priority}`)
  facts.teams.forEach(({ characters }, team) => {
    characters.forEach((each, index) => {
      const waits = combat.hits
        .filter((hit) => hit.team === team && hit.character === index)
        .reduce((sum, { damage }) => sum + damage, 0)
      if (waits > 0) said.push(`${waits} damage waits for ${names.fighter(each.fighter)}`)
    })
  })
  said.push(`Combo points left: ${chain.points} of ${chain.full}`)
  return said
}

function ofSeat(names: Names, { teams, seats }: Facts, seat: Seat): string[] {
  const { team, meter, fighter } = seats[seat]!
  const own = teams[team]!.characters.filter((each) => each.seat === seat)
  const isTeam = teams[team]!.characters.length > 1
  return [
    ...own.map((each) => lifeOf(names, each, isTeam)),
    `Super meter ${meter} of ${acePriceOf(names.sheet(fighter))}`,
  ]
}

function lifeOf(names: Names, { fighter, hp, most, active, out }: CharacterFacts, isTeam: boolean): string {
  if (out) return `${names.fighter(fighter)} is knocked out`
  return `${names.fighter(fighter)} ${hp} of ${most} HP${isTeam && !active ? ', waits' : ''}`
}
