import type { SeatInfo, TableInfo, TimeControl } from '@cardwright/protocol'

/** A table at which these play. */
export const tableOf = (game: string, seats: readonly SeatInfo[], time: TimeControl | null = null): TableInfo => ({
  match: 'm',
  game,
  options: {},
  status: 'playing',
  open: false,
  host: null,
  seats: [...seats],
  time,
  commitment: '',
  created: 0,
  result: null,
  rematch: null,
})

export const person = (name: string, i: number): SeatInfo => ({ kind: 'person', name, person: `p${i}` })
