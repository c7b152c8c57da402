import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** What has no room lies in a second column. */
const isCut = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth

/**
 * How often a text has to be shortened until all of it has room, so many times at most. A text that gets another width or other letters
 * begins anew.
 */
export function useShortening(most: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [now, setNow] = useState({ times: 0 })
  useLayoutEffect(() => {
    const { current } = box
    if (!current || most === 0) return
    let width = current.clientWidth
    const begin = () => setNow({ times: 0 })
    const watch = new ResizeObserver(() => {
      if (current.clientWidth === width) return
      width = current.clientWidth
      begin()
    })
    watch.observe(current)
    document.fonts.addEventListener('loadingdone', begin)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', begin)
    }
  }, [most])
  useLayoutEffect(() => {
    if (box.current && now.times < most && isCut(box.current)) setNow({ times: now.times + 1 })
  }, [now, most])
  return [box, Math.min(now.times, most)]
}
