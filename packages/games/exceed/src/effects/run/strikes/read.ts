import type { Flow } from '@cardwright/engine'
import { summon } from '../../../rules/strike/set.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import { nameCard } from '../cards/naming.ts'

/** Names a Normal that the opponent must set if they hold it. */
export function* read(t: ExceedTable, by: By): Flow {
  const name = yield* nameCard(t, by.seat, foe(by.seat), 'normal')
  summon(t, by.seat, { read: name })
}
