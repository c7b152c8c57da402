import { ask, type Flow, flowOf } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import { type By, fromFoe } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { holds } from '../conditions.ts'
import { run } from '../index.ts'
import { keyOf } from '../keys.ts'

/** First the opponent, then in turn; who does not do it, or cannot, ends it. */
export function* alternate(t: ExceedTable, by: By, { if: condition, so }: EffectOf<'alternate'>): Flow {
  let player = fromFoe(by)
  const options = [{ key: keyOf(so) }, { key: 'pass' }]
  while (holds(t, player, condition)) {
    const { key } = yield* ask(t, player.seat, { kind: 'alternate', skip: 'pass', options: () => options })
    if (key === 'pass') return
    yield* flowOf(run(t, player, so))
    player = fromFoe(player)
  }
}
