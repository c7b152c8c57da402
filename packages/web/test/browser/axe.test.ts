import { expect, it } from 'vitest'
import { faultsOf } from './support/axe.ts'
import { smallPrint } from './support/letters.ts'
import { pages } from './support/pages.ts'
import { question, settled, shown } from './support/people.ts'
import { playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** How many decisions are made before it is looked at again: a market never stands still, and its own test goes on. */
const boards = { exceed: 8, exodus: 8, weiss: 8, capcom: 8, millennium: 0, duel: 8, hearth: 4, market: 2 }

/** A sale is one question for as long as it lasts. */
const brief = encodeURIComponent(JSON.stringify({ segments: 1, seconds: 5 }))

describeInBrowser('axe finds nothing serious', () => {
  const visit = visitors()

  it('on any page', async () => {
    const { page } = await visit()
    const found: Record<string, string[]> = {}
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path)
      await settled(page)
      const faults = await faultsOf(page)
      if (faults.length > 0) found[name] = faults
    }
    expect(found).toEqual({})
  })

  it.for(Object.entries(boards))(
    'on the board of %s, at once and in mid-match, and no print is small',
    async ([game, decisions]) => {
      const { page } = await visit({ settings: { guide: true } })
      await page.goto(`/practice/${game}?seed=axe${game === 'market' ? `&options=${brief}` : ''}`)
      await question(page).waitFor()
      await page.getByRole('note', { name: 'Guide' }).waitFor()
      await shown(page)
      expect(await faultsOf(page)).toEqual([])
      expect(await smallPrint(page)).toEqual([])
      await page.getByRole('button', { name: 'No more hints' }).click()
      await playOn(page, { seed: 'axe', decisions })
      expect(await faultsOf(page)).toEqual([])
      expect(await smallPrint(page)).toEqual([])
    },
  )

  it('in lessons, replays, dialogs and waiting rooms', async () => {
    const { page } = await visit()
    await page.goto('/lesson/exceed')
    await page.getByRole('region', { name: 'Lesson' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/practice/exodus?seed=axe')
    await question(page).waitFor()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Resign …' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Watch it again' }).click()
    await page.getByRole('slider', { name: 'Where in the match' }).press('Home')
    await shown(page)
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/lobby')
    await page.getByRole('button', { name: 'Open a table' }).click()
    await page.getByLabel('The link to this table').waitFor()
    expect(await faultsOf(page)).toEqual([])
  })
})
