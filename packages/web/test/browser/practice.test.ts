import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { question, resign, shown } from './support/people.ts'
import { choicesIn, playOn } from './support/player.ts'
import { sceneOf } from './support/scene.ts'
import { transfers } from './support/transfers.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/**
 * In bytes: all that has come over the line when the front page is there, and when the first match can be played. Only
 * the drawings on cards are not counted: they are asked for when the hand is laid out, and nobody waits for them.
 */
const frontPage = 150_000
const firstMatch = 340_000
/** What a match is made of, each in a file. */
const parts = ['exceed', 'exceed-board', 'host', 'rules', 'table']
const isDrawing = (path: string): boolean => /\/assets\/\d+-/.test(path)
const partOf = (url: string): string | undefined => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1]

describeInBrowser('Practice', () => {
  const visit = visitors()

  it('is one click from a front page that weighs little, explains itself, and goes on where it was left', async () => {
    const { page } = await visit({ settings: null })
    // who spares data is not sent ahead what only a match needs; what is fetched in an idle moment nobody waits for
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      window.requestIdleCallback = () => 0
    })
    // scripts, styles, letters, icons and answers of the server, each with its headers
    const sent = transfers(page)
    const weight = async () => (await sent()).reduce((sum, { path, bytes }) => sum + (isDrawing(path) ? 0 : bytes), 0)
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await weight()).toBeGreaterThan(50_000)
    expect(await weight()).toBeLessThanOrEqual(frontPage)

    await page.getByRole('link', { name: 'Play now' }).click()
    await page.getByRole('note', { name: 'Guide' }).waitFor()
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

  it('fetches all its parts at the same time, so that none waits for another to name it', async () => {
    const { page } = await visit()
    const held = new Map<string, Route>()
    let isHeld = true
    await page.route(
      (url) => parts.includes(partOf(url.pathname) ?? ''),
      async (route) => {
        if (isHeld) held.set(partOf(route.request().url())!, route)
        else await route.continue()
      },
    )
    await page.goto('/practice/exceed', { waitUntil: 'commit' })
    await expect.poll(() => [...held.keys()].sort()).toEqual(parts)
    isHeld = false
    await Promise.all([...held.values()].map((route) => route.continue()))
    await question(page).waitFor()
  })

  it('works without a network once the page has been seen', async () => {
    const { page, context } = await visit({ settings: null, serviceWorkers: 'allow', expected: /ERR_INTERNET/ })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Play now' }).click()
    await playOn(page, { seed: 'offline', decisions: 2 })
    await page.goto('/practice/exodus')
    await playOn(page, { seed: 'offline', decisions: 2 })
  })

  it('of a game without a board of its own is played at the generic table', async () => {
    const { page } = await visit({ viewport: { width: 1024, height: 768 } })
    await page.goto(`/practice/duel?seed=a&options=${encodeURIComponent('{"life":6}')}`)
    await playOn(page, { seed: 'a' })
    await asked(page).toMatch(/ wins?\b/)
    await page.goto('/choose/market')
    await page.getByRole('button', { name: 'Play' }).click()
    expect(await playOn(page, { seed: 'market', decisions: 1 })).toBeGreaterThanOrEqual(1)
  })

  it('has advice by button and by key, without a network, and marks what is advised', async () => {
    const { page, context } = await visit()
    // what moves the cards is fetched when the table stands: without it there is no table
    const whole = page.waitForEvent('requestfinished', (request) => request.url().includes('motion-features'))
    await page.goto('/practice/duel?seed=advice')
    await question(page).waitFor()
    await whole
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const advice = page.locator('.advice__follow')
    await page.getByRole('button', { name: 'Advice' }).click()
    await advice.getByText('Show me').waitFor()
    expect(await advice.locator('b').textContent()).toMatch(/^(Play|Cast|End|Attack)/)
    const said = (await advice.textContent())!
    expect(said).toMatch(
      /(“.+”|The next best) does as well, as far as \d+ tries can tell|Next best: .+\. Tried \d+ times\./,
    )
    expect(await advice.getByRole('meter').count()).toBe(said.includes('Next best') ? 2 : 0)
    const marked = page.locator('.is-advised')
    await marked.first().waitFor()
    await context.setOffline(false)
    // once it is pointed out, and then it is done
    const before = await page.locator('.ask').getAttribute('data-ask')
    await advice.click()
    await advice.getByText('Do it').waitFor()
    expect(await page.locator('.ask').getAttribute('data-ask')).toBe(before)
    await advice.click()
    await expect.poll(() => page.locator('.ask').getAttribute('data-ask')).not.toBe(before)
    await expect.poll(async () => (await advice.count()) + (await marked.count())).toBe(0)
    await shown(page)
    await page.keyboard.press('h')
    await advice.waitFor()
  })

  it('advises on several cards in the words of the button that sends them', async () => {
    const { page } = await visit()
    await page.goto('/practice/exceed?seed=advice')
    await question(page).waitFor()
    await page.keyboard.press('h')
    const advice = page.locator('.advice__follow')
    await advice.getByText('Show me').waitFor()
    const said = (await advice.locator('b').textContent())!
    expect(said).toMatch(/^(Keep all$|Replace [1-5]: )/)
    await advice.click()
    await advice.getByText('Do it').waitFor()
    const send = page.locator('[data-confirm].is-advised')
    await send.waitFor()
    expect(said.startsWith((await send.textContent())!)).toBe(true)
  })

  it('goes back to the last decision, whatever has come of it, and stays there', async () => {
    const { page } = await visit()
    // the player begins, whatever the bot thinks
    const options = encodeURIComponent(JSON.stringify({ fighters: ['ketta', 'corra'], first: 0 }))
    await page.goto(`/practice/exceed?seed=back&options=${options}`)
    await page.getByRole('button', { name: 'Keep all' }).click()
    await asked(page).toMatch(/^Your turn/)
    await shown(page)
    const hand = () =>
      page
        .getByRole('region', { name: /^Hand, / })
        .getByRole('button')
        .count()
    const held = await hand()
    await page.getByRole('button', { name: /^Prepare/ }).click()
    await expect.poll(hand).toBeGreaterThan(held)
    const undo = page.getByRole('button', { name: 'Undo' })
    await page
      .getByText('Back to before: Prepare: draw a card. The cards come in the same order again.')
      .waitFor({ state: 'attached' })
    await undo.click()
    await asked(page).toMatch(/^Your turn/)
    await expect.poll(hand).toBe(held)
    await page.reload()
    await asked(page).toMatch(/^Your turn/)
    await expect.poll(hand).toBe(held)
    await undo.click()
    await asked(page).toMatch(/Opening hand/)
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
    await page.getByRole('button', { name: 'Keep all' }).waitFor()
    expect(await page.getByRole('button', { name: 'Advice' }).count()).toBe(0)
  })

  it('of two who act at once has a button that passes the screen on, and the clock stands meanwhile', async () => {
    const { page } = await visit()
    await page.goto('/practice/market?people=2&seed=here')
    const curtain = page.getByRole('heading', { name: 'Who is next?' })
    // MA-4: a coin less every five seconds, from eight on
    const fallen = async () =>
      8 - Number(/^The crate costs (\d+) coins/.exec((await question(page).textContent())!)![1])
    const begun = Date.now()
    await page.getByRole('button', { name: 'I am Player 1' }).click()
    await asked(page).toMatch(/^The crate costs/)
    await page.getByRole('button', { name: 'Pass the screen on' }).click()
    await curtain.waitFor()
    await page.getByText('The clock stands until then.').waitFor()
    const ran = Date.now() - begun
    await page.waitForTimeout(6000)
    const goesOn = Date.now()
    await page.getByRole('button', { name: 'I am Player 2' }).click()
    await curtain.waitFor({ state: 'hidden' })
    await asked(page).toMatch(/^The crate costs/)
    const coins = await fallen()
    expect(coins * 5000).toBeLessThanOrEqual(ran + Date.now() - goesOn)
  })

  it.for([
    ['that was played to its end names its turning point', 3],
    ['that was resigned names none', 10],
  ] as const)('a match %s', async ([, life]) => {
    const { page } = await visit()
    const seats = [{ life, hand: ['tinder', 'tinder'] }, { hand: ['comet', 'comet', 'comet'] }]
    await page.goto(`/practice/hearth?seed=turned&given=${encodeURIComponent(JSON.stringify({ seats }))}`)
    await page.getByText('Bring the other player from 10 life to none.').waitFor()
    await page.locator('.hand .card__point').first().click()
    const own = page.getByRole('region', { name: 'Your side' })
    await own.getByText(String(life - 3), { exact: true }).waitFor()
    if (life > 3) await resign(page)
    const ending = page.getByRole('region', { name: 'How it ended' })
    await ending.getByRole('img', { name: `Life. You: ${life} to ${life - 3}` }).waitFor()
    // a point for each turn, and the end
    const points = (await ending.locator('polyline').first().getAttribute('points'))!.split(' ')
    expect(points.length).toBeGreaterThan(2)
    const turned = ending.getByText(`The turning point: your life went from ${life} to ${life - 3}.`)
    expect(await turned.count()).toBe(life === 3 ? 1 : 0)
    expect(await ending.getByRole('button', { name: 'Play on from there' }).count()).toBe(life === 3 ? 1 : 0)
  })
})
