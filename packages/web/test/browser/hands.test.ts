import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { byFinger, byKeyboard, playOn, type Touch } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

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
