import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { shown } from './support/people.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** Ketta has set a Sweep; Corra is to answer, with an Ultra that her Gauge does not pay for, and attacks that reach or miss. */
const given = {
  turn: 1,
  phase: 'set2',
  strike: { attacker: 1 },
  seats: [
    { space: 4, life: 20, hand: ['last-bell', 'spike', 'cross', 'block'], gauge: ['dive', 'focus'] },
    { space: 5, life: 20, hand: ['spike'], attack: ['sweep'] },
  ],
}

async function defend(page: Page): Promise<void> {
  const options = JSON.stringify({ fighters: ['corra', 'ketta'], first: 1 })
  const wish = new URLSearchParams({ seed: 'defend', given: JSON.stringify(given), options })
  await page.goto(`/practice/exceed?${wish}`)
  await asked(page).toMatch(/set your attack/)
  await shown(page)
}

const card = (page: Page, name: string) => page.locator(`.hand [data-card="${name}"] .card__point`)

const askId = (page: Page) => page.locator('.ask').getAttribute('data-ask')

/** Where the answers lie, from the left. */
const places = (page: Page): Promise<string> =>
  page
    .locator('.ask__answers button')
    .evaluateAll((all) => JSON.stringify(all.map((each) => Math.round(each.getBoundingClientRect().left))))

const sizes = [
  { name: 'wide', visitor: { viewport: { width: 1440, height: 900 } } },
  { name: 'on a phone', visitor: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const

describeInBrowser('Exceed', () => {
  const visit = visitors()

  it.for(sizes)('$name: an attack that would miss is opened before it is set, and says why', async ({ visitor }) => {
    const { page } = await visit(visitor)
    await defend(page)
    const before = await askId(page)
    await card(page, 'spike').click()
    const way = page.getByRole('menuitem', { name: /^Strike with Spike/ })
    await way.getByText('It would miss from where you both stand: 1 too near.').waitFor()
    expect(await askId(page)).toBe(before)
    await page.keyboard.press('Escape')
    await way.waitFor({ state: 'detached' })
    expect(await askId(page)).toBe(before)
    await card(page, 'spike').click()
    await way.click()
    await expect.poll(() => askId(page)).not.toBe(before)
  })

  it.for(sizes)(
    '$name: a payment says what is missing, keeps its place, and takes life for cards',
    async ({ visitor }) => {
      const { page } = await visit(visitor)
      await defend(page)
      await card(page, 'last-bell').click()
      await asked(page).toMatch(/^Pay 3 Gauge for Last Bell/)
      await shown(page)
      const status = page.locator('.ask__strip').getByRole('status')
      await status.getByText('0 of 3 Gauge chosen, 3 missing.').waitFor()
      const still = await places(page)
      const more = page.getByRole('button', { name: 'Pay 3 life more' })
      await more.click()
      await status.getByText('1 of 3 Gauge chosen, 2 missing. It costs 3 of your 20 life.').waitFor()
      expect(await places(page)).toBe(still)
      const gauge = page.getByRole('region', { name: 'Cards to choose from' })
      await gauge.getByRole('button', { name: /^Dive/ }).click()
      await gauge.getByRole('button', { name: /^Focus/ }).click()
      await status.getByText('3 of 3 Gauge chosen. It costs 3 of your 20 life.').waitFor()
      expect(await places(page)).toBe(still)
      expect(await more.isDisabled()).toBe(true)
      await page.getByRole('button', { name: 'Take 3 life back' }).click()
      await status.getByText('2 of 3 Gauge chosen, 1 missing.').waitFor()
      expect(await places(page)).toBe(still)
      await more.click()
      await page.getByRole('button', { name: 'Pay 3 Gauge' }).click()
      await expect.poll(() => page.locator('.log').textContent()).toContain('You lose 3 life: 17 left.')
    },
  )

  it('a close-up of a fighter shows all that both faces say', async () => {
    const { page } = await visit({})
    const options = JSON.stringify({ fighters: ['tamsin', 'isaura'], first: 0 })
    await page.goto(`/practice/exceed?${new URLSearchParams({ seed: 'faces', options })}`)
    await shown(page)
    for (const fighter of ['tamsin', 'isaura']) {
      await page.locator(`[data-card="${fighter}"]`).first().click()
      const faces = page.locator('.zoom .ex-fighter__faces')
      await faces.waitFor()
      const hidden = await faces.evaluate((each) => {
        const { bottom } = each.closest('.card')!.getBoundingClientRect()
        const cut = each.lastElementChild!.getBoundingClientRect().bottom - bottom
        return Math.max(each.scrollHeight - each.clientHeight, cut)
      })
      expect(hidden, fighter).toBeLessThanOrEqual(0)
    }
  })

  it.for([
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [390, 844],
    [844, 390],
  ] as const)('a full Gauge and Boosts lie over no word and no pile, %i by %i', async ([width, height]) => {
    const { page } = await visit({ viewport: { width, height } })
    const boosts = ['grasp', 'sweep']
    const full = {
      turn: 0,
      seats: [
        { space: 3, hand: ['assault'], gauge: ['spike', 'focus', 'cross', 'grasp', 'sweep'], boosts },
        { space: 7, hand: ['sweep'], gauge: ['cross', 'grasp', 'focus'], boosts },
      ],
    }
    const options = JSON.stringify({ fighters: ['ketta', 'corra'], first: 0 })
    await page.goto(`/practice/exceed?${new URLSearchParams({ seed: 'full', given: JSON.stringify(full), options })}`)
    await asked(page).toMatch(/take an action/)
    const covered = await page.locator('.ex-side').evaluateAll((sides) =>
      sides.flatMap((side) => {
        const rows = [...side.querySelectorAll('.ex-row')]
        // the cards of a row lie over each other; it counts as one
        const parts = [
          ...rows.flatMap((row) => [...row.querySelectorAll('.ex-row__title b, .ex-lying:last-child')]),
          ...side.querySelectorAll('.ex-pile, .ex-side__portrait'),
        ]
        const places = parts.map((part) => [part.className || part.tagName, part.getBoundingClientRect()] as const)
        return places.flatMap(([name, a], i) =>
          places
            .slice(i + 1)
            .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom)
            .map(([other]) => `${name} and ${other}`),
        )
      }),
    )
    expect(covered).toEqual([])
  })
})
