import { play as answer, asked } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { ace, arena, avoid, fight, fresh, given, jack, sheet, tableOf } from '../support.ts'

const hp = (team: 0 | 1, character: 0 | 1) => `teams.${team}.characters.${character}.hp`

describe('House rules', () => {
  it('CC-H01 after the last turn that the table allows it is time over', () => {
    const end = { phase: 'cleanUp', options: { turnLimit: 20 }, play: ['0 done'] }
    fight({
      ...end,
      turns: 20,
      teams: [{ characters: [{ hp: 9 }] }, {}],
      expect: { over: true, winner: 1, why: 'timeOver' },
    })
    fight({ ...end, turns: 19, expect: { over: false, turn: 1, turns: 20 } })
  })

  it('CC-H02 a tag super is as ranged, homing or unblockable as the active one’s super; it counters and never negates', () => {
    const of = arena(
      sheet('a', { moves: [ace('Beam', 'B(R,H,U)', 20, 5, 3, { mark: 'TS' })] }),
      sheet('c', {
        moves: [jack('Even', 'A', 8, 5, 1), jack('Low', 'A', 8, 4, 1), ace('S', 'B', 9, 5, 3, { mark: 'TS' })],
      }),
    )
    const both = { hand: ['joker-red', 'joker-black'] }
    fight({ mode: 'tag', of, seats: [both, { hand: [] }], play: ['0 tag-super', '1 refused dodge CC-096', '1 take'] })
    fight({
      mode: 'tag',
      of,
      seats: [both, { hand: [], block: ['7h'] }],
      play: ['0 tag-super'],
      expect: { [hp(1, 0)]: 62 },
    })
    fight({
      mode: 'tag',
      of,
      turn: 1,
      seats: [both, { hand: ['js'] }],
      play: ['1 use:even', '0 refused tag-super CC-H02', '0 take'],
    })
    fight({
      mode: 'tag',
      of,
      turn: 1,
      seats: [both, { hand: ['js'] }],
      play: ['1 use:low', '0 tag-super'],
      expect: { [hp(1, 0)]: 62 },
    })
    fight({
      mode: 'tag',
      of,
      turn: 1,
      seats: [{ ...both, deck: ['2s'] }, { hand: ['js'] }],
      play: ['1 use:low', '0 dodge', '0 offered hold', '0 hold'],
    })
  })

  it('CC-H03 a recovery that heals nothing is refused', () => {
    fight({
      mode: 'tag',
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 10 }, {}] }, {}],
      seats: [{ hand: ['2s'] }, {}],
      play: ['0 refused recover:2s CC-H03', '0 done'],
    })
  })

  it('CC-H04 the support draw is skipped in a first turn without a draw, and an empty pile there ends nothing', () => {
    const match = answer(fresh({ mode: 'team' }), 'keep', 'keep', 'keep', 'keep', 'pass', 'done')
    expect(asked(match)).toEqual([[], [], ['cleanUp'], []])
    expect(tableOf(match).seats.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7])
    fight({
      mode: 'team',
      phase: 'cleanUp',
      seats: [{ hand: [] }, {}, { hand: ['2s'], rest: 'discard' }, {}],
      play: ['0 done', { '2.hand': ['2s'], over: false }, '2 done'],
      expect: { turn: 1 },
    })
  })

  it('CC-H05 one recovery a team and turn', () => {
    fight({
      mode: 'team',
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 50 }, { hp: 50 }] }, {}],
      seats: [{ hand: ['2s'] }, {}, { hand: ['3s'] }, {}],
      play: ['0 recover:2s', '0 done', '2 refused recover:3s CC-177', '2 done'],
      expect: { [hp(0, 1)]: 52 },
    })
    fight({
      mode: 'team',
      phase: 'cleanUp',
      teams: [{ active: 1, characters: [{ hp: 50 }, { hp: 50 }] }, {}],
      given: { actor: 2, support: true },
      seats: [{}, {}, { hand: ['3s'] }, {}],
      play: ['2 refused recover:3s CC-A54', '2 done'],
    })
  })

  it('CC-H06 a block protects the team, whoever is active, and goes back to its own hand', () => {
    const of = arena(sheet('b', { defense: 5 }))
    fight({
      mode: 'team',
      of,
      turn: 1,
      teams: [{ active: 1 }, {}],
      seats: [{ hand: [], block: ['4s'] }, { hand: ['js'] }, { hand: [] }, {}],
      play: ['1 use:poke'],
      expect: { [hp(0, 1)]: 100, '0.hand': ['4s'], '2.hand': [] },
    })
  })

  it('CC-H07 the partner decides on a variable counter first, whatever they hold; then the active seat answers', () => {
    fight({
      mode: 'team',
      seats: [{ hand: ['5s'] }, { hand: [] }, {}, { hand: ['2s'] }],
      play: [
        '0 attack:5s',
        '3 refused vc:swing CC-158',
        '3 offered pass',
        '3 pass',
        { 'asked.1': ['answer'] },
        '1 take',
      ],
      expect: { [hp(1, 0)]: 95 },
    })
  })

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

  it('CC-H09 who leaves a team of two takes their character along; an exchange under way is over', () => {
    const match = given({ mode: 'team', seats: [{ hand: ['5s'] }, {}, {}, {}] })
    answer(match, 'attack:5s')
    match.leave(1)
    // the rules hear of it once the question to the partner is answered
    answer(match, 'pass')
    expect(tableOf(match)).toMatchObject({ over: false, phase: 'cleanUp', actor: 0 })
    expect(tableOf(match).teams[1]).toMatchObject({ active: 1, characters: [{ out: true }, { out: false }] })
    match.leave(3)
    answer(match, 'done')
    expect(tableOf(match)).toMatchObject({ over: true, winner: [0, 2] })
    const duel = fresh()
    duel.leave(1)
    answer(duel, 'keep')
    expect(tableOf(duel)).toMatchObject({ over: true, winner: 0 })
  })

  it('CC-H10 an avoid move avoids the classes it names and no others', () => {
    const of = arena(
      sheet('gambit', {
        moves: [avoid('king', 'Slip', ['throw', 'super'], 2), ace('S', 'B', 9, 5, 3, { mark: 'TS' })],
      }),
    )
    const avoided = (hand: string[], key: string) => ({
      of,
      turn: 1 as const,
      seats: [{ hand: ['ks'] }, { hand }],
      play: [`1 ${key}`],
    })
    const thrown = avoided(['9s', '9d'], 'throw:9d+9s')
    fight({ ...thrown, play: [...thrown.play, '0 use:slip'], expect: { '0.hp': 100 } })
    const blast = avoided(['as'], 'use:wave')
    fight({ ...blast, play: [...blast.play, '0 use:slip'], expect: { '0.hp': 100 } })
    const basic = avoided(['5s'], 'attack:5s')
    fight({ ...basic, play: [...basic.play, '0 refused use:slip CC-065', '0 take'] })
  })
})
