import type { Page } from 'playwright-core'

/** The least sizes in a window of 1440, in px. */
const least = { letters: 12, numbers: 14 }

/** What is to be read at a table and is smaller than that: what it says, how large it is, and where it stands. */
export const smallPrint = (page: Page): Promise<string[]> =>
  page.evaluate((wanted) => {
    const isSeen = (element: HTMLElement, { width, left, right, top, bottom }: DOMRect) =>
      width > 0 &&
      right > 0 &&
      bottom > 0 &&
      left < innerWidth &&
      top < innerHeight &&
      element.closest('.visually-hidden') === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /** As it is drawn: what lies upon a card may be scaled with it. */
    const sizeOf = (element: HTMLElement): number => {
      let size = Number.parseFloat(getComputedStyle(element).fontSize)
      for (let each: HTMLElement | null = element; each; each = each.parentElement) {
        const { scale } = getComputedStyle(each)
        if (scale !== 'none') size *= Number.parseFloat(scale)
      }
      return Math.round(size * 10) / 10
    }
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent!.trim()
      const element = node.parentElement!
      const range = document.createRange()
      range.selectNodeContents(node)
      // signs are no letters
      if (!/[\p{L}\p{N}]/u.test(text) || !isSeen(element, range.getBoundingClientRect())) continue
      const isNumber = /^[+-]?\d+$/.test(text) && element.closest('.card-face') !== null
      const size = sizeOf(element)
      if (size < (isNumber ? wanted.numbers : wanted.letters)) found.add(`${text}: ${size} px in .${element.className}`)
    }
    return [...found]
  }, least)
