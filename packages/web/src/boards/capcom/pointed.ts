import { useEffect, useSyncExternalStore } from 'react'

/** What is pointed at: a card of the hand, or a move. What goes with it lights up. */
interface Pointed {
  readonly at: 'card' | 'move'
  readonly ranks: readonly number[]
}

let pointed: Pointed | null = null
const listeners = new Set<() => void>()

function set(now: Pointed | null): void {
  pointed = now
  for (const listener of [...listeners]) listener()
}

/** How a move says which cards it takes. */
export const rankData = (ranks: readonly number[]): string => ranks.join(' ')

function pointedAt({ target }: Event): Pointed | null {
  if (!(target instanceof Element)) return null
  const move = target.closest<HTMLElement>('.cc-builder [data-ranks]')
  if (move) return { at: 'move', ranks: move.dataset.ranks!.split(' ').map(Number) }
  const face = target.closest('.hand .card')?.querySelector<HTMLElement>('.cc-face')
  return face ? { at: 'card', ranks: [Number(face.dataset.rank)] } : null
}

/** Follows pointer, finger and focus. */
export function usePointing(): void {
  useEffect(() => {
    const follow = (event: Event) => set(pointedAt(event))
    addEventListener('pointerover', follow)
    addEventListener('focusin', follow)
    return () => {
      removeEventListener('pointerover', follow)
      removeEventListener('focusin', follow)
      set(null)
    }
  }, [])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a card of one of these ranks is pointed at, or a move that takes one. */
export const useIsPointed = (at: Pointed['at'], ranks: readonly number[]): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pointed?.at === at && ranks.some((rank) => pointed!.ranks.includes(rank)),
    () => false,
  )
