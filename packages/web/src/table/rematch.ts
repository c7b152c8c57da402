import type { TableInfo } from '@cardwright/protocol'
import { endingWords } from '../words/en/table/ending.ts'

/** The state of a rematch for a player of the last match. The player who asked for it makes the table. */
export function rematchText({ status, host, seats }: TableInfo, reader: string | null): string {
  if (status !== 'waiting') return status === 'over' ? endingWords.rematchOver : endingWords.rematchBegun
  if (host !== null && host === reader) return endingWords.rematchAsked
  const asker = seats.find(({ person }) => person !== undefined && person === host)
  return asker ? endingWords.rematchWanted(asker.name) : endingWords.thereIsRematch
}
