import { expect, it } from 'vitest'
import { sitDown } from './support/people.ts'
import { playOn } from './support/player.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

describeInBrowser('A whole match between two browsers', () => {
  const visit = visitors()

  it.for(['Exceed', 'Exodus'])('of %s comes to its end', async (game) => {
    const [ann, bo] = await Promise.all(['Ann', 'Bo'].map((name) => visit({ settings: { name } })))
    await sitDown(ann!.page, bo!.page, game)
    const decisions = await Promise.all([ann!, bo!].map(({ page }, i) => playOn(page, { seed: `${game} ${i}` })))
    console.log(game, decisions)
    const ends = [ann!, bo!].map(({ page }) => page.getByRole('heading', { name: /win/ }).innerText())
    expect((await Promise.all(ends)).sort()).toEqual([
      expect.stringMatching(/^(Ann|Bo) wins/),
      expect.stringMatching(/^You win/),
    ])
  })
})
