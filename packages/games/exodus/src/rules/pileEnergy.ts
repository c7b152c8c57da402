import type { CardId, Flow, Seat } from '@cardwright/engine'
import type { ExodusInPlay, ExodusTable } from '../table.ts'
import { energyAt, type Spot } from './field.ts'
import { isFrozen } from './freeze.ts'
import { discardEnergy } from './payment.ts'
import { pickCards } from './pick.ts'

/** XO-H07, XO-H26 */
export const maxByEffect = 5

/** XO-H26: from the top of the Energy Deck; what finds no room is spent. XO-H15: nothing is added under ice. */
export function addEnergy(t: ExodusTable, seat: Seat, spot: Spot, amount: number): void {
  if (isFrozen(t, spot)) return
  const pile = t.zone.pile(spot.seat, spot.index)
  for (let n = 0; n < amount; n++) {
    const card = t.zone.energyDeck(seat).top
    if (card === undefined) return
    t.move(card, pile.size < maxByEffect ? pile : t.zone.spent(card.owner))
  }
}

/** XO-H10: its controller picks which energy goes. */
export function* drain(t: ExodusTable, spot: Spot, amount: number): Flow {
  discardEnergy(t, yield* losses(t, spot, amount))
}

/** XO-H10: the energy that a pile loses; its controller picks. */
export function* losses(t: ExodusTable, spot: Spot, amount: number): Flow<readonly CardId[]> {
  const from = () => energyAt(t, spot)
  if (amount >= from().length) return from().map(({ id }) => id)
  if (amount <= 0) return []
  // it does not matter which, if all energy is alike and none of it was declared
  if (t.state.stack.length < 2 && from().every(({ def }) => def === from()[0]!.def)) return topmost(from(), amount)
  const picking = { kind: 'lose', rule: 'XO-H10', context: amount, min: amount, max: amount, from } as const
  return yield* pickCards(t, spot.seat, picking)
}

const topmost = (pile: readonly ExodusInPlay[], amount: number): CardId[] => pile.slice(-amount).map(({ id }) => id)
