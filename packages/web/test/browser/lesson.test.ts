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

  it.for(Object.keys(lessonSteps))('of %s leaves a tablet its board, and what it marks can be read', async (game) => {
    const { page } = await visit({ viewport: { width: 1024, height: 768 } })
    await page.goto(`/lesson/${game}`)
    await page.locator('.teacher[aria-busy=false]').waitFor()
    await page.locator('.teacher-frame').first().waitFor()
    const placeOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!
    // the words lie beside the question, and not between it and the board
    const [near, words, ask] = [await placeOf('.table__near'), await placeOf('.teacher'), await placeOf('.table__ask')]
    expect(ask.y - near.y - near.height).toBeLessThan(2)
    expect(words.y).toBeGreaterThanOrEqual(near.y + near.height)
    expect(words.x + words.width).toBeLessThanOrEqual(ask.x)
    const [frame, about] = [await placeOf('.teacher-frame'), await placeOf('.is-pointed-at')]
    const inWindow = (at: number) => Math.max(at, 3)
    expect(frame.x).toBeLessThanOrEqual(inWindow(about.x))
    expect(frame.y).toBeLessThanOrEqual(inWindow(about.y))
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
