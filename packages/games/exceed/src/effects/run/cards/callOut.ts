import type { Flow } from '@cardwright/engine'
import { discard } from '../../../rules/areas.ts'
import { defOf, type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'
import { nameCard } from './naming.ts'

/** Names a card: the opponent discards a copy of it, or shows a hand without one. */
export function* callOut(t: ExceedTable, by: By, { so }: EffectOf<'callOut'>): Flow {
  const name = yield* nameCard(t, by.seat, foe(by.seat))
  const hand = t.zone.hand(foe(by.seat))
  const copy = hand.cards.find((card) => defOf(card).name === name)
  if (copy === undefined) {
    t.show(hand.cards, 'all')
    return
  }
  discard(t, copy)
  const flow = run(t, by, so)
  if (flow !== null) yield* flow
}
