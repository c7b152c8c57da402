import { useRef } from 'react'

/** Where each of these lies: what was there keeps its place, what is gone leaves a gap, and what comes fills one. */
export function placed(before: readonly (number | null)[], now: readonly number[]): (number | null)[] {
  const kept = before.map((each) => (each !== null && now.includes(each) ? each : null))
  for (const each of now) {
    if (kept.includes(each)) continue
    const gap = kept.indexOf(null)
    kept[gap < 0 ? kept.length : gap] = each
  }
  return kept.slice(0, kept.findLastIndex((each) => each !== null) + 1)
}

/** Things in their places, whatever comes and goes; null for a gap. */
export function usePlaces<T>(things: readonly T[], idOf: (thing: T) => number): (T | null)[] {
  const places = useRef<readonly (number | null)[]>([])
  places.current = placed(places.current, things.map(idOf))
  return places.current.map((id) => (id === null ? null : things.find((each) => idOf(each) === id)!))
}
