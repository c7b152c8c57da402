import { expect, it } from 'vitest'
import type { Step } from '../../src/lessons/lesson.ts'
import { LessonFoe } from '../../src/table/lesson-foe.ts'
import { sitDown, untilMenus } from './chairs.ts'

const resting = { foe: [], foeRests: true } as const

/** What Bo can buy when the sale begins. */
async function wareOfBo(): Promise<string> {
  const [ann, bo] = await sitDown('market')
  await untilMenus(ann, bo)
  return bo.snapshot.asks[0]!.options.find(({ key }) => key.startsWith('buy:'))!.key
}

it('The other side of a lesson does what belongs to a step as soon as it can, and once', async () => {
  const ware = await wareOfBo()
  const [ann, bo] = await sitDown('market')
  const bought = () => ann.snapshot.events.filter(({ type, seat }) => type === 'buy' && seat === 1).length
  const foe = new LessonFoe(bo, resting)
  const stop = foe.play()
  const step: Step = { say: '', foe: ware }
  foe.begin(step)
  expect(bo.snapshot.asks.flatMap(({ options }) => options).some(({ key }) => key === ware)).toBe(false)
  await untilMenus(ann, bo)
  await ann.until(() => bought() > 0)
  foe.begin(step)
  await ann.answer(ann.snapshot.asks[0]!.id, [ann.snapshot.asks[0]!.options[0]!.key])
  expect(bought()).toBe(1)
  stop()
})
