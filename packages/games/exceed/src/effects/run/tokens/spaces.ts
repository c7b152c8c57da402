import { ask, type Flow, type Option, type Seat } from '@cardwright/engine'
import { type ExceedTable, lastSpace } from '../../../table.ts'

export interface Place extends Option {
  readonly space: number
}

/** A player picks one of these spaces. */
export function* pickSpace(t: ExceedTable, seat: Seat, may: (space: number) => boolean): Flow<number> {
  const { space } = yield* ask(t, seat, {
    kind: 'space',
    options: () => {
      const options: Place[] = []
      for (let at = 1; at <= lastSpace; at++) if (may(at)) options.push({ key: `space:${at}`, space: at })
      return options
    },
  })
  return space
}
