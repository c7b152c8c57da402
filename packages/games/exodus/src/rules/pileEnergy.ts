import type { CardId, Flow, Seat } from '@cardwright/engine'
import type { ExodusInPlay, ExodusTable } from '../table.ts'
import { energyAt, type Spot } from './field.ts'
import { isFrozen } from './freeze.ts'
import { discardEnergy } from './payment.ts'
import { pickCards } from './pick.ts'
import type { Source } from './source.ts'

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
export function* drain(t: ExodusTable, { text }: Source, spot: Spot, amount: number): Flow {
  discardEnergy(t, yield* losses(t, spot, amount, text))
}

/** XO-H10: the energy that a pile loses to a text, or in battle; its controller picks. */
export function* losses(t: ExodusTable, spot: Spot, amount: number, source: string | null): Flow<readonly CardId[]> {
  const from = () => energyAt(t, spot)
  if (amount >= from().length) return from().map(({ id }) => id)
  if (amount <= 0) return []
  // it does not matter which, if all energy is alike and none of it was declared
  if (t.state.stack.length < 2 && from().every(({ def }) => def === from()[0]!.def)) return topmost(from(), amount)
  const context = { source, amount, seat: spot.seat, pile: spot.index + 1 }
  return yield* pickCards(t, spot.seat, { kind: 'lose', rule: 'XO-H10', context, min: amount, max: amount, from })
}

const topmost = (pile: readonly ExodusInPlay[], amount: number): CardId[] => pile.slice(-amount).map(({ id }) => id)
