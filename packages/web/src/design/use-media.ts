import { useSyncExternalStore } from 'react'

/** Whether something holds of the screen, or of what its reader has set there. */
function media(query: string): () => boolean {
  const list = matchMedia(query)
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => list.matches,
      () => false,
    )
}

/** A phone, held upright. */
export const useNarrow = media('(max-width: 699px)')

/** A phone, upright or on its side: a board is narrow on either. */
export const usePhone = media('(max-width: 699px), (max-height: 560px) and (max-width: 1470px)')

/** Too low for all that a board would show side by side and one below the other. */
export const useLow = media('(max-height: 860px)')

/** Read with a finger: nothing lies under a pointer. */
export const useTouch = media('(hover: none) and (max-width: 1099px)')

/** Nothing is to move. */
export const useStill = media('(prefers-reduced-motion: reduce)')

/** There is room beside the board. */
export const useWide = media('(min-width: 1100px)')
