import type { CardId, Flow, Move, Seat } from '@cardwright/engine'
import type { PlaceOption, ShiftOption } from '../asks.ts'
import { maxPiles } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, objectKey, side } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { creatureAt, energyAt, freePile, keysOfPiles, oneOfEach, pilesOf, type Spot } from './field.ts'
import { isFrozen } from './freeze.ts'
import { discardEnergy, heldEnergy } from './payment.ts'
import { pickCards } from './pick.ts'
import { hinder, type Source } from './source.ts'
import { notice } from './turn.ts'

/** XO-012 */
const maxByHand = 3

interface Placing {
  readonly card: ExodusInPlay
  readonly spot: Spot
}

/** XO-010..012: a new pile, or one that is there. */
const spotsFor = (t: ExodusTable, seat: Seat): readonly Spot[] => {
  const free = freePile(t, seat)
  return free === null ? pilesOf(t, seat) : [...pilesOf(t, seat), free]
}

function whyNot(t: ExodusTable, spot: Spot) {
  if (energyAt(t, spot).length >= maxByHand) return refusals.pileFull
  return isFrozen(t, spot) ? refusals.frozen : null
}

const placeKey = keysOfPiles('place')

/** XO-009..013, XO-070, XO-P11: one energy of the hand, as often as there is one. */
export const place: Move<ExodusTable, Placing, PlaceOption> = {
  list: (t, seat) => {
    const spots = spotsFor(t, seat)
    const placings: Placing[] = []
    for (const card of oneOfEach(heldEnergy(t, seat))) for (const spot of spots) placings.push({ card, spot })
    return placings
  },
  key: ({ card, spot }) => placeKey(card, spot.index),
  why: (t, _seat, { spot }) => whyNot(t, spot),
  option: ({ card, spot }, key) => ({ key, move: 'place', card: card.id, pile: spot.index + 1 }),
  do: (t, seat, { card, pile }) => {
    t.move(t.card(card), t.zone.pile(seat, pile - 1))
    return notice(t, 'place', t.card(card))
  },
}

interface Shifting extends Placing {
  readonly from: Spot
}

/** Where energy of a pile may go. The last of a pile would start no new one: nothing would change. */
const leadsOn = (t: ExodusTable, from: Spot, to: Spot): boolean =>
  to !== from && (energyAt(t, to).length > 0 || energyAt(t, from).length > 1)

const shiftKeys = Array.from({ length: maxPiles }, (_, index) => keysOfPiles(`shift:${index + 1}`))

/** XO-P21, XO-P22, XO-H22, XO-H28: energy of a blank pile to another pile, each once a turn. */
export const shift: Move<ExodusTable, Shifting, ShiftOption> = {
  list: (t, seat) => {
    const spots = spotsFor(t, seat)
    const shiftings: Shifting[] = []
    for (const from of pilesOf(t, seat)) {
      if (creatureAt(t, from) !== undefined) continue
      for (const card of energyAt(t, from))
        for (const spot of spots) if (leadsOn(t, from, spot)) shiftings.push({ card, from, spot })
    }
    return shiftings
  },
  key: ({ card, from, spot }) => shiftKeys[from.index]!(card, spot.index),
  why: (t, seat, { card, from, spot }) => {
    if (side(t, seat).moved.includes(objectKey(card))) return refusals.movedAlready
    return isFrozen(t, from) ? refusals.frozen : whyNot(t, spot)
  },
  option: ({ card, from, spot }, key) => ({
    key,
    move: 'shift',
    card: card.id,
    from: from.index + 1,
    pile: spot.index + 1,
  }),
  do: (t, seat, { card: id, pile }) => {
    const card = t.card(id)
    t.move(card, t.zone.pile(seat, pile - 1))
    side(t, seat).moved.push(objectKey(card))
    return notice(t, 'shift', card)
  },
}

/** XO-H07, XO-H26 */
export const maxByEffect = 5

/** XO-H26: from the top of the Energy Deck; what finds no room is spent. XO-H15: nothing is added under ice. */
export function addEnergy(t: ExodusTable, by: Source, spot: Spot, amount: number): null {
  const { seat } = by
  if (amount <= 0) return null
  if (isFrozen(t, spot)) return hinder(t, by, 'ice')
  if (t.zone.energyDeck(seat).size === 0) return hinder(t, by, 'deck')
  const pile = t.zone.pile(spot.seat, spot.index)
  for (let n = 0; n < amount; n++) {
    const card = t.zone.energyDeck(seat).top
    if (card === undefined) return null
    t.move(card, pile.size < maxByEffect ? pile : t.zone.spent(card.owner))
  }
  return null
}

/** XO-H10: each point takes one energy, and a creature without energy is destroyed. */
export const lossOf = (energy: number, points: number): { readonly loses: number; readonly falls: boolean } => ({
  loses: Math.max(0, Math.min(energy, points)),
  falls: points >= energy,
})

/** XO-H10: its controller picks which energy goes. */
export function* drain(t: ExodusTable, { text }: Source, spot: Spot, amount: number): Flow {
  discardEnergy(t, yield* losses(t, spot, amount, text))
}

/** XO-H10: the energy that a pile loses to a text, or in battle; its controller picks. */
export function* losses(t: ExodusTable, spot: Spot, amount: number, source: string | null): Flow<readonly CardId[]> {
  const from = () => energyAt(t, spot)
  const { loses, falls } = lossOf(from().length, amount)
  if (falls) return from().map(({ id }) => id)
  if (loses === 0) return []
  // it does not matter which, if all energy is alike and none of it was declared
  if (t.state.stack.length < 2 && from().every(({ def }) => def === from()[0]!.def)) return topmost(from(), amount)
  const context = { source, amount, seat: spot.seat, pile: spot.index + 1 }
  return yield* pickCards(t, spot.seat, { kind: 'lose', rule: 'XO-H10', context, min: amount, max: amount, from })
}

const topmost = (pile: readonly ExodusInPlay[], amount: number): CardId[] => pile.slice(-amount).map(({ id }) => id)
