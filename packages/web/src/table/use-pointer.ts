import { useEffect, useState } from 'react'

/** Where something lies in the window, in px. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** How often it is looked where something lies, in ms: a board may move it without a word. */
const pause = 150

/** Finds what the teacher speaks of, and brings it in sight; returns where it lies, wherever it moves. */
export function usePointer(selector: string | undefined, isOn: boolean): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    if (!selector || !isOn) return
    let found: readonly Element[] = []
    let frame = 0
    let last = ''
    const measure = () => {
      const now = found.flatMap(placeOf)
      const said = JSON.stringify(now)
      if (said !== last) setPlaces(now)
      last = said
    }
    const timer = setInterval(measure, pause)
    addEventListener('resize', measure)
    addEventListener('scroll', measure, true)
    const begin = () => {
      found = [...document.querySelectorAll(`.table ${selector}`)]
      for (const each of found) each.classList.add('is-pointed-at')
      found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      measure()
    }
    // what a tab or a page hides is looked for once that is there
    if (bring(selector)) frame = requestAnimationFrame(begin)
    else begin()
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, true)
      for (const each of found) each.classList.remove('is-pointed-at')
      setPlaces([])
    }
  }, [selector, isOn])
  return places
}

function placeOf(element: Element): readonly Place[] {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return right > left && bottom > top ? [{ left, top, right, bottom }] : []
}

/** Presses what leads to something that is not on show: a button whose `data-brings` names it. Returns whether there was one. */
function bring(selector: string): boolean {
  if (document.querySelector(`.table ${selector}`)) return false
  const ways = [...document.querySelectorAll<HTMLElement>('.table [data-brings]')]
  const way = ways.find(({ dataset }) => dataset.brings!.split(', ').includes(selector))
  way?.click()
  return way !== undefined
}
