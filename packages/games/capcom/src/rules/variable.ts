import type { Part, Seat } from '@cardwright/engine'
import { joker } from '../cards/deck.ts'
import { tell } from '../events.ts'
import type { CapcomTable, Combat } from '../state.ts'
import { type Act, firstOfRank, plainAct } from './acts.ts'
import { goOn } from './chain.ts'
import { counteredPlace } from './counter.ts'
import { openerHits } from './lay.ts'
import { settle } from './settle.ts'
import { swap } from './swap.ts'
import { activePlace, countsFor, inactiveOf, linesAt, teamOf } from './teams.ts'

/** CC-157..159: any [VC] of the inactive character, for a Joker of the seat that pays. */
export function variableActs(t: CapcomTable, seat: Seat): Act[] {
  const partner = inactiveOf(t, teamOf(seat))
  if (partner === null || countsFor(t, seat)[joker] === 0) return []
  const cards = firstOfRank(t.zone.hand(seat).cards, joker, 1).map(({ id }) => id)
  return linesAt(t, partner).variable.map((line) => ({
    ...plainAct(`vc:${line.use}`, 'variable', cards),
    use: line.use,
    damage: line.damage,
    priority: line.priority,
  }))
}

/** CC-160..164, CC-A43..A46: the partner comes in at once, and priorities alone decide. */
export function variableCounter(t: CapcomTable, combat: Combat, seat: Seat, act: Act): Part {
  const { opener } = combat
  const team = teamOf(seat)
  const { fighter } = inactiveOf(t, team)!
  const outcome = variableOutcome(combat, act.priority)
  t.move(t.card(act.cards[0]!), t.zone.discard(seat))
  tell(t, {
    type: 'variable',
    seat,
    fighter,
    use: act.use,
    value: 0,
    damage: act.damage,
    priority: act.priority,
    points: 0,
    cards: act.cards,
    against: opener.use,
    outcome,
    rule: 'CC-157',
  })
  swap(t, team, 'CC-163')
  combat.target = activePlace(t, team)
  if (outcome === 'loses') {
    combat.hits = [...combat.hits, ...openerHits(t, combat)]
    return goOn(t, combat)
  }
  if (outcome === 'wins') {
    const target = counteredPlace(combat)
    combat.hits = [...combat.hits, { ...target, damage: act.damage, use: act.use, class: 'special' as const }]
  }
  return settle(t)
}

/** CC-160..162: by priority alone. */
export function variableOutcome({ opener }: Combat, priority: number): 'wins' | 'even' | 'loses' {
  if (priority > opener.priority) return 'wins'
  // CC-A46
  return priority === opener.priority && !opener.isTagSuper ? 'even' : 'loses'
}
