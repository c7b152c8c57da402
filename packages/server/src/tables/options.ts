import type { TableInfo, TimeControl } from '@cardwright/protocol'
import type { Budgets } from '../budgets.ts'
import type { Games } from '../rules/games.ts'
import type { LobbyList } from '../storage/lobby.ts'
import type { Matches } from '../storage/matches.ts'

export interface TablesOptions {
  readonly games: Games
  readonly matches: Matches
  readonly lobby: LobbyList
  readonly node: string
  readonly secret: string
  readonly budgets: Budgets
  /** The clock of tables that are made for whoever wants any. */
  readonly quickTime: TimeControl
  /** Called whenever a table was made or has changed; done when it is listed. */
  readonly changed: (table: TableInfo) => Promise<void>
  /** Called when a table has ended before anybody has played there. */
  readonly ended: (match: string) => void
}
