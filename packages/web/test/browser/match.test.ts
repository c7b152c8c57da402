import { expect, it } from 'vitest'
import { question, sitDown } from './support/people.ts'
import { playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** Where the log is closed until it is wanted: a long one takes long to be looked through. */
const viewport = { width: 1024, height: 768 }

describeInBrowser('A whole match between two browsers', { timeout: 600_000 }, () => {
  const visit = visitors()

  it.for(['Exceed', 'Exodus'])('of %s comes to its end, and can be looked at again', async (game) => {
    const [ann, bo] = await Promise.all(['Ann', 'Bo'].map((name) => visit({ settings: { name }, viewport })))
    const pages = [ann!.page, bo!.page]
    await sitDown(ann!.page, bo!.page, game)
    await Promise.all(pages.map((page, i) => playOn(page, { seed: `${game} ${i}` })))
    const ends = await Promise.all(pages.map((page) => question(page).textContent()))
    expect(ends.filter((end) => end!.startsWith('You win'))).toHaveLength(1)
    expect(ends.filter((end) => /^(Ann|Bo) wins/.test(end!))).toHaveLength(1)
    expect(ends.join()).not.toContain('resigned')

    const { page } = ann!
    await page.goto('/profile')
    await page.getByRole('listitem').filter({ hasText: game }).getByRole('link', { name: 'Watch' }).click()
    await page.getByRole('slider', { name: 'Where in the match' }).press('End')
    await expect.poll(() => question(page).textContent()).toMatch(/^(You win|Bo wins)/)
  })
})
