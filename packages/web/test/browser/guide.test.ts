import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { partsUnder } from './support/covered.ts'
import { question, shown } from './support/people.ts'
import { byFinger, playOn, type Touch } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const hint = (page: Page) => page.getByRole('note', { name: 'Guide' })

describeInBrowser('The guide', () => {
  const visit = visitors()

  it('says a thing once: what was answered, or closed, does not come again', async () => {
    const { page } = await visit({ settings: { guide: true } })
    await page.goto('/practice/duel?seed=guide')
    const said = await hint(page).locator('p').textContent()
    await playOn(page, { seed: 'guide', decisions: 1 })
    await shown(page)
    for (const each of await hint(page).locator('p').allTextContents()) expect(each).not.toBe(said)
    await page.goto('/practice/duel?seed=again')
    await question(page).waitFor()
    await shown(page)
    expect(await hint(page).count()).toBe(0)
  })

  it.for(['weiss', 'capcom', 'millennium'])('is read whole on a phone, beside the tools, in %s', async (game) => {
    const { page } = await visit({ ...phone, settings: { guide: true, explained: ['* hold'] } })
    await page.goto(`/practice/${game}?seed=guide`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Rules' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Keys' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await hint(page).getByRole('button', { name: 'Read on' }).tap()
    await shown(page)
    const cut = await hint(page).evaluate((note) => {
      const { top, left, right } = note.getBoundingClientRect()
      const isInside = top >= 0 && left >= 0 && right <= innerWidth
      const parts = [...note.querySelectorAll('*')]
      return isInside
        ? parts.filter((each) => each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0).length
        : -1
    })
    expect(cut).toBe(0)
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect.poll(() => hint(page).count()).toBe(0)
  })

  /** Where the parts lie that one taps. */
  const places = (page: Page) =>
    page.evaluate(() =>
      ['.table__board', '.ask__prompt', '.ask__answers', '.hand'].map((part) => {
        const { top, height } = document.querySelector(part)!.getBoundingClientRect()
        return [part, Math.round(top), Math.round(height)]
      }),
    )

  it.for([
    ['exceed', 390, 844],
    ['exodus', 390, 844],
    ['weiss', 390, 844],
    ['weiss', 375, 667],
    ['weiss', 844, 390],
    ['weiss', 820, 1180],
    ['capcom', 390, 844],
    ['capcom', 375, 667],
    ['hearth', 390, 844],
  ] as const)('lies upon nothing and moves nothing in %s, %i by %i', async ([game, width, height]) => {
    const { page } = await visit({ ...phone, viewport: { width, height }, settings: { guide: true } })
    await page.goto(`/practice/${game}?seed=guide`)
    let hints = 0
    const seen = new Set<string>()
    const touch: Touch = async (on, choice) => {
      hints += await hint(on).count()
      expect(await partsUnder(on, '.guide')).toEqual([])
      seen.add(JSON.stringify(await places(on)))
      await byFinger(on, choice)
    }
    await playOn(page, { seed: 'guide', decisions: 6, touch })
    expect(hints).toBeGreaterThan(1)
    // on its side what is asked has a column of its own, as high as it needs
    if (height > width) expect([...seen]).toHaveLength(1)
  })
})
