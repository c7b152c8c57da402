import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { coveredIn, partsUnder } from './support/covered.ts'
import { middleOf } from './support/drag.ts'
import { riddle } from './support/imported.ts'
import { followLesson, lessonSteps } from './support/lesson.ts'
import { question, shown } from './support/people.ts'
import { bold, byFinger, byKeyboard, playOn, type Taste } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** A match that is soon over: nothing cancels, and everybody hits so hard. Its one card comes with it. */
function practice(soul: number, more: object = {}, text: readonly string[] = [], level = 0): string {
  const options = {
    ...more,
    deckRules: 'none',
    decks: [{ cards: { 'lamp-runner': 50 } }, { cards: { 'lamp-runner': 50 } }],
    cards: [
      { id: 'lamp-runner', name: 'Lamp Runner', type: 'character', colour: 'red', level, power: 1000, soul, text },
    ],
  }
  return `/practice/weiss?strength=easy&seed=lamps&options=${encodeURIComponent(JSON.stringify(options))}`
}

const eager: Taste = (choice) => {
  if (/^(No more attacks|On to the climax|No climax|Keep|Choose none)/.test(choice.name)) return 2
  return bold(choice)
}

const isOver = async (page: Page) => expect(await question(page).textContent()).toMatch(/wins?|loses?|lost|won/)

/** Of seat 0's first turn. */
async function comeToMainPhase(page: Page, text?: readonly string[]): Promise<void> {
  await page.goto(practice(1, { first: 0 }, text))
  await playOn(page, { seed: 'keep', taste: ({ name }) => (name.startsWith('Keep') ? 1 : 0), decisions: 2 })
  await asked(page).toMatch(/^Your main phase/)
  await shown(page)
}

