import type { JsonObject } from '@cardwright/engine'
import { offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { does, dollars, market } from '../../market.ts'
import { area, table } from '../../support.ts'

describe('trading', () => {
  const offer = (more: {
    give?: string
    dollars?: number
    friendship?: string
    wants?: string
    wantsDollars?: number
    wantsFriendship?: number
  }) =>
    `offer:1:${more.give ?? ''}:${more.dollars ?? 0}:${more.friendship ?? 'none'}:${more.wants ?? ''}:${more.wantsDollars ?? 0}:${more.wantsFriendship ?? 0}`
  const eight = 't-dark-myth-8'
  const five = 't-dark-myth-5'
  const at = (options: JsonObject = {}) =>
    market({
      binders: [['dark myth 8'], ['dark myth 5']],
      options: { cast: ['juniper-vance', 'baz-underhill', 'the-hush'], ...options },
    })

  it('MB-145 MB-146 MB-456 MB-461 an 8-star card for a 5-star card and 3 Dollars; not for 2', () => {
    const match = at()
    expect(refused(match, offer({ give: eight, wants: five, wantsDollars: 2 }), 0)).toMatchObject({ rule: 'MB-146' })
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    does(match, 1, 'accept:0')
    expect([area(match, 'binder:0'), area(match, 'binder:1'), dollars(match)]).toEqual([
      ['dark-myth-5'],
      ['dark-myth-8'],
      [33, 27, 30],
    ])
  })

  it('MB-147 MB-151 MB-462 Friendship comes on top of an even trade and does not even it out', () => {
    const match = at()
    expect(refused(match, offer({ give: eight, wants: five, wantsDollars: 2, wantsFriendship: 1 }), 0)).toMatchObject({
      rule: 'MB-146',
    })
    does(match, 0, offer({ give: eight, friendship: 'friend-juniper-vance-1', wants: five, wantsDollars: 3 }))
    does(match, 1, 'accept:0')
    expect([area(match, 'friends:1'), table(match).players[1].total]).toEqual([['friend-juniper-vance-1'], 1])
  })

  it('MB-282 in Free Market a trade may be uneven', () => {
    const match = at({ freeMarket: true })
    does(match, 0, offer({ give: eight, wants: five }))
    expect(area(does(match, 1, 'accept:0'), 'binder:1')).toEqual(['dark-myth-8'])
  })

  it('MB-148 MB-149 MB-150 5 VP of a Friendship may become 8 and count 6; who has 6 gets no more', () => {
    const held = (...names: string[]) => ({ 'friends:1': names.map((n) => `friend-juniper-vance-${n}`) })
    const match = market({
      binders: [['dark myth 5'], ['dark myth 5']],
      zones: held('1', '4', '5'),
      options: { cast: ['juniper-vance', 'baz-underhill', 'the-hush'] },
    })
    does(match, 0, offer({ give: five, friendship: 'friend-juniper-vance-6', wants: five }))
    does(match, 1, 'accept:0')
    expect(table(match).players[1].total).toBe(6)
    expect(refused(match, offer({ give: five, friendship: 'friend-juniper-vance-2', wants: five }), 0)).toMatchObject({
      rule: 'MB-150',
    })
    expect(table(match).players[0].total).toBe(0)
    const six = market({
      binders: [['dark myth 5'], ['dark myth 5']],
      zones: held('1', '4', '6'),
      options: { cast: ['juniper-vance', 'baz-underhill', 'the-hush'] },
    })
    const gift = offer({ give: five, friendship: 'friend-juniper-vance-2', wants: five })
    expect(refused(six, gift, 0)).toMatchObject({ rule: 'MB-150' })
  })

  it('MB-150 of two offers that cross, the second is refused once the first has brought enough Friendship', () => {
    const both = ['dark myth 5', 'fire myth 5']
    const match = market({
      binders: [both, both],
      zones: { 'friends:1': ['1', '4', '5'].map((n) => `friend-juniper-vance-${n}`) },
      options: { cast: ['juniper-vance', 'baz-underhill', 'the-hush'] },
    })
    does(match, 0, 'offer:1:t-dark-myth-5:0:friend-juniper-vance-2:t-dark-myth-5:0:0')
    does(match, 1, 'offer:0:t-fire-myth-5:0:none:t-fire-myth-5:0:3')
    expect(offered(match, 1)).toContain('accept:0')
    does(match, 0, 'accept:1')
    expect(refused(match, 'accept:0', 1)).toMatchObject({ rule: 'MB-150' })
    expect(area(match, 'friends:1')).toHaveLength(4)
  })

  it('MB-145 an offer can be declined and withdrawn, and its cards go home', () => {
    const match = at()
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    expect(area(match, 'tray:0')).toEqual(['dark-myth-8'])
    does(match, 1, 'decline:0')
    expect([area(match, 'tray:0'), area(match, 'binder:0')]).toEqual([[], ['dark-myth-8']])
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    expect(area(does(match, 0, 'withdraw'), 'binder:0')).toEqual(['dark-myth-8'])
  })

  it('MB-145 nobody trades with themselves, and a word that is no deal is refused', () => {
    const match = market({ binders: [['fire mage 4']] })
    expect(refused(match, 'offer:0:t-fire-mage-4:0:none::4:0', 0)).toMatchObject({ rule: 'MB-145' })
    expect(refused(match, 'constructor:1', 0)).toMatchObject({ rule: 'MB-097' })
  })

  it('MB-147 the one who is asked for Friendship gives a card of their own of that worth, or cannot accept', () => {
    const match = market({
      binders: [['dark myth 5'], ['dark myth 5']],
      zones: { 'friendship:1': ['friend-baz-underhill-6'] },
      options: { cast: ['juniper-vance', 'baz-underhill', 'the-hush'] },
    })
    does(match, 0, offer({ give: five, wants: five, wantsFriendship: 1 }))
    expect(refused(match, 'accept:0', 1)).toMatchObject({ rule: 'MB-147' })
    does(match, 0, 'withdraw')
    does(match, 0, offer({ give: five, wants: five, wantsFriendship: 3 }))
    does(match, 1, 'accept:0')
    expect([area(match, 'friends:0'), area(match, 'friendship:1')]).toEqual([['friend-baz-underhill-6'], []])
  })
})
