import { andThen, type CardId, type Flow, flowOf, type Seat } from '@cardwright/engine'
import { discard } from '../../../rules/areas.ts'
import { inOrder } from '../../../rules/order.ts'
import { defOf, type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'
import { afterDiscard } from './discarded.ts'
import { nameCard } from './naming.ts'

/** Names cards: the opponent discards a copy of each, or all copies, or shows a hand without one. */
export function* callOut(t: ExceedTable, by: By, { names = 1, all, show, so }: EffectOf<'callOut'>): Flow {
  const other = foe(by.seat)
  const called: string[] = []
  for (let n = 0; n < names; n++) called.push(yield* nameCard(t, by.seat, other))
  const ids: CardId[] = []
  let isLacking = false
  for (const name of called) {
    const copies = copiesOf(t, other, name, ids)
    if (copies.length === 0) isLacking = true
    ids.push(...(all ? copies : copies.slice(0, 1)))
  }
  // EX-035: they are seen before they are put into order
  if (ids.length > 1)
    t.show(
      ids.map((id) => t.card(id)),
      'all',
    )
  for (const id of yield* inOrder(t, other, ids)) discard(t, t.card(id))
  if (show || isLacking) t.show(t.zone.hand(other).cards, 'all')
  yield* flowOf(andThen(ids.length === 0 ? null : run(t, by, so), () => afterDiscard(t, by, other, ids)))
}

/** Those of a name that are not found already. */
const copiesOf = (t: ExceedTable, seat: Seat, name: string, found: readonly CardId[]): CardId[] =>
  t.zone.hand(seat).cards.flatMap((card) => (defOf(card).name === name && !found.includes(card.id) ? card.id : []))
