import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { followLesson, lessonSteps } from './support/lesson.ts'
import { question, shown } from './support/people.ts'
import { byFinger, byKeyboard, byPointer, playOn, type Taste } from './support/player.ts'
import { Site } from './support/site.ts'
import { describeInBrowser, site, visitors } from './support/visitors.ts'

/** A match against bots, over after a few turns. */
const practice = (mode: string, seats: number, fighters: readonly string[], turnLimit = 6): string => {
  const options = { mode, fighters, first: 0, turnLimit }
  return `/practice/capcom?seats=${seats}&seed=capcom&options=${encodeURIComponent(JSON.stringify(options))}`
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1024, height: 768 } }

const matches = [
  [
    'a tag battle by clicks',
    desk,
    byPointer,
    practice('tag', 2, ['asha-vell', 'bruno-karst', 'ember-lio', 'sable-nix']),
  ],
  ['a duel by keyboard', desk, byKeyboard, practice('duel', 2, ['asha-vell', 'mirelle-quill'])],
  ['a boss battle with a finger on a phone', phone, byFinger, practice('boss', 3, ['odo-brandt'])],
  ['a team battle on a phone', phone, byFinger, practice('team', 4, ['korrin-tusk', 'yuna-harrow', 'pell-orrin'])],
] as const

