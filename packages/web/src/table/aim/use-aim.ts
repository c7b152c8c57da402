import type { Pattern } from '@cardwright/engine'
import { useTable } from '../context.ts'
import { type Dragged, useDragging } from '../use-dragging.ts'
import { useHolding } from './holding.tsx'
import { handleOf, optionsAt, refuse, type Spot, spotsUnder, takenUp } from './spots.ts'

const spotsAt = ({ x, y }: Dragged['point']): Spot[] => spotsUnder({ x: x - scrollX, y: y - scrollY })

/**
 * Lets something be dragged to where it is aimed at. What cannot be aimed at anything now can be dragged all the same if
 * there is something to say of it: `why` are the options that one would like. `lifted` is what is seen to be held where
 * that means the same.
 */
export function useAim(
  spot: Spot | undefined,
  canTake: boolean,
  why: readonly (string | Pattern)[] = [],
  lifted: Spot | undefined = spot,
) {
  const table = useTable()
  const { hold } = useHolding()
  const drop = ({ point, offset }: Dragged) => {
    const { answering } = table
    if (!answering.ask || spot === undefined) return
    hold(null)
    // it lies under the pointer itself
    const there = spotsAt(point).filter((each) => each !== spot)
    const from = spotsAt({ x: point.x - offset.x, y: point.y - offset.y })
    const own = takenUp(table, answering.offered, spot)
    const [option] = there.flatMap((each) => optionsAt(table, own, [each]))
    if (option) answering.choose(option.key)
    else if (there.length === 0 || there.some((each) => from.includes(each))) return
    else if (canTake) refuse(table, handleOf(spot)!, there)
    else answering.whyNot(why)
  }
  const dragging = useDragging(drop, () => canTake && hold(spot ?? null, lifted))
  if (spot === undefined || !(canTake || why.length > 0)) return {}
  return { ...dragging, drag: true, dragElastic: 1, whileDrag: { scale: 1.08, zIndex: 30 } } as const
}
