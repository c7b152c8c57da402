import { readFileSync } from 'node:fs'
import { Match, playOut, Random, randomAnswer } from '@cardwright/engine'
import { listen } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { makeCapcom, roster, sheetSchema, wordsOf } from '../src/index.ts'

/** The example of the README. */
const file: object = JSON.parse(readFileSync(new URL('../examples/marrow-finch.json', import.meta.url), 'utf8'))
const own = sheetSchema.parse(file)
const game = makeCapcom([...roster, own])

/** In the order of the seats; in a tag battle two for each. */
const lineUps = {
  duel: [own.id, 'asha-vell'],
  tag: [own.id, 'asha-vell', 'ember-lio', 'sable-nix'],
  team: ['asha-vell', own.id, 'ember-lio', 'sable-nix'],
  boss: [own.id, 'the-hollow-regent', 'asha-vell'],
} as const
const seats = { duel: 2, tag: 2, team: 4, boss: 3 } as const
const modes = Object.keys(lineUps) as (keyof typeof lineUps)[]

const begin = (mode: keyof typeof lineUps, seed: number) =>
  Match.start(game, { options: { mode, fighters: [...lineUps[mode]], turnLimit: 30 }, seats: seats[mode], seed })

describe('A fighter of one’s own', () => {
  it.each(modes)('plays in the mode %s, to the end and in words', (mode) => {
    for (let seed = 0; seed < 10; seed++) {
      const match = begin(mode, seed)
      const random = new Random(`own-${seed}`)
      playOut(match, random, (ask) => randomAnswer(ask, random))
      expect(match.over).not.toBeNull()
    }
    const names = ['Robin', 'Kim', 'Alex', 'Noor'].slice(0, seats[mode])
    expect(listen([begin(mode, 1), begin(mode, 2)], wordsOf(game.library), names).faults).toEqual([])
  })

  it('is refused by the name of what is wrong with it', () => {
    const problems = (changes: object) =>
      sheetSchema.safeParse({ ...file, ...changes }).error?.issues.map(({ path }) => path.join('.'))
    expect(problems({})).toBeUndefined()
    expect(problems({ strength: 11 })).toEqual(['strength'])
    expect(problems({ ability: { name: 'Light Bones', does: 'fly' } })).toEqual(['ability.does'])
    expect(problems({ moves: [{ ...own.moves[0], type: 'F' }, ...own.moves.slice(1)] })).toEqual(['moves.0.type'])
    expect(problems({ moves: [own.moves[0], own.moves[0], own.moves[3]] })).toEqual(['moves.1.id'])
    expect(problems({ moves: own.moves.map((each, i) => (i === 0 ? { ...each, id: 'throw' } : each)) })).toEqual([
      'moves.0.id',
    ])
    expect(problems({ id: 'random' })).toEqual(['id'])
    expect(() => makeCapcom([...roster, { ...own, id: 'asha-vell' }])).toThrow('two definitions of asha-vell')
  })
})

describe('What cannot be', () => {
  it.each([
    [{ seats: [{ block: ['2s', '3s'] }] }, 'seats.0.block: a block is one card, not 2'],
    [{ seats: [{ block: ['ks'] }] }, 'seats.0.block: ks is no number card'],
    [{ seats: [{}, { meter: ['as'] }] }, 'seats.1.meter: as is no number card'],
    [{ seats: [{ hand: ['2s'], deck: ['2s'] }] }, 'seats.0 names 2s, which is not in that deck or is named twice'],
    [{ seats: [{ hand: ['joker-red'] }] }, 'seats.0 names joker-red'],
    [{ seats: [{}, {}, {}] }, 'seats.2: there are 2 seats'],
    [{ teams: [{ characters: [{ hp: 0 }] }] }, 'teams.0.active: the active character is one that is not KOed'],
    [{ teams: [{ characters: [{}, {}] }] }, 'teams.0.characters.1: there is no such character'],
    [{ phase: 'fight' }, 'expected one of "mulligan"'],
  ])('is refused as a position: %j', (given, why) => {
    const start = () => Match.start(game, { options: { mode: 'duel' }, seats: 2, seed: 1, given })
    expect(start).toThrow(why)
  })

  it('is refused as an option by what would be right', () => {
    const start = () => Match.start(game, { options: { firstDraw: 3 } as never, seats: 2, seed: 1 })
    expect(start).toThrow('expected one of 0|1|2|"speed"')
  })
})
