import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { byFinger, byKeyboard, playOn } from './support/player.ts'
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
    await page.goto(`/practice/exodus?seed=phone&options=${encodeURIComponent('{"life":2}')}`)
    expect(await playOn(page, { seed: 'by finger', touch: byFinger })).toBeGreaterThan(10)
    await asked(page).toMatch(/wins?/)
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isTooWide).toBe(false)
  })
})
