import { expect, it } from 'vitest'
import { coveredIn } from './support/covered.ts'
import { duel, practice } from './support/millennium.ts'
import { shown } from './support/people.ts'
import { byFinger, playOn, type Touch } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Each with how many questions. Where others act all the time, each of them takes seconds. */
const games = [
  ['exceed', 12],
  ['exodus', 12],
  ['weiss', 12],
  ['capcom', 12],
  ['millennium', 4],
  ['duel', 12],
  ['hearth', 12],
  ['market', 4],
] as const

describeInBrowser('On a phone', { timeout: 300_000 }, () => {
  const visit = visitors()

  it.for(games)('nothing stays over what %s offers, through %i questions', async ([game, decisions]) => {
    const { page } = await visit(phone)
    await page.goto(game === 'millennium' ? practice(duel) : `/practice/${game}?seed=covered`)
    const touch: Touch = async (on, choice) => {
      // what is on its way may lie there for a moment
      await expect.poll(() => coveredIn(on)).toEqual([])
      await byFinger(on, choice)
    }
    expect(await playOn(page, { seed: 'covered', decisions, touch })).toBeGreaterThanOrEqual(decisions)
  })

  it('what lies over an answer or a card is found', async () => {
    const { page } = await visit(phone)
    await page.goto('/practice/capcom?seed=covered')
    await shown(page)
    await page.getByRole('button', { name: 'Keep them' }).waitFor()
    expect(await coveredIn(page)).toEqual([])
    await page.evaluate(() => {
      const cover = document.createElement('div')
      cover.className = 'planted'
      cover.style.cssText = 'position: fixed; inset: auto 0 0; height: 50%; z-index: 99'
      document.body.append(cover)
    })
    expect(await coveredIn(page)).toEqual(['Keep them: planted', 'Draw seven others: planted'])
  })

  it.for(['capcom', 'exodus', 'exceed', 'weiss'])('a teacher’s words cover nothing that %s offers', async (game) => {
    const { page } = await visit(phone)
    await page.goto(`/lesson/${game}`)
    await page.locator('.teacher[aria-busy=false]').waitFor()
    const goOn = page.getByRole('button', { name: 'Go on' })
    for (let steps = 0; steps < 5 && (await goOn.isVisible()); steps++) await goOn.tap()
    await page.locator('.table__ask [data-ask]').waitFor()
    await shown(page)
    expect(await page.locator('.teacher__words').isVisible()).toBe(true)
    expect(await page.locator('[data-lit]').count()).toBeGreaterThan(0)
    expect(await coveredIn(page)).toEqual([])
  })
})
