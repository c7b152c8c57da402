import { askSome, between, type CardId, type Flow, type Seat, type SomeSpec } from '@cardwright/engine'
import type { ExceedInPlay, ExceedTable } from '../state.ts'
import { discard, discardAll } from './areas.ts'
import { type CardOption, optionsOf } from './options.ts'

/** Two cards of which everybody can see that they are the same. */
const isAlike = (t: ExceedTable, one: ExceedInPlay, other: ExceedInPlay): boolean =>
  one.def === other.def && t.sees(null, one) && t.sees(null, other)

/** Whether there is an order to choose: two of them come to one pile, and are not alike for all that everybody sees. */
const hasOrder = (t: ExceedTable, cards: readonly ExceedInPlay[]): boolean =>
  cards.some((one, i) => cards.slice(0, i).some((other) => one.owner === other.owner && !isAlike(t, one, other)))

function spec(ids: readonly CardId[]): SomeSpec<CardOption> {
  const options = (t: ExceedTable): CardOption[] => optionsOf(ids.map((id) => t.card(id)))
  return {
    kind: 'order',
    rule: 'EX-035',
    context: 'discard',
    ordered: true,
    options,
    next: between(ids.length, ids.length, options),
  }
}

/** EX-035: in which order cards are discarded that nobody has picked; whoever discards them is asked. */
export function* inOrder(t: ExceedTable, seat: Seat, ids: readonly CardId[]): Flow<readonly CardId[]> {
  const cards = ids.map((id) => t.card(id))
  if (!hasOrder(t, cards)) return ids
  const chosen = yield* askSome(t, seat, spec(ids))
  return chosen.map(({ card }) => card)
}

/** EX-033, EX-035: onto their owners' piles. */
export function discardInOrder(t: ExceedTable, seat: Seat, cards: readonly ExceedInPlay[]): Flow | null {
  if (hasOrder(t, cards)) return asked(t, seat, cards)
  discardAll(t, cards)
  return null
}

function* asked(t: ExceedTable, seat: Seat, cards: readonly ExceedInPlay[]): Flow {
  const chosen = yield* askSome(t, seat, spec(cards.map(({ id }) => id)))
  for (const { card } of chosen) discard(t, t.card(card))
}
