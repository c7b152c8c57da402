import { createContext, use } from 'react'
import type { LayoutIds } from './layout-ids.ts'

/** How cards are followed from place to place at a table. */
export interface Moving {
  /** Null where nothing moves. */
  readonly ids: LayoutIds | null
  /** The view that is shown: without another one no card has moved, and none needs to be measured. */
  readonly at: unknown
}

export const MovingHere = createContext<Moving>({ ids: null, at: null })

/** What the place of a card needs, so that the card is seen to move there from where it was. */
export function useMoving(handle: number | undefined) {
  const { ids, at } = use(MovingHere)
  if (ids === null || handle === undefined) return { initial: false } as const
  return { initial: false, layoutId: ids.of(handle), layoutDependency: at } as const
}
