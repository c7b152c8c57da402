import type { CSSProperties } from 'react'
import type { Place } from './use-pointer.ts'

/** Between a frame and what it is around, in px. */
const gap = 3
/** Its line: that has to be in the window, too. */
const line = 3

/** Frames around what the teacher speaks of: outside of it, so that all of it can be read. */
export function Frames({ places }: { places: readonly Place[] }) {
  return places.map((place, i) => <div key={i} className="teacher-frame" aria-hidden style={around(place)} />)
}

function around({ left, top, right, bottom }: Place): CSSProperties {
  const [x, y] = [Math.max(left - gap, line), Math.max(top - gap, line)]
  const width = Math.min(right + gap, innerWidth - line) - x
  const height = Math.min(bottom + gap, innerHeight - line) - y
  return { left: x, top: y, width, height }
}
