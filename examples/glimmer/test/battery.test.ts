import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { it } from 'vitest'
import { game } from '../src/index.ts'

const options = fc.record({ goal: fc.integer({ min: 3, max: 30 }), hand: fc.integer({ min: 1, max: 6 }) })

const idle = { choice: 'every answer is open', pending: 'nobody answers in secret' }

it('passes the battery', () => {
  battery(game, fc.record({ options }), { matches: 12, idle })
})
