import { type AnyMatch, type Ask, chanceOfLead, type Option, type Seat } from '@cardwright/engine'
import { hasAttacked } from '../rules/attack.ts'
import { powerOf } from '../rules/battle.ts'
import { creatureAt, creaturesOf, energyAt, pilesOf } from '../rules/field.ts'
import { isCardFrozen, isFrozen } from '../rules/freeze.ts'
import { type ExodusInPlay, type ExodusTable, foe, side } from '../table.ts'
import { isWorthTrying } from './policy.ts'

/** Values in Life Points. */
const worth = {
  card: 0.35,
  /** Energy in hand, on the field, and under a creature. */
  reserve: 0.2,
  energy: 0.45,
  underCreature: 0.95,
  /** One strong creature is better than two weak ones, if only a little. */
  strength: 0.08,
  creature: 0.8,
  /** A pile on which a creature of the hand can come to lie. */
  ready: 0.25,
  lasting: 0.7,
  /** A creature that will miss an attack. */
  frozen: -0.7,
}
/** How much of what could hit an unguarded player will: in this turn, in the next one. */
const soon = 0.75
const later = 0.4
/** A lead of so much makes the odds e to one. */
const scale = 4

function board(t: ExodusTable, seat: Seat): number {
  let sum = 0
  let waiting = 0
  for (const { def } of t.zone.hand(seat).cards) if (def.kind === 'creature') waiting++
  for (const spot of pilesOf(t, seat)) {
    const creature = creatureAt(t, spot)
    const energy = energyAt(t, spot).length
    if (creature !== undefined) {
      sum += worth.creature + worth.underCreature * energy + worth.strength * energy * energy
      // a creature that has attacked unfreezes before its next turn
      if (isCardFrozen(t, creature) && !(t.state.turn === seat && hasAttacked(t, creature))) sum += worth.frozen
    } else {
      sum += worth.energy * energy
      if (waiting > 0 && !isFrozen(t, spot)) {
        waiting--
        sum += worth.ready * energy
      }
    }
  }
  return sum + worth.lasting * t.zone.lasting(seat).size
}

const hand = (t: ExodusTable, seat: Seat): number =>
  worth.card * t.zone.hand(seat).size + worth.reserve * t.zone.reserve(seat).size

/** XO-H08: the Life that a player may lose to the other player's creatures, as things stand. */
function exposure(t: ExodusTable, seat: Seat): number {
  const isNow = t.state.turn !== seat && t.state.phase !== 'end'
  const isAble = (card: ExodusInPlay) => !isCardFrozen(t, card) && !(isNow && hasAttacked(t, card))
  const guards = creaturesOf(t, seat).filter((card) => !isCardFrozen(t, card)).length
  const powers = creaturesOf(t, foe(seat))
    .filter(isAble)
    .map((card) => powerOf(t, card, { kind: 'player', seat }))
    .sort((a, b) => a - b)
  // each guard keeps one attacker busy, the strongest first
  let sum = 0
  for (let i = 0; i < powers.length - guards; i++) sum += powers[i]!
  const share = (isNow ? soon : later) * (guards === 0 ? 1 : 0.4)
  return share * Math.min(sum, side(t, seat).life)
}

/** XO-006: the draw of a turn, where nothing is under way. A table that does not ask for it has the end of that phase. */
const isTurnBegun = ({ state: { phase, stack, window, dials } }: ExodusTable): boolean =>
  phase === 'draw' && stack.length === 0 && (window.kind === 'draw' || dials.drawOrder !== 'asked')

/**
 * How well a seat stands, of 0 to 1, at the beginning of a turn. In its midst nobody knows: energy that was placed looks
 * like a gain before its price is paid, and a search that stops there compares what cannot be compared.
 */
export function evaluate(match: AnyMatch, seat: Seat): number | null {
  const t: ExodusTable = match.table
  if (!isTurnBegun(t)) return null
  const other = foe(seat)
  const lead = standing(t, seat) - standing(t, other)
  return chanceOfLead(lead, scale)
}

evaluate.isSteady = true
evaluate.isWorthTrying = ({ table }: AnyMatch, ask: Ask, option: Option): boolean => isWorthTrying(table, ask, option)

/** The last Life Points count for more: a player who is nearly dead is worse off than the number says. */
function standing(t: ExodusTable, seat: Seat): number {
  const left = side(t, seat).life - exposure(t, seat)
  return left - 5 / (left + 1) + board(t, seat) + hand(t, seat)
}