describeInBrowser('Capcom Crossovers', () => {
  const visit = visitors()

  it.for(matches)('%s comes to its end', async ([, wish, touch, address]) => {
    const { page } = await visit(wish)
    await page.goto(address)
    expect(await playOn(page, { seed: 'capcom', touch })).toBeGreaterThan(5)
    expect(await question(page).textContent()).toMatch(/wins?|draw/i)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })

  it('a sheet is one tap away, and the builder says what an attack adds and who could answer it', async () => {
    const { page } = await visit()
    await page.goto(practice('duel', 2, ['asha-vell', 'mirelle-quill']))
    await question(page).waitFor()
    await shown(page)
    await page.getByRole('button', { name: /^Look into the sheet of Mirelle Quill/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Mirelle Quill' })
    expect(await sheet.getByRole('row', { name: /Inkshot/ }).textContent()).toContain('C(R)')
    expect(await sheet.textContent()).toMatch(/Type C *Anywhere in a combo.*\(R\) *Ranged.*VC *Variable counter/)
    await sheet.getByRole('button', { name: 'Close' }).click()
    // a move says that it does not go, in words
    await page.getByRole('region', { name: 'Your moves' }).getByRole('button').first().click({ force: true })
    await page.getByRole('alert').getByText('This cannot be played now.').waitFor()
    await page.getByRole('button', { name: 'Keep them' }).click()
    const builder = page.getByRole('region', { name: 'Combo builder' })
    await builder.waitFor()
    await shown(page)
    await expect.poll(() => builder.textContent()).toContain('Lantern Bolt: countered by')
    await builder.getByRole('button').first().focus()
    await expect.poll(() => builder.textContent()).toMatch(/From there, \d+ damage: .*\d+ % can dodge it\./)
    expect(await builder.getByRole('img', { name: '5 of 5 combo points' }).count()).toBe(1)
  })

  it('lights up the cards of a move, and the moves of a card', async () => {
    const { page } = await visit()
    const given = { turn: 1, phase: 'combat', seats: [{ hand: ['qs', '3h', '9d'] }, {}] }
    const address = practice('duel', 2, ['bruno-karst', 'asha-vell'])
    await page.goto(`${address}&given=${encodeURIComponent(JSON.stringify(given))}`)
    await shown(page)
    const lit = (place: string) =>
      page
        .locator(`${place} [data-pointed], ${place}[data-pointed]`)
        .evaluateAll((all) => all.map((each) => each.textContent))
    await page.getByRole('button', { name: /^Queen of spades/ }).hover()
    await expect.poll(() => lit('.cc-builder')).toEqual([expect.stringContaining('Slab Shoulder')])
    await page.getByRole('button', { name: /^Slab Shoulder/ }).hover()
    await expect.poll(() => lit('.hand')).toEqual([expect.stringContaining('Q♠')])
    // what cannot be laid says what it lacks
    const lacking = page.getByRole('button', { name: 'Quarry Lift' })
    await lacking.focus()
    await expect.poll(() => lit('.hand')).toEqual([expect.stringContaining('9♦')])
    expect(await lacking.locator('.cc-cards b:not([data-lacks])').count()).toBe(1)
    expect(await lacking.locator('.cc-cards b[data-lacks]').count()).toBe(1)
  })

  it('tells a finger what an attack is before it is laid', async () => {
    const { page } = await visit(phone)
    await page.goto(practice('duel', 2, ['bruno-karst', 'asha-vell']))
    await page.getByRole('button', { name: 'Keep them' }).tap()
    const move = page.locator('.cc-move').first()
    await move.waitFor()
    await shown(page)
    await move.tap()
    await page.getByText(/^Tap again: /).waitFor()
    const asked = () => page.locator('.ask').getAttribute('data-kind')
    expect(await asked()).toBe('combat')
    await move.tap()
    await expect.poll(asked).not.toBe('combat')
  })

  it('is begun on a phone with a fighter whose sheet was looked at', async () => {
    const { page } = await visit(phone)
    await page.goto('/choose/capcom')
    await page.getByText('Asha Vell').first().tap()
    await page.getByRole('button', { name: 'Play Asha Vell' }).tap()
    await question(page).waitFor()
  })

  it('what can be laid next is in sight on a phone, however long the combo and whatever is told of it', async () => {
    const { page } = await visit(phone)
    await page.goto(practice('duel', 2, ['ember-lio', 'mirelle-quill'], 40))
    const kinds = new Set<string | null>()
    const attack: Taste = ({ name }) => (/^(Pass|Stop)/.test(name) ? 1 : 40)
    for (let i = 0; i < 40 && !kinds.has('chain'); i++) {
      await playOn(page, { seed: `combo ${i}`, touch: byFinger, decisions: 1, taste: attack })
      kinds.add(await page.locator('.ask').getAttribute('data-kind'))
      const hidden = page.evaluate(() => {
        const { top, bottom } = document.querySelector('.table__board')!.getBoundingClientRect()
        return [...document.querySelectorAll('.cc-move')].filter((move) => {
          const place = move.getBoundingClientRect()
          return place.top < top || place.bottom > bottom || place.right > innerWidth
        }).length
      })
      expect(await hidden).toBe(0)
    }
    expect([...kinds]).toContain('chain')
  })

  it('the log says what an ability has done, and its § what it does', async () => {
    const { page } = await visit()
    await page.goto('/lesson/capcom')
    await followLesson(page, lessonSteps.capcom.slice(0, 4))
    await page.locator('.teacher').getByText('Second Wind, gave back 8 HP').waitFor()
    const told = page.getByRole('listitem').filter({ hasText: 'Asha Vell uses Second Wind: 8 HP come back.' })
    await told.getByRole('link').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Second Wind' })
    await dialog.getByText('when a combat phase ends and you have 30 HP or less: recover 8 HP.').waitFor()
    await dialog.getByText('CC-016').waitFor()
  })

  it('a lesson on a phone leaves the fighters in sight, however much is said', async () => {
    const { page } = await visit(phone)
    await page.goto('/lesson/capcom')
    await page.locator('.teacher[aria-busy=false]').waitFor()
    await page.getByRole('button', { name: 'Go on' }).tap()
    await page.getByRole('button', { name: 'Take it' }).tap()
    await page.locator('.teacher__hint').waitFor()
    const placeOf = async (selector: string) => (await page.locator(selector).boundingBox())!
    const [stage, builder, move] = [
      await placeOf('.cc-stage'),
      await placeOf('.cc-builder'),
      await placeOf('.cc-move[data-use=basic]'),
    ]
    expect(builder.y).toBeGreaterThanOrEqual(stage.y + stage.height)
    expect(move.x + move.width).toBeLessThanOrEqual(builder.x + builder.width)
    expect(await page.locator('.teacher__hint').textContent()).toMatch(/^Not now: “Take it”\. You could take it/)
  })

  it('the touch that puts a close-up away presses nothing below it', async () => {
    const { page } = await visit(phone)
    await page.goto('/practice/capcom?seed=covered')
    await page.getByRole('button', { name: 'Keep them' }).waitFor()
    await shown(page)
    const card = page.locator('.hand .card__point').first()
    const finger = { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 7 }
    await card.dispatchEvent('pointerdown', finger)
    await page.locator('.zoom').waitFor()
    await card.dispatchEvent('pointerup', finger)
    const move = (await page.locator('.cc-builder__line').first().boundingBox())!
    await page.touchscreen.tap(move.x + move.width / 2, move.y + move.height / 2)
    await page.locator('.zoom').waitFor({ state: 'detached' })
    expect(await page.getByText('This cannot be played now.').count()).toBe(0)
    await page.touchscreen.tap(move.x + move.width / 2, move.y + move.height / 2)
    await page.getByText('This cannot be played now.').waitFor()
  })

  it('a card goes into the meter by a finger, however slow, and the close-up makes way', async () => {
    const { page } = await visit(phone)
    const options = { mode: 'duel', fighters: ['tamsin-reed', 'yuna-harrow'], first: 0 }
    await page.goto(`/practice/capcom?seed=a&options=${encodeURIComponent(JSON.stringify(options))}`)
    await page.getByRole('button', { name: 'Keep them' }).tap()
    await page.getByRole('button', { name: 'Pass' }).tap()
    await page.locator('.ask[data-kind="cleanUp"]').waitFor()
    await shown(page)
    const meter = page.getByRole('img', { name: /^Super meter: / }).first()
    const { x, y } = (await meter.boundingBox())!
    const card = page.locator('.hand .card__point[data-lit]').first()
    const finger = { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 7 }
    await card.dispatchEvent('pointerdown', finger)
    await page.locator('.zoom').waitFor()
    const there = { ...finger, clientX: x + 20, clientY: y + 5 }
    await card.dispatchEvent('pointermove', there)
    await page.locator('.zoom').waitFor({ state: 'detached' })
    await card.dispatchEvent('pointerup', there)
    await page.getByRole('img', { name: 'Super meter: 10 of 40' }).waitFor()
  })

  it('a fighter that was imported is chosen and played', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cardwright-home-'))
    mkdirSync(join(home, 'capcom'))
    const example = new URL('../../../games/capcom/examples/marrow-finch.json', import.meta.url)
    cpSync(fileURLToPath(example), join(home, 'capcom', 'marrow-finch.json'))
    const here = await Site.open(site().web, { CARDWRIGHT_HOME: home })
    try {
      const { page } = await visit({ baseURL: here.origin })
      await page.goto('/choose/capcom')
      await page.getByText('Marrow Finch').first().click()
      await expect.poll(() => page.getByRole('row', { name: /Whistle Dart/ }).textContent()).toContain('A(R,S)')
      await page.goto(practice('duel', 2, ['marrow-finch', 'asha-vell']))
      await question(page).waitFor()
      expect(await page.getByRole('button', { name: /^Look into the sheet of Marrow Finch, You: 96/ }).count()).toBe(1)
      expect(await playOn(page, { seed: 'finch', decisions: 4 })).toBe(4)
    } finally {
      await here.close()
      rmSync(home, { recursive: true })
    }
  })
})
