import type { Part, Refusal, Seat } from '@cardwright/engine'
import { chainAfterAvoid, freshChain } from '../combos/combos.ts'
import type { Avoid } from '../combos/lines.ts'
import { tell } from '../events.ts'
import type { CapcomTable, Combat, Strike } from '../state.ts'
import { type Act, firstOfRank, plainAct } from './acts.ts'
import { goOn } from './chain.ts'
import { refusalOf, refusals } from './refusals.ts'
import { discardPlayed } from './settle.ts'
import { activeOf, activePlace, countsFor, linesFor, sheetFor, teamOf } from './teams.ts'

/** CC-065, CC-A11, CC-H10: why this move does not avoid this attack. */
function whyNot({ avoids, cost }: Avoid, { class: attack }: Strike, combo: number): Refusal | null {
  if (!avoids.includes(attack)) return refusals.notAvoided
  return cost > combo ? refusalOf('tooDear') : null
}

/** CC-063, CC-188 */
export function avoidActs(t: CapcomTable, seat: Seat, opener: Strike): Act[] {
  const { avoids, sheet } = linesFor(t, seat)
  const acts: Act[] = []
  for (const avoid of avoids) {
    const spare = countsFor(t, seat)[avoid.number]! - avoid.cards
    if (spare < 0 || whyNot(avoid, opener, sheet.combo) !== null) continue
    for (let extra = 0; extra <= Math.min(spare, avoid.extra?.most ?? 0); extra++)
      acts.push(actOf(t, seat, avoid, extra))
  }
  return acts
}

function actOf(t: CapcomTable, seat: Seat, { id, number, cards, cost, extra: more }: Avoid, extra: number): Act {
  const paid = firstOfRank(t.zone.hand(seat).cards, number, cards + extra).map((card) => card.id)
  return {
    ...plainAct(extra === 0 ? `use:${id}` : `use:${id}+${extra}`, 'avoid', paid),
    use: id,
    extra,
    damage: extra * (more?.damage ?? 0),
    cost,
  }
}

/** Why an avoid move of this name cannot be used; undefined if there is none of this name. */
export function whyNoAvoid(t: CapcomTable, seat: Seat, opener: Strike, what: string): Refusal | null | undefined {
  const [use, extra = '0'] = what.split('+')
  const avoid = linesFor(t, seat).avoids.find(({ id }) => id === use)
  if (avoid === undefined) return undefined
  const refusal = whyNot(avoid, opener, sheetFor(t, seat).combo)
  if (refusal !== null) return refusal
  return countsFor(t, seat)[avoid.number]! < avoid.cards + Number(extra) ? refusals.notHeld : null
}

const classOf = (t: CapcomTable, seat: Seat, { use }: Act) =>
  linesFor(t, seat).avoids.find(({ id }) => id === use)!.class

/** CC-066, CC-A39: the attack is gone; extra cards do damage; with points left the avoider goes on as after Type E. */
export function avoidAttack(t: CapcomTable, combat: Combat, seat: Seat, act: Act): Part {
  const { opener, owner } = combat
  const team = teamOf(seat)
  discardPlayed(t)
  t.move(
    act.cards.map((id) => t.card(id)),
    t.zone.played(seat),
  )
  combat.chain = chainAfterAvoid(freshChain(sheetFor(t, seat).combo), act.cost)
  tell(t, {
    type: 'avoid',
    seat,
    fighter: activeOf(t, team).fighter,
    use: act.use,
    value: 0,
    damage: act.damage,
    priority: 0,
    points: combat.chain.points,
    cards: act.cards,
    against: opener.use,
    rule: 'CC-188',
  })
  combat.owner = activePlace(t, team)
  combat.target = owner
  if (act.damage > 0)
    combat.hits = [...combat.hits, { ...owner, damage: act.damage, use: act.use, class: classOf(t, seat, act) }]
  return goOn(t, combat)
}