describeInBrowser('Weiss Schwarz', { timeout: 600_000 }, () => {
  const visit = visitors()

  it('is played by clicks, left and taken up again, and watched once more', async () => {
    const { page } = await visit()
    await page.goto(practice(12))
    await playOn(page, { seed: 'keys', taste: eager, decisions: 5 })
    await shown(page)
    await page.reload()
    // a match of few turns
    await playOn(page, { seed: 'clicks', taste: eager })
    await isOver(page)
    await page.getByRole('button', { name: 'Watch it again' }).click()
    await page.waitForURL(/\/replay\//)
    await page.getByText('You draw Lamp Runner.').first().waitFor()
  })

  it('plays a card by a click on it and one on a place, though a menu of its places is open', async () => {
    const { page } = await visit()
    await comeToMainPhase(page)
    await page.locator('.hand .card__point').first().click()
    await page.getByRole('menu').waitFor()
    const place = page.locator('[data-zone="stage:0:1"]')
    const { x, y } = await middleOf(place)
    await page.mouse.click(x, y)
    await place.locator('[data-card="lamp-runner"]').waitFor()
  })

  it('plays a card that is dragged to a place, and not one that is let go elsewhere', async () => {
    const { page } = await visit()
    await comeToMainPhase(page)
    const card = page.locator('.hand .card__point').first()
    const held = await page.locator('.hand .card__point').count()
    const drag = async (to: Locator) => {
      const [from, there] = await Promise.all([middleOf(card), middleOf(to)])
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(there.x, there.y, { steps: 8 })
      await page.mouse.up()
    }
    await drag(page.getByRole('list', { name: 'What has happened' }))
    await asked(page).toMatch(/^Your main phase/)
    expect(await page.locator('.hand .card__point').count()).toBe(held)
    const place = page.locator('[data-zone="stage:0:1"]')
    await drag(place)
    await place.locator('[data-card="lamp-runner"]').waitFor()
  })

  it('shows the card that a question is about, and ends a text that has no room at a whole word', async () => {
    const { page } = await visit()
    const looks =
      '【AUTO】 When this card is placed on the stage from your hand, look at the top card of your deck, and put it on the top or the bottom of your deck.'
    const text = [looks, '【CONT】 If you have 2 or more other characters, this card gets +500 power and +1 level.']
    await comeToMainPhase(page, text)
    const printed = page.locator('.hand .ws-face__text').first().locator('p')
    const end = / …$/
    const read = async () => (await printed.allTextContents()).join(' ')
    await expect.poll(read).toMatch(end)
    const said = (await read()).replace(end, '')
    const whole = text.join(' ').replaceAll(/[【】]/g, '')
    expect(whole.startsWith(`${said} `)).toBe(true)
    await page.locator('.hand .card__point').first().click()
    await page.getByRole('menuitem').first().click()
    await asked(page).toBe('Lamp Runner: where does it go?')
    await page.locator('.ask__about [data-card="lamp-runner"]').waitFor()
    // beside a board the card stands before the question, and both answers are in sight
    await page.setViewportSize({ width: 720, height: 450 })
    expect(await partsUnder(page, '.ask__about')).toEqual([])
    expect(await coveredIn(page)).toEqual([])
    // on a phone it stands before the hint, too
    await page.setViewportSize({ width: 390, height: 844 })
    const roomBeside = () =>
      page.evaluate(() => {
        const { right } = document.querySelector('.ask__about')!.getBoundingClientRect()
        const begins = [...document.querySelectorAll('.ask__strip, .ask__prompt')].map(
          (each) => each.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(each).paddingLeft),
        )
        return Math.min(...begins) - right
      })
    await expect.poll(roomBeside).toBeGreaterThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'At the bottom of the deck' }).click()
    const log = page.getByRole('list', { name: 'What has happened' })
    await log.getByText('Lamp Runner goes to the bottom of your deck.').waitFor()
  })

  it('shows the cards of a deck before it is chosen, and each can be read', async () => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } })
    await page.goto('/choose/weiss')
    await page.getByRole('button', { name: 'Look at the cards of The Gale Post' }).click()
    const cards = page.getByRole('dialog', { name: 'The Gale Post' }).locator('.deck-cards')
    const zoom = page.locator('.zoom')
    const reader = cards.getByRole('button', { name: 'Ferrin, Wind Reader' })
    await reader.hover()
    await zoom.getByText('until end of turn.').waitFor()
    await page.mouse.move(2, 2)
    await zoom.waitFor({ state: 'detached' })
    await reader.press('Tab')
    await zoom.getByText('Kesh, Rider of Two Kites').waitFor()
    await reader.click()
    await zoom.getByText('until end of turn.').waitFor()
    // what has no room ends with a sign of that, and no line of it lies out of sight
    expect(await reader.locator('xpath=..').locator('.ws-face__text').textContent()).toMatch(/ …$/)
    const hidden = () =>
      cards.evaluate(
        (all) =>
          [...all.querySelectorAll('.printed-text')].filter((text) => text.scrollWidth > text.clientWidth + 1).length,
      )
    expect(await hidden()).toBe(0)
  })

  it.each([1440, 390])('has an option whose choices are read whole, at %i', async (width) => {
    const { page } = await visit({ viewport: { width, height: 844 } })
    await page.goto('/choose/weiss')
    await page.getByText('More options').click()
    const field = page.getByRole('combobox', { name: 'When your deck runs out' })
    await field.waitFor()
    const room = await field.evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = style.font
      const words = Math.max(...[...select.options].map(({ text }) => pen.measureText(text).width))
      // the arrow of the field has about the room of two letters
      const arrow = 2 * Number.parseFloat(style.fontSize)
      const inside = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      return inside - arrow - words
    })
    expect(room).toBeGreaterThanOrEqual(0)
  })

  it('enlarges a character as it is now, also while it is looked at, and says what has changed it', async () => {
    const { page } = await visit()
    const stage = { left: 'lamp-runner', middle: 'lamp-runner' }
    const given = { part: 'attack', turn: 0, turns: 3, seats: [{ stage }, {}] }
    const text = ['【AUTO】 When this card attacks, all of your characters get +2 soul until end of turn.']
    await page.goto(`${practice(1, { first: 0 }, text)}&given=${encodeURIComponent(JSON.stringify(given))}`)
    await asked(page).toMatch(/attack/)
    await page.getByRole('button', { name: /^Your center middle: Lamp Runner/ }).hover()
    await page.locator('.zoom__legend').getByText('Soul 1').waitFor()
    // the pointer rests there while another attacks
    const other = page.getByRole('button', { name: /^Your center left: Lamp Runner/ })
    await other.evaluate((button: HTMLElement) => button.click())
    await page.locator('.zoom__legend').getByText('Soul 3').waitFor()
    await page.locator('.zoom__reasons').getByText('+2 Lamp Runner').waitFor()
  })

  it('shows the cards of a damage before it is told, and where they go while it is', async () => {
    const { page } = await visit({ settings: { speed: 'step' } })
    const given = { part: 'attack', turn: 0, turns: 3, seats: [{ stage: { left: 'lamp-runner' } }, {}] }
    await page.goto(`${practice(3, { first: 0 })}&given=${encodeURIComponent(JSON.stringify(given))}`)
    await asked(page).toMatch(/attack/)
    await page.getByRole('button', { name: /^Your center left: Lamp Runner/ }).click()
    const clock = page.getByRole('group', { name: /^Easy bot’s clock/ }).locator('.card')
    const turned = page.getByRole('region', { name: 'Being resolved' }).locator('.card')
    const log = page.getByRole('list', { name: 'What has happened' })
    const heard = page.getByRole('log')
    const moments: string[] = []
    const goOn = page.locator('.table__skip')
    for (let beats = 0; beats < 40 && (await clock.count()) < 4; beats++) {
      await goOn.click()
      const isTold = (await Promise.all([log, heard].map((each) => each.getByText('takes 4 damage').count()))).some(
        Boolean,
      )
      if (isTold) moments.push(`${await turned.count()} turned up, ${await clock.count()} in the clock`)
    }
    expect(moments).toEqual(['4 turned up, 0 in the clock', '0 turned up, 4 in the clock'])
    expect(await page.locator('.ws-told').textContent()).toBe('Easy bot takes 4 damage')
  })

  it.each([1440, 390])('explains in a close-up what the numbers of a card mean, at %i', async (width) => {
    const { page } = await visit({ viewport: { width, height: 844 } })
    await page.goto('/practice/weiss?seed=ahead')
    await shown(page)
    const card = page.locator('.hand [data-card="kesh-first-across-the-fog"] .card__point')
    const finger = { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 7 }
    if (width === 390) await card.dispatchEvent('pointerdown', finger)
    else await card.hover()
    const zoom = page.locator('.zoom')
    await zoom.getByText('You must be at level 3 or above.').waitFor()
    await zoom.getByText('Takes 2 cards of your stock.').waitFor()
    const { y, height } = (await zoom.locator('dl').last().boundingBox())!
    expect(y + height).toBeLessThanOrEqual(844)
  })

  it.each([1440, 390])('keeps in sight who faces an attacker, and what would become of both, at %i', async (width) => {
    const { page } = await visit({ viewport: { width, height: 850 } })
    await page.goto('/lesson/weiss')
    await followLesson(page, lessonSteps.weiss.slice(0, 5))
    await page.getByRole('button', { name: /^Your center left: Hob, Fire Eater/ }).click()
    await page.getByRole('menuitem', { name: 'Hob, Fire Eater: front attack, 3000 against 1500, 3 damage' }).hover()
    const [near, far] = [page.locator('[data-zone="stage:0:0"]'), page.locator('[data-zone="stage:1:2"]')]
    await near.getByText('stays').waitFor()
    await far.getByText('reversed').waitFor()
    const menu = (await page.getByRole('menu').boundingBox())!
    for (const slot of [near, far]) {
      const { y, height } = (await slot.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(menu.y)
    }
  })

  it('tells a finger what an attack would come to before it attacks', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const given = { part: 'attack', turn: 0, turns: 3, seats: [{ stage: { left: 'lamp-runner' } }, {}] }
    await page.goto(`${practice(2, { first: 0 })}&given=${encodeURIComponent(JSON.stringify(given))}`)
    await asked(page).toMatch(/attack/)
    await shown(page)
    await page.getByRole('button', { name: /^Your center left: Lamp Runner/ }).tap()
    const way = page.getByRole('menuitem', { name: 'Lamp Runner: direct attack, 3 damage' })
    await way.getByText('nobody is opposite').waitFor()
    const damage = page.getByRole('group', { name: /^Easy bot’s clock/ }).locator('.card')
    expect(await damage.count()).toBe(0)
    await way.tap()
    await expect.poll(() => damage.count()).toBe(3)
  })

  it('keeps a close-up that a finger holds as the card is, however it turns', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const text = ['【AUTO】 When this card attacks, all of your characters get +2 soul until end of turn.']
    const stage = { left: 'lamp-runner', middle: 'lamp-runner' }
    const given = { part: 'attack', turn: 0, turns: 3, seats: [{ stage }, {}] }
    await page.goto(`${practice(1, { first: 0 }, text)}&given=${encodeURIComponent(JSON.stringify(given))}`)
    await asked(page).toMatch(/attack/)
    await shown(page)
    const attacker = page.getByRole('button', { name: /^Your center left: Lamp Runner/ })
    await attacker.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 7 })
    await page.locator('.zoom__legend').getByText('Soul 1').waitFor()
    await attacker.evaluate((button: HTMLElement) => button.click())
    await page.getByRole('menuitem').evaluate((item: HTMLElement) => item.click())
    await page.locator('.zoom__legend').getByText('Soul 4').waitFor()
  })

  it('reads a card of the hand at a tap, also one that cannot be played', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const given = { part: 'main', turn: 0, turns: 3, seats: [{ hand: ['lamp-runner'] }, {}] }
    await page.goto(`${practice(1, { first: 0 }, [], 2)}&given=${encodeURIComponent(JSON.stringify(given))}`)
    await asked(page).toMatch(/main phase/)
    await shown(page)
    await page.locator('.hand .card__point').tap({ force: true })
    await page.locator('.zoom').getByText('You must be at level 2 or above.').waitFor()
    await page.getByRole('alert').getByText('Your level is too low for this card.').waitFor()
    // it lies over the question, and says it too
    await page.locator('.zoom').getByText('Your level is too low for this card.').waitFor()
  })

  it('is played by keyboard alone', async () => {
    const { page } = await visit({ viewport: { width: 1024, height: 768 } })
    await page.goto(practice(12))
    await playOn(page, { seed: 'keys', taste: eager, touch: byKeyboard })
    await isOver(page)
  })

  it('is played with a finger on a phone', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(practice(12))
    await playOn(page, { seed: 'tap', taste: eager, touch: byFinger })
    await isOver(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
})

