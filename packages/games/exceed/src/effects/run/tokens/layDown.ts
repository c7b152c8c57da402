import type { Flow } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import { pickSpace } from './spaces.ts'

/** EX-076: onto any space. */
export function* layDown(t: ExceedTable, by: By): Flow {
  if (by.card === null) return
  const space = yield* pickSpace(t, by.seat, () => true)
  t.state.places[by.card] = space
  t.touch()
  t.tell({ type: 'laid', seat: by.seat, card: by.card, space, rule: 'EX-076' })
}
