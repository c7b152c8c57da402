import type { Flow, Seat } from '@cardwright/engine'
import { discard } from '../../../rules/areas.ts'
import { defOf, type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'
import { nameCard } from './naming.ts'

/** Names cards: the opponent discards a copy of each, or all copies, or shows a hand without one. */
export function* callOut(t: ExceedTable, by: By, { names = 1, all, show, so }: EffectOf<'callOut'>): Flow {
  const other = foe(by.seat)
  const called: string[] = []
  for (let n = 0; n < names; n++) called.push(yield* nameCard(t, by.seat, other))
  const counts = called.map((name) => discardCopies(t, other, name, all === true))
  if (show || counts.includes(0)) t.show(t.zone.hand(other).cards, 'all')
  if (counts.every((count) => count === 0)) return
  const flow = run(t, by, so)
  if (flow !== null) yield* flow
}

function discardCopies(t: ExceedTable, seat: Seat, name: string, isAll: boolean): number {
  const copies = t.zone.hand(seat).cards.filter((card) => defOf(card).name === name)
  const gone = isAll ? copies : copies.slice(0, 1)
  for (const card of gone) discard(t, card)
  return gone.length
}
