import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { coveredIn } from './support/covered.ts'
import { shown } from './support/people.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

const cards = [
  'lantern-reef',
  'ice-chapel',
  'drake-roost',
  'quiet-archive',
  'cold-store',
  'gorge-drake',
  'spitfire-drake',
]
const creatures = ['cinder-drakelet', 'reedwing-drakelet', 'ashwing-raider', 'skyrend-matriarch']
const deck = {
  main: Object.fromEntries([...cards, ...creatures].map((id) => [id, 2])),
  energy: { ember: 12, dawn: 6, tide: 3, moss: 3 },
}

const positioned = (given: object): string =>
  `/practice/exodus?${new URLSearchParams({
    given: JSON.stringify(given),
    options: JSON.stringify({ first: 0, decks: [deck, deck] }),
  })}`

describeInBrowser('Lastings of Exodus', () => {
  const visit = visitors()

  it('covers no Lasting that can be chosen by one that cannot', async () => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } })
    const frozen = {
      turn: 0,
      turns: 6,
      phase: 'end',
      window: 'unfreeze',
      ice: [{ on: 'lasting:0#1' }, { on: 'lasting:0#3' }],
      due: ['lasting:0#1', 'lasting:0#3'],
      seats: [{ lasting: ['lantern-reef', 'ice-chapel', 'ice-chapel'] }, {}],
    }
    await page.goto(positioned(frozen))
    await asked(page).toMatch(/^What unfreezes next/)
    await shown(page)
    await page.locator('.xo-lasting[data-lit][data-card="lantern-reef"]').click()
    await asked(page).not.toMatch(/^What unfreezes next/)
  })

  it.for([
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ])('leaves each of five Lastings that can be chosen its middle ($width wide)', async (viewport) => {
    const { page } = await visit({ viewport })
    const lastings = ['lantern-reef', 'ice-chapel', 'ice-chapel', 'drake-roost', 'quiet-archive']
    const due = lastings.map((_, i) => `lasting:0#${i + 1}`)
    const frozen = {
      turn: 0,
      turns: 6,
      phase: 'end',
      window: 'unfreeze',
      ice: due.map((on) => ({ on })),
      due,
      seats: [{ lasting: lastings }, {}],
    }
    await page.goto(positioned(frozen))
    await asked(page).toMatch(/^What unfreezes next/)
    await shown(page)
    expect(await page.locator('.xo-lasting[data-lit]').count()).toBe(5)
    const owners = await page.locator('.xo-lasting').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        const at = document.elementFromPoint(x + width / 2, y + height / 2)
        return all.indexOf(at?.closest('.xo-lasting') as HTMLElement)
      }),
    )
    expect(owners).toEqual([0, 1, 2, 3, 4])
  })

  it.for([
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ])('covers none of many Lastings that can be chosen ($width wide)', async (viewport) => {
    const { page } = await visit({ viewport })
    const lastings = ['lantern-reef', 'ice-chapel', 'drake-roost', 'quiet-archive']
    const field = {
      phase: 'creature',
      seats: [{ hand: ['cold-store'], lasting: lastings, frozenLasting: ['ice-chapel'] }, {}],
    }
    await page.goto(positioned(field))
    await shown(page)
    await page.getByRole('button', { name: /Play Cold Store/ }).click()
    await page.getByRole('menuitem').click()
    await asked(page).toMatch(/^Cold Store: Select/)
    expect(await page.locator('.xo-lasting[data-lit]').count()).toBe(3)
    expect(await coveredIn(page)).toEqual([])
  })
})
