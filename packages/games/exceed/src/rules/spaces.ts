import { ask, type Flow, type Option, type Seat } from '@cardwright/engine'
import type { Where } from '../effects/shared/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { type ExceedTable, foe, lastSpace } from '../state.ts'
import { distanceTo, occupies } from '../values/arena.ts'
import { askedBy } from '../values/printed.ts'
import { coversSpace } from '../values/reach.ts'
import type { Source } from '../values/source.ts'

export interface Place extends Option {
  readonly space: number | null
}

export type May = (space: number) => boolean

const pass: Place = { key: 'pass', space: null }
const places: readonly Place[] = Array.from({ length: lastSpace }, (_, i) => ({ key: `space:${i + 1}`, space: i + 1 }))

export const spacesWhere = (may: May): Place[] => places.filter(({ space }) => may(space!))

/** An effect lets its player pick one of these spaces; null for none, if that is allowed. */
export function* pickSpace(
  t: ExceedTable,
  by: Source,
  effect: Effect,
  may: May,
  optional = false,
): Flow<number | null> {
  const options = () => (optional ? [pass, ...spacesWhere(may)] : spacesWhere(may))
  const isForced = options().length === 1
  const { space } = yield* ask(t, by.seat, {
    kind: 'space',
    ...askedBy(t, by, effect),
    forced: isForced,
    ...(optional && { skip: 'pass' }),
    options,
  })
  return space
}

/** The spaces that a text means by words such as "within Range". */
export function isThere(t: ExceedTable, seat: Seat, where: Where, min = 0, max = lastSpace): May {
  switch (where) {
    case 'anywhere':
      return () => true
    case 'you':
      return (space) => occupies(t, seat, space)
    case 'foe':
      return (space) => occupies(t, foe(seat), space)
    case 'range':
      return (space) => coversSpace(t, seat, space)
    case 'near':
      return (space) => min <= distanceTo(t, seat, space) && distanceTo(t, seat, space) <= max
  }
}
