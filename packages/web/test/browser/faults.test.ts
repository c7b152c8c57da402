import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { question, resign, shown } from './support/people.ts'
import { playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const askOf = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? null)

describeInBrowser('What was found by playing', () => {
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

  it('is mended: a page that fails says so, and can be loaded again', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, expected: /broken/ })
    await page.goto('/choose/capcom')
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = () => {
        throw new Error('broken')
      }
    })
    await page.getByText('Asha Vell').first().tap()
    await page.getByRole('heading', { name: 'This page has failed' }).waitFor()
    await page.getByRole('link', { name: 'Load it again' }).click()
    await page.getByText('Asha Vell').first().tap()
    await page.getByRole('button', { name: 'Play Asha Vell' }).waitFor()
  })

  it('is mended: the second half of a double click answers nothing', async () => {
    const { page } = await visit()
    await page.clock.install()
    await page.goto('/practice/exodus?seed=twice')
    await shown(page)
    const first = await askOf(page)
    // the hands of the clock stand still: whatever comes now comes soon after the answer
    await page.clock.pauseAt(Date.now() + 1000)
    await page.getByRole('button', { name: 'Keep this hand' }).click()
    const nextAsk = async () => ((await askOf(page)) === first ? null : askOf(page))
    await expect.poll(nextAsk).not.toBeNull()
    const second = await nextAsk()
    const answer = page.locator('.ask__answers [data-lit]').first()
    // at once, and not when the answer says that it can be given
    await answer.dispatchEvent('click')
    await page.clock.resume()
    await shown(page)
    expect(await askOf(page)).toBe(second)
    await answer.click()
    await expect.poll(() => askOf(page)).not.toBe(second)
  })

  it('is mended: where nothing moves things are still shown, and what is asked next does not tell how they end', async () => {
    const { page } = await visit({ settings: { speed: 'step' } })
    await page.goto('/practice/exceed?seed=calm')
    await page.getByRole('button', { name: 'Keep all' }).click()
    await page.getByRole('button', { name: /^Go on/ }).waitFor()
    let seen = 0
    let early = 0
    const askedNext = async () => {
      const [isShown, isAsked] = await page.evaluate(() =>
        ['.table__skip', '.ask h2'].map((place) => document.querySelector(place) !== null),
      )
      if (!isShown) return isAsked
      seen++
      if (isAsked) early++
      await page.keyboard.press('Space')
      return false
    }
    await expect.poll(askedNext).toBe(true)
    expect(early).toBe(0)
    expect(seen).toBeGreaterThan(1)
  })

  it('is mended: an answer that stands says why, to who presses a button and to who presses keys', async () => {
    const { page } = await visit()
    await page.goto('/practice/exceed?seed=stands&side=ketta&options={"first":0}')
    const undo = page.getByRole('button', { name: 'Undo' })
    const undoSays = () =>
      undo.evaluate(
        (button: HTMLElement) =>
          `${button.ariaDisabled === 'true' ? 'off' : 'on'}: ${document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent}`,
      )
    await expect.poll(undoSays).toMatch(/^off: There is nothing to undo yet/)
    const what = page.getByRole('tooltip')
    expect(await what.count()).toBe(0)
    await undo.hover()
    await what.getByText('There is nothing to undo yet').waitFor()
    const why = page.getByRole('alert').getByText('There is nothing to undo yet')
    await undo.dispatchEvent('click')
    await why.waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await why.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await why.waitFor()
    await page.getByRole('button', { name: 'Keep all' }).click()
    await asked(page).toMatch(/take an action/)
    await page.locator('[data-space][data-lit]').first().click()
    await asked(page).toMatch(/Force/)
    await expect.poll(undoSays).toMatch(/^on: Back to before: Move/)
    await undo.click()
    await asked(page).toMatch(/take an action/)
  })

  it('is mended: in a sale one is asked while others act', async () => {
    const { page } = await visit({ settings: { speed: 'normal' } })
    await page.goto(`/practice/market?seed=sale&seats=3&options=${encodeURIComponent('{"seconds":600}')}`)
    const sale = page.getByText(/what do you do\?$/).first()
    while ((await sale.count()) === 0) await playOn(page, { seed: 'sale', decisions: 1 })
    // looks at every change of the page, until two more things have happened
    const seen = await page.evaluate(
      () =>
        new Promise<{ acted: number; unasked: number }>((resolve) => {
          const logged = () => document.querySelectorAll('[aria-label="What has happened"] li').length
          const before = logged()
          let unasked = 0
          const watch = new MutationObserver(() => {
            if (!document.querySelector('[data-ask]')) unasked++
            const acted = logged() - before
            if (acted < 2) return
            watch.disconnect()
            resolve({ acted, unasked })
          })
          watch.observe(document.body, { subtree: true, childList: true, attributes: true })
        }),
    )
    expect(seen.unasked).toBe(0)
  })

  it('is mended: one’s own replay speaks of oneself, and what does not exist is a page', async () => {
    const { page } = await visit({ settings: { name: '' }, expected: /404/ })
    await page.goto('/practice/exceed?seed=own')
    await playOn(page, { seed: 'own', decisions: 4 })
    await resign(page)
    await page.getByRole('button', { name: 'Watch it again' }).click()
    await page.getByRole('slider', { name: 'Where in the match' }).press('End')
    await asked(page).toBe('Easy bot wins: you resigned.')
    await shown(page)
    const said = await page.getByRole('list', { name: 'What has happened' }).textContent()
    expect(said).not.toMatch(/You’s|You's|You (draws|moves|strikes|sets|discards|prepares)\b/)
    const timeline = page.getByRole('region', { name: 'Timeline' })
    const end = await timeline.textContent()
    await page.getByRole('slider', { name: 'Where in the match' }).press('ArrowLeft')
    await expect.poll(() => timeline.textContent()).not.toBe(end)
    expect(await timeline.textContent()).not.toMatch(/: \w+:\w+/)
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
