import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { question } from './support/people.ts'
import { choicesIn, playOn } from './support/player.ts'
import { sceneOf } from './support/scene.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const firstLoad = 200 * 1024
/** All that has been sent when the first question of the first match is there, letters aside. */
const firstMatch = 365 * 1024

describeInBrowser('Practice', () => {
  const visit = visitors()

  it('is one click from a front page that weighs little, explains itself, and goes on where it was left', async () => {
    const { page } = await visit({ settings: null })
    // who spares data is not sent ahead what only a match needs; what is fetched in an idle moment nobody waits for
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      window.requestIdleCallback = () => 0
    })
    const loading: Promise<number>[] = []
    const weighed = new Set<string>()
    const weigh = (response: Response) => {
      const { pathname } = new URL(response.url())
      // what a thread asks for again is in the browser's cache
      if (!/\.(js|css)$/.test(pathname) || weighed.has(pathname)) return
      weighed.add(pathname)
      loading.push(response.body().then((body) => gzipSync(body).length))
    }
    page.on('response', weigh)
    await page.goto('/', { waitUntil: 'networkidle' })
    const weight = async () => (await Promise.all(loading)).reduce((a, b) => a + b, 0)
    expect(await weight()).toBeGreaterThan(0)
    expect(await weight()).toBeLessThanOrEqual(firstLoad)

    await page.getByRole('link', { name: 'Play now' }).click()
    await page.getByRole('note', { name: 'Guide' }).waitFor()
    page.off('response', weigh)
    expect(await weight()).toBeLessThanOrEqual(firstMatch)
    await page.getByRole('button', { name: 'No more hints' }).click()
    await playOn(page, { seed: 'practice', decisions: 6 })
    // what has one answer may be answered by itself, or be asked once more
    let offered = choicesIn(await sceneOf(page))
    for (let n = 0; offered.length < 2; n++) {
      await playOn(page, { seed: `on ${n}`, decisions: 1 })
      offered = choicesIn(await sceneOf(page))
    }
    const prompt = (await question(page).textContent())!
    await page.reload()
    await expect.poll(async () => choicesIn(await sceneOf(page))).toEqual(offered)

    await page.getByRole('link', { name: 'Cardwright: front page' }).click()
    await page.getByRole('region', { name: 'Where you left off' }).getByRole('link').first().click()
    await asked(page).toBe(prompt)
  })

  it('works without a network once the page has been seen', async () => {
    const { page, context } = await visit({ settings: null, serviceWorkers: 'allow', expected: /ERR_INTERNET/ })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Play now' }).click()
    await playOn(page, { seed: 'offline', decisions: 4 })
    await page.goto('/practice/exodus')
    await playOn(page, { seed: 'offline', decisions: 4 })
  })

  it('of a game without a board of its own is played at the generic table', async () => {
    const { page } = await visit({ viewport: { width: 1024, height: 768 } })
    await page.goto(`/practice/duel?seed=duel&options=${encodeURIComponent('{"life":6}')}`)
    await playOn(page, { seed: 'duel' })
    await asked(page).toMatch(/ wins?\b/)
    await page.goto('/choose/market')
    await page.getByRole('button', { name: 'Play' }).click()
    expect(await playOn(page, { seed: 'market', decisions: 3 })).toBeGreaterThanOrEqual(3)
  })

  it('of two at one screen hides the hands between them', async () => {
    const { page } = await visit()
    await page.goto('/choose/exceed')
    await page.getByLabel('Against').selectOption('Together at this screen')
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByRole('button', { name: 'I am Player 1' }).click()
    await page.getByRole('button', { name: 'Keep all' }).click()
    await page.getByRole('heading', { name: 'Player 2, it is your turn' }).waitFor()
    expect(await page.getByRole('region', { name: /^Hand/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'I am Player 2' }).click()
    await question(page).waitFor()
  })
})
