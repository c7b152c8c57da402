import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { it } from 'vitest'
import { duel } from '../src/index.ts'

const options = fc.record({ life: fc.integer({ min: 1, max: 20 }), deck: fc.integer({ min: 5, max: 24 }) })

const idle = { choice: 'every answer is open', pending: 'nobody answers in secret' }

it('the duel passes the battery', () => {
  battery(duel, fc.record({ options }), { matches: 12, idle })
})
