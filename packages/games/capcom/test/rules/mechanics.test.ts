import { play as answer, asked, offered } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, fight, fresh, given, sheet, tableOf } from '../support.ts'

describe('2 Game mechanics', () => {
  it('CC-018 both begin with seven cards of a shuffled deck', () => {
    const hands = [1, 2, 3].map((seed) => tableOf(fresh({}, seed)).seats.map(({ hand }) => hand))
    for (const [a, b] of hands) {
      expect(a).toHaveLength(7)
      expect(b).toHaveLength(7)
    }
    expect(new Set(hands.map(String)).size).toBe(3)
  })

  it('CC-019 who starts is a matter of chance unless the table says so', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => fresh({ first: undefined } as never, seed).table.state.first)
    expect(new Set(starts)).toEqual(new Set([0, 1]))
    expect(fresh({ first: 1 }).table.state.first).toBe(1)
  })

  it('CC-020, CC-A31 the starting player draws nothing in the first turn, the other player does', () => {
    const match = answer(fresh(), 'keep', 'keep')
    expect(asked(match)).toEqual([['combat'], []])
    expect(tableOf(match).seats[0]!.hand).toHaveLength(7)
    answer(match, 'pass', 'done')
    expect(offered(match)).toEqual(['draw:1', 'draw:2', 'draw:3'])
  })

  it('CC-021, CC-022, CC-077 the draw pile is hidden from both; discard pile and meter lie open', () => {
    const match = given({ seats: [{ hand: ['2s'], deck: ['3s'], discard: ['4s'], meter: ['9s'] }, {}] })
    for (const seat of [0, 1, null]) {
      const { zones } = match.view(seat)
      expect(zones['deck:0']?.cards).toBeUndefined()
      expect(zones['discard:0']?.cards?.map(({ name }) => name)).toEqual(['4s'])
      expect(zones['meter:0']?.cards?.map(({ name }) => name)).toEqual(['9s'])
    }
  })

  it('CC-023, CC-035 draw, combat, clean-up; then it is the other player’s turn', () => {
    fight({
      phase: 'draw',
      seats: [{ hand: ['2s'] }, {}],
      play: [
        { 'asked.0': ['draw'] },
        '0 draw:1',
        { 'asked.0': ['combat'] },
        '0 pass',
        { 'asked.0': ['cleanUp'] },
        '0 done',
      ],
      expect: { turn: 1, phase: 'draw', 'asked.1': ['draw'] },
    })
  })

  it('CC-025, CC-031, CC-110 one may attack, block or pass; passing leads to the clean-up', () => {
    fight({
      seats: [{ hand: ['2s'] }, {}],
      play: ['0 offered attack:2s block:2s pass', '0 pass'],
      expect: { phase: 'cleanUp', '0.hand': ['2s'] },
    })
  })

  it('CC-026, CC-027 an attack is laid on the table, and the opponent may counter or dodge', () => {
    fight({
      seats: [{ hand: ['5s', '6s'] }, { hand: ['5h', 'qh', '2d'] }],
      play: ['0 attack:5s', { '0.played': ['5s'] }, '1 offered attack:5h dodge take use:rise'],
    })
  })

  it('CC-028 unanswered, or after a failed dodge, the attacker goes on with the points that are left', () => {
    for (const response of ['1 take', '1 dodge'])
      fight({
        seats: [{ hand: ['5s', '6s'] }, { deck: ['kh'] }],
        play: ['0 attack:5s', response, { points: 4, 'asked.0': ['chain'] }, '0 attack:6s'],
        expect: { '1.hp': 89 },
      })
  })

  it('CC-029, CC-134, CC-A64 a counter discards the attack and does its own damage; its user goes on', () => {
    fight({
      seats: [{ hand: ['5s', '2c'] }, { hand: ['qh', '4h'] }],
      play: ['0 attack:5s', '1 use:rise', { '0.discard': ['5s'], points: 3, 'asked.1': ['chain'] }, '1 attack:4h'],
      expect: { '0.hp': 89, '1.hp': 100, '1.discard': ['qh', '4h'], phase: 'cleanUp', actor: 0 },
    })
  })

  it('CC-030, CC-A34 damage waits for the end of the phase, and what is too much is lost', () => {
    fight({
      seats: [{ hand: ['5s', '6s', '7s'] }, {}],
      teams: [{}, { characters: [{ hp: 5 }] }],
      play: [
        '0 attack:5s',
        '1 take',
        { '1.hp': 5, pending: 5, over: false },
        '0 attack:6s',
        { '1.hp': 5, over: false },
        '0 stop',
      ],
      expect: { '1.hp': 0, over: true },
    })
  })

  it('CC-032, CC-070, CC-A71 one number card above the Strength goes into the meter in a clean-up', () => {
    fight({
      phase: 'cleanUp',
      seats: [{ hand: ['9s', '10s', '3s', 'ks'] }, {}],
      play: [
        '0 refused meter:3s CC-032',
        '0 refused meter:ks CC-032',
        '0 meter:9s',
        '0 refused meter:10s CC-070',
        '0 done',
      ],
      expect: { '0.meter': ['9s'], turn: 1 },
    })
  })

  it('CC-033 the owner chooses what is discarded, and exactly as many as are too many', () => {
    const hand = ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', '10s', 'js']
    fight({
      phase: 'cleanUp',
      seats: [{ hand }, {}],
      play: ['0 done', '0 refused 2s CC-033', '0 refused 2s 3s 4s CC-033', '0 js 2s'],
      expect: { '0.discard': ['2s', 'js'], '0.handSize': 8 },
    })
  })

  it('CC-034 within the Endurance nothing is discarded', () => {
    fight({
      phase: 'cleanUp',
      seats: [{ hand: ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'] }, {}],
      play: ['0 done'],
      expect: { '0.handSize': 8, turn: 1, 'asked.0': [] },
    })
  })

  it('CC-037, CC-038 a player who cannot draw ends the game, and the higher HP wins', () => {
    const empty = { phase: 'draw', seats: [{ hand: ['2s'], rest: 'discard' as const }, {}], play: [] }
    fight({
      ...empty,
      teams: [{ characters: [{ hp: 40 }] }, { characters: [{ hp: 41 }] }],
      expect: { over: true, winner: 1 },
    })
    fight({
      ...empty,
      teams: [{ characters: [{ hp: 42 }] }, { characters: [{ hp: 41 }] }],
      expect: { over: true, winner: 0 },
    })
  })

  it('CC-037 in a duel the discard pile is not shuffled back: an empty draw pile ends it', () => {
    fight({
      turn: 1,
      phase: 'cleanUp',
      seats: [{ hand: ['2s'], rest: 'discard' }, { hand: [] }],
      teams: [{ characters: [{ hp: 40 }] }, { characters: [{ hp: 41 }] }],
      play: ['1 done'],
      expect: { over: true, winner: 1, why: 'timeOver' },
    })
  })

  it('CC-039, CC-A32 equal HP on time over is a draw, whatever share of the full HP they are', () => {
    fight({
      of: arena(sheet('ryu', { hp: 50 })),
      phase: 'draw',
      seats: [{ hand: [], rest: 'discard' }, {}],
      teams: [{ characters: [{ hp: 40 }] }, { characters: [{ hp: 40 }] }],
      play: [],
      expect: { over: true, winner: null, why: 'timeOver' },
    })
  })

  it('CC-040, CC-041, CC-A67 each player may once shuffle the hand back for another seven, the starter first', () => {
    const match = fresh({ first: 1 })
    expect(asked(match)).toEqual([[], ['mulligan']])
    const before = tableOf(match).seats[1]!
    answer(match, 'mulligan')
    const after = tableOf(match).seats[1]!
    expect(after.hand).toHaveLength(7)
    expect(after.hand).not.toEqual(before.hand)
    expect([...after.hand, ...after.deck].sort()).toEqual([...before.hand, ...before.deck].sort())
    expect(asked(match)).toEqual([['mulligan'], []])
    answer(match, 'keep')
    expect(asked(match)).toEqual([[], ['combat']])
  })
})
