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

  it('tells of nothing that was dealt before its position was laid out', async () => {
    const { page } = await visit()
    await page.goto('/lesson/weiss')
    await page.locator('.teacher[aria-busy=false]').waitFor()
    const log = page.getByRole('list', { name: 'What has happened' })
    await page.locator('.hand [data-card="corvin-knife-thrower"]').waitFor()
    expect(await log.getByRole('listitem').count()).toBe(0)
  })
})
