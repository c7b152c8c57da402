import { describe, expect, it } from 'vitest'
import { behaviours } from '../src/conformance/behaviour/index.ts'
import { makeRunner } from '../src/conformance/index.ts'
import { importClient } from '../src/import/index.ts'
import { isThere, realData } from './clientdata.ts'

if (isThere) {
  const runner = makeRunner(importClient(realData()))
  describe('imported decks', () => {
    it.each(behaviours.map((each) => [each.id, each] as const))('%s', (_id, scenario) => {
      expect(runner.run(scenario).failed).toBeNull()
    })
  })
} else
  it.skip('imported decks do what they should: their files are not beside the project (../shared/data/exceed)', () => {})

it('each position has a name of its own', () => {
  const ids = behaviours.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
