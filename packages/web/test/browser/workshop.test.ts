import { makeDeckCode } from '@cardwright/catalog'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { question } from './support/people.ts'
import { playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, .* in the deck$`) })
const rules = (page: Page) => page.getByRole('region', { name: 'Deck rules' })
const play = (page: Page) => page.getByRole('button', { name: 'Play a bot with it' })

describeInBrowser('The deck workshop', () => {
  const visit = visitors()

  it('makes a deck, says what the rules say of it, and plays a match with it', async () => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('link', { name: 'Decks' }).click()
    await page.getByRole('button', { name: 'Start from Skyfire' }).click()
    await page.getByLabel('The deck’s name').fill('Embers')
    await rules(page).getByText('Ready to play').waitFor()

    // by click: one too many of a name
    await page.getByLabel('Search the cards').fill('feint')
    await card(page, 'Feint').click()
    await rules(page).getByText('not 3 of Feint').waitFor()
    const rule = rules(page).getByRole('link', { name: 'Rule XO-P05' }).first()
    expect(await rule.getAttribute('href')).toBe('/rules/exodus#XO-P05')
    await rule.click()
    await page.getByRole('dialog', { name: 'XO-P05' }).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => play(page).isDisabled()).toBe(true)

    // by keyboard: away with them
    await card(page, 'Feint').focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('-')
    await page.getByRole('button', { name: 'Feint, not in the deck' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'Feint, 1 in the deck' }).waitFor()

    // by drag: another card in
    await page.getByLabel('Search the cards').fill('undertow')
    await card(page, 'Undertow').dragTo(page.getByRole('region', { name: 'Your deck' }))
    await page.getByRole('button', { name: 'Undertow, 1 in the deck' }).waitFor()
    await page.getByRole('button', { name: 'One Ember less' }).click()

    await page.getByRole('button', { name: 'Sample hand' }).click()
    const hand = page.getByRole('dialog').getByRole('region', { name: 'Main Deck' }).getByRole('listitem')
    await expect.poll(() => hand.count()).toBe(4)
    await page.getByRole('dialog').getByRole('button', { name: 'Draw one more' }).first().click()
    await expect.poll(() => hand.count()).toBe(5)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    // it is kept, and offered where a match is made
    await page.goto('/choose/exodus')
    await page.getByRole('radio', { name: /^Embers/ }).check()
    await page.getByRole('button', { name: 'Play Embers' }).click()
    await playOn(page, { seed: 'workshop', decisions: 3 })

    await page.goto('/decks')
    await page.getByRole('link', { name: 'Embers' }).click()
    await play(page).click()
    await question(page).waitFor()
    await playOn(page, { seed: 'workshop', decisions: 2 })
  })

  it('is sent by a link and as a list, to somebody who keeps it on a phone', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(`/decks/exodus#${makeDeckCode({ name: 'Sent', cards: { 'gorge-drake': 2, dawn: 20 } })}`)
    await page.getByText('Deck (22)').tap()
    await page.getByText('This deck came by a link').waitFor()
    await page.getByText('Cards', { exact: true }).tap()
    await card(page, 'Cinder Drakelet').tap()
    await page.getByText('Deck (23)').tap()
    // a change stays in the address until the deck is kept
    await page.reload()
    await page.getByText('Deck (23)').tap()
    await page.getByRole('button', { name: 'Keep this deck' }).tap()
    await page.waitForURL(/\/decks\/exodus\/[\w-]+$/)
    await page.getByText('Deck (23)').tap()

    await page.getByRole('button', { name: 'Share' }).tap()
    await page.getByText('List', { exact: true }).tap()
    const list = await page.getByLabel('The deck as List').inputValue()
    expect(list).toContain('2 gorge-drake Gorge Drake\n')
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('button', { name: 'Import' }).tap()
    await page.getByLabel('The deck', { exact: true }).fill(`${list}20 tide Tide\n1 nobody`)
    await page.getByText('There is no card “nobody”').waitFor()
    await page.getByRole('button', { name: 'Replace this deck' }).tap()
    await page.getByText('Deck (43)').waitFor()
  })
})
