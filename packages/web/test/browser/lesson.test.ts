import { expect, it } from 'vitest'
import { followLesson } from './support/lesson.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** What the teacher asks for, in order: what is clicked, by its name. */
const asked: Readonly<Record<string, readonly RegExp[]>> = {
  exceed: [
    /^Space 4, move here/,
    /^Cross/,
    /^Pay 1 Force$/,
    /^Spike/,
    /^Strike with Spike/,
    /^Focus/,
    /^Exceed for 2 Gauge/,
  ],
  exodus: [
    /^Ember energy in your hand/,
    /^Your pile 1: Gorge Drake/,
    /^Dawn energy in your hand/,
    /^Your pile 2: no creature/,
    /^On to the Creature Phase/,
    /^Spitfire Drake/,
    /^On to the Attack Phase/,
    /^Your pile 1: Gorge Drake/,
    /^Teacher’s pile 1: Frost Hare/,
    /^Unravel: Play Unravel/,
    /^Tide energy in your hand/,
    /^Pay 1 energy$/,
    /^Teacher’s pile 1: Frost Hare/,
    /^Your pile 2: Spitfire Drake/,
    /^Teacher: 2 Life/,
  ],
}

describeInBrowser('A lesson', { timeout: 600_000 }, () => {
  const visit = visitors()

  it.for(Object.entries(asked))('of %s leads to its end', async ([game, wanted]) => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('link', { name: `Learn ${game}` }).click()
    await page.getByRole('region', { name: 'Lesson' }).waitFor()
    expect(await followLesson(page, wanted)).toBe('over')
  })
})
