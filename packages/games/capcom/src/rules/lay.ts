import { type AskSpec, askThen, type Part, type RuleId, type Seat } from '@cardwright/engine'
import { overheat, overheats } from '../abilities/run.ts'
import { joker } from '../cards/deck.ts'
import { type Chain, chainAfter, freshChain, type Moment, type Play, rhythmBonus } from '../combos/combos.ts'
import { tell } from '../events.ts'
import type { CapcomTable, Combat, Hit, Place, Strike } from '../state.ts'
import { type Yes, yesOrNo } from './abilities.ts'
import { type Act, firstOfRank, playOf } from './acts.ts'
import {
  activePlace,
  activeSeat,
  characterAt,
  countsFor,
  inactiveOf,
  linesAt,
  playing,
  sheetOf,
  teamOf,
} from './teams.ts'

/** An attack that was laid: as the other side meets it, the string with it, and what else it does. */
export interface Lay {
  readonly play: Play
  readonly strike: Strike
  readonly chain: Chain
  /** More damage by an ability of the attacker, and damage that the attacker takes for it. */
  readonly bonus: number
  readonly pain: readonly Hit[]
}

type Next = (t: CapcomTable, lay: Lay) => Part

const heat = yesOrNo('overheat')

/** CC-A55: the partner is asked whatever they hold. */
const consent: AskSpec<Yes> = {
  kind: 'consent',
  rule: 'CC-A55',
  options: (t: CapcomTable, seat) => [
    { key: 'decline', yes: false },
    ...(countsFor(t, seat)[joker]! > 0 ? [{ key: 'agree', yes: true }] : []),
  ],
  skip: 'decline',
}

/** Lays an attack: CC-027. What follows is up to the rule that asked for it. */
export function lay(t: CapcomTable, seat: Seat, act: Act, chain: Chain, moment: Moment, next: Next): Part {
  t.move(
    act.cards.map((id) => t.card(id)),
    t.zone.played(seat),
  )
  if (!act.isShared) return laid(t, seat, act, chain, moment, next)
  const partner = inactiveOf(t, teamOf(seat))!.seat
  return askThen(t, partner, consent, (_t, _partner, { yes }) => {
    tell(t, { type: 'consent', seat: partner, agrees: yes, rule: 'CC-A55' })
    if (!yes) return takeBack(t, seat, act)
    t.move(firstOfRank(t.zone.hand(partner).cards, joker, 1), t.zone.played(partner))
    return laid(t, seat, act, chain, moment, next)
  })
}

/** CC-H07: the Joker that was shown goes back. */
function takeBack(t: CapcomTable, seat: Seat, { cards }: Act): null {
  t.state.declined[teamOf(seat)] = true
  t.move(
    cards.map((id) => t.card(id)),
    t.zone.hand(seat),
  )
  return null
}

function laid(t: CapcomTable, seat: Seat, act: Act, chain: Chain, moment: Moment, next: Next): Part {
  const play = playOf(t, seat, act)
  const place = activePlace(t, teamOf(seat))
  if (play.line.isTagSuper) t.state.swaps[place.team] = true
  const lines = linesAt(t, characterAt(t, place))
  const after = chainAfter(chain, play, moment)
  const now: Lay = {
    play,
    strike: strikeOf(t, place, play, act),
    chain: after,
    bonus: rhythmBonus(lines, chain, after),
    pain: [],
  }
  return overheats(t, place, play) ? askHeat(t, seat, now, next) : next(t, now)
}

function askHeat(t: CapcomTable, seat: Seat, now: Lay, next: Next): Part {
  return askThen(t, seat, heat, (_t, _seat, { yes }) => next(t, yes ? heated(t, now) : now))
}

/** The ability `overheat`: the special does more, and the fighter takes some. */
function heated(t: CapcomTable, now: Lay): Lay {
  const { strike, play } = now
  const { damage, pain } = overheat(t, strike)
  return {
    ...now,
    pain: [pain],
    play: { ...play, damage: play.damage + damage },
    strike: { ...strike, damage: strike.damage + damage },
  }
}

export function strikeOf(t: CapcomTable, place: Place, { line, value, extra, damage }: Play, act: Act): Strike {
  const [first] = act.cards
  return {
    ...place,
    use: line.use,
    class: line.class,
    isTagSuper: line.isTagSuper,
    type: line.type,
    isRanged: line.isRanged,
    isUnblockable: line.isUnblockable,
    isHoming: line.isHoming,
    isTriggered: line.isTriggered,
    damage,
    priority: line.priority,
    cost: line.cost,
    value,
    extra,
    isRed: value > 0 && first !== undefined && playing(t.card(first)).isRed,
  }
}

/** What an attack that lands does: CC-080. */
export function hitsOf(t: CapcomTable, target: Place, { strike, bonus }: Pick<Lay, 'strike' | 'bonus'>): Hit[] {
  const hits: Hit[] = [{ ...target, damage: strike.damage, use: strike.use, class: strike.class }]
  const { ability } = sheetOf(t, characterAt(t, strike))
  if (bonus > 0) hits.push({ ...target, damage: bonus, use: ability.name, class: 'ability' })
  return hits
}

/** What the initial attack does to its target once nothing stops it. */
export function openerHits(t: CapcomTable, { opener, chain, target }: Combat): Hit[] {
  const lines = linesAt(t, characterAt(t, opener))
  return hitsOf(t, target, { strike: opener, bonus: rhythmBonus(lines, freshChain(chain.full), chain) })
}

/** What is told of an attack that was laid. */
export function laidEvent(t: CapcomTable, { strike, chain, play }: Lay, act: Act, rule: RuleId) {
  return {
    seat: activeSeat(t, strike.team),
    fighter: characterAt(t, strike).fighter,
    use: strike.use,
    value: strike.value,
    damage: play.damage,
    priority: strike.priority,
    points: chain.points,
    cards: act.cards,
    rule,
  }
}
