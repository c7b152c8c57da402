import { useRef } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a drag has ended. */
export interface Dragged {
  /** On the page. */
  readonly point: Point
  /** From where it began. */
  readonly offset: Point
}

/** Something that is dragged, let go, and back in its place. The click that ends a drag is none. */
export function useDragging(end: (at: Dragged) => void, start: () => void = () => {}) {
  const dragged = useRef(false)
  return {
    dragSnapToOrigin: true,
    dragMomentum: false,
    onDragStart: () => {
      dragged.current = true
      start()
    },
    onDragEnd: (_: unknown, at: Dragged) => {
      end(at)
      setTimeout(() => {
        dragged.current = false
      })
    },
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!dragged.current) return
      event.stopPropagation()
      event.preventDefault()
    },
  } as const
}
