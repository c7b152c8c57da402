import { commit, type Header } from '@cardwright/engine'
import type { SeatInfo, TableInfo, TimeControl } from '@cardwright/protocol'
import type { MatchRow } from './schema.ts'

/** A match as it is stored, read. */
export interface Stored {
  readonly table: TableInfo
  readonly header: Header | null
  readonly secret: string
  readonly contributions: Readonly<Record<string, string>>
  readonly row: MatchRow
}

export function readMatch(row: MatchRow): Stored {
  const result = row.result === null ? null : (JSON.parse(row.result) as TableInfo['result'])
  const table: TableInfo = {
    match: row.id,
    game: row.game,
    options: JSON.parse(row.options),
    status: row.status,
    open: row.open !== 0,
    host: row.host,
    seats: JSON.parse(row.seats) as SeatInfo[],
    time: row.time === null ? null : (JSON.parse(row.time) as TimeControl),
    commitment: commit(row.secret),
    created: Number(row.created),
    result,
    rematch: row.rematch,
  }
  const header = row.header === null ? null : (JSON.parse(row.header) as Header)
  return { table, header, secret: row.secret, contributions: JSON.parse(row.contributions), row }
}
