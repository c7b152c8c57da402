import type { SeenEvent } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { lastAnswer } from '../../src/boards/capcom/last-answer.ts'

const events = (...types: string[]): SeenEvent[] => types.map((type) => ({ type }))

it('how an attack was answered stays until another attack or another turn', () => {
  expect(lastAnswer(events('attack'))).toBeNull()
  expect(lastAnswer(events('attack', 'negate', 'move', 'settle'))?.type).toBe('negate')
  expect(lastAnswer(events('attack', 'negate', 'settle', 'turn', 'pass'))).toBeNull()
  expect(lastAnswer(events('attack', 'counter', 'turn', 'attack'))).toBeNull()
  expect(lastAnswer(events('attack', 'dodge', 'shot', 'attack', 'take', 'settle'))).toBeNull()
})
