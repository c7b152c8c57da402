import { expect, it } from 'vitest'
import { drawingOf } from '../drawn.ts'

it('a Reaction has a button beside the one for none, though its card lies in sight', async () => {
  const { look } = await drawingOf('millennium', { mode: 'duel' })
  const hasButton = (kind: string, key: string) => look.button!({ key } as never, { kind } as never)
  expect(hasButton('react', 'judge-whistle')).toBe(true)
  expect(hasButton('turn', 'play:map-ferret')).toBe(false)
})
