import type { SentView } from '@cardwright/protocol'
import { useMemo, useRef } from 'react'
import { useTable } from '../../../table/context.ts'
import { factsOf } from '../facts.ts'
import { laidOutIn, type Side } from './laid-out.ts'

/** A tournament as it was last seen, and how many events had led to that. */
interface Seen {
  readonly view: SentView
  readonly upTo: number
}

/** How the tableaus lay when the tournament was counted, before its cards went back to their binders; empty for who did not see it. */
export function useLaidOut(counted: number | null): readonly Side[] {
  const { view, events } = useTable().snapshot
  const seen = useRef<Seen | null>(null)
  if (view && factsOf({ view }).phase === 'tournament') seen.current = { view, upTo: events.length }
  const { current } = seen
  return useMemo(
    () => (current && counted !== null ? laidOutIn(current.view, events.slice(current.upTo, counted)) : []),
    [current, counted, events],
  )
}
