import { allCards } from '@cardwright/millennium'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { duel, fullTableaus, playUntil, practice } from './support/millennium.ts'
import { question } from './support/people.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** When a tournament next tells of points: what it says, how many cards lie in tableaus, and by how much the scores have changed. */
const nextPoints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly says: string; readonly cards: number; readonly points: number }>((resolve) => {
        const scores = () =>
          [...document.querySelectorAll('.mb-score__rp .because__what > b')].reduce(
            (sum, { textContent }) => sum + Number(textContent),
            0,
          )
        const before = scores()
        const watch = new MutationObserver(() => {
          const told = document.querySelector('.mb-chain li[data-now][data-type="points"]')
          if (!told) return
          watch.disconnect()
          const cards = document.querySelectorAll('.mb-tableau .card').length
          resolve({ says: told.textContent!, cards, points: scores() - before })
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
  )

describeInBrowser('A tournament of Millennium Blades', { timeout: 600_000 }, () => {
  const visit = visitors()

  it('shows a card and its points as soon as they are told', async () => {
    const { page } = await visit({ settings: { speed: 'fast' } })
    await page.goto(practice(duel))
    await question(page).waitFor()
    await playUntil(page, () => page.locator('.mb-side').first().isVisible())
    const told = nextPoints(page)
    await page.locator('.table__hand [data-lit]').first().click()
    const { says, cards, points } = await told
    expect(says).toMatch(/gains? \d+ RP/)
    expect(cards).toBeGreaterThan(0)
    expect(points).toBe(Number(/(\d+) RP/.exec(says)![1]))
  })

  it('says what lies in tableaus of rivals: of six on a low window, and on a phone in the one that is opened', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 720 }, hasTouch: true })
    const singles = allCards.filter(({ kind }) => kind === 'single').map(({ id }) => id)
    await page.goto(fullTableaus(6, singles))
    await question(page).waitFor()
    // names of rivals that are to be seen, and how wide the narrowest is
    const names = () =>
      page.locator('.mb-side:not([data-near]) .mb-tableau .mb-face__name').evaluateAll((all) => {
        const widths = all.map((each) => each.getBoundingClientRect().width).filter((width) => width > 0)
        return { seen: widths.length, areWide: Math.min(...widths) > 60 }
      })
    await expect.poll(names).toEqual({ seen: 25, areWide: true })
    // and nothing of it drives one’s own tableau out of sight
    const board = (await page.locator('.mb').boundingBox())!
    const own = (await page.locator('.mb-side[data-near]').boundingBox())!
    expect(own.y + own.height).toBeLessThanOrEqual(board.y + board.height)
    expect(await page.locator('.mb').evaluate((mb) => mb.scrollWidth - mb.clientWidth)).toBe(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.mb-side__fold').first().tap()
    await expect.poll(names).toEqual({ seen: 5, areWide: true })
  })
})
