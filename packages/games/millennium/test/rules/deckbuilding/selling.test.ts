import { offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { does, dollars, id, ids, lots, markers, market } from '../../market.ts'
import { area, told } from '../../support.ts'

describe('the Aftermarket', () => {
  it('MB-056 MB-057 MB-058 MB-134 MB-135 MB-141 MB-142 MB-143 MB-144 MB-450 a 7-star card sells for 7 at once and costs 7, and the marker goes home', () => {
    const match = market({ binders: [['earth myth 7']] })
    does(match, 0, 'sell:t-earth-myth-7')
    expect([dollars(match), markers(match)]).toEqual([
      [37, 30, 30],
      [3, 4, 4],
    ])
    const [lot] = lots(match, 'aftermarket')
    expect(refused(match, `buy:${lot}:7`, 0)).toMatchObject({ rule: 'MB-140' })
    does(match, 1, `buy:${lot}:7`)
    expect([dollars(match), markers(match), area(match, 'binder:1')]).toEqual([
      [37, 23, 30],
      [4, 4, 4],
      ['earth-myth-7'],
    ])
  })

  it('MB-137 MB-138 without a marker nothing is sold', () => {
    const match = market({
      binders: [['earth myth 1', 'earth myth 2', 'earth myth 3', 'earth myth 4', 'earth myth 5']],
    })
    for (const n of [1, 2, 3, 4]) does(match, 0, `sell:t-earth-myth-${n}`)
    expect(refused(match, 'sell:t-earth-myth-5', 0)).toMatchObject({ rule: 'MB-137' })
  })

  it('MB-136 there is no limit in this phase', () => {
    const match = market({
      binders: [['earth myth 1']],
      aftermarket: Array.from({ length: 12 }, () => id('dark myth 1')),
    })
    expect(area(does(match, 0, 'sell:t-earth-myth-1'), 'aftermarket')).toHaveLength(13)
  })

  it('MB-139 MB-154 in the last segment nothing is sold, and buying goes on', () => {
    const match = market({ binders: [['earth myth 1']], segment: 'last', aftermarket: ids('dark myth 2') })
    expect(refused(match, 'sell:t-earth-myth-1', 0)).toMatchObject({ rule: 'MB-139' })
    const [lot] = lots(match, 'aftermarket')
    expect(area(does(match, 0, `buy:${lot}:2`), 'binder:0')).toContain('dark-myth-2')
  })

  it('MB-140 a card on sale cannot be withdrawn', () => {
    const match = does(market({ binders: [['earth myth 1']] }), 0, 'sell:t-earth-myth-1')
    expect(offered(match, 0).some((key) => key.startsWith(`buy:${lots(match, 'aftermarket')[0]}:`))).toBe(false)
  })

  it('MB-457 everybody sees the Aftermarket', () => {
    const match = market({ aftermarket: ids('dark myth 2') })
    expect(JSON.stringify(match.view(2).zones.aftermarket)).toContain('t-dark-myth-2')
  })

  it.each([
    ['first', true],
    ['second', true],
    ['last', false],
    ['grace', false],
  ])('MB-139 MB-154 MB-156 in the %s segment selling is open: %s', (segment, isOpen) => {
    const match = market({ binders: [['earth myth 4']], segment })
    if (isOpen) expect(dollars(does(match, 0, 'sell:t-earth-myth-4'))).toEqual([34, 30, 30])
    else expect(refused(match, 'sell:t-earth-myth-4', 0)).toMatchObject({ rule: 'MB-139' })
  })

  it('MB-134 MB-137 the last marker will do; what is in a deck is not for sale, a second copy of it is', () => {
    const match = market({ binders: [['earth myth 4', 'earth myth 4']], players: [{ markers: 1 }] })
    does(match, 0, 'deck:1:t-earth-myth-4:')
    does(match, 0, 'sell:t-earth-myth-4')
    expect([markers(match)[0], area(match, 'binder:0')]).toEqual([0, ['earth-myth-4']])
    const one = market({ binders: [['earth myth 4']] })
    does(one, 0, 'deck:1:t-earth-myth-4:')
    expect(refused(one, 'sell:t-earth-myth-4', 0)).toMatchObject({ rule: 'MB-134' })
  })

  it('MB-140 MB-142 the marker says who has sold a card, and goes home to them alone', () => {
    const match = market({ binders: [['earth myth 4'], ['earth myth 5']] })
    does(match, 0, 'sell:t-earth-myth-4')
    does(match, 1, 'sell:t-earth-myth-5')
    const [four, five] = lots(match, 'aftermarket')
    expect(refused(match, `buy:${five}:5`, 1)).toMatchObject({ rule: 'MB-140' })
    does(match, 2, `buy:${five}:5`)
    expect(markers(match)).toEqual([3, 4, 4])
    expect(area(does(match, 1, `buy:${four}:4`), 'binder:1')).toEqual(['earth-myth-4'])
  })

  it('MB-278 at the Night Market everybody sells for a Dollar more', () => {
    const match = market({
      binders: [['earth myth 4'], ['earth myth 4']],
      options: { venues: true },
      zones: { venue: ['venue-night-market'] },
    })
    for (const seat of [0, 1]) does(match, seat, 'sell:t-earth-myth-4')
    expect(dollars(match)).toEqual([35, 35, 30])
  })

  it('MB-134 the card is suggested that is of least use for what it brings, as long as one can sell', () => {
    const suggested = (binder: string[], more: object = {}) =>
      offered(market({ binders: [binder], ...more }), 0).filter((key) => key.startsWith('sell'))
    const binder = ['scorer', 'dark myth 3', 'dark myth 1']
    expect(suggested(binder)).toEqual(['sell:t-dark-myth-3'])
    expect(suggested([...binder].reverse())).toEqual(['sell:t-dark-myth-3'])
    expect(suggested(['dark myth 1'])).toEqual([])
    expect(suggested(binder, { players: [{ markers: 0 }] })).toEqual([])
    expect(suggested(binder, { segment: 'last' })).toEqual([])
  })

  it('MB-135 MB-266 everybody hears what the bank pays, what a power adds included', () => {
    const options = { characters: true, cast: ['baz-underhill', 'the-hush', 'captain-dot'] }
    const match = market({ binders: [['earth myth 7']], options })
    does(match, 0, 'sell:t-earth-myth-7')
    expect(told(match, 'sold').at(-1)).toMatchObject({ seat: 0, price: 8 })
    expect(dollars(match)).toEqual([38, 30, 30])
  })
})
