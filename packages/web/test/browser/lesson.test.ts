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
})
