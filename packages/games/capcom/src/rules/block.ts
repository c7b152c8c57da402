import type { Part, Refusal, Seat } from '@cardwright/engine'
import { pierceBlock } from '../abilities/run.ts'
import { isNumber } from '../cards/deck.ts'
import { tell } from '../events.ts'
import type { CapcomCard, CapcomTable, Combat, Strike, TeamId } from '../state.ts'
import { type Act, plainAct } from './acts.ts'
import { goOn } from './chain.ts'
import { openerHits } from './lay.ts'
import { refusals } from './refusals.ts'
import { settle } from './settle.ts'
import { activeOf, activeSeat, foe, othersThan, playing, seatsOf, sheetFor, sheetOf } from './teams.ts'

/** CC-005, CC-111, CC-A62 */
export function whyNoBlock(card: CapcomCard, strength: number): Refusal | null {
  if (!isNumber(playing(card))) return refusals.noBlockCard
  return playing(card).rank > strength ? refusals.aboveStrength : null
}

export function blockActs(t: CapcomTable, seat: Seat): Act[] {
  const { strength } = sheetFor(t, seat)
  const cards = t.zone.hand(seat).cards.filter((card) => whyNoBlock(card, strength) === null)
  return cards.map((card) => plainAct(`block:${card.def.id}`, 'block', [card.id], playing(card).rank))
}

/** CC-111, CC-112: others know that it is a number card within the Strength. */
export function layBlock(t: CapcomTable, seat: Seat, { cards }: Act): void {
  const { strength } = sheetFor(t, seat)
  const card = t.card(cards[0]!)
  t.move(card, t.zone.block(seat), { down: true })
  t.ruleOut([card], othersThan(t, seat), (def) => def.kind !== 'card' || !isNumber(def) || def.rank > strength)
}

/** The block card of a team: CC-111, CC-H06. */
export function blockOf(t: CapcomTable, team: TeamId): CapcomCard | undefined {
  for (const seat of seatsOf(t, team)) {
    const { top } = t.zone.block(seat)
    if (top !== undefined) return top
  }
  return undefined
}

/** CC-123, CC-170: how often the defence total counts. */
export const timesAgainst = ({ class: attack, isTagSuper }: Pick<Strike, 'class' | 'isTagSuper'>): 1 | 2 | 4 => {
  if (isTagSuper) return 4
  return attack === 'super' ? 2 : 1
}

/** CC-014, CC-114: what comes of an attack on a block, worked out without a table: the board shows the same sum. */
export function blockSum(
  strike: Pick<Strike, 'class' | 'isTagSuper' | 'isTriggered' | 'damage'>,
  value: number,
  defense: number,
) {
  const times = timesAgainst(strike)
  const total = (value + defense) * times
  // CC-117, CC-098
  const isHarmless = strike.class === 'basic' || strike.isTriggered
  return {
    times,
    total,
    through: isHarmless ? 0 : Math.max(0, strike.damage - total),
    // CC-115, CC-116, CC-118, CC-A18, CC-A19, CC-A63
    isKept: total > strike.damage,
  }
}

/** CC-113..121: the block is revealed, or broken by an unblockable move. */
export function meetBlock(t: CapcomTable, combat: Combat): Part {
  const { opener } = combat
  if (opener.isUnblockable) {
    breakBlock(t, combat)
    combat.hits = [...combat.hits, ...openerHits(t, combat)]
    return goOn(t, combat)
  }
  const team = foe(opener.team)
  const card = blockOf(t, team)!
  const character = activeOf(t, team)
  const { defense } = sheetOf(t, character)
  t.flip([card], 'up')
  const value = playing(card).rank
  const sum = blockSum(opener, value, defense)
  const through = sum.through + pierceBlock(t, opener)
  tell(t, {
    type: 'blocked',
    seat: activeSeat(t, team),
    fighter: character.fighter,
    card: card.id,
    value,
    defense,
    times: sum.times,
    total: sum.total,
    damage: opener.damage,
    through,
    isKept: sum.isKept,
    rule: 'CC-114',
  })
  t.move(card, sum.isKept ? t.zone.hand(card.owner) : t.zone.discard(card.owner))
  if (through > 0)
    combat.hits = [...combat.hits, { ...combat.target, damage: through, use: opener.use, class: opener.class }]
  return settle(t)
}

/** CC-049, CC-094, CC-120 */
export function breakBlock(t: CapcomTable, { opener }: Combat): void {
  const team = foe(opener.team)
  const card = blockOf(t, team)
  if (card === undefined) return
  const { fighter, seat } = activeOf(t, team)
  t.flip([card], 'up')
  tell(t, { type: 'broken', seat, fighter, card: card.id, use: opener.use, rule: 'CC-120' })
  t.move(card, t.zone.discard(card.owner))
}

/** CC-122: what was not attacked, or was teched (CC-A15), is taken back. */
export function takeBlocksBack(t: CapcomTable, team: TeamId): void {
  for (const seat of seatsOf(t, team)) {
    const { top } = t.zone.block(seat)
    if (top !== undefined) t.move(top, t.zone.hand(seat))
  }
}
