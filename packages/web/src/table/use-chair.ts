import type { Chair, Snapshot } from '@cardwright/protocol'
import { useCallback, useSyncExternalStore } from 'react'
import type { Playback, Showing } from './playback.ts'

export function useChair(chair: Chair): Snapshot {
  const subscribe = useCallback((listener: () => void) => chair.subscribe(listener), [chair])
  return useSyncExternalStore(subscribe, () => chair.snapshot)
}

export const useShowing = (playback: Playback): Showing =>
  useSyncExternalStore(playback.subscribe, () => playback.showing)
