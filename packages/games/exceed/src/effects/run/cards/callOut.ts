import type { CardId, Flow, Seat } from '@cardwright/engine'
import { discardAll } from '../../../rules/areas.ts'
import { both } from '../../../rules/flows.ts'
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
  const found = called.map((name) => discardCopies(t, other, name, all === true))
  if (show || found.some((ids) => ids.length === 0)) t.show(t.zone.hand(other).cards, 'all')
  const ids = found.flat()
  const flow = both(ids.length === 0 ? null : run(t, by, so), () => afterDiscard(t, by, other, ids))
  if (flow !== null) yield* flow
}

function discardCopies(t: ExceedTable, seat: Seat, name: string, isAll: boolean): CardId[] {
  const copies = t.zone.hand(seat).cards.filter((card) => defOf(card).name === name)
  const gone = isAll ? copies : copies.slice(0, 1)
  discardAll(t, gone)
  return gone.map(({ id }) => id)
}
