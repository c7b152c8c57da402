import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf } from './support/axe.ts'
import { smallPrint } from './support/letters.ts'
import { duel, fullMarket, playUntil, practice, pressTwice, tournament, watchPlaces } from './support/millennium.ts'
import { question, shown } from './support/people.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const dollars = async (page: Page): Promise<number> =>
  Number((await page.locator('.mb-head [data-figure="dollars"] dd').textContent())!.replace('$', ''))

/** Cards with much to say, and one that has room for it. */
const wordy = [
  'coffin-cellist',
  'colossus-awake',
  'boastful-bard',
  'platinum-allfather',
  'knot-instructor',
  'lady-ransom',
  'storm-registrar',
  'map-ferret',
]

describeInBrowser('Millennium Blades', { timeout: 600_000 }, () => {
  const visit = visitors()

  it('is dealt with on the trading floor by clicks: buy, sell, build, collect, offer', async () => {
    const { page } = await visit()
    await page.goto(practice(duel))
    await question(page).waitFor()
    expect(await faultsOf(page)).toEqual([])

    // the binder is searched, a card is sold, the store sells one, the deck and a collection are laid out
    const binder = page.getByRole('region', { name: 'Your binder' })
    await binder.getByRole('button', { name: 'Filter' }).click()
    await binder.getByRole('searchbox').fill('zzz')
    await binder.getByText('No card of your binder fits.').waitFor()
    await binder.getByRole('button', { name: 'Filter' }).click()
    const before = await dollars(page)
    await page.locator('.mb-store .mb-lot__buy[data-lit]').first().click()
    await expect.poll(() => dollars(page)).toBeLessThan(before)
    // what came is shown, the log names it, and all goes on beside it
    const came = page.getByRole('complementary', { name: /^Your new card/ })
    const name = (await came.locator('.mb-face__name').textContent())!.replaceAll('\u00ad', '')
    await page.getByRole('list', { name: 'What has happened' }).getByText(`You buy ${name} for`).waitFor()
    await binder.getByRole('button', { name }).first().waitFor()
    const ideas = page.getByRole('region', { name: 'What can I do now?' })
    // advice was for the moment before an answer
    await page.getByRole('button', { name: 'Advice' }).click()
    await page.locator('.advice__follow').waitFor()
    await ideas.getByRole('button', { name: /^Fill your deck/ }).click()
    await page.locator('.advice').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.mb-deck li:not(.mb-empty)').count()).toBeGreaterThanOrEqual(8)
    const rich = await dollars(page)
    // an idea that chooses cards says so, does no more, and lights the verb that is meant
    const sell = binder.locator('[data-verb="sell"]')
    expect(await sell.getAttribute('class')).not.toContain('button--main')
    await ideas.getByRole('button', { name: /^Choose a sale …/ }).click()
    await binder.getByText(/^1 card chosen\. Sold, it brings \$\d/).waitFor()
    expect(await sell.getAttribute('class')).toContain('button--main')
    expect(await dollars(page)).toBe(rich)
    await sell.click()
    await expect.poll(() => dollars(page)).toBeGreaterThan(rich)
    await ideas.getByRole('button', { name: /^Make a collection/ }).click()
    await page.locator('.mb-collection__cards .card').first().waitFor()
    // a bargain is shown as often as somebody asks, and has the focus
    for (let n = 0; n < 2; n++) {
      await ideas.getByRole('button', { name: /^Show a bargain/ }).click()
      await page.locator('.mb-lot[data-shown] .mb-lot__buy:focus').waitFor()
    }
    // and no more once something else is done
    await binder.getByRole('button', { name: 'Filter' }).click()
    expect(await page.locator('.mb-lot[data-shown]').count()).toBe(0)
    await binder.getByRole('button', { name: 'Filter' }).click()
    // what somebody has sold is read by a press, and bought by its price alone
    const open = page.locator('.mb-aftermarket .mb-lot[data-open]').first()
    if (await open.isVisible()) {
      const before = await dollars(page)
      await open.locator('.mb-lot__look').click()
      await page.locator('.zoom').waitFor()
      expect(await dollars(page)).toBe(before)
    }
    // what cannot be done keeps its place, and says why when it is tried, and to keys
    const why = binder.getByText('Choose one card: the bank pays its stars in Dollars, at once.')
    await sell.click({ force: true })
    await why.waitFor()
    await page.keyboard.press('Shift+Tab')
    await why.waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    await why.waitFor()

    // a trade weighs both sides
    await page.getByRole('button', { name: 'Players' }).click()
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

  it('keeps everything in its place while others deal, and shows each of two purchases', async () => {
    const { page } = await visit()
    await page.goto(practice({ clock: 'none', contestWindow: 0, refusalWindow: 0 }, 4))
    await question(page).waitFor()
    const moved = await watchPlaces(page)
    const log = page.getByRole('list', { name: 'What has happened' })
    const came = page.getByRole('complementary', { name: /^Your new card/ })
    const bought = log.getByText(/^You buy /)
    for (const count of [1, 2]) {
      // somebody else may be faster
      await expect
        .poll(async () => {
          if ((await bought.count()) < count) await page.locator('.mb-store .mb-lot__buy[data-lit]').first().click()
          return bought.count()
        })
        .toBeGreaterThanOrEqual(count)
      const [, name] = /^You buy (.+) for/.exec((await bought.last().textContent())!)!
      await came.getByText(name!).first().waitFor()
    }
    await page.locator('[data-idea="deck"]').click()
    await expect.poll(() => log.getByText(/^Easy bot \d is ready\.$/).count()).toBe(3)
    // many deals were made, told in few lines
    await log
      .getByText(/^The others deal: .*bought/)
      .first()
      .waitFor()
    expect(await moved()).toEqual([])
    await page.getByText('Everybody else is ready. When you are, second boosters are opened.').first().waitFor()
  })

  it('has room for a full market: all that is for sale, binder and deck are seen whole, and most of it in a low window', async () => {
    const { page } = await visit()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(fullMarket([...wordy, 'judge-whistle', 'parlour-suspect', 'stove-golem', 'duelling-mirror']))
    await question(page).waitFor()
    expect(await page.locator('.mb-aftermarket .mb-lot').count()).toBe(12)
    const hidden = () =>
      page
        .locator('.mb-floor__shop, .mb-aftermarket .mb-lots, .mb-floor__own, .mb-binder__cards')
        .evaluateAll((all) =>
          all.flatMap((each) =>
            each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth ? [each.className] : [],
          ),
        )
    await expect.poll(hidden).toEqual([])
    // a low window: the market upright, and what is done with the first two rows of cards
    await page.setViewportSize({ width: 1280, height: 720 })
    const below = () =>
      page.locator('.mb-floor__own').evaluate((own) => {
        const { bottom } = own.getBoundingClientRect()
        const acted = [...own.querySelectorAll('.mb-verb, .mb-binder .mb-pick')].slice(0, 14)
        return acted.filter((each) => each.getBoundingClientRect().bottom > bottom).length
      })
    await expect.poll(below).toBe(0)
    await expect
      .poll(() => page.locator('.mb-floor__shop').evaluate((shop) => shop.scrollHeight - shop.clientHeight))
      .toBeLessThanOrEqual(0)
    expect(await page.locator('.mb').evaluate((board) => board.scrollWidth - board.clientWidth)).toBe(0)
    // in a duel there are two collections
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(practice(duel))
    await question(page).waitFor()
    await expect.poll(hidden).toEqual([])
  })

  it('buys only what was aimed at: what has just come, and what goes while it is pressed, is left', async () => {
    const { page } = await visit()
    await page.goto(practice(duel))
    await question(page).waitFor()
    const before = await dollars(page)
    const missed = page.getByRole('status').getByText('This has just changed: nothing is bought.')
    const price = await page.evaluate(pressTwice)
    await missed.waitFor()
    await shown(page)
    expect(await dollars(page)).toBe(before - price)

    // the cheapest card of the Store is pressed, and bought by another way before the button is let go
    const prices = await page.locator('.mb-store .mb-lot__buy').allTextContents()
    const cheapest = prices.indexOf(prices.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))[0]!)
    await page.locator('.mb-store .mb-lot__buy').nth(cheapest).hover()
    await missed.waitFor({ state: 'detached' })
    await page.mouse.down()
    const rest = await dollars(page)
    await page
      .locator('.mb-store .mb-lot__buy')
      .nth(cheapest)
      .evaluate((price: HTMLElement) => price.click())
    await expect.poll(() => dollars(page)).toBeLessThan(rest)
    const left = await dollars(page)
    await page.mouse.up()
    await missed.waitFor()
    expect(await dollars(page)).toBe(left)
    // what has lain there for a moment is bought by one press
    await missed.waitFor({ state: 'detached' })
    await page.locator('.mb-store .mb-lot__buy').nth(cheapest).click()
    await expect.poll(() => dollars(page)).toBeLessThan(left)
  })

  it('is played to its end: three markets, three tournaments, the story', async () => {
    const { page } = await visit({ settings: { speed: 'instant' } })
    await page.goto(practice(duel))
    await question(page).waitFor()
    // what is done is done
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await playUntil(page, () => page.locator('.mb[data-phase="tournament"]').isVisible())
    await shown(page)
    // who is ahead is seen beside the names, and what brought points on the cards
    await playUntil(page, () => page.locator('.mb-laid__rp').first().isVisible())
    await page.locator('.seat [data-ahead]').first().waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(await smallPrint(page)).toEqual([])
    // the score is seen, and gone on from
    await playUntil(page, () => page.locator('.mb-result').isVisible())
    const result = page.getByRole('region', { name: 'Tournament 1: the score' })
    expect(await result.locator('.mb-scores > li').count()).toBe(2)
    expect(await faultsOf(page)).toEqual([])
    await result.getByRole('button', { name: 'On to the trading floor' }).click()
    await page.locator('.mb-floor').waitFor()
    await playUntil(page, () => page.locator('.mb-story').isVisible())
    await page.getByRole('button', { name: 'Watch it again' }).waitFor()
    expect(await page.locator('.mb-story').textContent()).toContain('The best deck')
    expect(await faultsOf(page)).toEqual([])
  })

  it('prints what cards of the hand do, however long: keywords are named, and explained where there is room', async () => {
    const { page } = await visit()
    await page.goto(tournament(wordy))
    await question(page).waitFor()
    const hand = page.locator('.table__hand')
    const texts = hand.locator('.mb-face__text')
    await expect.poll(() => texts.count()).toBe(wordy.length)
    const cut = () =>
      texts.evaluateAll((all) => all.flatMap((text) => (text.scrollWidth > text.clientWidth ? [text.textContent] : [])))
    await expect.poll(cut).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect.poll(cut).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(cut).toEqual([])
    const says = (card: string) => hand.locator(`[data-card="${card}"] .mb-face__text`).textContent()
    expect(await says('coffin-cellist')).toBe(
      'Undead Play Gain 6 RP.Score Gain 2 RP for each Dark card in your tableau (at most 12).',
    )
    expect(await says('map-ferret')).toMatch(/^Scurry Play: You may move/)
    // what the places are worth is seen beside it
    const prizes = page.getByRole('region', { name: 'What each place of this tournament is worth' })
    expect(await prizes.getByRole('listitem').allTextContents()).toEqual(['1st 28 VP', '2nd 20 VP', '3rd 16 VP'])
    expect(await faultsOf(page)).toEqual([])
    expect(await smallPrint(page)).toEqual([])
  })

  it('lets its clock wait while somebody reads the result', async () => {
    const { page } = await visit({ settings: { speed: 'instant' } })
    await page.goto(practice({ ...duel, clock: 'standard', prerelease: true }))
    await question(page).waitFor()
    await playUntil(page, () => page.locator('.mb-result').isVisible())
    await page.getByText('The clock waits until you have looked at the result.').first().waitFor()
    expect(await page.getByRole('timer', { name: 'Time left' }).count()).toBe(0)
    await page.getByRole('region', { name: 'Pre-Release: the score' }).getByRole('button').last().click()
    await page.locator('.mb-floor').getByRole('timer', { name: 'Time left' }).waitFor()
  })

  it('seats six: names in a line or two, a market that goes on, and a tournament in which cards keep to their sides', async () => {
    const { page } = await visit({ viewport: { width: 1024, height: 768 } })
    await page.goto(practice({ clock: 'none', contestWindow: 0, refusalWindow: 0 }, 6))
    await question(page).waitFor()
    for (const [width, height, most] of [
      [1024, 768, 1],
      [390, 844, 2],
    ] as const) {
      await page.setViewportSize({ width, height })
      const lines = () =>
        page
          .locator('.table__far .seat')
          .evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size)
      await expect.poll(lines).toBe(most)
      // what is narrow is drawn anew when the window is
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await faultsOf(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1024, height: 768 })
    await playUntil(page, () => page.locator('.mb[data-phase="tournament"]').isVisible())
    expect(await page.locator('.mb-side').count()).toBe(6)
    const outside = await page.locator('.mb-side').evaluateAll((sides) =>
      sides.flatMap((side) => {
        const { right, bottom } = side.getBoundingClientRect()
        return [...side.querySelectorAll('.card')].filter((card) => {
          const place = card.getBoundingClientRect()
          return place.right > right + 1 || place.bottom > bottom + 1
        })
      }),
    )
    expect(outside).toEqual([])
  })

  it('fits a phone: all places of a tableau in turns', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(practice({ mode: 'turns' }, 3))
    await page.locator('.mb-side[data-near] .mb-tableau li').nth(5).waitFor()
    const spill = () => page.locator('.mb').evaluate((board) => board.scrollWidth - board.clientWidth)
    await expect.poll(spill).toBe(0)
    await page.setViewportSize({ width: 667, height: 375 })
    await expect.poll(spill).toBe(0)
  })

  it('fits a phone: shop, binder, deck, and a tournament', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(practice({ ...duel, prerelease: true }))
    await question(page).waitFor()
    // in a tournament a card is opened and read before it is played
    await playUntil(page, () => page.locator('.mb[data-phase="tournament"]').isVisible())
    await shown(page)
    await page.locator('.hand [data-lit]').first().tap()
    const play = page.getByRole('menuitem').first()
    await play.waitFor()
    await page.keyboard.press('Escape')
    await play.waitFor({ state: 'detached' })
    await playUntil(page, () => page.locator('.mb[data-phase="deckbuilding"]').isVisible())
    await page.getByRole('button', { name: 'On to the trading floor' }).tap()
    await page.getByRole('tab', { name: 'Shop' }).tap()
    const before = await dollars(page)
    // a tap on a card asks, one on its price buys
    await page.locator('.mb-store .mb-lot:has([data-lit]) .mb-lot__look').first().tap()
    await page.getByRole('menuitem', { name: /^Buy a card of / }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await dollars(page)).toBe(before)
    await page.locator('.mb-store .mb-lot__buy[data-lit]').first().tap()
    await expect.poll(() => dollars(page)).toBeLessThan(before)
    await page.getByRole('tab', { name: 'Binder' }).tap()
    // what came is told, and covers nothing that one answers with, no score and no explanation
    const needs = '.ask, .table__near button, .mb-summary:visible, .mb-head, .mb-offers, .mb-idea'
    const news = (await page.getByRole('complementary', { name: /^Your new card/ }).boundingBox())!
    for (const needed of await page.locator(needs).all()) {
      const { x, y, width, height } = (await needed.boundingBox())!
      const isBeside = x >= news.x + news.width || x + width <= news.x
      expect(isBeside || y >= news.y + news.height || y + height <= news.y).toBe(true)
    }
    // all that one can do now is in sight, and within the board nothing scrolls by itself
    const ideas = await page
      .locator('.mb-idea')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
    expect(ideas).toHaveLength(6)
    expect(Math.max(...ideas)).toBeLessThanOrEqual(390)
    expect(await page.locator('.mb-binder__cards').evaluate((cards) => cards.scrollHeight - cards.clientHeight)).toBe(0)
    expect(await page.locator('.mb').evaluate((board) => board.scrollWidth - board.clientWidth)).toBe(0)
    await page.getByRole('button', { name: /^Fill your deck/ }).tap()
    await expect.poll(() => page.locator('.mb-deck li:not(.mb-empty)').count()).toBeGreaterThanOrEqual(8)
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(spill).toBeLessThanOrEqual(0)
    expect(await faultsOf(page)).toEqual([])
  })
})
