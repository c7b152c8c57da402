import type { BoardProps, Look } from '../contract.ts'

/** Whether it is the card that asks. */
export function isAsking(table: BoardProps & { readonly look: Look }, handle: number | undefined): boolean {
  const { ask } = table.answering
  if (ask === null || handle === undefined) return false
  return (table.look.asker?.(ask, table) ?? ask.card?.handle) === handle
}
