import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { question } from './support/people.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const lettersOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

/** Where the page is wider than the window, or the board taller than its place. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('.table__board')!
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []),
      ...(board.scrollWidth > board.clientWidth + 1 ? ['the board is too wide'] : []),
      ...(board.scrollHeight > board.clientHeight + 1 ? ['the board is too tall'] : []),
    ]
  })

const write = (page: Page, size: string): Promise<void> =>
  page.evaluate((text) => void Object.assign(document.documentElement.dataset, { text }), size)

const sizes = [
  [1440, 900],
  [390, 844],
] as const

describeInBrowser('The size of text', () => {
  const visit = visitors()

  it('is set once for pages and tables, and kept', async () => {
    const { page } = await visit()
    await page.goto('/practice/duel?seed=text')
    await question(page).waitFor()
    const usual = await lettersOf(page, '.ask__prompt')
    await page.goto('/settings')
    const before = await lettersOf(page, '.setting small')
    await page.getByRole('radio', { name: 'Larger' }).check({ force: true })
    expect(await lettersOf(page, '.setting small')).toBeCloseTo(before * 1.3, 1)
    await page.goto('/practice/duel?seed=text')
    await question(page).waitFor()
    expect(await lettersOf(page, '.ask__prompt')).toBeCloseTo(usual * 1.3, 1)
  })

  it.for(['exceed', 'exodus', 'weiss', 'capcom', 'millennium'])(
    'leaves the board of %s in its place when it is large',
    async (game) => {
      const { page } = await visit()
      await page.goto(`/practice/${game}?seed=text`)
      await question(page).waitFor()
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await write(page, 'normal')
        const usual = await overflows(page)
        await write(page, 'large')
        expect([width, await overflows(page)]).toEqual([width, usual])
      }
    },
  )
})
