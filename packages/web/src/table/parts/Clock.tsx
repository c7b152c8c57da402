import { useEffect, useState } from 'react'
import { useTable } from '../context.ts'

const asTime = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How much time a seat has left, where there is a clock. */
export function Clock({ seat }: { seat: number }) {
  const { snapshot, view } = useTable()
  const { clock, clockHeard } = snapshot
  const [, tick] = useState(0)
  const own = clock?.seats[seat]
  const isShown = own !== undefined && (own.left !== null || own.until !== null)
  useEffect(() => {
    if (!isShown || !clock?.runs) return
    const timer = setInterval(() => tick((n) => n + 1), 250)
    return () => clearInterval(timer)
  }, [isShown, clock?.runs])
  if (!isShown || !own) return null
  const passed = clock!.runs ? performance.now() - clockHeard : 0
  const isAwaited = view.waiting.some((each) => each.seat === seat)
  const left = own.until !== null ? own.until - clock!.now - passed : own.left! - (isAwaited ? passed : 0)
  return (
    <span className={`clock ${own.warned || left < 15_000 ? 'is-short' : ''}`} role="timer">
      {asTime(left)}
    </span>
  )
}
