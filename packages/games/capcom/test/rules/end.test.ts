import { play as answer } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { jokers, plainDeck } from '../../src/cards/deck.ts'
import { arena, fight, given, sheet, tag } from '../support.ts'

describe('The end of the game', () => {
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

  it('CC-A33 both KOed at once: a draw in a duel, and both leave in a tag battle', () => {
    const hot = { ability: { name: 'Hot', does: 'overheat', pain: 3, damage: 3 } } as const
    const of = arena(sheet('gambit', hot), sheet('a', hot))
    const play = ['0 use:poke', '0 yes', '1 take']
    fight({
      of,
      seats: [{ hand: ['js'] }, {}],
      teams: [{ characters: [{ hp: 3 }] }, { characters: [{ hp: 11 }] }],
      play,
      expect: { over: true, winner: null, why: 'doubleKo' },
    })
    fight({
      ...tag,
      of,
      seats: [{ hand: ['js'] }, {}],
      teams: [{ characters: [{ hp: 3 }, {}] }, { characters: [{ hp: 11 }, {}] }],
      play,
      expect: { over: false, 'teams.0.active': 1, 'teams.1.active': 1, '0.fighter': 'b', '1.fighter': 'd' },
    })
  })

  it('CC-A68 time over in a tag battle: the higher sum of HP wins, and equal sums are a draw', () => {
    const at = (a: number, b: number, c: number, d: number) => ({
      ...tag,
      phase: 'cleanUp',
      turns: 100,
      teams: [{ characters: [{ hp: a }, { hp: b }] }, { characters: [{ hp: c }, { hp: d }] }],
      play: ['0 done'],
    })
    fight({ ...at(50, 11, 60, 0), expect: { over: true, winner: 0 } })
    fight({ ...at(50, 9, 60, 0), expect: { over: true, winner: 1 } })
    fight({ ...at(50, 10, 60, 0), expect: { over: true, winner: null } })
    fight({
      ...tag,
      phase: 'draw',
      seats: [{ hand: [...plainDeck, ...jokers].map(({ id }) => id) }, {}],
      teams: [{ characters: [{ hp: 10 }, { hp: 10 }] }, { characters: [{ hp: 10 }, { hp: 11 }] }],
      play: [],
      expect: { over: true, winner: 1 },
    })
  })

  it('CC-181, CC-182 the battle is won when both are KOed; the first one is removed', () => {
    const play = ['0 attack:5s', '1 take']
    const seats = [{ hand: ['5s'] }, { hand: ['joker-red'] }]
    fight({
      ...tag,
      seats,
      teams: [{}, { characters: [{ hp: 5 }, {}] }],
      play,
      expect: { over: false, 'teams.1.characters.0.out': true, 'teams.1.active': 1, '1.fighter': 'd' },
    })
    fight({
      ...tag,
      seats,
      teams: [{}, { active: 1, characters: [{ hp: 0 }, { hp: 5 }] }],
      play: ['0 attack:5s', '1 refused vc:swing CC-A50', '1 take'],
      expect: { over: true, winner: 0 },
    })
  })

  it('CC-036, CC-181 a verdict cites the rule of its kind of battle', () => {
    const seats = [{ hand: ['4s'] }, {}]
    const duel = given({ fighters: ['a', 'b'], teams: [{}, { characters: [{ hp: 4 }] }], seats })
    expect(answer(duel, 'attack:4s', 'take').over).toMatchObject({ winner: 0, rule: 'CC-036' })
    const pair = given({ ...tag, teams: [{}, { active: 1, characters: [{ hp: 0 }, { hp: 4 }] }], seats })
    expect(answer(pair, 'attack:4s', 'take').over).toMatchObject({ winner: 0, rule: 'CC-181' })
  })
})
