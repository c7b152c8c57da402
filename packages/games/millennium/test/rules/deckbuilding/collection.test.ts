import { refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { owned } from '../../../src/cards/definitions.ts'
import { bestCollection, collectionPoints, whyNoCollection } from '../../../src/rules/deckbuilding/collection.ts'
import { does, id, market } from '../../market.ts'
import { area, game, table } from '../../support.ts'

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
})
