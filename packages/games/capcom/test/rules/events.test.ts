import { play as answer } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import type { CapcomEventType } from '../../src/index.ts'
import { arena, avoid, type Fight, given, jack, queen, sheet, super_, tag } from '../support.ts'

const duel = { fighters: ['a', 'b'] } as const
const team = { mode: 'team' } as const
const cleanUp = { phase: 'cleanUp' } as const
const jokers = ['joker-red', 'joker-black']
const helper = (priority: number) =>
  arena(sheet('d', { moves: [queen('Help', 'C', 6, priority, 1, { mark: 'VC' }), super_] }))
const ranged = arena(sheet('b', { moves: [jack('Beam', 'A(R)', 9, 3, 1), queen('Up', 'C', 6, 4, 2), super_] }))
const heated = arena(sheet('a', { ability: { name: 'Heat', does: 'overheat', pain: 3, damage: 2 } }))
const rescued = arena(sheet('b', { ability: { name: 'Step', does: 'rescue', by: 1 } }))
const evasive = arena(sheet('b', { moves: [avoid('king', 'Slip', ['special'], 3, { most: 1, damage: 8 }), super_] }))

interface Told {
  readonly [field: string]: unknown
}

/** A position, what is answered, and what everybody is told of it then. */
const told: Readonly<Record<CapcomEventType, readonly [Fight, readonly string[], Told]>> = {
  mulligan: [
    { ...duel, turns: 0, phase: 'mulligan', given: { mulligans: [1] } },
    ['mulligan'],
    { seat: 1, again: true, rule: 'CC-040' },
  ],
  turn: [
    { ...duel, ...cleanUp, seats: [{ hand: ['9s'] }, {}] },
    ['done'],
    { seat: 1, fighter: 'b', turns: 4, rule: 'CC-023' },
  ],
  rebuild: [
    { ...tag, ...cleanUp, seats: [{ hand: ['9s'] }, { discard: ['2s'], rest: 'discard' }] },
    ['done'],
    { seat: 1, count: 54, rule: 'CC-152' },
  ],
  pass: [{ ...duel, seats: [{ hand: ['9s'] }, {}] }, ['pass'], { seat: 0, fighter: 'a', rule: 'CC-031' }],
  block: [{ ...duel, seats: [{ hand: ['7s'] }, {}] }, ['block:7s'], { seat: 0, fighter: 'a', rule: 'CC-110' }],
  attack: [
    { ...duel, of: heated, seats: [{ hand: ['js', '9s'] }, {}] },
    ['use:poke', 'yes'],
    { seat: 0, fighter: 'a', use: 'poke', value: 0, damage: 10, priority: 3, points: 4, rule: 'CC-027' },
  ],
  follow: [
    { ...duel, of: heated, seats: [{ hand: ['js', '5s', '9s'] }, {}] },
    ['use:poke', 'yes', 'take', 'attack:5s'],
    { seat: 0, fighter: 'a', use: 'basic', value: 5, damage: 5, priority: 2, points: 3, total: 15, rule: 'CC-078' },
  ],
  shot: [
    { ...duel, of: ranged, seats: [{ hand: ['4s'] }, { hand: ['js'], deck: ['2s'] }] },
    ['attack:4s', 'dodge', 'use:beam'],
    { seat: 1, fighter: 'b', use: 'beam', value: 0, damage: 9, priority: 3, points: 4, rule: 'CC-130' },
  ],
  counter: [
    { ...duel, of: ranged, seats: [{ hand: ['js'] }, { hand: ['qs', '9s'] }] },
    ['use:poke', 'use:up'],
    { seat: 1, fighter: 'b', use: 'up', damage: 6, priority: 4, points: 3, against: 'poke', rule: 'CC-134' },
  ],
  negate: [
    { ...duel, of: ranged, seats: [{ hand: ['js'] }, { hand: ['js'] }] },
    ['use:poke', 'use:beam'],
    { seat: 1, fighter: 'b', use: 'beam', damage: 9, priority: 3, against: 'poke', half: 4, rule: 'CC-137' },
  ],
  tech: [
    { ...duel, seats: [{ hand: ['8s', '8d'] }, { hand: ['9s', '9d'] }] },
    ['throw:8d+8s', 'tech:9d+9s'],
    { seat: 1, fighter: 'b', value: 9, rule: 'CC-053' },
  ],
  avoid: [
    { ...duel, of: evasive, seats: [{ hand: ['js'] }, { hand: ['ks', 'kd'] }] },
    ['use:poke', 'use:slip+1'],
    {
      seat: 1,
      fighter: 'b',
      use: 'slip',
      value: 0,
      damage: 8,
      priority: 0,
      points: 2,
      against: 'poke',
      rule: 'CC-188',
    },
  ],
  variable: [
    { ...tag, of: helper(3), seats: [{ hand: ['js'] }, { hand: ['joker-red'] }] },
    ['use:poke', 'vc:help'],
    {
      seat: 1,
      fighter: 'd',
      use: 'help',
      value: 0,
      damage: 6,
      priority: 3,
      points: 0,
      against: 'poke',
      outcome: 'even',
      rule: 'CC-157',
    },
  ],
  take: [
    { ...duel, seats: [{ hand: ['4s', '9s'] }, {}] },
    ['attack:4s', 'take'],
    { seat: 1, fighter: 'b', damage: 4, rule: 'CC-028' },
  ],
  dodge: [
    { ...duel, of: rescued, seats: [{ hand: ['4s'] }, { deck: ['7s'] }] },
    ['attack:4s', 'dodge'],
    { seat: 1, fighter: 'b', agility: 6, isDodged: true, isRescued: true, rule: 'CC-126' },
  ],
  blocked: [
    { ...duel, seats: [{ hand: ['as'] }, { block: ['6h'] }] },
    ['use:blast'],
    {
      seat: 1,
      fighter: 'b',
      value: 6,
      defense: 2,
      times: 2,
      total: 16,
      damage: 18,
      through: 2,
      isKept: false,
      rule: 'CC-114',
    },
  ],
  broken: [
    { ...duel, seats: [{ hand: ['9s', '9d'] }, { block: ['6h'] }] },
    ['throw:9d+9s', 'take'],
    { seat: 1, fighter: 'b', use: 'throw', rule: 'CC-120' },
  ],
  stop: [
    { ...duel, seats: [{ hand: ['4s', '9s'] }, {}] },
    ['attack:4s', 'take', 'stop'],
    { seat: 0, fighter: 'a', rule: 'CC-078' },
  ],
  settle: [
    { ...duel, seats: [{ hand: ['4s'] }, {}] },
    ['attack:4s', 'take'],
    {
      seat: 0,
      settled: [
        {
          team: 1,
          character: 0,
          fighter: 'b',
          hits: [{ team: 1, character: 0, damage: 4, use: 'basic', class: 'basic' }],
          shielded: 0,
          damage: 4,
          hp: 96,
        },
      ],
      rule: 'CC-030',
    },
  ],
  ko: [
    { ...tag, teams: [{}, { characters: [{ hp: 4 }, {}] }], seats: [{ hand: ['4s'] }, {}] },
    ['attack:4s', 'take'],
    { seat: 1, fighter: 'c', rule: 'CC-036' },
  ],
  swap: [
    { ...tag, ...cleanUp, seats: [{ hand: ['4s', '4d'] }, {}] },
    ['tag:4d+4s'],
    { seat: 0, fighter: 'b', for: 'a', rule: 'CC-154' },
  ],
  consent: [
    { ...team, seats: [{ hand: ['joker-red'] }, {}, { hand: ['joker-red'] }, {}] },
    ['tag-super:shared', 'agree'],
    { seat: 2, agrees: true, rule: 'CC-A55' },
  ],
  meter: [
    { ...duel, ...cleanUp, seats: [{ hand: ['9s'], meter: ['10s'] }, {}] },
    ['meter:9s'],
    { seat: 0, total: 19, rule: 'CC-070' },
  ],
  ace: [
    { ...duel, ...cleanUp, seats: [{ meter: ['10s', '10h', '10d', '10c'], discard: ['as'] }, {}] },
    ['ace:discard'],
    { seat: 0, from: 'discard', price: 40, rule: 'CC-071' },
  ],
  joker: [
    { ...tag, ...cleanUp, seats: [{ meter: ['10s', '10h', '10d', '10c', '9s', '9h'], discard: jokers }, {}] },
    ['joker'],
    { seat: 0, price: 50, rule: 'CC-179' },
  ],
  cut: [
    {
      ...duel,
      ...cleanUp,
      options: { cut: 'asked' },
      seats: [{ meter: ['10s', '10h', '10d', '10c'], deck: ['as', '2s', '3s'], rest: 'discard' }, {}],
    },
    ['ace:deck', 'cut:1'],
    { seat: 1, of: 0, at: 1, rule: 'CC-074' },
  ],
  recover: [
    { ...tag, ...cleanUp, teams: [{ characters: [{}, { hp: 50 }] }, {}], seats: [{ hand: ['2s'] }, {}] },
    ['recover:2s'],
    { seat: 0, fighter: 'b', amount: 2, hp: 52, rule: 'CC-176' },
  ],
  ability: [
    { ...duel, of: rescued, seats: [{ hand: ['4s'] }, { deck: ['7s'] }] },
    ['attack:4s', 'dodge'],
    { seat: 1, fighter: 'b', name: 'Step', amount: 0, rule: 'CC-016' },
  ],
  timeOver: [
    { ...duel, ...cleanUp, teams: [{}, { characters: [{ hp: 3 }] }], seats: [{ hand: ['9s'] }, { rest: 'discard' }] },
    ['done'],
    { seat: 1, hp: [100, 3], rule: 'CC-037' },
  ],
}

