import type { TableInfo } from '@cardwright/protocol'

/** The state of a rematch for a player of the last match. The player who asked for it makes the table. */
export function rematchText({ status, host, seats }: TableInfo, reader: string | null): string {
  if (status !== 'waiting') return status === 'over' ? 'The rematch is over, too.' : 'The rematch has begun.'
  if (host !== null && host === reader) return 'You have asked for a rematch.'
  const asker = seats.find(({ person }) => person !== undefined && person === host)
  return asker ? `${asker.name} wants a rematch.` : 'There is a rematch.'
}
