import { useTable } from '../context.ts'
import { type Dragged, useDragging } from '../use-dragging.ts'
import { useHolding } from './holding.tsx'
import { optionsAt, type Spot, spotsUnder, takenUp } from './spots.ts'

/** Lets something be dragged to where it is aimed at. */
export function useAim(spot: Spot | undefined, isOn: boolean) {
  const table = useTable()
  const { hold } = useHolding()
  const drop = ({ point: { x, y } }: Dragged) => {
    const { answering } = table
    if (!answering.ask || spot === undefined) return
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
  const dragging = useDragging(drop, () => hold(spot ?? null))
  if (!isOn || spot === undefined) return {}
  return { ...dragging, drag: true, dragElastic: 1, whileDrag: { scale: 1.08, zIndex: 30 } } as const
}
