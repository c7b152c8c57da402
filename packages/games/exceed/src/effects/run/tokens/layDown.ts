import { type Flow, flowOf } from '@cardwright/engine'
import { lay } from '../../../rules/marks.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'
import { isThere, pickSpace, spacesWhere } from './spaces.ts'

/** EX-076: onto any space, unless its text says otherwise. */
export function* layDown(t: ExceedTable, by: By, effect: EffectOf<'layDown'>): Flow {
  const { where = 'anywhere', optional, so } = effect
  const may = isThere(t, by.seat, where)
  if (by.card === null || spacesWhere(may).length === 0) return
  const space = yield* pickSpace(t, by.seat, may, optional)
  if (space === null) return
  yield* flowOf(run(t, by, so))
  lay(t, by.seat, by.card, space)
}
