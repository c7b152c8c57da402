import type { Flow } from '@cardwright/engine'
import { summon } from '../../../rules/strike/set.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { nameCard } from '../cards/naming.ts'

/** Names a card for the Strike to come: to be set by who holds it, to be invalid, or not to hit. */
export function* read(t: ExceedTable, by: By, { as = 'demand', kind }: EffectOf<'read'>): Flow {
  const only = kind ?? (as === 'demand' ? 'normal' : undefined)
  const name = yield* nameCard(t, by.seat, foe(by.seat), only)
  summon(t, by.seat, { [as]: name })
}
