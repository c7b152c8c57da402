import { expect, it } from 'vitest'
import { followLesson, lessonSteps } from './support/lesson.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

describeInBrowser('A lesson', () => {
  const visit = visitors()

  it.for(Object.entries(lessonSteps))('of %s leads to its end', async ([game, wanted]) => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('link', { name: `Learn ${game}` }).click()
    await page.getByRole('region', { name: 'Lesson' }).waitFor()
    expect(await followLesson(page, wanted)).toBe('over')
  })

  it.for(Object.keys(lessonSteps))('of %s speaks beside what it marks, and not over it', async (game) => {
    const { page } = await visit()
    await page.goto(`/lesson/${game}`)
    await page.locator('.teacher[aria-busy=false]').waitFor()
    await page.locator('.is-pointed-at').first().waitFor()
    const placeOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!
    const [words, about] = [await placeOf('.teacher'), await placeOf('.is-pointed-at')]
    expect(words.x).toBeGreaterThanOrEqual(about.x + about.width)
    expect(words.y).toBeLessThan(about.y + about.height)
    expect(words.y + words.height).toBeGreaterThan(about.y)
  })

  it('tells of nothing that was dealt before its position was laid out', async () => {
    const { page } = await visit()
    await page.goto('/lesson/weiss')
    await page.locator('.teacher[aria-busy=false]').waitFor()
    const log = page.getByRole('list', { name: 'What has happened' })
    await page.locator('.hand [data-card="corvin-knife-thrower"]').waitFor()
    expect(await log.getByRole('listitem').count()).toBe(0)
  })
})
