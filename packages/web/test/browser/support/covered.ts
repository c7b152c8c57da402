import type { Page } from 'playwright-core'

/**
 * What is offered and cannot be touched at its middle, because something else lies there: "Pass: teacher__sheet". Cards
 * that have been scrolled out of sight are left out; what a menu or a dialog covers is not offered meanwhile.
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
    function isScrolledOut(element: Element, x: number, y: number): boolean {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { left, right, top, bottom } = around.getBoundingClientRect()
        const isClipping = getComputedStyle(around).overflow !== 'visible'
        if (isClipping && (x < left || x > right || y < top || y > bottom)) return true
      }
      return false
    }
    return meant.flatMap(({ element, place }) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width === 0 || (place !== '.ask__answers' && isScrolledOut(element, x, y))) return []
      const at = document.elementFromPoint(x, y)
      if (at && (element.contains(at) || at.contains(element))) return []
      return [`${element.getAttribute('aria-label') ?? element.textContent}: ${at?.className ?? 'out of sight'}`]
    })
  })
