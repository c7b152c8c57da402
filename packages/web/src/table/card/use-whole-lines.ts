import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A box of text that shows whole lines, as many as have room: its style clamps them to `--lines`. */
export function useWholeLines(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) return keepWhole(box.current)
  }, [])
  return box
}

/** Tells the style how many whole lines have room, whenever what they are printed on gets another size. */
function keepWhole(box: HTMLElement): () => void {
  const measure = () => {
    // all of it, as far as the rest of the card leaves room
    box.style.setProperty('--lines', 'none')
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box)
    const room = box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    const lines = Math.floor((room + 0.5) / Number.parseFloat(lineHeight))
    box.style.setProperty('--lines', String(Math.max(1, lines)))
    box.toggleAttribute('data-full', lines < 1)
  }
  measure()
  const observer = new ResizeObserver(measure)
  // a name that takes another line leaves less room
  for (const each of [box.parentElement!, ...box.parentElement!.children]) if (each !== box) observer.observe(each)
  return () => observer.disconnect()
}
