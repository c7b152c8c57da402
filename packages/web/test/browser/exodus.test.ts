import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { dragByFinger, dragByPointer } from './support/drag.ts'
import { shown } from './support/people.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** Creatures to summon and a symmetry to play; the other side has nothing to answer with. */
const creatures = {
  'cinder-drakelet': 2,
  'reedwing-drakelet': 2,
  'gorge-drake': 2,
  'spitfire-drake': 2,
  'skyrend-matriarch': 2,
  'ashwing-raider': 2,
  'tempest-sovereign': 2,
}
const energy = { ember: 12, dawn: 6, tide: 3, moss: 3 }
const options = {
  first: 0,
  decks: [
    { main: { ...creatures, wellspring: 2, 'furrow-scout': 2, 'moss-listener': 2 }, energy },
    { main: { ...creatures, 'furrow-scout': 2, 'moss-listener': 2, 'thicket-bearer': 2 }, energy },
  ],
}

/** Where the board's parts lie: the piles, the Life, the energy in hand. */
const places = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.xo-pile, .xo-life, .xo-reserve, .xo-grave')]
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      })
      .join('\n'),
  )

const ownPile = (page: Page, pile: number) => page.locator(`.xo-pile[data-spots~="pile"][data-spots$=" 0 ${pile}"]`)

/** An energy of the hand goes onto a pile. */
async function place(page: Page, pile: number): Promise<void> {
  await shown(page)
  await page.locator('.xo-reserve [data-lit]').first().tap()
  await page.getByRole('button', { name: 'Put back' }).waitFor()
  await ownPile(page, pile).locator('.xo-creature').tap()
  await ownPile(page, pile).locator('.xo-energy').first().waitFor()
}

/** Two creatures that could attack, one of them under ice; a guarded foe; a creature and an energy in hand. */
const given = {
  turn: 0,
  turns: 5,
  seats: [
    {
      hand: ['feint', 'cinder-drakelet'],
      energy: ['ember'],
      piles: [
        { energy: ['ember', 'ember'], creature: 'gorge-drake' },
        { energy: ['ember', 'ember', 'ember'], creature: 'spitfire-drake', frozen: true },
        { energy: ['dawn'] },
      ],
    },
    { piles: [{ energy: ['ember'], creature: 'cinder-drakelet' }, { energy: ['ember'] }] },
  ],
}

/** That position in a phase of the player's own turn. */
const begun = (phase: string): string =>
  `/practice/exodus?${new URLSearchParams({
    seed: 'dropped',
    given: JSON.stringify({ ...given, phase }),
    options: JSON.stringify({ first: 0, decks: ['skyfire', 'skyfire'] }),
  })}`

const heart = '[data-player="1"]'

const pileOf = (side: 'near' | 'far', pile: number): string =>
  `.xo-side[data-side="${side}"] .xo-pile:nth-child(${pile}) .xo-creature`

/** What is dropped where the rules do not let it go: in which phase, what, where, and what is said. */
const drops: readonly (readonly [string, string, string, RegExp])[] = [
  ['attack', pileOf('near', 1), heart, /guards this player.*XO-H08/],
  ['attack', pileOf('near', 2), pileOf('far', 1), /frozen.*XO-H15/],
  ['attack', '.hand [data-card="cinder-drakelet"]', pileOf('near', 3), /Creature Phase.*XO-017/],
  ['attack', '.xo-reserve .xo-energy', pileOf('near', 3), /Energy Phase.*XO-009/],
  ['energy', pileOf('near', 1), pileOf('far', 1), /Attack Phase.*XO-027/],
  ['energy', '.xo-reserve .xo-energy', pileOf('near', 2), /up to three energy.*XO-012/],
  ['energy', '.xo-reserve .xo-energy', pileOf('far', 1), /cannot go there.*glows/],
  ['creature', '.hand [data-card="cinder-drakelet"]', pileOf('near', 1), /no creature yet.*XO-018/],
  ['creature', '.hand [data-card="cinder-drakelet"]', pileOf('near', 5), /onto energy.*XO-017/],
]

/** What is said of a drop. Things can be dragged soon after they are there: until then nothing is said. */
async function saidOf(page: Page, drag: typeof dragByPointer, what: string, where: string): Promise<string> {
  await drag(page, page.locator(what).first(), page.locator(where))
  const said = page.getByRole('alert').textContent({ timeout: 1000 })
  return said.then(
    (text) => text ?? '',
    () => '',
  )
}

/** A symmetry that could only hit its player's own creature, and three energies to lay or pay with, two of them equal. */
const careless = {
  turn: 0,
  turns: 5,
  phase: 'energy',
  seats: [
    {
      hand: ['cave-in'],
      energy: ['ember', 'ember', 'tide'],
      piles: [{ energy: ['ember', 'ember'], creature: 'gorge-drake' }],
    },
    { piles: [{ energy: ['ember'] }] },
  ],
}

