import { type AnyMatch, type Ask, chanceOfLead, type Option, type Seat } from '@cardwright/engine'
import { valuesOf } from '../rules/values.ts'
import { center, characterAt, facing, foe, levelOf, onStage, type WeissTable } from '../table.ts'
import { isWorthTrying } from './policy.ts'

/** Values in points of damage. */
const worth = {
  card: 0.6,
  stock: 0.4,
  /** More stock than this is seldom spent. */
  usefulStock: 8,
  /** A character in front, and what it adds for 1000 power and a soul. */
  front: 0.3,
  back: 0.5,
  power: 0.12,
  soul: 0.2,
  /** A deck with one climax in six cancels one damage in some; each tenth more or less. */
  climaxes: 6,
}
/** How much of what the attackers of the player whose turn begins could deal will land. */
const lands = 0.35
/** A lead of so much makes the odds e to one. */
const scale = 4

/** Four levels of seven damage each; the last points count for more. */
function life(t: WeissTable, seat: Seat): number {
  const left = 28 - levelOf(t, seat) * 7 - t.zone.clock(seat).size
  return left - 8 / (left + 1)
}

function stage(t: WeissTable, seat: Seat): number {
  let sum = 0
  for (const card of onStage(t, seat)) {
    const { power, soul } = valuesOf(t, card)
    const isFront = (center as readonly number[]).includes(Number(card.zone.name.slice(-1)))
    sum += isFront ? worth.front + (power / 1000) * worth.power + soul * worth.soul : worth.back
  }
  return sum
}

/** How much more of the deck are climaxes than in a fresh one: they cancel damage. */
function cover(t: WeissTable, seat: Seat): number {
  const { cards } = t.zone.deck(seat)
  if (cards.length === 0) return 0
  const climaxes = cards.filter(({ def }) => def.type === 'climax').length
  return Math.max(-0.16, Math.min(0.2, climaxes / cards.length - 0.16)) * Math.min(1, cards.length / 15)
}

/** What the attackers could deal in the turn that begins. */
function threat(t: WeissTable, seat: Seat): number {
  let sum = 0
  for (const card of onStage(t, seat, center)) {
    const other = characterAt(t, foe(seat), facing(Number(card.zone.name.slice(-1))))
    sum += valuesOf(t, card).soul + (other ? 0.3 : 1.3)
  }
  return sum * lands
}

const standing = (t: WeissTable, seat: Seat): number =>
  life(t, seat) +
  t.zone.hand(seat).size * worth.card +
  Math.min(worth.usefulStock, t.zone.stock(seat).size) * worth.stock +
  stage(t, seat) +
  cover(t, seat) * worth.climaxes

/**
 * How well a seat stands, from 0 to 1, at the beginning of a turn: where its player is asked what to clock. In its midst
 * nobody knows: a character looks like a gain before it is paid for, and so does an attacker before it is hit.
 */
export function evaluate(match: AnyMatch, seat: Seat): number | null {
  if (match.current?.kind !== 'clock') return null
  const t: WeissTable = match.table
  const { turn } = t.state
  const tempo = threat(t, turn) * (turn === seat ? 1 : -1)
  const lead = standing(t, seat) - standing(t, foe(seat)) + tempo
  return chanceOfLead(lead, scale)
}

evaluate.isSteady = true

evaluate.isWorthTrying = ({ table }: AnyMatch, ask: Ask, option: Option): boolean => isWorthTrying(table, ask, option)
