import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 699px)')

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** A phone, held upright. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow.matches,
    () => false,
  )
