import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { question, resign, shown, sitDown } from './support/people.ts'
import { choicesIn, playOn } from './support/player.ts'
import { sceneOf } from './support/scene.ts'
import { Site } from './support/site.ts'
import { describeInBrowser, site, visitors } from './support/visitors.ts'

/** What somebody is asked, and all that they could do about it. */
async function askedOf(page: Page) {
  await shown(page)
  const prompt = await question(page).textContent()
  return { prompt, choices: choicesIn(await sceneOf(page)).map(({ name }) => name) }
}

/** Both play until the first has decided so often, and is asked again. */
async function playSome(first: Page, second: Page, seed: string, decisions: number): Promise<void> {
  let isEnough = false
  const one = playOn(first, { seed: `${seed} 0`, decisions }).finally(() => {
    isEnough = true
  })
  await Promise.all([one, playOn(second, { seed: `${seed} 1`, stop: () => isEnough })])
  // the last answer has had its effect
  await Promise.all([shown(first), shown(second)])
}

describeInBrowser('A table on a server', () => {
  const visit = visitors()

  it('is the same after a reload in the middle of a question, and shows spectators what is public', async () => {
    const [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => visit({ settings: { name } })))
    const { page: watching } = cy!
    const link = await sitDown(ann!.page, bo!.page, 'Exceed', watching)
    await watching.getByText('Somebody else has sat down in the meantime. You are watching.').waitFor()
    await playSome(ann!.page, bo!.page, 'reload', 3)
    const before = await askedOf(ann!.page)
    expect(before.choices.length).toBeGreaterThan(0)
    await ann!.page.reload()
    await question(ann!.page).waitFor()
    await expect.poll(() => askedOf(ann!.page)).toEqual(before)

    await watching.goto('/lobby')
    // others play here at the same time
    const row = watching.getByRole('listitem').filter({ has: watching.locator(`a[href="${new URL(link).pathname}"]`) })
    await row.getByText('Ann and Bo').waitFor()
    await row.getByRole('link', { name: 'Watch' }).click()
    const hand = watching.getByRole('region', { name: /^Hand, / }).getByRole('button')
    await hand.first().waitFor()
    const labels = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
    expect(labels.filter((name) => !/card$/.test(name!))).toEqual([])
    expect(choicesIn(await sceneOf(watching))).toEqual([])
    const log = watching.getByRole('list', { name: 'What has happened' })
    const told = await log.getByRole('listitem').count()
    await playSome(ann!.page, bo!.page, 'watched', 2)
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(told)

    // a table fills the window, however long its log
    for (const { page } of [ann!, bo!, cy!])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)

    await bo!.page.getByRole('tab', { name: 'Chat' }).click()
    await bo!.page.getByLabel('Say something').fill('Well played!')
    await bo!.page.getByRole('button', { name: 'Send' }).click()
    await ann!.page.getByRole('tab', { name: 'Chat' }).click()
    await ann!.page.getByRole('list', { name: 'Chat' }).getByText('Well played!').waitFor()
    await resign(ann!.page)
    for (const page of [bo!.page, watching]) await asked(page).toMatch(/win/)
    await bo!.page.getByRole('button', { name: 'Rematch' }).click()
    await ann!.page.getByRole('link', { name: 'Play again' }).click()
    await expect.poll(() => Promise.all([ann!, bo!].map(({ page }) => question(page).isVisible()))).toContain(true)
  })

  it('comes back by itself to both browsers when the server was killed and started again', async () => {
    const own = await Site.open(site().web)
    try {
      const settings = { baseURL: own.origin, expected: /WebSocket|net::ERR_/ }
      const [ann, bo] = await Promise.all(['Ann', 'Bo'].map((name) => visit({ ...settings, settings: { name } })))
      const pages = [ann!.page, bo!.page]
      await sitDown(ann!.page, bo!.page, 'Exodus')
      await playSome(ann!.page, bo!.page, 'killed', 3)
      const before = await askedOf(ann!.page)
      await own.kill()
      const lost = pages.map((page) => page.getByText('The connection is lost'))
      await Promise.all(lost.map((each) => each.waitFor()))
      await own.start()
      await Promise.all(lost.map((each) => each.waitFor({ state: 'detached' })))
      await expect.poll(() => askedOf(ann!.page)).toEqual(before)
      await playSome(ann!.page, bo!.page, 'back again', 2)
      await resign(bo!.page)
      await asked(ann!.page).toMatch(/^You win/)
    } finally {
      await own.close()
    }
  })
})
