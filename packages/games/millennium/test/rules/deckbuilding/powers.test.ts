import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { does, dollars, markers, market } from '../../market.ts'
import { area, fresh, table } from '../../support.ts'

const cast = (first: string) =>
  [first, 'juniper-vance', 'captain-dot'].map((each, n) => (n > 0 && each === first ? 'random' : each))
const of = (first: string, more: object = {}) => ({ characters: true, cast: cast(first), ...more })

describe('powers of a persona in the Deckbuilding Phase', () => {
  it('MB-088 MB-266 income is more for Juniper Vance, for her alone, and only with characters', () => {
    expect(dollars(fresh({ options: of('the-hush') }))).toEqual([30, 35, 30])
    expect(dollars(fresh({ options: { ...of('the-hush'), characters: false } }))).toEqual([30, 30, 30])
  })

  it('MB-094 MB-266 The Hush has one more Sell Marker', () => {
    expect(markers(fresh({ options: of('the-hush') }))).toEqual([5, 4, 4])
  })

  it('MB-090 MB-266 Quill Marginalia’s boosters have one more Core card', () => {
    const match = fresh({ options: of('quill-marginalia') })
    expect([0, 1, 2].map((seat) => area(match, `binder:${seat}`).length)).toEqual([16, 15, 15])
  })

  it('MB-135 MB-266 Baz Underhill sells for a Dollar more', () => {
    const match = market({ binders: [['earth myth 4']], players: [{ dollars: 0 }], options: of('baz-underhill') })
    expect(dollars(does(match, 0, 'sell:t-earth-myth-4'))[0]).toBe(5)
  })

  it('MB-123 MB-266 Captain Dot pays a Dollar less for an Expansion card, and the whole price for any other', () => {
    const match = market({ options: of('the-hush'), zones: { storeArea: ['pip-pilot', 'first-year-fencer'] } })
    const prices = (seat: number) =>
      offered(match, seat)
        .filter((key) => key.startsWith('buy'))
        .map((key) => Number(key.split(':')[2]))
    expect(prices(2).slice(0, 2)).toEqual([3, 5])
    expect(prices(1).slice(0, 2)).toEqual([4, 5])
  })

  it('MB-130 MB-266 Old Man Fenwick fuses with a card less', () => {
    const four = ['earth myth 1', 'earth myth 2', 'earth myth 3', 'earth myth 4']
    const key = `fuse:bronze:${four.map((each) => `t-${each.replaceAll(' ', '-')}`).join('+')}`
    const match = market({ binders: [four, four], options: of('old-man-fenwick') })
    expect(refused(match, key, 1).rule).toBe('MB-130')
    does(match, 0, key)
    expect(table(match).players[0].fusing).toBe('bronze')
  })

  it('MB-100 MB-266 an NPC brings Tally Brightwater five Dollars', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2']],
      players: [{ dollars: 1 }],
      zones: { npcs: ['npc-fire-drill-pete', 'npc-kite-kid'] },
      options: of('tally-brightwater'),
    })
    expect(dollars(does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2'))[0]).toBe(6)
  })

  it.each([
    [4, 8],
    [3, 4],
  ])('MB-163 MB-266 a collection of %i is worth %i VP to Mirela Ostrova', (size, vp) => {
    const names = Array.from({ length: size }, (_, n) => `fire myth ${n + 1}`)
    const match = market({ binders: [names], segment: 'last', options: of('mirela-ostrova') })
    does(match, 0, `collect:1:${names.map((each) => `t-${each.replaceAll(' ', '-')}`).join('+')}:`)
    for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    expect(table(match).players[0].vp.collection).toBe(vp)
  })

  it('MB-340 against a boss the power of each is for all: a card of the Aftermarket is a Dollar cheaper', () => {
    const match = market({
      seats: 2,
      aftermarket: ['t-earth-myth-4'],
      options: { mode: 'boss', cast: ['the-hush', 'mirela-ostrova'] },
    })
    expect(offered(match, 0).some((key) => /^buy:\d+:3$/.test(key))).toBe(true)
    expect(dollars(fresh({ seats: 2, options: { mode: 'boss', cast: ['the-hush', 'mirela-ostrova'] } }))).toEqual([
      32, 32,
    ])
  })
})