describeInBrowser('A drop that the rules of Exodus forbid', { timeout: 300_000 }, () => {
  const visit = visitors()

  it('says why, whatever is dropped', async () => {
    const { page } = await visit()
    for (const [phase, what, where, said] of drops) {
      await page.goto(begun(phase))
      await asked(page).toMatch(/^Your /)
      await shown(page)
      await expect
        .poll(() => saidOf(page, dragByPointer, what, where), { message: `${phase}: ${what} on ${where}` })
        .toMatch(said)
    }
  })

  it('says nothing where it is put back', async () => {
    const { page } = await visit()
    await page.goto(begun('attack'))
    await asked(page).toMatch(/^Your /)
    await shown(page)
    await expect.poll(() => saidOf(page, dragByPointer, pileOf('near', 1), heart)).toMatch(/guards/)
    await page.keyboard.press('Escape')
    await page.getByRole('alert').waitFor({ state: 'detached' })
    const all = await page.evaluateHandle(() => {
      const said: string[] = []
      const note = () => said.push(...[...document.querySelectorAll('[role=alert]')].map((each) => each.textContent))
      new MutationObserver(note).observe(document.querySelector('.ask')!, { subtree: true, childList: true })
      return said
    })
    const pile = page.locator('.xo-side[data-side="near"] .xo-pile').first()
    await dragByPointer(page, pile.locator('.xo-creature'), pile.locator('.xo-energy').first())
    await expect.poll(() => saidOf(page, dragByPointer, pileOf('near', 1), pileOf('far', 2))).toMatch(/cannot go/)
    expect((await all.jsonValue()).filter((each) => !/^It cannot go there/.test(each))).toEqual([])
  })

  it('says why to a finger', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(begun('attack'))
    await asked(page).toMatch(/^Your /)
    await shown(page)
    await expect.poll(() => saidOf(page, dragByFinger, pileOf('near', 1), heart)).toMatch(/guards this player/)
  })
})

describeInBrowser('Exodus on a low screen', () => {
  const visit = visitors()

  it('is in sight as a whole, and stands still when something waits on its stack', async () => {
    const low = { width: 1024, height: 768 }
    const { page } = await visit({ viewport: low })
    await page.goto(`/practice/exodus?seed=still&options=${encodeURIComponent(JSON.stringify(options))}`)
    await page.getByRole('button', { name: /^Keep/ }).click()
    await asked(page).toMatch(/^Your Energy Phase/)
    await shown(page)
    const board = page.locator('.table__board')
    const tooHigh = () => board.evaluate((it) => it.scrollHeight - it.clientHeight)
    for (const size of [{ width: 1280, height: 720 }, low]) {
      await page.setViewportSize(size)
      await expect.poll(tooHigh).toBe(0)
    }
    const still = await places(page)
    await page.locator('.hand [data-card="wellspring"] .card__point').first().click()
    await page.getByRole('menuitem', { name: /Wellspring/ }).click()
    await asked(page).toMatch(/^Wellspring: you may place/)
    await page.locator('.xo-stack[data-empty="false"]').waitFor()
    expect(await places(page)).toBe(still)
  })
})

