import type { Seat } from '@cardwright/engine'
import { powerOf } from '../rules/battle.ts'
import { drawsOfEach } from '../rules/draw.ts'
import { creatureAt, creaturesOf, energyAt, energyOn, pilesOf } from '../rules/field.ts'
import { isCardFrozen, isFrozen } from '../rules/freeze.ts'
import { type ExodusInPlay, type ExodusTable, foe, side } from '../table.ts'
import type { weights } from './weights.ts'

/** What a player has when a turn begins, in numbers that can be weighed. */
export type Features = Readonly<Record<keyof typeof weights, number>>

const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
const isCreature = ({ def }: ExodusInPlay): boolean => def.kind === 'creature'

function creatures(t: ExodusTable, seat: Seat) {
  const spots = pilesOf(t, seat).filter((spot) => creatureAt(t, spot) !== undefined)
  const energy = add(spots.map((spot) => energyAt(t, spot).length))
  return {
    creatures: spots.length,
    energy,
    power: add(powersOn(t, foe(seat), creaturesOf(t, seat))) - energy,
    frozen: spots.filter((spot) => isFrozen(t, spot)).length,
  }
}

/** Piles without a creature, and how much of their energy the creatures in hand could use at once. */
function blanks(t: ExodusTable, seat: Seat, inHand: number) {
  const spots = pilesOf(t, seat).filter((spot) => creatureAt(t, spot) === undefined)
  const size = (spot: (typeof spots)[number]) => energyAt(t, spot).length
  const open = spots.filter((spot) => !isFrozen(t, spot)).map(size)
  return { blank: add(spots.map(size)), ready: add(open.sort((a, b) => b - a).slice(0, inHand)) }
}

const powersOn = (t: ExodusTable, seat: Seat, creatures: readonly ExodusInPlay[]): number[] =>
  creatures.map((card) => powerOf(t, card, { kind: 'player', seat }))

/** XO-H08: what the other player's creatures can do in the turn that begins; each guard keeps the strongest one busy. */
function danger(t: ExodusTable, seat: Seat, left: number) {
  if (t.state.turn === seat) return { exposed: 0, lethal: 0 }
  const awake = (of: Seat) => creaturesOf(t, of).filter((card) => !isCardFrozen(t, card))
  const attackers = powersOn(t, seat, awake(foe(seat))).sort((a, b) => a - b)
  const hits = add(attackers.slice(0, Math.max(0, attackers.length - awake(seat).length)))
  return { exposed: Math.min(hits, Math.max(0, left)), lethal: Number(hits >= left) }
}

/** XO-H20: a deck that is too small for the next draw costs Life. */
function deck(t: ExodusTable, seat: Seat) {
  const { size } = t.zone.mainDeck(seat)
  const due = size < drawsOfEach
  const left = side(t, seat).life - (due ? t.state.dials.recyclePrice : 0)
  return {
    due: Number(due),
    deck: Math.min(size, 3 * drawsOfEach),
    doomed: Number(left <= 0),
    ...danger(t, seat, left),
  }
}

export function featuresOf(t: ExodusTable, seat: Seat): Features {
  const hand = t.zone.hand(seat).cards
  const reserve = t.zone.reserve(seat).cards
  const creatureCards = hand.filter(isCreature).length
  const hues = new Set([...energyOn(t, seat), ...reserve].map(({ def }) => def.id))
  return {
    turn: Number(t.state.turn === seat),
    life: Math.log(Math.max(0, side(t, seat).life) + 1),
    ...deck(t, seat),
    creatureCards,
    cards: Math.sqrt(hand.length),
    reserve: reserve.length,
    hues: hues.size,
    ...blanks(t, seat, creatureCards),
    ...creatures(t, seat),
    lasting: t.zone.lasting(seat).size,
  }
}
