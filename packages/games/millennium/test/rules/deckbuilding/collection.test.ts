import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { owned } from '../../../src/cards/definitions.ts'
import { bestCollection, collectionPoints, whyNoCollection } from '../../../src/rules/deckbuilding/collection.ts'
import { does, id, market } from '../../market.ts'
import { spare } from '../../rounds.ts'
import { area, game, table, told, tournament } from '../../support.ts'

describe('collections', () => {
  it.each([
    [1, 0],
    [2, 2],
    [3, 4],
    [4, 7],
    [5, 9],
    [6, 12],
    [7, 16],
    [8, 21],
  ])('MB-163 MB-107 %i cards: %i VP', (size, vp) => {
    expect(collectionPoints[size]).toBe(vp)
  })

  it('MB-066 MB-076 MB-107 MB-108 MB-109 MB-117 MB-118 one common symbol, all stars different, at most eight cards', () => {
    const why = (...names: string[]) =>
      whyNoCollection(names.map((name) => owned(game.library.get(id(name))!)))?.rule ?? null
    expect(why('dark myth 1', 'dark mage 2', 'dark animal 4')).toBeNull()
    expect(why('dark myth 1', 'dark mage 2', 'fire animal 4')).toBe('MB-108')
    expect(why('dark soldier 4', 'fire soldier 4')).toBe('MB-109')
    expect(why('big box')).toBe('MB-076')
    expect(why('dark myth 1', 'big box')).toBe('MB-076')
    expect(why('dark myth 1', 'fire myth 2', 'fire mage 3')).toBe('MB-108')
    expect(why(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `dark myth ${n}`))).toBe('MB-107')
  })

  it('MB-070 MB-108 Pro is a Type like the others, for the rule and for the helper', () => {
    const [one, two] = [...game.library.values()].filter(({ id: each }) => each.startsWith('pro-')).map(owned)
    // ours have nine stars all of them
    const other = { ...two!, stars: 8 }
    expect([one!.types, other.types]).toEqual([expect.arrayContaining(['pro']), expect.arrayContaining(['pro'])])
    expect(whyNoCollection([one!, other], 'type')).toBeNull()
    expect(bestCollection([{ def: one! }, { def: other }], 'type').map(({ def }) => def.id)).toEqual([
      one!.id,
      other.id,
    ])
  })

  it('MB-061 MB-063 MB-105 MB-110 MB-111 MB-158 MB-164 a collection lies open, is handed in at the end, and is gone', () => {
    const match = market({
      binders: [['dark myth 1', 'dark myth 2', 'dark mage 4', 'dark mage 6', 'dark animal 7', 'fire myth 3']],
    })
    does(match, 0, 'collect:1:t-dark-myth-1+t-dark-myth-2+t-dark-mage-4+t-dark-mage-6+t-dark-animal-7:')
    expect(refused(match, 'collect:1:t-fire-myth-3:', 0)).toMatchObject({ rule: 'MB-108' })
    expect(refused(match, 'collect:2:t-fire-myth-3:', 0)).toMatchObject({ rule: 'MB-111' })
    expect(JSON.stringify(match.view(2).zones['collection:0:0'])).toContain('t-dark-mage-6')
    for (const segment of ['first', 'second', 'last']) {
      for (const seat of [0, 1, 2]) does(match, seat, 'ready')
      expect(segment).toBeTruthy()
    }
    expect(table(match).players[0].vp.collection).toBe(9)
    expect(area(match, 'collection:0:0')).toEqual([])
    expect(area(match, 'coreDiscard')).toEqual(expect.arrayContaining(['dark-mage-6']))
  })

  const dark = (...stars: number[]) => stars.map((n) => `t-dark-myth-${n}`).join('+')

  it('MB-061 MB-105 cards come into a collection and go home as often as one likes; others are left alone', () => {
    const binder = [1, 2, 3, 4].map((n) => `dark myth ${n}`)
    const match = market({ binders: [[...binder, 'dark myth 2']] })
    const sizes = () => told(match, 'collect').map(({ seat, size, rule }) => [seat, size, rule])
    does(match, 0, `collect:1:${dark(1, 2, 3)}:`)
    does(match, 0, `collect:1:${dark(4)}:${dark(2, 3)}`)
    expect(area(match, 'collection:0:0')).toEqual(['dark-myth-1', 'dark-myth-4'])
    expect(area(match, 'binder:0').toSorted()).toEqual(['dark-myth-2', 'dark-myth-2', 'dark-myth-3'])
    expect(sizes()).toEqual([
      [0, 3, 'MB-107'],
      [0, 2, 'MB-107'],
    ])
    expect(refused(match, `collect:1:${dark(2, 2)}:`, 0)).toMatchObject({ rule: 'MB-109' })
    // a card may take the place of one with its stars
    does(match, 0, `collect:1:${dark(2)}:`)
    does(match, 0, `collect:1:${dark(2)}:${dark(2)}`)
    expect(area(match, 'collection:0:0').toSorted()).toEqual(['dark-myth-1', 'dark-myth-2', 'dark-myth-4'])
    expect(area(does(match, 0, `collect:1::${dark(1, 2, 4)}`), 'collection:0:0')).toEqual([])
  })

  it('MB-105 MB-107 MB-111 what is suggested is the largest collection, and later what fits beside what lies there', () => {
    const match = market({ binders: [[1, 2, 3].map((n) => `dark myth ${n}`).concat('fire mage 4')], seats: 3 })
    const suggested = () => offered(match, 0).filter((key) => key.startsWith('collect'))
    expect(suggested()).toEqual([`collect:1:${dark(1, 2, 3)}:`])
    does(match, 0, `collect:1:${dark(1, 2)}:`)
    expect(suggested()).toEqual([`collect:1:${dark(3)}:`])
    does(match, 0, `collect:1:${dark(3)}:`)
    expect(suggested()).toEqual([])
    const duel = { seats: 2, options: { mode: 'duel' } }
    const both = market({ binders: [['dark myth 1', 'dark mage 2', 'fire myth 3']], ...duel })
    expect(offered(both, 0).filter((key) => key.startsWith('collect'))).toEqual([
      'collect:1:t-dark-myth-1+t-dark-mage-2:',
      'collect:2:t-dark-myth-1+t-fire-myth-3:',
    ])
  })

  it('MB-158 MB-163 MB-H19 MB-H20 at the bell two cards are a collection, one goes home, and all hear of it', () => {
    const match = market({
      binders: [['dark myth 1'], ['dark myth 2', 'dark myth 3']],
      segment: 'last',
      players: [{}, { vp: { collection: 4 } }],
    })
    does(match, 0, `collect:1:${dark(1)}:`)
    does(match, 1, `collect:1:${dark(2, 3)}:`)
    for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    expect(table(match).players.map(({ vp }: { vp: { collection: number } }) => vp.collection)).toEqual([0, 6, 0])
    expect([area(match, 'binder:0'), area(match, 'binder:1'), area(match, 'collection:0:0')]).toEqual([
      ['dark-myth-1'],
      [],
      [],
    ])
    expect(told(match, 'collection')).toMatchObject([{ seat: 1, vp: 2, rule: 'MB-163' }])
    expect(told(match, 'collection')[0]!.cards).toHaveLength(2)
  })

  it('MB-107 MB-163 eight cards are the most, and are worth 21 VP', () => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8]
    const match = market({ binders: [eight.concat(9).map((n) => `dark myth ${n}`)], segment: 'last' })
    does(match, 0, `collect:1:${dark(...eight)}:`)
    expect(refused(match, `collect:1:${dark(9)}:`, 0)).toMatchObject({ rule: 'MB-107' })
    for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    expect(table(match).players[0].vp.collection).toBe(21)
  })

  it('MB-326 MB-340 in Funky Mode and against a boss there are no collections', () => {
    for (const mode of ['funky', 'boss']) {
      const match = market({ binders: [['dark myth 1', 'dark myth 2']], options: { mode } })
      expect(refused(match, `collect:1:${dark(1, 2)}:`, 0).rule).toMatch(/^MB-(097|111)$/)
    }
  })

  it('MB-310 MB-311 a duel’s collections: one by Element, one by Type, 10 RP a card from two on, then discarded', () => {
    const match = tournament(
      [{ hand: [spare], rp: 5 }, {}],
      {
        zones: {
          'collection:0:0': ['t-dark-myth-1', 't-dark-mage-2'],
          'collection:0:1': ['t-fire-myth-1', 't-dark-myth-3', 't-air-myth-4'],
          'collection:1:0': ['t-dark-myth-5'],
        },
      },
      { seats: 2, options: { mode: 'duel' } },
    )
    answer(match, 0, 'play:t-water-animal-1')
    expect(told(match, 'duelCollections')).toMatchObject([
      { seat: 0, rp: 50, rule: 'MB-311' },
      { seat: 1, rp: 0 },
    ])
    expect(told(match, 'placed')).toMatchObject([
      { seat: 0, rp: 55 },
      { seat: 1, rp: 0 },
    ])
    expect([area(match, 'collection:0:0'), area(match, 'collection:0:1')]).toEqual([[], []])
    expect(area(match, 'coreDiscard')).toEqual(expect.arrayContaining(['dark-mage-2', 'air-myth-4']))
  })
})
