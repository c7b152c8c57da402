import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { placeOf, type Spot } from './spots.ts'
import './arrows.css'

/** Kinds of arrows: `attack` and `strike` hurt, `aim` waits for its target, `preview` shows what would happen. */
export interface Arrow {
  readonly key: string
  readonly from: Spot
  readonly to: Spot
  readonly look: 'attack' | 'aim' | 'preview' | 'strike'
}

interface Drawn extends Arrow {
  readonly path: string
}

interface Dot {
  readonly x: number
  readonly y: number
}

const middleOf = ({ x, y, width, height }: DOMRect): Dot => ({ x: x + width / 2, y: y + height / 2 })

/** How far from its middle a box is met, as a part of the way to its edge: what juts out there is its neighbour's. */
const inside = 0.6

/** The point where a line from the middle of this box to there leaves what is surely the box's own. */
function edgeOf(rect: DOMRect, towards: Dot): Dot {
  const { x, y } = middleOf(rect)
  const dx = towards.x - x
  const dy = towards.y - y
  const part = Math.min(rect.width / 2 / (Math.abs(dx) || 1), rect.height / 2 / (Math.abs(dy) || 1), 1)
  return { x: x + dx * part * inside, y: y + dy * part * inside }
}

/** Curved, so that several can be told apart. */
function pathBetween(root: DOMRect, from: DOMRect, to: DOMRect): string {
  const start = edgeOf(from, middleOf(to))
  const end = edgeOf(to, middleOf(from))
  const dx = end.x - start.x
  const dy = end.y - start.y
  const length = Math.hypot(dx, dy) || 1
  const bend = Math.min(44, length / 6) / length
  const bow = { x: (start.x + end.x) / 2 - dy * bend, y: (start.y + end.y) / 2 + dx * bend }
  const [a, b, c] = [start, bow, end].map(({ x, y }) => `${(x - root.x).toFixed(1)} ${(y - root.y).toFixed(1)}`)
  return `M${a} Q${b} ${c}`
}

/** Arrows over a board, between spots of it. */
export function Arrows({ board, wanted }: { board: RefObject<HTMLElement | null>; wanted: readonly Arrow[] }) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  const [, redraw] = useState(0)
  const wish = JSON.stringify(wanted)

  // where things are is known only when they have been drawn
  useLayoutEffect(() => {
    const root = board.current
    if (!root) return
    const area = root.getBoundingClientRect()
    const found = wanted.flatMap((each) => {
      const from = placeOf(root, each.from)
      const to = placeOf(root, each.to)
      if (!from || !to) return []
      return [{ ...each, path: pathBetween(area, from.getBoundingClientRect(), to.getBoundingClientRect()) }]
    })
    setDrawn((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })
  useEffect(() => {
    const later = setTimeout(() => redraw((n) => n + 1), 400)
    const again = () => redraw((n) => n + 1)
    addEventListener('resize', again)
    return () => {
      clearTimeout(later)
      removeEventListener('resize', again)
    }
  }, [wish])
  return (
    <svg className="arrows" aria-hidden>
      <defs>
        {(['attack', 'aim', 'preview', 'strike'] as const).map((look) => (
          <marker
            key={look}
            id={`arrow-head-${look}`}
            className={`arrow-head arrow-head--${look}`}
            viewBox="0 0 10 10"
            refX="7.5"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10z" />
          </marker>
        ))}
      </defs>
      {drawn.map(({ key, path, look }) => (
        <path key={key} d={path} className={`arrow arrow--${look}`} markerEnd={`url(#arrow-head-${look})`} />
      ))}
    </svg>
  )
}
