import { useRef } from 'react'
import { useTable } from '../../table/context.ts'
import { optionsAt, type Thing } from './choices.ts'
import { useHolding } from './holding.tsx'

/** `card 12`, `pile 0 2`, `player 1`: how a place says what it is, to what is dropped there. */
export const spotOf = (thing: Thing): string => {
  switch (thing.kind) {
    case 'card':
      return `card ${thing.handle}`
    case 'pile':
      return `pile ${thing.seat} ${thing.pile}`
    case 'item':
      return `item ${thing.item.id}`
    default:
      return `${thing.kind} ${thing.seat}`
  }
}

const readSpot = (text: string): Thing | null => {
  const [kind, first = '', second = ''] = text.split(' ')
  if (kind === 'card') return { kind, handle: Number(first) }
  if (kind === 'pile') return { kind, seat: Number(first), pile: Number(second) }
  return kind === 'player' || kind === 'graveyard' ? { kind, seat: Number(first) } : null
}

interface Point {
  readonly x: number
  readonly y: number
}

/** What lies under a point of the window, from the top down. */
export function thingsUnder({ x, y }: Point): Thing[] {
  const places = document.elementsFromPoint(x, y).filter((each) => each instanceof HTMLElement)
  return places.flatMap(({ dataset }) => dataset.spots?.split('|').flatMap((spot) => readSpot(spot) ?? []) ?? [])
}

interface Dragged {
  /** On the page. */
  readonly point: Point
}

/** Lets something be dragged to where it is aimed at. */
export function useAim(handle: number | null, isOn: boolean) {
  const { answering, view, near } = useTable()
  const { hold } = useHolding()
  const dragged = useRef(false)
  if (!isOn || handle === null) return {}
  const drop = ({ x, y }: Point) => {
    const { ask, offered } = answering
    if (!ask) return
    const own = offered.filter(({ card }) => card === handle)
    for (const thing of thingsUnder({ x: x - scrollX, y: y - scrollY })) {
      const [option] = optionsAt(ask, own, thing, view.seat ?? near, view)
      if (option) {
        answering.choose(option.key)
        return
      }
    }
    hold(null)
  }
  return {
    drag: true,
    dragSnapToOrigin: true,
    dragMomentum: false,
    dragElastic: 1,
    whileDrag: { scale: 1.08, zIndex: 30 },
    onDragStart: () => {
      dragged.current = true
      hold(handle)
    },
    onDragEnd: (_: unknown, { point }: Dragged) => {
      drop(point)
      setTimeout(() => {
        dragged.current = false
      })
    },
    // the click that ends a drag is none
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!dragged.current) return
      event.stopPropagation()
      event.preventDefault()
    },
  } as const
}
