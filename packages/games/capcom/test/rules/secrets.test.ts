import { Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { given, tableOf } from '../support.ts'

describe('What is hidden', () => {
  it('CC-021, CC-022, CC-077 the draw pile is hidden from both; discard pile and meter lie open', () => {
    const match = given({ seats: [{ hand: ['2s'], deck: ['3s'], discard: ['4s'], meter: ['9s'] }, {}] })
    for (const seat of [0, 1, null]) {
      const { zones } = match.view(seat)
      expect(zones['deck:0']?.cards).toBeUndefined()
      expect(zones['discard:0']?.cards?.map(({ name }) => name)).toEqual(['4s'])
      expect(zones['meter:0']?.cards?.map(({ name }) => name)).toEqual(['9s'])
    }
  })

  it('CC-A59 hands, draw piles and block cards are hidden, also from a partner; what was searched is known to be an Ace', () => {
    const match = given({
      mode: 'team',
      phase: 'cleanUp',
      seats: [{ hand: ['2s', '3s'], block: ['4s'], meter: ['10s', '10h', '10d', '10c'], discard: ['9s'] }, {}, {}, {}],
    })
    for (const seat of [1, 2, 3, null]) {
      const { zones } = match.view(seat)
      expect(zones['hand:0']).toMatchObject({ count: 2 })
      expect(zones['hand:0']?.cards).toBeUndefined()
      expect(zones['block:0']?.cards?.[0]?.name).toBeUndefined()
    }
    const before = match.events(2).length
    match.answer(0, match.open[0]!.id, 'ace:deck')
    const told = match
      .events(2)
      .slice(before)
      .filter(({ type }) => type === 'ace' || type === 'move')
    expect(told.find(({ type }) => type === 'ace')).toMatchObject({ from: 'deck', seat: 0 })
    expect(JSON.stringify(told)).not.toMatch(/"a[shdc]"/)
    expect(match.view(2).zones['hand:0']).toMatchObject({ count: 3 })
    const open = given({
      phase: 'cleanUp',
      seats: [{ hand: [], meter: ['10s', '10h', '10d', '10c'], discard: ['ah'] }, {}],
    })
    open.answer(0, open.open[0]!.id, 'ace:discard')
    expect(JSON.stringify(open.events(1))).toContain('"ah"')
  })

  /** What a seat takes for possible: the names that stand there in forty imagined tables. */
  function imagined(match: ReturnType<typeof given>, by: number, zone: 'block' | 'hand', of: number): string[][] {
    const tables = Array.from({ length: 40 }, (_, i) => match.imagine(by, new Random(`guess ${i}`)))
    return tables.map((each) => tableOf(each).seats[of]![zone])
  }

  it('CC-111, CC-A62 others know of a block that it is a number card within the Strength, all of which it may be', () => {
    const match = given({ fighters: ['a', 'b'], seats: [{ hand: ['7s', '9s'] }, { hand: ['9s'] }] })
    match.answer(0, match.open[0]!.id, 'block:7s')
    const values = new Set(imagined(match, 1, 'block', 0).map(([name]) => name!.slice(0, -1)))
    expect([...values].sort()).toEqual(['2', '3', '4', '5', '6', '7'])
    expect(new Set(imagined(match, 0, 'block', 0).flat())).toEqual(new Set(['7s']))
  })

  it('CC-A59 others know of a card that was searched that it is an Ace', () => {
    const meter = ['10s', '10h', '10d', '10c']
    const match = given({ fighters: ['a', 'b'], phase: 'cleanUp', seats: [{ hand: ['2s'], meter }, { hand: ['9s'] }] })
    match.answer(0, match.open[0]!.id, 'ace:deck')
    for (const hand of imagined(match, 1, 'hand', 0)) expect(hand.some((name) => name.startsWith('a'))).toBe(true)
  })
})
