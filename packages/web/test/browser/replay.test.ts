import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { asked } from './support/asked.ts'
import { resign, shown } from './support/people.ts'
import { playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

describeInBrowser('A replay', () => {
  const visit = visitors()

  it('is stepped through and seen from either seat, saved, opened from a file, and taken over', async () => {
    const { page } = await visit({ settings: { name: 'Ann' }, acceptDownloads: true })
    await page.goto('/practice/exceed?seed=replay')
    await playOn(page, { seed: 'replay', decisions: 6 })
    await resign(page)
    await page.getByRole('button', { name: 'Watch it again' }).click()
    const timeline = page.getByRole('region', { name: 'Timeline' })
    const [back, on] = ['One step back', 'One step on'].map((name) => timeline.getByRole('button', { name }))
    // it plays by itself
    await timeline.getByText(/^1 \/ \d+/).waitFor()
    await timeline.getByRole('slider').press('Home')
    await timeline.getByText(/^0 \/ \d+/).waitFor()
    await timeline.getByRole('button', { name: 'Play' }).waitFor()
    await shown(page)
    expect(await back!.isDisabled()).toBe(true)
    const log = page.getByRole('list', { name: 'What has happened' }).getByRole('listitem')
    const dealt = await log.count()
    for (let step = 1; step <= 2; step++) {
      await on!.click()
      await timeline.getByText(new RegExp(`^${step} / \\d+`)).waitFor()
    }
    await expect.poll(() => log.count()).toBeGreaterThan(dealt)
    await back!.click()
    await timeline.getByText(/^1 \/ \d+/).waitFor()
    // its rows stand still on a phone too, whatever is said in them
    await page.setViewportSize({ width: 390, height: 844 })
    const rows = async () =>
      timeline.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
    const before = await rows()
    for (const way of [on!, on!, back!, back!]) {
      await way.click()
      expect(await rows()).toEqual(before)
    }
    await page.setViewportSize({ width: 1440, height: 900 })

    const names = async () => {
      const cards = page.getByRole('region', { name: /^Hand, / }).getByRole('button')
      return cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!))
    }
    // one's own is looked at from one's own chair
    await expect.poll(async () => (await names()).some((name) => !/card$/.test(name))).toBe(true)
    await page.getByLabel('Seen by').selectOption('a spectator')
    await expect.poll(async () => (await names()).every((name) => /card$/.test(name))).toBe(true)
    await page.getByLabel('Seen by').selectOption('Ann')

    await page.getByRole('button', { name: 'More' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save the record' }).click()
    const file = join(mkdtempSync(join(tmpdir(), 'cardwright-record-')), 'match.jsonl')
    await (await saving).saveAs(file)
    await page.goto('/replay')
    await page.getByText(/^You lost · /).waitFor()
    await page.getByLabel('Open a record').setInputFiles(file)
    await page.getByRole('slider', { name: 'Where in the match' }).press('End')
    await asked(page).toMatch(/^Easy bot wins: Ann resigned/)

    await back!.click()
    await page.getByLabel('Seen by').selectOption('Ann')
    await page.getByRole('button', { name: 'Take over from here' }).click()
    await page.waitForURL('**/play/*')
    expect(await playOn(page, { seed: 'taken over', decisions: 3 })).toBeGreaterThanOrEqual(3)
  })

  it('of one’s own calls its player You, and nobody thinks while it stands still', async () => {
    const { page } = await visit()
    await page.goto('/practice/exceed?seed=replay')
    await playOn(page, { seed: 'replay', decisions: 1 })
    await resign(page)
    await page.getByRole('button', { name: 'Watch it again' }).click()
    await page.getByRole('slider', { name: 'Where in the match' }).press('Home')
    await page.getByText(/^0 \/ \d+/).waitFor()
    await shown(page)
    const sides = page.getByLabel('Seen by').getByRole('option')
    expect(await sides.allTextContents()).toEqual(['a spectator', 'You', 'Easy bot'])
    const beside = page.getByRole('region', { name: 'What to do' })
    await beside.getByText(/^Next: /).waitFor()
    expect(await beside.textContent()).not.toContain('thinking')
  })
})
