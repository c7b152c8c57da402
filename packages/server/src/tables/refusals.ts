import type { Refusal } from '@cardwright/engine'
import type { RefusalCode } from '@cardwright/protocol'
import { tablesWords } from '../words/en/tables.ts'

/** Why something is not done at a table, and as what it is refused, if not as against the rules. */
export interface TableRefusal extends Refusal {
  readonly as?: RefusalCode
}

export const noTable: TableRefusal = { why: tablesWords.noTable, as: 'unknown' }
export const noSeat: TableRefusal = { why: tablesWords.noSeat, as: 'forbidden' }
