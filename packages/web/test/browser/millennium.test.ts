import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf } from './support/axe.ts'
import { question, shown } from './support/people.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const practice = (options: object) =>
  `/practice/millennium?seed=floor&strength=easy&options=${encodeURIComponent(JSON.stringify(options))}`

/** A market that ends when both are ready, and in which a purchase is one at once. */
const duel = { mode: 'duel', clock: 'none', contestWindow: 0, refusalWindow: 0 }

const dollars = async (page: Page): Promise<number> =>
  Number((await page.locator('.mb-head [data-figure="dollars"] dd').textContent())!.replace('$', ''))

const kindOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.ask')?.getAttribute('data-kind') ?? null)

/** What is lit and answers: of a menu the first, in a tournament the hand, the buttons, then the board. */
const places = [
  '[role="menuitem"]',
  '.table__hand [data-lit]',
  '.table__ask [data-confirm]:not([disabled])',
  '.table__ask [data-lit]',
  '.table__board [data-lit]',
]

/** One click that leads on; none while others are awaited. */
async function clickOn(page: Page): Promise<void> {
  const kind = await kindOf(page)
  const wanted = kind === 'market' ? ['.table__ask [data-key="ready"]'] : places
  for (const place of kind === null ? [] : wanted) {
    const found = page.locator(place).first()
    if (!(await found.isVisible())) continue
    // the question may go away under the pointer
    await found.click({ timeout: 5000 }).catch(() => {})
    return
  }
}

/** Says “ready” and plays on until this is to be seen. */
async function until(page: Page, seen: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await shown(page)
        if (await seen()) return true
        await clickOn(page)
        return seen()
      },
      { timeout: 400_000, interval: 100 },
    )
    .toBe(true)
}

describeInBrowser('Millennium Blades', { timeout: 600_000 }, () => {
  const visit = visitors()

  it('is dealt with on the trading floor by clicks: buy, sell, build, collect, offer', async () => {
    const { page } = await visit()
    await page.goto(practice(duel))
    await question(page).waitFor()
    expect(await faultsOf(page)).toEqual([])

    // the binder is searched, a card is sold, the store sells one, the deck and a collection are laid out
    const binder = page.getByRole('region', { name: 'Your binder' })
    await binder.getByRole('searchbox').fill('zzz')
    await binder.getByText('No card of your binder fits.').waitFor()
    await binder.getByRole('searchbox').fill('')
    const before = await dollars(page)
    await page.locator('.mb-store .mb-lot__buy[data-lit]').first().click()
    await expect.poll(() => dollars(page)).toBeLessThan(before)
    await page.getByRole('button', { name: 'Fill it up' }).click()
    await expect.poll(() => page.locator('.mb-deck li:not([data-empty])').count()).toBeGreaterThanOrEqual(8)
    const rich = await dollars(page)
    await binder.locator('.card__point').first().click()
    await binder.locator('[data-verb="sell"]').click()
    await expect.poll(() => dollars(page)).toBeGreaterThan(rich)
    await page.getByRole('button', { name: 'Lay it out' }).first().click()
    await page.locator('.mb-collection__cards .card').first().waitFor()
    await page.getByRole('button', { name: 'What can I do now?' }).click()
    await page.locator('[data-advice="ready"]').waitFor()

    // a trade weighs both sides
    await page.getByRole('button', { name: /^Trade with/ }).click()
    const trade = page.getByRole('dialog')
    await trade
      .getByRole('button', { name: /^Choose \d/ })
      .first()
      .click()
    await trade.getByRole('button', { name: 'Make it even' }).click()
    await trade.getByText(/^Even/).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await trade.getByRole('button', { name: 'Make the offer' }).click()
    await page
      .getByText(/^Easy bot (declines your offer|trades with you)\.$/)
      .first()
      .waitFor()
  })

  it('is played to its end: three markets, three tournaments, the story', { timeout: 300_000 }, async () => {
    const { page } = await visit({ settings: { speed: 'instant' } })
    await page.goto(practice(duel))
    await question(page).waitFor()
    // what is done is done
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await until(page, () => page.locator('.mb[data-phase="tournament"]').isVisible())
    await shown(page)
    expect(await faultsOf(page)).toEqual([])
    // the score is seen, and gone on from
    await until(page, () => page.locator('.mb-result').isVisible())
    const result = page.getByRole('region', { name: 'Tournament 1: the score' })
    expect(await result.locator('.mb-scores > li').count()).toBe(2)
    expect(await faultsOf(page)).toEqual([])
    await result.getByRole('button', { name: 'On to the trading floor' }).click()
    await page.locator('.mb-floor').waitFor()
    await until(page, () => page.locator('.mb-story').isVisible())
    await page.getByRole('button', { name: 'Watch it again' }).waitFor()
    expect(await page.locator('.mb-story').textContent()).toContain('The best deck')
    expect(await faultsOf(page)).toEqual([])
  })

  it('fits a phone: shop, binder, deck, and a tournament', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(practice({ ...duel, prerelease: true }))
    await question(page).waitFor()
    await until(page, () => page.locator('.mb[data-phase="deckbuilding"]').isVisible())
    await page.getByRole('button', { name: 'On to the trading floor' }).tap()
    await page.getByRole('tab', { name: 'Shop' }).tap()
    const before = await dollars(page)
    await page.locator('.mb-store .mb-lot__buy[data-lit]').first().tap()
    await expect.poll(() => dollars(page)).toBeLessThan(before)
    await page.getByRole('tab', { name: 'Binder' }).tap()
    await page.getByRole('button', { name: 'Fill it up' }).tap()
    await expect.poll(() => page.locator('.mb-deck li:not([data-empty])').count()).toBeGreaterThanOrEqual(8)
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(spill).toBeLessThanOrEqual(0)
    expect(await faultsOf(page)).toEqual([])
  })
})
