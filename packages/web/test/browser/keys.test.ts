import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { followLesson } from './support/lesson.ts'
import { question, shown } from './support/people.ts'
import { byKeyboard, playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** The numbers that are shown, and what a press of each of these keys chooses; nothing comes of it. */
async function pressed(page: Page): Promise<{ shown: string[]; chosen: string[] }> {
  // whoever uses keys sees what they do
  await page.keyboard.press('Shift')
  const shown = await page.evaluate(() => {
    const isShown = (each: Element) =>
      getComputedStyle(each, '::after').content.includes((each as HTMLElement).dataset.digit!)
    const numbered = [...document.querySelectorAll<HTMLElement>('[data-digit]')].filter(isShown)
    const chosen: string[] = []
    const note = (event: Event) => {
      event.stopImmediatePropagation()
      event.preventDefault()
      chosen.push((event.target as HTMLElement).dataset.digit ?? 'nothing with a number')
    }
    addEventListener('click', note, true)
    Object.assign(globalThis, { chosen, release: () => removeEventListener('click', note, true) })
    return numbered.map(({ dataset }) => dataset.digit!).sort()
  })
  for (let digit = 1; digit <= 9; digit++) await page.keyboard.press(`${digit}`)
  const chosen = await page.evaluate(() => {
    const { chosen, release } = globalThis as unknown as { chosen: string[]; release(): void }
    release()
    return chosen
  })
  return { shown, chosen }
}

/** From now on: how many keys are pressed for each question. */
async function countPresses(page: Page): Promise<() => Promise<number[]>> {
  const presses = await page.evaluateHandle(() => {
    const counts: Record<string, number> = {}
    const count = ({ key }: KeyboardEvent) => {
      const ask = document.querySelector('[data-ask]')?.getAttribute('data-ask')
      if (ask && key !== 'Shift') counts[ask] = (counts[ask] ?? 0) + 1
    }
    addEventListener('keydown', count, true)
    return counts
  })
  return () => presses.evaluate((counts) => Object.values(counts))
}

describeInBrowser('By keyboard', () => {
  const visit = visitors()

  it.for([
    ['exceed', 3],
    ['exodus', 5],
  ] as const)('half of the decisions of %s take %i presses at most', async ([game, most]) => {
    const { page } = await visit()
    await page.goto(`/practice/${game}?seed=presses`)
    await question(page).waitFor()
    const counted = await countPresses(page)
    await playOn(page, { seed: 'presses', touch: byKeyboard, decisions: 40 })
    const presses = await counted()
    expect(presses.length).toBeGreaterThan(15)
    expect(presses.filter((each) => each <= most).length).toBeGreaterThanOrEqual(presses.length / 2)
  })
})

describeInBrowser('Number keys', () => {
  const visit = visitors()

  it.for(['exceed', 'exodus', 'weiss', 'capcom', 'duel', 'hearth'])('of %s are those that are shown', async (game) => {
    const { page } = await visit()
    await page.goto(`/practice/${game}?seed=keys`)
    await question(page).waitFor()
    for (let n = 0; n < 4; n++) {
      await shown(page)
      const { shown: numbers, chosen } = await pressed(page)
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).toEqual(numbers.map((_, i) => `${i + 1}`))
      expect(chosen).toEqual(numbers)
      await playOn(page, { seed: `keys ${n}`, decisions: 1 })
    }
  })

  it('follow what was taken up, and choose in a menu by the number of the line', async () => {
    const { page } = await visit()
    await page.goto('/lesson/exodus')
    await page.getByRole('region', { name: 'Lesson' }).waitFor()
    await followLesson(page, [])
    await page.getByRole('button', { name: /^Ember energy in your hand/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('now choose what glows').waitFor()
    const { shown: numbers, chosen } = await pressed(page)
    expect(chosen).toEqual(numbers)
    await page.goto('/practice/exceed?seed=keys')
    await page.getByRole('button', { name: 'Keep all' }).click()
    const card = page.locator('.hand [data-lit][aria-haspopup=menu]').first()
    await card.waitFor()
    await shown(page)
    await card.focus()
    await page.keyboard.press('Enter')
    const lines = page.getByRole('menuitem')
    await lines.nth(1).waitFor()
    const said = await lines.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.digit))
    expect(said).toEqual(said.map((_, i) => `${i + 1}`))
    const second = (await lines.nth(1).textContent())!
    expect(second).toMatch(/^Boost: /)
    const before = await page.locator('.ask').getAttribute('data-ask')
    await page.keyboard.press('2')
    await expect.poll(() => page.locator('.ask').getAttribute('data-ask')).not.toBe(before)
    const boosted = /^Boost: (.+) \(/.exec(second)![1]!
    await page.getByRole('list', { name: 'What has happened' }).getByText(boosted).first().waitFor()
  })
})

describeInBrowser('Escape', () => {
  const visit = visitors()

  it('closes a sheet that is open, and leads back to its button', async () => {
    const { page } = await visit()
    await page.goto('/practice/millennium?seed=escape')
    await question(page).waitFor()
    await shown(page)
    const button = page.getByRole('button', { name: 'Standing', exact: true })
    await button.click()
    await page.locator('.mb-standing').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.mb-standing').waitFor({ state: 'hidden' })
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  it('takes back a step of a payment: what is chosen, then what is paid for', async () => {
    const { page } = await visit()
    await page.goto('/practice/exceed?seed=escape&side=ketta&options={"first":0}')
    await page.getByRole('button', { name: 'Keep all' }).click()
    await asked(page).toMatch(/^Your turn/)
    await shown(page)
    await page
      .getByRole('button', { name: /move here for 1 Force/ })
      .first()
      .click()
    await asked(page).toMatch(/^Pay 1 Force/)
    await shown(page)
    await page.locator('.hand [data-lit]').first().click()
    await page.getByText('1 of 1 Force chosen.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('0 of 1 Force chosen, 1 missing.').waitFor()
    await page.keyboard.press('Escape')
    await asked(page).toMatch(/^Your turn/)
  })
})

describeInBrowser('Space', () => {
  const visit = visitors()

  it('leads on and presses nothing, though it is held down when the show ends', async () => {
    const { page } = await visit({ settings: { speed: 'step' } })
    await page.goto('/practice/exceed?seed=space&side=ketta&options={"first":0}')
    await page.getByRole('button', { name: 'Keep all' }).press('Enter')
    const more = page.getByRole('button', { name: 'More', exact: true })
    const skip = page.locator('.table__skip')
    await skip.waitFor()
    await more.focus()
    // what comes of an answer is shown in full before it is one's own turn
    while ((await page.locator('.table[data-showing]').count()) > 0) {
      await page.keyboard.down('Space')
      await page.keyboard.down('Space')
      await page.keyboard.up('Space')
      expect(await page.getByRole('menu').count()).toBe(0)
    }
    // nothing is shown any more: the next question takes the focus once, and a press presses, a moment later
    await page.locator('[data-lit]:focus').waitFor()
    await more.focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('Space')
        return page.getByRole('menu').count()
      })
      .toBe(1)
  })
})
