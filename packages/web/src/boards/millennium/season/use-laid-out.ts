import { useMemo, useRef } from 'react'
import { useTable } from '../../../table/context.ts'
import { laidOutIn, lookAt, type Seen, type Side } from './laid-out.ts'

/** How the tableaus lay when the tournament was counted; empty for who did not see it. */
export function useLaidOut(counted: number | null): readonly Side[] {
  const { view, events } = useTable().snapshot
  const seen = useRef<Seen | null>(null)
  if (view) seen.current = lookAt({ view, upTo: events.length }, seen.current, counted)
  const { current } = seen
  return useMemo(
    () => (current && counted !== null ? laidOutIn(current, events, counted) : []),
    [current, counted, events],
  )
}
