import { useDragging } from '../use-dragging.ts'

/** A card is played by dragging it so far towards the table, in pixels. */
const far = 90

/** For a hand that is wider than the screen: dragging along it scrolls, dragging across it takes a card out. */
const isScrolled = () => matchMedia('(max-width: 699px)').matches

/** A card that can be taken out of the hand and let go over the table. */
export function useDrag(isOn: boolean, play: () => void) {
  const dragging = useDragging(({ offset }) => {
    if (offset.y < -far) play()
  })
  if (!isOn) return {}
  return {
    ...dragging,
    drag: isScrolled() ? 'y' : true,
    dragElastic: 0.6,
    whileDrag: { scale: 1.05, zIndex: 30 },
  } as const
}
