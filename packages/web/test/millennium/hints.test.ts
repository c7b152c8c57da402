import type { OptionView } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { hintsFor } from '../../src/boards/millennium/hints.ts'
import { guide } from '../../src/words/en/boards/millennium/guide.ts'
import { sight } from './support.ts'

type Given = Parameters<typeof sight>[0]

const market = (given: Given) => hintsFor({ ...sight(given), ask: { kind: 'market', options: [] }, free: 0 })
const turn = (free: number, move = 'play') =>
  hintsFor({ ...sight({}), ask: { kind: 'turn', options: [{ key: 'x', move } as OptionView] }, free })

describe('what a newcomer is told', () => {
  it('on the trading floor: what to do with cards to spare once there is a deck, and what the last call leaves', () => {
    expect(market({ spare: ['velvet-panther'] })).toEqual(['market'])
    const both = { spare: ['velvet-panther'], deck: ['shy-hedgehog'] }
    expect(market(both)).toEqual(['market', 'spare'])
    expect(market({ ...both, markers: 0 })).toEqual(['market'])
    expect(market({ ...both, segment: 'last' })).toEqual(['market', 'lastCall'])
  })

  it('in a tournament: of an Action that can be used, and before the last place is taken', () => {
    expect(turn(6)).toEqual(['turn'])
    expect(turn(2, 'action')).toEqual(['turn', 'action'])
    expect(turn(1)).toEqual(['turn', 'lastPlace'])
  })

  it('nothing of a question that says all itself', () => {
    const [kind] = hintsFor({ ...sight({}), ask: { kind: 'may', options: [] }, free: 3 })
    expect(Object.hasOwn(guide, kind!)).toBe(false)
  })

  it('what matters comes first, in the two lines that a phone shows', () => {
    for (const { title, text } of Object.values(guide)) {
      expect(title.length).toBeLessThan(20)
      expect(text.indexOf('.')).toBeLessThan(75)
    }
  })
})
