import type { Part, Seat } from '@cardwright/engine'
import { drawAfterNegation } from '../abilities/run.ts'
import { freshChain } from '../combos/combos.ts'
import { tell } from '../events.ts'
import type { CapcomTable, Combat, Place } from '../state.ts'
import type { Act } from './acts.ts'
import { goOn } from './chain.ts'
import { hitsOf, type Lay, laidEvent, lay } from './lay.ts'
import { discardPlayed, settle } from './settle.ts'
import { activePlace, characterAt, sheetFor, teamOf } from './teams.ts'
import { halfDamage } from './verdict.ts'

/** CC-132..137: an attack in answer. */
export const counter = (t: CapcomTable, combat: Combat, seat: Seat, act: Act): Part =>
  lay(t, seat, act, freshChain(sheetFor(t, seat).combo), 'counter', (_t, laid) => {
    combat.hits = [...combat.hits, ...laid.pain]
    return act.outcome === 'counter' ? succeed(t, combat, seat, act, laid) : negate(t, combat, act, laid)
  })

/** CC-172, CC-A47: the whole string against a countered tag super falls on the partner. */
export const counteredPlace = ({ opener, owner }: Combat): Place =>
  opener.isTagSuper ? { team: owner.team, character: 1 - owner.character } : owner

/** CC-029, CC-134, CC-A64: the attack is gone, the counter does its damage, and its user may go on. */
function succeed(t: CapcomTable, combat: Combat, seat: Seat, act: Act, laid: Lay): Part {
  const { opener } = combat
  tell(t, { type: 'counter', ...laidEvent(t, laid, act, 'CC-134'), against: opener.use })
  discardPlayed(t, opener.team)
  combat.target = counteredPlace(combat)
  combat.owner = activePlace(t, teamOf(seat))
  combat.chain = laid.chain
  combat.hits = [...combat.hits, ...hitsOf(t, combat.target, laid)]
  return goOn(t, combat)
}

/** CC-137, CC-147, CC-148, CC-A36..A38: neither does anything, but for half of what a ranged move does to one that is not. */
function negate(t: CapcomTable, combat: Combat, act: Act, laid: Lay): Part {
  const { opener, owner } = combat
  const half = halfDamage(opener, laid.play.line, laid.strike.damage)
  tell(t, { type: 'negate', ...laidEvent(t, laid, act, 'CC-137'), against: opener.use, half })
  if (half > 0)
    combat.hits = [...combat.hits, { ...owner, damage: half, use: laid.strike.use, class: laid.strike.class }]
  discardPlayed(t)
  drawAfterNegation(t, characterAt(t, laid.strike), laid.strike.isRanged)
  return settle(t)
}
