import { useEffect, useRef } from 'react'
import type { Playback } from './playback.ts'

/** So soon after a show has ended, in ms, Space was still meant to skip it. */
const settling = 400

/**
 * One press of Space does one thing. While something is shown, and for a moment after, it leads on, and presses nothing that
 * has the focus: neither with the repetitions of a key that is held down nor when it is let go. Returns whether a press was that.
 */
export function useSpace(playback: Playback): (event: KeyboardEvent) => boolean {
  const ended = useRef(Number.NEGATIVE_INFINITY)
  const isSpent = useRef(false)
  useEffect(() => {
    let wasIdle = playback.showing.idle
    const stop = playback.subscribe(() => {
      const { idle } = playback.showing
      if (idle && !wasIdle) ended.current = performance.now()
      wasIdle = idle
    })
    // some browsers press a button when the key is let go, whatever became of it before
    const release = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isSpent.current) return
      isSpent.current = false
      event.preventDefault()
    }
    addEventListener('keyup', release, true)
    return () => {
      stop()
      removeEventListener('keyup', release, true)
    }
  }, [playback])
  return ({ key, repeat }) => {
    if (key !== ' ') return false
    if (repeat) return isSpent.current
    const isShowing = !playback.showing.idle
    isSpent.current = isShowing || performance.now() - ended.current < settling
    if (isShowing) playback.goOn()
    return isSpent.current
  }
}
