import { play as answer, asked } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { sheetSchema } from '../../src/index.ts'
import { ace, arena, fight, fresh, given, jack, queen, sheet, tableOf } from '../support.ts'

const tag = { mode: 'tag' } as const

describe('7 Tag team battles', () => {
  it('CC-150, CC-151 a tag battle is fought as a duel, with two Jokers in each deck', () => {
    const { seats } = tableOf(fresh({ mode: 'tag' }))
    for (const { hand, deck } of seats) {
      expect(hand).toHaveLength(7)
      expect([...hand, ...deck].filter((name) => name.startsWith('joker')).sort()).toEqual(['joker-black', 'joker-red'])
    }
    fight({
      ...tag,
      seats: [{ hand: ['4s', '5s'] }, {}],
      play: ['0 attack:4s', '1 take', '0 attack:5s'],
      expect: { '1.hp': 91 },
    })
  })

  it('CC-152, CC-A53 an empty draw pile is rebuilt from the discard pile when its player’s next turn begins', () => {
    fight({
      ...tag,
      phase: 'draw',
      seats: [{ hand: ['2s'], deck: ['3s'], rest: 'discard' }, { hand: [] }],
      play: [
        '0 pass',
        '0 done',
        { '0.deckSize': 0, '0.hand': ['2s', '3s'], over: false },
        '1 draw:1',
        '1 pass',
        '1 done',
      ],
      expect: { '0.deckSize': 52, '0.discard': [], turn: 0, phase: 'draw', over: false },
    })
  })

  it('CC-153 one character is active, the other inactive: stats and moves are the active one’s', () => {
    const of = arena(sheet('b', { strength: 9 }))
    const seats = [{ hand: ['9s'] }, {}]
    fight({ ...tag, of, seats, play: ['0 refused attack:9s CC-042', '0 pass'] })
    fight({ ...tag, of, teams: [{ active: 1 }, {}], seats, play: ['0 attack:9s'] })
  })

  it('CC-154, CC-A40, CC-A41, CC-A66 a pair of number cards within the Strength tags, once a clean-up', () => {
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: ['5s', '5d', '8s', '8d', '6s', '6h', 'ks', 'kd'] }, {}],
      play: [
        '0 refused tag:8d+8s CC-154',
        '0 refused tag:kd+ks',
        '0 tag:5d+5s',
        { 'teams.0.active': 1, '0.discard': ['5d', '5s'] },
        '0 refused tag:6h+6s CC-A41',
        '0 done',
      ],
    })
  })

  it('CC-155 a tag by choice comes in the clean-up only', () => {
    fight({
      ...tag,
      seats: [{ hand: ['5s', '5d'] }, {}],
      play: ['0 refused tag:5d+5s', '0 pass', '0 tag:5d+5s', '0 done'],
    })
  })

  it('CC-156, CC-157 a variable counter is a marked special of the partner; other moves are none', () => {
    const of = arena(
      sheet('d', {
        moves: [
          jack('Mine', 'A', 5, 4, 1, { mark: 'VC' }),
          queen('Not', 'A', 5, 4, 1),
          ace('S', 'B', 9, 5, 3, { mark: 'TS' }),
        ],
      }),
    )
    fight({
      ...tag,
      of,
      seats: [{ hand: ['5s'] }, { hand: ['joker-red'] }],
      play: ['0 attack:5s', '1 refused vc:not CC-157', '1 offered dodge take vc:mine', '1 vc:mine'],
      expect: { 'teams.0.characters.0.hp': 95 },
    })
  })

  it('CC-158, CC-159 it costs a Joker, not its own card, and may be used whatever the priority', () => {
    fight({
      ...tag,
      seats: [{ hand: ['5s'] }, { hand: ['qs'] }],
      play: ['0 attack:5s', '1 refused vc:swing CC-158', '1 take'],
    })
    fight({
      ...tag,
      seats: [{ hand: ['as'] }, { hand: ['joker-red', 'qs'] }],
      play: ['0 use:blast', '1 vc:swing'],
      expect: { '1.hand': ['qs'], '1.discard': ['joker-red'] },
    })
  })

  it.each([
    [4, { 'teams.0.characters.0.hp': 94, 'teams.1.characters.1.hp': 100 }],
    [3, { 'teams.0.characters.0.hp': 100, 'teams.1.characters.1.hp': 100 }],
    [2, { 'teams.0.characters.0.hp': 100, 'teams.1.characters.1.hp': 92 }],
  ])('CC-160..163 a variable counter of priority %i against 3; the partner comes in in any case', (priority, hp) => {
    const of = arena(
      sheet('d', {
        moves: [queen('Help', 'C', 6, priority, 1, { mark: 'VC' }), ace('S', 'B', 9, 5, 3, { mark: 'TS' })],
      }),
    )
    fight({
      ...tag,
      of,
      seats: [{ hand: ['js'] }, { hand: ['joker-red'] }],
      play: ['0 use:poke', '1 vc:help'],
      expect: { 'teams.1.active': 1, 'teams.1.characters.0.hp': 100, phase: 'cleanUp', '0.discard': ['js'], ...hp },
    })
  })

  it('CC-164 a variable counter does its base damage only', () => {
    const of = arena(
      sheet('d', {
        moves: [
          queen('Help', 'C', 6, 4, 1, { mark: 'VC', extra: { most: 1, damage: 9 } }),
          ace('S', 'B', 9, 5, 3, { mark: 'TS' }),
        ],
      }),
    )
    fight({
      ...tag,
      of,
      seats: [{ hand: ['js'] }, { hand: ['joker-red', 'qs', 'qd'] }],
      play: ['0 use:poke', '1 offered dodge take use:swing use:swing#2 vc:help', '1 vc:help'],
      expect: { 'teams.0.characters.0.hp': 94, '1.hand': ['qs', 'qd'] },
    })
  })

  const strong = arena(
    sheet('a', { moves: [ace('Mine', 'B', 20, 4, 3, { mark: 'TS' })] }),
    sheet('b', { moves: [ace('Yours', 'C', 11, 2, 1, { mark: 'TS' })] }),
  )
  const both = { hand: ['joker-red', 'joker-black', '4s', '5s', '6s'] }

  it('CC-165..169 a tag super costs two Jokers and does both damages, by the active one’s priority and cost; then they swap', () => {
    fight({
      ...tag,
      of: strong,
      seats: [both, {}],
      play: ['0 tag-super', { 'combat.opener.priority': 4, points: 2, 'combat.opener.damage': 31 }, '1 take'],
      expect: { 'teams.1.characters.0.hp': 69, 'teams.0.active': 1, '0.discard': ['joker-black', 'joker-red'] },
    })
    fight({
      ...tag,
      of: strong,
      seats: [{ hand: ['joker-red', 'as'] }, {}],
      play: ['0 refused tag-super CC-166', '0 pass'],
    })
    const { moves, ...rest } = sheet('x')
    expect(sheetSchema.safeParse({ ...rest, moves: moves.filter(({ rank }) => rank !== 'ace') }).success).toBe(false)
  })

  it('CC-170 against a tag super a block counts four times', () => {
    const seats = (block: string) => [both, { hand: [], block: [block] }]
    fight({
      ...tag,
      of: strong,
      seats: seats('5h'),
      play: ['0 tag-super'],
      expect: { '1.hp': 97, '1.discard': ['5h'] },
    })
    fight({ ...tag, of: strong, seats: seats('6h'), play: ['0 tag-super'], expect: { '1.hp': 100, '1.hand': ['6h'] } })
  })

  it('CC-171 no move negates a tag super', () => {
    const of = arena(
      sheet('a', { moves: [ace('Mine', 'B', 20, 4, 3, { mark: 'TS' })] }),
      sheet('c', { moves: [ace('Even', 'B', 9, 4, 3, { mark: 'TS' })] }),
    )
    fight({ ...tag, of, seats: [both, { hand: ['as'] }], play: ['0 tag-super', '1 refused use:even CC-171', '1 take'] })
  })

  it('CC-172, CC-173, CC-A47 countered, it costs its Jokers, and the whole counter string falls on the partner, who comes in', () => {
    const of = arena(
      sheet('a', { moves: [ace('Mine', 'B', 20, 4, 3, { mark: 'TS' })] }),
      sheet('c', { moves: [jack('Quick', 'A', 5, 5, 1), ace('S', 'B', 9, 5, 3, { mark: 'TS' })] }),
    )
    fight({
      ...tag,
      of,
      seats: [both, { hand: ['js', '4h'] }],
      play: ['0 tag-super', '1 use:quick', '1 attack:4h'],
      expect: {
        'teams.0.characters.0.hp': 100,
        'teams.0.characters.1.hp': 91,
        'teams.0.active': 1,
        'teams.1.characters.0.hp': 100,
        '0.discard': ['joker-black', 'joker-red'],
      },
    })
  })

  it('CC-174, CC-A50 with one character KOed, a Joker is a meter card of 10; before, it is none', () => {
    const seats = [{ hand: ['joker-red', 'joker-black'] }, {}]
    fight({ ...tag, phase: 'cleanUp', seats, play: ['0 refused meter:joker-red CC-174', '0 done'] })
    fight({
      ...tag,
      phase: 'cleanUp',
      teams: [{ active: 1, characters: [{ hp: 0 }, {}] }, {}],
      seats,
      play: ['0 meter:joker-red', '0 refused meter:joker-black CC-070', '0 done'],
      expect: { '0.meterTotal': 10 },
    })
  })

  it('CC-175, CC-177, CC-A51 one card a turn, of any kind, heals the inactive character', () => {
    fight({
      ...tag,
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 50 }, { hp: 50 }] }, {}],
      seats: [{ hand: ['joker-red', 'ks'] }, {}],
      play: ['0 recover:joker-red', '0 refused recover:ks CC-177', '0 done'],
      expect: { 'teams.0.characters.1.hp': 52, 'teams.0.characters.0.hp': 50, '0.discard': ['joker-red'] },
    })
  })

  it('CC-178 nobody is healed above the HP of the sheet', () => {
    fight({
      ...tag,
      phase: 'cleanUp',
      teams: [{ characters: [{}, { hp: 99 }] }, {}],
      seats: [{ hand: ['2s'] }, {}],
      play: ['0 recover:2s'],
      expect: { 'teams.0.characters.1.hp': 100 },
    })
  })

  it('CC-179, CC-180, CC-A52 meter cards worth 50 bring one Joker back into the draw pile, which may be cut', () => {
    const meter = ['10s', '10h', '10d', '10c', '9s', '9h', '9d', '9c', '8s', '8h', '8d']
    fight({
      ...tag,
      phase: 'cleanUp',
      options: { cut: 'asked' },
      seats: [{ hand: [], meter, discard: ['joker-red', 'joker-black'] }, {}],
      play: [
        '0 joker',
        '0 refused 10s 10h 10d 10c CC-071',
        '0 10s 10h 10d 10c 9s 9h',
        '1 cut:3',
        '0 refused joker CC-A52',
        '0 done',
      ],
      expect: { '0.discard': ['joker-red', '10s', '10h', '10d', '10c', '9s', '9h'] },
    })
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: [], meter: ['10s', '10h', '10d', '10c', '9s'], discard: ['joker-red'] }, {}],
      play: ['0 refused joker CC-179', '0 done'],
    })
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: [], meter, discard: ['2s'] }, {}],
      play: ['0 refused joker CC-179', '0 done'],
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

  it('CC-183 four players, one character each, two to a team: each with a deck, a hand and Jokers of their own', () => {
    const match = answer(fresh({ mode: 'team' }), 'keep', 'keep', 'keep', 'keep')
    const { seats, teams } = tableOf(match)
    expect(seats.map(({ hand, deck }) => hand.length + deck.length)).toEqual([54, 54, 54, 54])
    expect(teams.map(({ characters }) => characters.length)).toEqual([2, 2])
    expect(match.table.state.teams.map(({ characters }) => characters.map(({ seat }) => seat))).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(asked(match)).toEqual([['combat'], [], [], []])
  })

  it('CC-184, CC-A57 a team may be one boss: 54 cards, Jokers for the meter, no partner', () => {
    const { boss } = { boss: fresh({ mode: 'boss' }) }
    expect(boss.table.seats).toBe(3)
    expect(boss.table.state.teams[1].characters).toHaveLength(1)
    expect(() => fresh({ mode: 'boss', fighters: ['a', 'b', 'c'] })).toThrow('boss')
    expect(() => fresh({ mode: 'duel', fighters: ['a', 'the-hollow-regent'] })).toThrow('boss')
    fight({
      mode: 'boss',
      turn: 1,
      phase: 'cleanUp',
      seats: [{}, { hand: ['joker-red', 'joker-black', '5s', '5d'] }, {}],
      play: ['1 refused tag:5d+5s CC-A50', '1 meter:joker-red', '1 done'],
      expect: { '1.meterTotal': 10 },
    })
    const match = given({ mode: 'boss', turn: 1, seats: [{}, { hand: ['joker-red', 'joker-black'] }, {}] })
    expect(match.open[0]!.options().map(({ key }) => key)).toEqual(['pass'])
  })
})
