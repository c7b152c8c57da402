import type { Page } from 'playwright-core'

/**
 * What is offered and cannot be touched at its middle, because something else lies there: "Pass: teacher__sheet". What
 * lies on the board or in the hand may be scrolled into sight first; what a menu or a dialog covers is not offered
 * meanwhile.
 */
export const coveredIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.querySelector('[role=menu], [role=dialog], [role=alertdialog]')) return []
    const places = ['.table__board', '.hand', '.ask__answers']
    const offered = places.flatMap((place) =>
      [...document.querySelectorAll<HTMLElement>(`${place} [data-lit]`)].map((element) => ({ element, place })),
    )
    // a tray lies over the board, and has the cards that are asked about
    const tray = document.querySelector('.tray:not([data-folded])')
    const meant = offered.filter(({ element, place }) => !tray || place !== '.table__board' || tray.contains(element))
    return meant.flatMap(({ element, place }) => {
      if (place !== '.ask__answers') element.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width === 0) return []
      const at = document.elementFromPoint(x, y)
      if (at && (element.contains(at) || at.contains(element))) return []
      return [
        `${element.getAttribute('aria-label') ?? element.textContent}: ${at?.closest('[class]:not([class=""])')?.className ?? 'out of sight'}`,
      ]
    })
  })

/** The parts of a table upon which a thing lies, as far as it is not scrolled out of sight: "table__board". */
export const partsUnder = (page: Page, thing: string): Promise<string[]> =>
  page.evaluate((thing) => {
    const visible = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const scrolled = element.closest('.table__ask')
      const end = scrolled && getComputedStyle(scrolled).overflowY !== 'visible' && scrolled.getBoundingClientRect()
      return { left, right, top, bottom: end ? Math.min(bottom, end.bottom) : bottom }
    }
    const places = [...document.querySelectorAll(thing)].map(visible)
    const parts = '.table__far, .table__board, .table__near, .ask__prompt, .ask__answers, .hand'
    return [...document.querySelectorAll(parts)].flatMap((part) => {
      const own = visible(part)
      const isUnder = places.some(
        ({ left, right, top, bottom }) =>
          left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1,
      )
      return isUnder ? [part.className] : []
    })
  }, thing)
