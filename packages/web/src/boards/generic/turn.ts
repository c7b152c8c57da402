import type { BoardProps } from '../../table/contract.ts'

/** Whose turn it is, where a game says so by the fact that is named like that; null where it does not. */
export function turnOf({ view }: Pick<BoardProps, 'view'>): number | null {
  const { turn } = view.facts
  return typeof turn === 'number' && turn < view.seats ? turn : null
}
