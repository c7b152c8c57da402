import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { it } from 'vitest'
import { exceed, fighters } from '../src/index.ts'

const fighter = fc.constantFrom(...fighters.map((file) => file.fighter.id))

it('Exceed passes the battery', () => {
  battery(exceed, fc.record({ options: fc.record({ fighters: fc.tuple(fighter, fighter) }) }), {
    matches: 25,
    oneIn: 20,
  })
})
