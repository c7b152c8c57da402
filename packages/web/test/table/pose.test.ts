import type { CardView, TableView } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import type { Look } from '../../src/table/contract.ts'
import { poseSaid } from '../../src/table/parts/Posed.tsx'
import { poseOf } from '../../src/table/parts/pose.ts'

const lying: CardView = { handle: 1, name: 'ogre', marks: { rested: true, damage: 2, used: 'once' } }
const under: CardView = { handle: 2, host: 1 }
const view = { zones: { field: { count: 1, cards: [lying] }, below: { count: 1, cards: [under] } } }
const table = (look: Partial<Look> = {}) => ({ view: view as unknown as TableView as never, look: look as Look })

describe('How a card lies', () => {
  it('is said by its marks: turned, with counters on it and cards under it', () => {
    const pose = poseOf(table(), lying)
    expect(pose).toEqual({ turned: 'rested', counters: [{ name: 'damage', count: 2 }], under: 1 })
    expect(poseSaid(pose)).toBe('rested, 2 damage, 1 card under it')
  })

  it('is said by its game, where that says it otherwise', () => {
    const look = { pose: () => ({ rested: false, reversed: true }) }
    expect(poseOf(table(look), lying).turned).toBe('reversed')
  })

  it('is plain for a card of which nothing is said', () => {
    expect(poseOf(table(), under)).toEqual({ turned: null, counters: [], under: 0 })
  })
})
