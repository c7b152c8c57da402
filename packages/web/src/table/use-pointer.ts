import { useEffect, useState } from 'react'

/** Where something lies in the window, in px. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Lights what the teacher speaks of, and brings it in sight; returns where it lies. */
export function usePointer(selector: string | undefined, isOn: boolean): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    if (!selector || !isOn) return
    let found: readonly Element[] = []
    const measure = () => setPlace(placeOf(found[0]))
    const light = () => {
      found = [...document.querySelectorAll(`.table ${selector}`)]
      for (const each of found) each.classList.add('is-pointed-at')
      found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      measure()
    }
    // what a tab or a page hides is looked for once that is there
    const frame = bring(selector) ? requestAnimationFrame(light) : light()
    addEventListener('resize', measure)
    addEventListener('scroll', measure, true)
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, true)
      for (const each of found) each.classList.remove('is-pointed-at')
      setPlace(null)
    }
  }, [selector, isOn])
  return place
}

function placeOf(element: Element | undefined): Place | null {
  if (!element) return null
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return right > left && bottom > top ? { left, top, right, bottom } : null
}

/** Presses what leads to something that is not on show: a button whose `data-brings` names it. Returns whether there was one. */
function bring(selector: string): boolean {
  if (document.querySelector(`.table ${selector}`)) return false
  const ways = [...document.querySelectorAll<HTMLElement>('.table [data-brings]')]
  const way = ways.find(({ dataset }) => dataset.brings!.split(', ').includes(selector))
  way?.click()
  return way !== undefined
}