describeInBrowser('Exodus', () => {
  const visit = visitors()

  it('offers to be asked less or more often where it asks for a response, and not in the opening', async () => {
    const { page } = await visit()
    const stops = page.getByRole('button', { name: /^Ask me/ })
    await page.goto('/practice/exodus?seed=stops&options={"first":1}')
    await page.getByRole('button', { name: /^Keep/ }).waitFor()
    expect(await stops.count()).toBe(0)
    const attack = {
      owner: 1,
      kind: 'attack',
      name: 'cinder-drakelet',
      source: 'creature:1:0#1',
      targets: ['player:0'],
    }
    const stack = { ...given, turn: 1, phase: 'attack', items: [attack] }
    const wish = { seed: 'stops', given: JSON.stringify(stack), options: '{"decks":["skyfire","skyfire"]}' }
    await page.goto(`/practice/exodus?${new URLSearchParams(wish)}`)
    await asked(page).toMatch(/respond|pass/i)
    await page.getByRole('button', { name: 'Ask me when …' }).click()
    await page.getByRole('dialog').getByText('In my opponent’s turn, ask me').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('makes no careless click final', async () => {
    const { page } = await visit()
    const wish = { given: JSON.stringify(careless), options: '{"decks":["skyfire","skyfire"]}' }
    await page.goto(`/practice/exodus?${new URLSearchParams(wish)}`)
    await asked(page).toMatch(/^Your Energy Phase/)
    await shown(page)
    // of two equal energies the one that is pressed is picked up
    const held = page.locator('.xo-reserve .xo-energy')
    await held.nth(1).click()
    expect(await held.evaluateAll((all) => all.map((each) => each.classList.contains('is-held')))).toEqual([
      false,
      true,
      false,
    ])
    await page.keyboard.press('Escape')

    const card = page.locator('.hand [data-card="cave-in"]')
    expect(await card.getAttribute('data-pip')).toBe('poor')
    await card.locator('.card__point').click()
    await page.getByRole('menuitem', { name: /it would hit something of yours/ }).click()
    await asked(page).toMatch(/^Choose 2 energy to pay for Cave-In/)
    await shown(page)
    expect(await card.getAttribute('class')).toContain('is-asking')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await asked(page).toMatch(/^Your Energy Phase/)
  })
})

describeInBrowser('Exodus on a phone', { timeout: 300_000 }, () => {
  const visit = visitors()

  it('stands still from one question to the next, and shows its piles when it asks for one', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(`/practice/exodus?seed=still&options=${encodeURIComponent(JSON.stringify(options))}`)
    await page.getByRole('button', { name: /^Keep/ }).tap()
    await asked(page).toMatch(/^Your Energy Phase/)
    await shown(page)
    const still = await places(page)
    await place(page, 1)
    await place(page, 2)
    expect(await places(page)).toBe(still)

    // something waits to resolve
    await shown(page)
    await page.locator('.hand [data-card="wellspring"] .card__point').first().tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await asked(page).toMatch(/^Your Energy Phase/)
    await page.locator('.hand [data-card="wellspring"] .card__point').first().tap()
    await page.getByRole('menuitem', { name: /Wellspring/ }).tap()
    await asked(page).toMatch(/^Wellspring: you may place/)
    await page.locator('.xo-stack[data-empty="false"]').waitFor()
    expect(await places(page)).toBe(still)
    // a tap on it says what it does, until the next one
    await page.locator('.xo-stack [data-card="wellspring"]').first().tap({ force: true })
    await page.locator('.zoom').waitFor()
    await page.getByRole('button', { name: 'Place nothing' }).tap()
    await page.locator('.zoom').waitFor({ state: 'detached' })
    await asked(page).toMatch(/^Your Energy Phase/)

    // the sheet of a card leaves the choice of its pile to the board
    await shown(page)
    await page.getByRole('button', { name: 'On to the Creature Phase' }).tap()
    await asked(page).toMatch(/^Your Creature Phase/)
    await shown(page)
    await page.locator('.hand .card__point[data-lit]').first().tap()
    expect(await page.getByRole('menuitem', { name: /pile/ }).count()).toBe(0)
    // the card of the sheet lies over the piles, and is none of them
    await page.locator('.sheet__about').tap()
    expect(await page.locator('.sheet').count()).toBe(1)
    await page.getByRole('menuitem', { name: 'Choose its place on the board' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(/: now choose what glows\.$/).waitFor()
    expect(await places(page)).toBe(still)
    await ownPile(page, 2).locator('.xo-creature').tap()
    await page.locator('.xo-side[data-side="near"] .xo-pile[data-state="creature"]').waitFor()

    // the log opens at its last line, and Escape closes it
    await page.getByRole('button', { name: 'Open the log' }).tap()
    const log = page.getByRole('list', { name: 'What has happened' })
    await expect
      .poll(() => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight))
      .toBeLessThan(2)
    await page.keyboard.press('Escape')
    await log.waitFor({ state: 'hidden' })
    await page.locator('.rail__open:focus').waitFor()
  })

  it('is in sight as a whole, also between the bars of a browser', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 660 }, hasTouch: true, isMobile: true })
    await page.goto(`/practice/exodus?seed=still&options=${encodeURIComponent(JSON.stringify(options))}`)
    await page.getByRole('button', { name: /^Keep/ }).tap()
    await asked(page).toMatch(/^Your Energy Phase/)
    await shown(page)
    await place(page, 1)
    const board = page.locator('.table__board')
    expect(await board.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  })

  it('says how cards are read until somebody has read one, and never again', async () => {
    const { page } = await visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      settings: { guide: true },
    })
    await page.goto('/practice/exodus?seed=read')
    const guide = page.getByRole('note', { name: 'Guide' })
    await guide.getByText('Hold a finger on a card.').waitFor()
    await shown(page)
    const card = page.locator('.hand .card__point').first()
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true })
    await page.locator('.zoom').waitFor()
    await card.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true })
    await guide.getByText('Your opening hand.').waitFor()
    await page.reload()
    await guide.getByText('Your opening hand.').waitFor()
  })
})
