import { exceed } from '@cardwright/exceed'
import { describe, expect, it } from 'vitest'
import type { CardData, Facts } from '../../src/boards/exceed/facts.ts'
import { reachOf, walked } from '../../src/boards/exceed/reach.ts'

const card = (id: string) => exceed.library.get(id) as unknown as CardData

const standing = (own: number, foe: number, tokens = {}, reach = 0): Facts => {
  const side = (space: number) => ({
    fighter: 'tamsin',
    life: 30,
    space,
    reach,
    mode: 'basic' as const,
    reshuffles: 0,
    tokens,
    strike: null,
  })
  return { first: 0, turn: 0, next: 1, phase: 'act', actions: 0, strike: null, sides: [side(own), side(foe)] }
}

describe('what the board shows before one commits', () => {
  it.each([
    ['close', 2, 3, 7, 5],
    ['close', 5, 3, 7, 6],
    ['advance', 3, 3, 5, 7],
    ['advance', 2, 8, 9, 8],
    ['retreat', 4, 3, 7, 1],
    ['advance', 1, 5, 4, 3],
  ])('%s %i from %i with the opponent on %i leads to %i: EX-080..084', (how, count, own, foe, to) => {
    expect(walked({ space: own, reach: 0 }, { space: foe, reach: 0 }, how, count)).toBe(to)
  })

  it('covers the spaces of the printed Range from where one stands', () => {
    expect(reachOf(card('spike'), standing(3, 7), 0)).toMatchObject({ covered: [1, 5, 6], hits: false, goes: null })
    expect(reachOf(card('spike'), standing(4, 7), 0)).toMatchObject({ covered: [1, 2, 6, 7], hits: true })
  })

  it('counts the movement that comes before the hit', () => {
    expect(reachOf(card('assault'), standing(3, 6), 0)).toMatchObject({ goes: 5, distance: 1, hits: true })
    expect(reachOf(card('dive'), standing(3, 5), 0)).toMatchObject({ goes: 7, distance: 2, hits: false })
  })

  it('measures from the Wisp where the attack comes from it: EX-109', () => {
    expect(reachOf(card('pale-fire'), standing(2, 8, { wisp: 7 }), 0)).toMatchObject({ origin: 7, hits: true })
  })

  it('reaches from the nearest space that a large fighter fills to any that the other does: EX-109', () => {
    expect(reachOf(card('spike'), standing(2, 7, {}, 1), 0)).toMatchObject({ origin: 3, distance: 3, hits: true })
    expect(reachOf(card('spike'), standing(2, 8, {}, 1), 0)).toMatchObject({ origin: 3, distance: 4, hits: false })
    expect(walked({ space: 2, reach: 1 }, { space: 6, reach: 1 }, 'close', 4)).toBe(3)
    expect(walked({ space: 2, reach: 1 }, { space: 5, reach: 1 }, 'advance', 1)).toBe(8)
  })

  it('has no reach without a Range', () => {
    expect(reachOf(card('block'), standing(3, 4), 0)).toBeNull()
  })
})
