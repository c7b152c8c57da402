import { play as answer, asked, offered } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, fight, fresh, sheet, tableOf } from '../support.ts'

describe('The draw phase', () => {
  it('CC-H08 a table may let the starter draw', () => {
    for (const [firstDraw, cards] of [
      [0, 7],
      [1, 8],
      [2, 9],
    ] as const) {
      const match = answer(fresh({ firstDraw }), 'keep', 'keep')
      expect(asked(match)).toEqual([['combat'], []])
      expect(tableOf(match).seats[0]!.hand).toHaveLength(cards)
    }
    expect(asked(answer(fresh({ firstDraw: 'speed' }), 'keep', 'keep'))).toEqual([['draw'], []])
  })

  it('CC-020, CC-A31 the starting player draws nothing in the first turn, the other player does', () => {
    const match = answer(fresh(), 'keep', 'keep')
    expect(asked(match)).toEqual([['combat'], []])
    expect(tableOf(match).seats[0]!.hand).toHaveLength(7)
    answer(match, 'pass', 'done')
    expect(offered(match)).toEqual(['draw:1', 'draw:2', 'draw:3'])
  })

  it('CC-A30 a pile shorter than the Speed is drawn as far as it goes', () => {
    fight({
      phase: 'draw',
      seats: [{ hand: [], deck: ['2s', '3s'], rest: 'discard' }, {}],
      play: ['0 offered draw:1 draw:2', '0 draw:2'],
      expect: { '0.hand': ['2s', '3s'], over: false },
    })
  })

  it('CC-007..009, CC-024 from one card up to the Speed is drawn, and the choice is the player’s', () => {
    const draw = { phase: 'draw', seats: [{ hand: ['2s'], deck: ['3s', '4s', '5s', '6s'] }, {}] } as const
    fight({
      ...draw,
      play: [
        '0 offered draw:1 draw:2 draw:3',
        '0 refused draw:4 CC-007',
        '0 refused draw:0 CC-009',
        '0 draw:2',
        { '0.hand': ['2s', '3s', '4s'], phase: 'combat' },
      ],
    })
    fight({ ...draw, of: arena(sheet('gambit', { speed: 2 })), play: ['0 offered draw:1 draw:2'] })
  })

  it('CC-H08, CC-007 a first draw is within the Speed', () => {
    const slow = arena(sheet('gambit', { speed: 1 }))
    fight({
      of: slow,
      turns: 1,
      phase: 'draw',
      options: { firstDraw: 2 },
      seats: [{ deck: ['2s', '3s'] }, {}],
      play: [{ '0.hand': ['2s'] }],
    })
    fight({
      turns: 1,
      phase: 'draw',
      options: { firstDraw: 2 },
      seats: [{ deck: ['2s', '3s'] }, {}],
      play: [{ '0.hand': ['2s', '3s'] }],
    })
  })

  it('CC-122, CC-152 a position at the start of a turn takes the block back and rebuilds the pile; that of the other stays', () => {
    const seats = [
      { hand: ['4s'], block: ['5s'], discard: ['6s', '7s'], meter: ['9s'] },
      { hand: ['4s'], block: ['5s'], rest: 'discard' },
    ]
    fight({
      phase: 'start',
      seats,
      play: [{ '0.block': [], '0.hand': ['4s', '5s'], '0.discard': ['6s', '7s'], '1.block': ['5s'] }],
      expect: { asked: [['draw'], []] },
    })
    fight({
      mode: 'tag',
      phase: 'start',
      turn: 1,
      seats,
      play: ['1 draw:1', { '1.handSize': 3, '1.discard': [], '0.block': ['5s'], '0.discard': ['6s', '7s'] }],
      expect: { over: false, asked: [[], ['combat']] },
    })
  })

  it('CC-A53 in a tag battle there is no time over while the discard pile has cards, in a duel there is', () => {
    const seats = [{ hand: ['4s'], discard: ['5s', '6s'], rest: 'discard' }, {}]
    const turn = { phase: 'draw', teams: [{ characters: [{ hp: 9 }] }], seats } as const
    fight({ ...turn, mode: 'tag', play: ['0 draw:1'], expect: { over: false, '0.discard': [], '0.handSize': 2 } })
    fight({ ...turn, play: [], expect: { over: true, winner: 1 } })
  })
})
