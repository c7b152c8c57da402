import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { it } from 'vitest'
import { game } from '../src/index.ts'

const options = fc.record({ goal: fc.integer({ min: 3, max: 30 }), hand: fc.integer({ min: 1, max: 6 }) })

it('passes the battery', () => void battery(game, fc.record({ options })))
