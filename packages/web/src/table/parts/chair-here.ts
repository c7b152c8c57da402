import type { Chair } from '@cardwright/protocol'
import { createContext, use } from 'react'

/** The chair from which one speaks. */
export const ChairHere = createContext<Chair | null>(null)

export function useChairHere(): Chair {
  const chair = use(ChairHere)
  if (!chair) throw new Error('This is shown at a table only.')
  return chair
}
