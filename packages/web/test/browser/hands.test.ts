import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { dragByFinger } from './support/drag.ts'
import { shown } from './support/people.ts'
import { byFinger, byKeyboard, playOn, type Touch } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** Where on its visible part a card of the hand is not the one that a finger would touch, by its place. */
const mistouched = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll<HTMLElement>('.hand__place')]
    const cardAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.hand__place') ?? null
    const points = places.flatMap((place) => {
      const { left, right, top, height } = place.querySelector('.card')!.getBoundingClientRect()
      const y = top + height / 2
      const xs = Array.from({ length: 12 }, (_, n) => left + ((n + 0.5) * (right - left)) / 12)
      return xs.filter((x) => x > 0 && x < innerWidth).map((x) => [x, y] as const)
    })
    const touched = points.map(([x, y]) => cardAt(x, y))
    // all that is drawn can be hit: the uppermost is what is seen
    const all = new CSSStyleSheet()
    all.replaceSync('.hand__place, .hand__place * { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(all)
    const seen = points.map(([x, y]) => cardAt(x, y))
    document.adoptedStyleSheets.pop()
    return points.flatMap((_, i) => (seen[i] === touched[i] ? [] : [places.indexOf(seen[i] as HTMLElement)]))
  })

describeInBrowser('A hand on a phone', () => {
  const visit = visitors()

  it.for(['exceed', 'capcom', 'weiss'])('of %s: a finger touches the card that it sees', async (game) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(`/practice/${game}?seed=fingers`)
    await shown(page)
    await page.locator('.hand .card__point').nth(2).waitFor()
    expect(await mistouched(page)).toEqual([])
    const card = page.locator('.hand .card__point').nth(1)
    await card.focus()
    expect(await mistouched(page)).toEqual([])
    const widths = await page
      .locator('.hand .card__point')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(40)
  })

  it.for(['exceed', 'weiss'])('of %s: five cards are in sight, and all of one that is chosen', async (game) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(`/practice/${game}?seed=fingers`)
    await shown(page)
    const cards = page.locator('.hand .card:has([data-lit])')
    await cards.nth(4).waitFor()
    await cards.nth(1).locator('.card__point').tap()
    await page.locator('.hand .is-chosen').waitFor()
    // with the frame around it
    const hidden = () =>
      page.evaluate(() => {
        const hand = document.querySelector('.hand')!.getBoundingClientRect()
        return [...document.querySelectorAll('.hand .card')].flatMap((each) => {
          const { left, right, top } = each.getBoundingClientRect()
          return left >= 0 && right <= innerWidth && top - 4 >= hand.top ? [] : [`${left} ${right} ${top - hand.top}`]
        })
      })
    await expect.poll(hidden).toEqual([])
  })
})

describeInBrowser('A card of the hand', () => {
  const visit = visitors()

  it('is played by a finger that takes it to a board without places of its own', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto('/practice/hearth?seed=drag')
    await asked(page).toMatch(/^Your turn: which card/)
    await shown(page)
    const card = page.locator('.hand .card:has([data-lit])').first()
    const name = await card.getAttribute('data-card')
    const row = page.getByRole('region', { name: 'Your side' }).locator('.generic__row')
    await dragByFinger(page, card, row)
    await row.locator(`[data-card="${name}"]`).waitFor()
  })
})

describeInBrowser('A whole match', () => {
  const visit = visitors()

  it('is played by keyboard alone, from the front page on', async () => {
    const { page } = await visit({ viewport: { width: 1024, height: 768 } })
    await page.goto('/')
    const start = page.getByRole('link', { name: 'Play now' })
    await start.waitFor()
    const isFocused = () => start.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 20 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
    expect(await isFocused()).toBe(true)
    await page.keyboard.press('Enter')
    await playOn(page, { seed: 'by keyboard', touch: byKeyboard })
    await asked(page).toMatch(/wins?/)
  })

  it('is played with a finger on a phone', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(`/practice/exodus?seed=phone&options=${encodeURIComponent('{"life":3}')}`)
    const creatures = { lit: 0, dull: 0 }
    const touch: Touch = async (on, choice) => {
      const shadows = await on
        .locator('.xo-creature.is-lit')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).boxShadow))
      creatures.lit += shadows.length
      creatures.dull += shadows.filter((shadow) => !/0px 0px 0px [23]px/.test(shadow)).length
      await byFinger(on, choice)
    }
    expect(await playOn(page, { seed: 'by finger', touch })).toBeGreaterThan(10)
    expect(creatures.lit).toBeGreaterThan(0)
    expect(creatures.dull).toBe(0)
    await asked(page).toMatch(/wins?/)
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isTooWide).toBe(false)
  })
})
