import { useRef } from 'react'
import { useTable } from '../context.ts'
import { useHolding } from './holding.tsx'
import { optionsAt, type Spot, spotsUnder, takenUp } from './spots.ts'

interface Dragged {
  /** On the page. */
  readonly point: { readonly x: number; readonly y: number }
}

/** Lets something be dragged to where it is aimed at. */
export function useAim(spot: Spot | undefined, isOn: boolean) {
  const table = useTable()
  const { hold } = useHolding()
  const dragged = useRef(false)
  if (!isOn || spot === undefined) return {}
  const drop = ({ point: { x, y } }: Dragged) => {
    const { answering } = table
    if (!answering.ask) return
    const own = takenUp(table, answering.offered, spot)
    for (const there of spotsUnder({ x: x - scrollX, y: y - scrollY })) {
      const [option] = optionsAt(table, own, [there])
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
      hold(spot)
    },
    onDragEnd: (_: unknown, at: Dragged) => {
      drop(at)
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
