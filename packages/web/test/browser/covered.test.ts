import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { coveredIn, partsUnder } from './support/covered.ts'
import { duel, practice } from './support/millennium.ts'
import { shown } from './support/people.ts'
import { byFinger, playOn, type Touch } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const upright = { width: 390, height: 844 }
const onItsSide = { width: 844, height: 390 }
const phone = { viewport: upright, hasTouch: true, isMobile: true }

/** What is on its way may lie there for a moment. */
const expectFree = (page: Page) => expect.poll(() => coveredIn(page)).toEqual([])

/** The same question on a phone that is turned on its side. */
async function turn(page: Page): Promise<void> {
  await page.setViewportSize(onItsSide)
  await expectFree(page)
  await page.setViewportSize(upright)
}

/** No part of the table goes on beyond the window, and no answer is scrolled out of its part. */
const expectInWindow = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const parts = '.table__board, .table__hand, .teacher, .teacher__ways > *, .ask__answers > *'
        const cut = (part: Element) => {
          const { top, bottom } = part.getBoundingClientRect()
          const within = part.closest('.table__ask')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
          return top < within.top - 1 || bottom > Math.min(within.bottom, innerHeight) + 1
        }
        return [...document.querySelectorAll(parts)].filter(cut).map((part) => part.className)
      }),
    )
    .toEqual([])

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
    let asked = 0
    const touch: Touch = async (on, choice) => {
      await expectFree(on)
      if (asked++ % 3 === 0 && choice.role !== 'menuitem') await turn(on)
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
  it.for(['capcom', 'exodus', 'exceed', 'weiss'])(
    'on its side a lesson of %s has all of its table in the window',
    async (game) => {
      const { page } = await visit({ ...phone, viewport: onItsSide })
      await page.goto(`/lesson/${game}`)
      await page.locator('.teacher[aria-busy=false]').waitFor()
      await expectInWindow(page)
      const goOn = page.getByRole('button', { name: 'Go on' })
      for (let steps = 0; steps < 5 && (await goOn.isVisible()); steps++) await goOn.tap()
      await page.locator('.table__ask [data-ask]').waitFor()
      await shown(page)
      await expectInWindow(page)
      expect(await coveredIn(page)).toEqual([])
    },
  )
  it.for([upright, onItsSide])('advice covers nothing and is whole in a window of %o', async (viewport) => {
    const { page } = await visit({ ...phone, viewport })
    await page.goto('/practice/weiss?seed=covered')
    await shown(page)
    await page.getByRole('button', { name: 'Advice' }).tap()
    await page.locator('.advice__follow').waitFor()
    expect(await partsUnder(page, '.advice')).toEqual([])
    const parts = page.locator('.advice__why, .advice__go, .advice > .ask__dismiss')
    expect(await parts.count()).toBe(3)
    for (const part of await parts.all()) {
      const at = await part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].map((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
      })
      expect(at).toEqual([true, true])
    }
  })
})
