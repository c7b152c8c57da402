import { factsIn, type SeenItem } from '@cardwright/exodus'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useTable } from '../../table/context.ts'
import { useHolding } from './holding.tsx'
import './arrows.css'

interface Wanted {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly look: 'attack' | 'aim' | 'preview' | 'strike'
}

interface Drawn extends Wanted {
  readonly path: string
}

const cardAt = (handle: number): string => `[data-handle="${handle}"]`
const playerAt = (seat: number): string => `[data-player="${seat}"]`

function placeOf(target: SeenItem['targets'][number]): string | null {
  switch (target.kind) {
    case 'card':
      return target.handle === null ? null : cardAt(target.handle)
    case 'pile':
      return `[data-spots$="pile ${target.seat} ${target.pile}"]`
    case 'player':
      return playerAt(target.seat)
    case 'graveyard':
      return `[data-graveyard="${target.seat}"]`
    case 'item':
      return `[data-item="${target.id}"]`
  }
}

/** An attack goes from the creature; anything else from where it waits. */
const sourceOf = ({ id, kind, source }: SeenItem): string =>
  kind === 'attack' && source !== null ? cardAt(source) : `[data-item="${id}"]`

function useWanted(looked: number | null): readonly Wanted[] {
  const { view, answering, beat, near } = useTable()
  const { held } = useHolding()
  const { stack } = factsIn(view)
  const own = view.seat ?? near
  const wanted: Wanted[] = []
  for (const item of stack) {
    const isShown = item.kind === 'attack' || item === stack.at(-1) || item.id === looked
    if (!isShown) continue
    item.targets.forEach((target, i) => {
      const to = placeOf(target)
      const look = item.kind === 'attack' ? 'attack' : 'aim'
      if (to) wanted.push({ key: `${item.id} ${i}`, from: sourceOf(item), to, look })
    })
  }
  const { preview } = answering
  if (preview?.move === 'attack' && typeof preview.card === 'number') {
    const to = typeof preview.on === 'number' ? cardAt(preview.on) : playerAt(1 - own)
    wanted.push({ key: 'preview', from: cardAt(preview.card), to, look: 'preview' })
  } else if (preview && held !== null && typeof preview.pile === 'number') {
    wanted.push({
      key: 'preview',
      from: cardAt(held),
      to: `[data-spots$="pile ${own} ${preview.pile + 1}"]`,
      look: 'preview',
    })
  }
  if (beat?.type === 'battle' && beat.card?.handle !== undefined) {
    const to = beat.on?.handle === undefined ? playerAt(1 - Number(beat.seat)) : cardAt(beat.on.handle)
    wanted.push({ key: 'battle', from: cardAt(beat.card.handle), to, look: 'strike' })
  }
  return wanted
}

interface Spot {
  readonly x: number
  readonly y: number
}

const middleOf = ({ x, y, width, height }: DOMRect): Spot => ({ x: x + width / 2, y: y + height / 2 })

/** Where a line from the middle of this towards there leaves it: what is pointed at stays readable. */
function edgeOf(rect: DOMRect, towards: Spot): Spot {
  const { x, y } = middleOf(rect)
  const dx = towards.x - x
  const dy = towards.y - y
  const part = Math.min(rect.width / 2 / (Math.abs(dx) || 1), rect.height / 2 / (Math.abs(dy) || 1), 1)
  return { x: x + dx * part, y: y + dy * part }
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

/** What is aimed at what. */
export function Arrows({ board, looked }: { board: RefObject<HTMLElement | null>; looked: number | null }) {
  const wanted = useWanted(looked)
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  const [, redraw] = useState(0)
  const wish = JSON.stringify(wanted)

  // where things are is known only when they have been drawn
  useLayoutEffect(() => {
    const root = board.current
    if (!root) return
    const area = root.getBoundingClientRect()
    const found = wanted.flatMap((each) => {
      const from = root.querySelector(each.from)
      const to = root.querySelector(each.to)
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
    <svg className="xo-arrows" aria-hidden>
      <defs>
        {(['attack', 'aim', 'preview', 'strike'] as const).map((look) => (
          <marker
            key={look}
            id={`xo-head-${look}`}
            className={`xo-head xo-head--${look}`}
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
        <path key={key} d={path} className={`xo-arrow xo-arrow--${look}`} markerEnd={`url(#xo-head-${look})`} />
      ))}
    </svg>
  )
}
