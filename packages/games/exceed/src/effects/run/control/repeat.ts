import { ask, type Flow, flowOf } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { run } from '../index.ts'

const again = [{ key: 'again' }, { key: 'stop' }] as const

/** The same so many times, or as often as wanted up to that. */
export function* repeat(t: ExceedTable, by: By, { times, so, optional }: EffectOf<'repeat'>): Flow {
  const most = amountOf(t, by, times)
  for (let n = 0; n < most; n++) {
    if (optional) {
      const { key } = yield* ask(t, by.seat, { kind: 'repeat', skip: 'stop', context: most - n, options: () => again })
      if (key === 'stop') return
    }
    yield* flowOf(run(t, by, so))
  }
}
