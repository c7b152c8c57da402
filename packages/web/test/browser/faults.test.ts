import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { question, resign } from './support/people.ts'
import { playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const askOf = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? null)

describeInBrowser('What was found by playing', { timeout: 300_000 }, () => {
  const visit = visitors()

  it('is mended: one match is played in one tab, and says in its title whose turn it is', async () => {
    const { page, context } = await visit()
    await page.goto('/practice/exceed?seed=tabs')
    await question(page).waitFor()
    await expect.poll(() => page.title()).toBe('Your turn · Exceed · Cardwright')
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('heading', { name: 'This match is open in another tab' }).waitFor()
    await other.getByRole('button', { name: 'Play it here' }).click()
    await question(other).waitFor()
    await page.getByRole('heading', { name: 'This match is open in another tab' }).waitFor()
  })

  it('is mended: the second half of a double click answers nothing', async () => {
    const { page } = await visit()
    const answered = async (clicks: number) => {
      await page.goto('/practice/exodus?seed=twice')
      await question(page).waitFor()
      const keep = page.getByRole('button', { name: 'Keep this hand' })
      const { x, y, width, height } = (await keep.boundingBox())!
      const before = await askOf(page)
      for (let n = 0; n < clicks; n++) await page.mouse.click(x + width / 2, y + height / 2, { delay: 120 })
      await expect.poll(() => askOf(page)).not.toBe(before)
      // when answers are taken again, what was clicked before has had its effect
      await page.locator('.ask__answers [data-lit]:not([aria-disabled])').first().waitFor()
      return askOf(page)
    }
    expect(await answered(2)).toBe(await answered(1))
  })

  it('is mended: where nothing moves things are still shown, and a question stands while they are', async () => {
    const { page } = await visit({ settings: { speed: 'step' } })
    await page.goto('/practice/exceed?seed=calm')
    await page.getByRole('button', { name: 'Keep all' }).click()
    await page.getByRole('button', { name: /^Go on/ }).waitFor()
    for (let n = 0; n < 60 && (await askOf(page)) === null; n++) await page.keyboard.press('Space')
    await expect.poll(() => askOf(page)).not.toBeNull()
  })

  it('is mended: in a sale one is asked while others act', async () => {
    const { page } = await visit({ settings: { speed: 'normal' } })
    await page.goto('/practice/market?seed=sale&seats=3')
    await playOn(page, { seed: 'sale', stop: () => false, decisions: 1 })
    const sale = page.getByText(/what do you do\?$/).first()
    await expect
      .poll(async () => (await sale.count()) > 0 || (await playOn(page, { seed: 'sale', decisions: 1 })) < 0)
      .toBe(true)
    const log = page.getByRole('list', { name: 'What has happened' }).getByRole('listitem')
    const before = await log.count()
    let asked = 0
    let looked = 0
    while ((await log.count()) < before + 4 && looked < 400) {
      if ((await askOf(page)) !== null) asked++
      looked++
    }
    expect(asked).toBe(looked)
  })

  it('is mended: one’s own replay speaks of oneself, and what does not exist is a page', async () => {
    const { page } = await visit({ settings: { name: '' }, expected: /404/ })
    await page.goto('/practice/exceed?seed=own')
    await playOn(page, { seed: 'own', decisions: 8 })
    await resign(page)
    await page.getByRole('button', { name: 'Watch it again' }).click()
    await page.getByRole('slider', { name: 'Where in the match' }).press('End')
    await expect.poll(() => question(page).textContent()).toBe('Easy bot wins: you resigned.')
    const said = await page.getByRole('list', { name: 'What has happened' }).textContent()
    expect(said).not.toMatch(/You’s|You's|You (draws|moves|strikes|sets|discards|prepares)\b/)
    await page.getByRole('slider', { name: 'Where in the match' }).press('ArrowLeft')
    expect(await page.getByRole('region', { name: 'Timeline' }).textContent()).not.toMatch(/: \w+:\w+/)
    for (const path of [
      '/nothing/here',
      '/play/none',
      '/practice/none',
      '/choose/none',
      '/lesson/none',
      '/replay/none',
    ]) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    }
  })
})
