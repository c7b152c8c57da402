import { type CardId, type Flow, flowOf, type Part, type Seat } from '@cardwright/engine'
import { type ExceedTable, nothingYet } from '../state.ts'
import type { Source } from '../values/source.ts'
import { anyActive } from '../values/survey.ts'
import { resolve } from './triggers.ts'

/** What follows when an effect of one player has made the other discard: whose card it is has caused it. */
export function afterDiscard(t: ExceedTable, by: Source, owner: Seat, ids: readonly CardId[]): Part {
  const cause = by.card === null ? by.seat : t.card(by.card).owner
  if (cause === owner || ids.length === 0 || !anyActive(t, cause, 'foeDiscarded')) return null
  return follow(t, cause, ids)
}

/** What was just done is known to it, and to what comes after it. */
function* follow(t: ExceedTable, seat: Seat, ids: readonly CardId[]): Flow {
  const { recent } = t.state
  t.state.recent = { ...nothingYet(), cards: [...ids] }
  yield* flowOf(resolve(t, seat, 'foeDiscarded'))
  t.state.recent = recent
}