describeInBrowser('Imported cards', { timeout: 600_000 }, () => {
  const visit = visitors()
  const rules = (page: Page) => page.getByRole('region', { name: 'Deck rules' })
  const list = (last: string) =>
    ['# Bells', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13].map((n) => `4 LF/W01-${n}`), `2 ${last}`].join('\n')

  it('are found by their set, say what they can do, and are played in a deck', async () => {
    const { page } = await visit()
    await page.goto('/decks')
    const shelf = page.getByRole('region', { name: 'Weiss Schwarz' })
    await shelf.getByRole('button', { name: 'Import a deck' }).click()
    await page.getByLabel('The deck', { exact: true }).fill(list('LF/W01-14'))
    await page.getByText('Bells: Deck 50.').waitFor()
    await page.getByRole('button', { name: 'Keep this deck' }).click()
    await rules(page).getByText('48 of 50 cards are played whole.').waitFor()
    await rules(page).getByText('The text of Moon Caller is not understood.').waitFor()

    // where reading stopped is on the card
    await page
      .getByRole('button', { name: /^Moon Caller/, exact: false })
      .last()
      .click()
    const face = page.getByRole('dialog')
    await face.getByText('Reading stopped here.').waitFor()
    expect(await face.locator('mark').textContent()).toBe('moon')
    expect(await face.textContent()).toContain(riddle.slice(-18))
    await page.getByRole('button', { name: 'Close' }).click()

    // another card of the set instead
    await page.getByText('Imported sets').click()
    expect(await page.getByRole('checkbox', { name: /Lanterns over the Fog/ }).isChecked()).toBe(true)
    await page.getByLabel('Search the cards').fill('caller 11')
    await page.getByRole('button', { name: 'Bell Caller 11, not in the deck' }).click()
    await page.getByRole('button', { name: 'Bell Caller 11, 1 in the deck' }).click()
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'One Moon Caller less' }).click()
    await rules(page).getByText('50 of 50 cards are played whole.').waitFor()
    await page.getByRole('button', { name: 'Play a bot with it' }).click()
    await playOn(page, { seed: 'imported', taste: eager, decisions: 4 })
    await page.getByText('Bell Caller').filter({ visible: true }).first().waitFor()
  })

  it('that are not understood are played by nobody who has not agreed', async () => {
    const { page } = await visit()
    await page.goto('/decks')
    await page.getByRole('region', { name: 'Weiss Schwarz' }).getByRole('button', { name: 'Import a deck' }).click()
    await page.getByLabel('The deck', { exact: true }).fill(list('LF/W01-14'))
    await page.getByText('Bells: Deck 50.').waitFor()
    await page.getByRole('button', { name: 'Keep this deck' }).click()
    await rules(page).getByText('48 of 50').waitFor()
    await page.goto('/choose/weiss')
    await page.getByRole('radio', { name: /^Bells/ }).check()
    await page.getByRole('button', { name: 'Play Bells' }).click()
    await page.getByText('Bots do not play so.').waitFor()

    // somebody else sits down only after a word
    await page.goto('/choose/weiss?rival=online')
    await page.getByRole('radio', { name: /^Bells/ }).check()
    await page.getByRole('button', { name: 'Open a table' }).click()
    const link = await page.getByLabel('The link to this table').inputValue()
    const other = await visit()
    await other.page.goto(link)
    await other.page.getByRole('list', { name: 'Seats' }).getByText('a deck of their own').waitFor()
    await expect.poll(() => other.page.getByRole('button', { name: 'Sit down' }).isDisabled()).toBe(true)
    await other.page.getByLabel('I agree to play like this.').check()
    await other.page.getByRole('button', { name: 'Sit down' }).click()
    await Promise.all([page, other.page].map((each) => each.getByRole('main', { name: /^The table: / }).waitFor()))
  })
})