describe('What is told', () => {
  it.each(Object.keys(told) as CapcomEventType[])('%s', (type) => {
    const [fight, answers, expected] = told[type]
    const match = given(fight)
    answer(match, ...answers)
    const events = match.events(null).filter((each) => each.type === type)
    expect(events.at(-1)).toMatchObject(expected)
  })

  const ability = (changes: Parameters<typeof sheet>[1], id = 'a') => arena(sheet(id, changes))
  const abilities: readonly (readonly [string, Fight, readonly string[], number])[] = [
    [
      'pierce',
      {
        of: ability({ ability: { name: 'Own', does: 'pierce', value: 7, damage: 2 } }),
        seats: [{ hand: ['7s'] }, { block: ['7h'] }],
      },
      ['attack:7s'],
      2,
    ],
    [
      'draw',
      {
        of: ability(
          { moves: [jack('Beam', 'A(R)', 9, 3, 1), super_], ability: { name: 'Own', does: 'draw', cards: 1 } },
          'b',
        ),
        seats: [{ hand: ['js'] }, { hand: ['js'] }],
      },
      ['use:poke', 'use:beam'],
      1,
    ],
    [
      'takeBack',
      { of: ability({ ability: { name: 'Own', does: 'takeBack' } }), seats: [{ hand: ['4s'] }, { deck: ['2s'] }] },
      ['attack:4s', 'dodge'],
      0,
    ],
  ]

  it.each(abilities)('the ability %s', (_, fight, answers, amount) => {
    const match = given({ ...duel, ...fight })
    answer(match, ...answers)
    expect(match.events(null).findLast(({ type }) => type === 'ability')).toMatchObject({ name: 'Own', amount })
  })

  it('CC-182 a KO once, however long the battle goes on', () => {
    const match = given({
      ...tag,
      teams: [{}, { active: 1, characters: [{ hp: 0 }, {}] }],
      seats: [{ hand: ['4s'] }, {}],
    })
    answer(match, 'attack:4s', 'take')
    expect(match.events(null).filter(({ type }) => type === 'ko')).toEqual([])
  })

  it('CC-A60 a deck that was not cut, as such', () => {
    const match = given(told.cut[0])
    answer(match, 'ace:deck', 'cut:0')
    expect(match.events(null).findLast(({ type }) => type === 'cut')).toMatchObject({ at: null })
  })

  it('CC-165 a tag super by its own name and without a value', () => {
    const match = given({ ...tag, seats: [{ hand: jokers }, {}] })
    answer(match, 'tag-super')
    const attack = { use: 'tag-super', value: 0, damage: 36, priority: 5, points: 2 }
    expect(match.events(null).findLast(({ type }) => type === 'attack')).toMatchObject(attack)
  })
})
