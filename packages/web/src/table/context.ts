import type { Chair } from '@cardwright/protocol'
import { createContext, use } from 'react'
import type { BoardProps, Look } from './contract.ts'
import type { AnsweringHere } from './use-answering.ts'

/** An answer that was given here, in the game's words. */
export interface Given {
  readonly keys: readonly string[]
  readonly said: readonly string[]
}

/** All that a part of the table may need: what boards are given, and the game's look. */
export interface TableContext extends BoardProps {
  readonly look: Look
  /** For what a game lets one say beside answers: where to be asked, say. */
  readonly chair: Chair
  readonly answering: AnsweringHere
  /** The last answer; null if none was given on this page. */
  readonly given: Given | null
  /** Cards that the events told so far have taken from where the view still shows them. */
  readonly gone: ReadonlySet<number>
  /** Something is still being shown; what is asked already may be about what it leads to. */
  readonly isShowing: boolean
  /** What is asked would tell how that ends: it waits until all has been shown, unless time runs. */
  readonly isAhead: boolean
}

export const TableHere = createContext<TableContext | null>(null)

export function useTable(): TableContext {
  const table = use(TableHere)
  if (!table) throw new Error('This is shown at a table only.')
  return table
}
