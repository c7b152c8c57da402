import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { question, sitDownWith } from './support/people.ts'
import { playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** Where the log is closed until it is wanted: a long one takes long to be looked through. */
const viewport = { width: 1024, height: 768 }

describeInBrowser('A whole match between two browsers', () => {
  const visit = visitors()

  it.for([
    // as much of a match, and in less time: two who strike, and little Life
    ['Exceed', (first: Page, second: Page) => sitDownWith(first, second, 'exceed', { fighters: ['ketta', 'corra'] })],
    ['Exodus', (first: Page, second: Page) => sitDownWith(first, second, 'exodus', { life: 2 })],
  ] as const)('of %s comes to its end, and can be looked at again', async ([game, sit]) => {
    const [ann, bo] = await Promise.all(['Ann', 'Bo'].map((name) => visit({ settings: { name }, viewport })))
    const pages = [ann!.page, bo!.page]
    await sit(ann!.page, bo!.page)
    await Promise.all(pages.map((page, i) => playOn(page, { seed: `${game} ${i}` })))
    for (const page of pages) await asked(page).toMatch(/wins?/)
    const ends = await Promise.all(pages.map((page) => question(page).textContent()))
    expect(ends.filter((end) => end!.startsWith('You win'))).toHaveLength(1)
    expect(ends.filter((end) => /^(Ann|Bo) wins/.test(end!))).toHaveLength(1)
    expect(ends.join()).not.toContain('resigned')

    const { page } = ann!
    const watch = page.getByRole('listitem').filter({ hasText: game }).getByRole('link')
    // the server tells the players first, and then files the match as over
    await expect
      .poll(async () => {
        await page.goto('/profile')
        return watch.textContent()
      })
      .toBe('Watch')
    await watch.click()
    await page.getByRole('slider', { name: 'Where in the match' }).press('End')
    await asked(page).toMatch(/^(You win|Bo wins)/)
  })
})
