import { useEffect, useState } from 'react'
import type { BoardProps } from '../../table/contract.ts'
import { genericWords } from '../../words/en/boards/generic.ts'

const asTime = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long the game itself waits, where it does not wait for ever. */
export function Deadline({ view, snapshot }: BoardProps) {
  const { clock, clockHeard } = snapshot
  const [, tick] = useState(0)
  const until = view.waiting.find((each) => each.until !== undefined)?.until
  const runs = until !== undefined && clock?.runs === true
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick((n) => n + 1), 250)
    return () => clearInterval(timer)
  }, [runs])
  if (until === undefined || !clock) return null
  const left = until - clock.now - (runs ? performance.now() - clockHeard : 0)
  return (
    <span
      className={`generic__deadline ${left < 10_000 ? 'is-short' : ''}`}
      role="timer"
      aria-label={genericWords.timeLeft}
    >
      {asTime(left)}
    </span>
  )
}
