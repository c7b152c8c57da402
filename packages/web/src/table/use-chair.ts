import type { Chair, Snapshot } from '@cardwright/protocol'
import { useEffect, useState } from 'react'
import type { Playback, Showing } from './playback.ts'

interface Source {
  subscribe(listener: () => void): () => void
}

/**
 * What a source holds now. Changes are drawn together when there is time for it: in a market among six several come
 * with every frame, and `useSyncExternalStore` would draw each of them.
 */
function useLatest<S extends Source, T>(source: S, read: (source: S) => T): T {
  const [held, setHeld] = useState(() => ({ source, value: read(source) }))
  useEffect(() => {
    const look = () => {
      const value = read(source)
      setHeld((now) => (now.source === source && now.value === value ? now : { source, value }))
    }
    look()
    return source.subscribe(look)
  }, [source, read])
  // of another source nothing is held yet: what belongs to the one before must not be seen
  return held.source === source ? held.value : read(source)
}

const snapshotOf = ({ snapshot }: Chair): Snapshot => snapshot
const showingOf = ({ showing }: Playback): Showing => showing

export const useChair = (chair: Chair): Snapshot => useLatest(chair, snapshotOf)

export const useShowing = (playback: Playback): Showing => useLatest(playback, showingOf)
