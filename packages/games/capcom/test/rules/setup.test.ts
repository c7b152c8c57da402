import { play as answer, asked } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { roster, sheetSchema } from '../../src/index.ts'
import { fight, fresh, given, sheet, tableOf, tag } from '../support.ts'

describe('Setup', () => {
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

  it('CC-001, CC-A72 each player has an ordinary deck of 52 cards, no two alike, and a sheet', () => {
    const match = fresh()
    for (const seat of [0, 1]) {
      const own = match.table.cards.filter(({ owner }) => owner === seat)
      const names = own.map(({ def }) => def.id)
      expect(new Set(names).size).toBe(names.length)
      expect(own.filter(({ def }) => def.kind === 'card')).toHaveLength(52)
      expect(names.filter((name) => name.startsWith('joker'))).toEqual([])
      expect(own.filter(({ def }) => def.kind === 'fighter')).toHaveLength(1)
    }
  })

  it('CC-002, CC-016 a sheet has all stats and one special ability; those of the roster are all different', () => {
    const plain = sheet('plain')
    for (const stat of ['hp', 'strength', 'speed', 'agility', 'endurance', 'combo', 'priority', 'defense', 'ability']) {
      const { error } = sheetSchema.safeParse({ ...plain, [stat]: undefined })
      expect(error?.issues.map(({ path }) => path[0])).toContain(stat)
    }
    const abilities = roster.map(({ ability }) => ability.does)
    expect(new Set(abilities).size).toBe(roster.length)
  })

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
      play: ['1 refused tag:5d+5s CC-A57', '1 meter:joker-red', '1 done'],
      expect: { '1.meterTotal': 10 },
    })
    const match = given({ mode: 'boss', turn: 1, seats: [{}, { hand: ['joker-red', 'joker-black'] }, {}] })
    expect(match.open[0]!.options().map(({ key }) => key)).toEqual(['pass'])
  })

  it('CC-040 who keeps a hand has the same hand', () => {
    const match = fresh()
    const before = tableOf(match).seats[0]
    answer(match, 'keep')
    expect(tableOf(match).seats[0]).toEqual(before)
  })
})
