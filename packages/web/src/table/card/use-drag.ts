import { useRef } from 'react'

/** A card is played by dragging it so far towards the table, in pixels. */
const far = 90

/** For a hand that is wider than the screen: dragging along it scrolls, dragging across it takes a card out. */
const isScrolled = () => matchMedia('(max-width: 699px)').matches

/** A card that can be taken out of the hand and let go over the table. */
export function useDrag(isOn: boolean, play: () => void) {
  const dragged = useRef(false)
  if (!isOn) return {}
  return {
    drag: isScrolled() ? 'y' : true,
    dragSnapToOrigin: true,
    dragElastic: 0.6,
    dragMomentum: false,
    whileDrag: { scale: 1.05, zIndex: 30 },
    onDragStart: () => {
      dragged.current = true
    },
    onDragEnd: (_: unknown, { offset }: { readonly offset: { readonly y: number } }) => {
      if (offset.y < -far) play()
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
