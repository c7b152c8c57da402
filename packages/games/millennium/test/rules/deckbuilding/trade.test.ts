import type { JsonObject } from '@cardwright/engine'
import { offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { drawnFields } from '../../../src/rules/deckbuilding/trade.ts'
import { clock, does, dollars, lots, market } from '../../market.ts'
import { area, table, tableOf } from '../../support.ts'

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

  it('MB-146 both sides give something, and nobody offers Dollars that they do not have', () => {
    const match = market({ binders: [['dark myth 8'], ['dark myth 5']], players: [{ dollars: 8 }, { dollars: 8 }] })
    for (const gift of [offer({}), offer({ give: eight }), offer({ wants: five }), offer({ wantsDollars: 3 })]) {
      const { rule, why } = refused(match, gift, 0)
      expect([rule, why]).toEqual(['MB-146', 'Both sides of a trade give cards or Dollars.'])
    }
    const many = `${five}+${five}`
    expect(refused(match, offer({ dollars: 10, wants: many }), 0).why).toContain('that many Dollars')
    // with all that one has
    does(match, 0, offer({ dollars: 8, wants: eight }))
    does(match, 1, offer({ dollars: 8, wants: eight }).replace('offer:1', 'offer:0'))
    expect(offered(match, 1)).not.toContain('accept:0')
    expect(dollars(does(match, 0, 'withdraw'))).toEqual([8, 8, 30])
    does(match, 0, 'accept:1')
    expect([dollars(match), area(match, 'binder:1')]).toEqual([
      [16, 0, 30],
      ['dark-myth-5', 'dark-myth-8'],
    ])
  })

  it('MB-121 MB-146 Dollars that are promised in a contest are no longer there to trade with', () => {
    const match = market({
      binders: [[], ['dark myth 8']],
      players: [{ dollars: 12 }],
      aftermarket: ['t-fire-mage-5'],
      options: { clock, contestWindow: 300 },
    })
    const [lot] = lots(match, 'aftermarket')
    does(match, 0, `buy:${lot}:5`, 1)
    does(match, 1, `offer:0:${eight}:0:none::8:0`, 1.1)
    expect(refused(match, 'accept:1', 0)).toMatchObject({ rule: 'MB-146' })
    expect(refused(match, offer({ dollars: 8, wants: eight }), 0)).toMatchObject({ rule: 'MB-146' })
  })

  it('MB-145 one offer at a time: a new one takes the cards of the old one home', () => {
    const match = market({ binders: [['dark myth 8', 'dark myth 3'], ['dark myth 5']] })
    expect(refused(match, 'withdraw', 0)).toMatchObject({ rule: 'MB-145' })
    does(match, 0, offer({ give: eight, wantsDollars: 8 }))
    does(match, 2, `offer:1::2:none::2:0`)
    does(match, 0, offer({ give: 't-dark-myth-3', wantsDollars: 3 }))
    expect([area(match, 'tray:0'), area(match, 'binder:0')]).toEqual([['dark-myth-3'], ['dark-myth-8']])
    expect(table(match).deckbuilding.offers.map(({ from }: { from: number }) => from)).toEqual([2, 0])
    expect(dollars(does(match, 1, 'accept:0'))).toEqual([33, 27, 30])
    expect(refused(match, 'accept:0', 1)).toMatchObject({ rule: 'MB-145' })
    expect(refused(match, 'decline:0', 1)).toMatchObject({ rule: 'MB-145' })
    // that of a bystander stays
    expect(offered(match, 1)).toContain('accept:2')
  })

  it('MB-145 MB-456 who does not have the wanted cards as often as they are wanted cannot accept; a deck’s are not to spare', () => {
    const five = 't-dark-myth-5'
    const wants = { give: 't-dark-myth-10', wants: `${five}+${five}` }
    const at = (...own: string[]) => does(market({ binders: [['dark myth 10'], own] }), 0, offer(wants))
    expect(refused(at('dark myth 5'), 'accept:0', 1)).toMatchObject({ rule: 'MB-456' })
    const match = at('dark myth 5', 'dark myth 5')
    does(match, 1, `deck:1:${five}:`)
    expect(refused(match, 'accept:0', 1)).toMatchObject({ rule: 'MB-456' })
    does(match, 1, `deck:1::${five}`)
    does(match, 1, 'accept:0')
    expect([area(match, 'binder:0'), area(match, 'binder:1')]).toEqual([
      ['dark-myth-5', 'dark-myth-5'],
      ['dark-myth-10'],
    ])
  })

  it('MB-145 MB-146 everybody hears of an offer and what becomes of it; what is asked for is then known to both', () => {
    const match = at()
    const { length } = match.events(null)
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    does(match, 1, 'decline:0')
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    does(match, 0, 'withdraw')
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    does(match, 1, 'accept:0')
    const trades = ['offer', 'declined', 'withdrawn', 'traded']
    const heard = match
      .events(null)
      .slice(length)
      .filter(({ type }) => trades.includes(type))
    const made = { type: 'offer', seat: 0, to: 1, dollars: 0, wants: [five], wantsDollars: 3, wantsFriendship: 0 }
    expect(heard).toMatchObject([
      made,
      { type: 'declined', seat: 1, from: 0, rule: 'MB-145' },
      made,
      { type: 'withdrawn', seat: 0, rule: 'MB-145' },
      { ...made, rule: 'MB-145', cards: [{ name: eight }] },
      { type: 'traded', seat: 1, from: 0, dollars: 0, rule: 'MB-146', cards: [{ name: eight }] },
    ])
    expect(JSON.stringify(match.view(1).zones['binder:0'])).toContain(five)
    expect(JSON.stringify(match.view(2).zones['binder:0'])).not.toContain(five)
  })

  it('MB-150 who has no Friendship left gives none; in Free Market Friendship alone is a trade', () => {
    const cast = ['juniper-vance', 'baz-underhill', 'the-hush']
    const alone = offer({ friendship: 'friend-juniper-vance-1', wantsDollars: 3 })
    const asking = offer({ dollars: 3, wantsFriendship: 1 })
    expect(refused(at(), alone, 0)).toMatchObject({ rule: 'MB-146' })
    expect(refused(at(), asking, 0)).toMatchObject({ rule: 'MB-146' })
    const free = at({ freeMarket: true })
    expect(dollars(does(does(free, 0, alone), 1, 'accept:0'))).toEqual([33, 27, 30])
    expect(area(free, 'friends:1')).toEqual(['friend-juniper-vance-1'])
    does(does(free, 0, asking), 1, 'accept:0')
    expect([area(free, 'friends:0'), dollars(free)]).toEqual([['friend-baz-underhill-1'], [30, 30, 30]])
    const none = market({
      binders: [['dark myth 5'], ['dark myth 5']],
      options: { cast },
      zones: { 'friendship:1': [] },
    })
    const t = tableOf(none)
    t.move([...t.zone.friendship(1).cards], t.zone.box())
    const asked = offer({ give: five, wants: five, wantsFriendship: 1 })
    expect(refused(none, asked, 0)).toMatchObject({ rule: 'MB-150' })
  })

  it('MB-309 MB-313 in a duel a trade is even and has no Friendship', () => {
    const options = { mode: 'duel', characters: true, cast: ['juniper-vance', 'baz-underhill'] }
    const match = market({ binders: [['dark myth 8'], ['dark myth 5']], options, seats: 2 })
    expect(refused(match, offer({ give: eight, wants: five }), 0)).toMatchObject({ rule: 'MB-146' })
    const friendly = offer({ give: eight, wants: five, wantsDollars: 3, wantsFriendship: 1 })
    expect(refused(match, friendly, 0)).toMatchObject({ rule: 'MB-150' })
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    expect(area(does(match, 1, 'accept:0'), 'binder:1')).toEqual(['dark-myth-8'])
  })

  it('MB-282 MB-H16 in Free Market, too, nothing is given for nothing', () => {
    const free = at({ freeMarket: true })
    for (const gift of [
      offer({ give: eight }),
      offer({ wants: five }),
      offer({ dollars: 3 }),
      offer({ wantsFriendship: 1 }),
    ])
      expect(refused(free, gift, 0)).toMatchObject({ rule: 'MB-146' })
  })

  it('MB-145 a spare card is suggested to each other player for its worth, until something is offered', () => {
    const match = market({ binders: [['dark myth 8']] })
    const offers = () => offered(match, 0).filter((key) => key.startsWith('offer'))
    expect(offers()).toEqual([1, 2].map((to) => `offer:${to}:${eight}:0:none::8:0`))
    does(match, 0, offers()[1]!)
    expect(offers()).toEqual([])
    does(match, 0, 'withdraw')
    expect(offers()).toHaveLength(2)
  })

  it('MB-062 MB-145 of the binders of others only known cards are shown to choose from; any may be wished for', () => {
    const match = market({ binders: [['dark myth 8'], ['dark myth 5', 'fire myth 8', 'air myth 8']] })
    const t = tableOf(match)
    const known = () => (drawnFields(t, 0).fields.wants as { of: readonly string[] }).of
    expect(known()).toEqual([])
    const [, fire, air] = t.zone.binder(1).cards
    t.show([fire!, air!], [0])
    expect(known()).toEqual(['t-air-myth-8', 't-fire-myth-8'])
    expect((drawnFields(t, 2).fields.wants as { of: readonly string[] }).of).toEqual([])
    does(match, 0, offer({ give: eight, wants: `${five}+${five}`, dollars: 2 }))
    expect(refused(match, offer({ give: eight, wants: 'friend-baz-underhill-1', dollars: 0 }), 0).why).toBeTruthy()
  })

  it('MB-145 MB-147 what somebody else offers is not one’s own; a Friendship card that was declined goes home as one', () => {
    const match = at()
    const { length } = area(match, 'friendship:0')
    does(match, 0, offer({ give: eight, friendship: 'friend-juniper-vance-1', wants: five, wantsDollars: 3 }))
    expect(refused(match, 'withdraw', 1)).toMatchObject({ rule: 'MB-145' })
    expect(offered(match, 1).some((key) => key.startsWith('offer'))).toBe(true)
    expect([area(match, 'tray:0').length, area(match, 'friendship:0').length]).toEqual([2, length - 1])
    does(match, 1, 'decline:0')
    expect([area(match, 'binder:0'), area(match, 'friendship:0').length]).toEqual([['dark-myth-8'], length])
  })

  it('MB-145 an offer is taken or declined by the one to whom it is made, and by nobody else', () => {
    const match = market({
      binders: [['dark myth 8'], ['dark myth 5'], ['dark myth 5']],
      players: [{}, {}, { dollars: 30 }],
    })
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    expect(offered(match, 2).filter((key) => /^(accept|decline)/.test(key))).toEqual([])
    for (const key of ['accept:0', 'decline:0']) expect(refused(match, key, 2)).toMatchObject({ rule: 'MB-145' })
    expect(offered(match, 1).filter((key) => /^(accept|decline)/.test(key))).toEqual(['accept:0', 'decline:0'])
  })

  it('MB-150 who asked for Friendship and has enough of it by then gets no more', () => {
    const match = market({
      binders: [
        ['dark myth 5', 'fire myth 5'],
        ['dark myth 5', 'fire myth 5'],
      ],
      zones: { 'friends:0': ['1', '2', '4'].map((n) => `friend-baz-underhill-${n}`) },
      options: { cast: ['juniper-vance', 'baz-underhill', 'the-hush'] },
    })
    does(match, 0, offer({ give: five, wants: five, wantsFriendship: 1 }))
    does(match, 1, 'offer:0:t-fire-myth-5:0:friend-baz-underhill-6:t-fire-myth-5:0:0')
    expect(offered(match, 1)).toContain('accept:0')
    does(match, 0, 'accept:1')
    expect(refused(match, 'accept:0', 1)).toMatchObject({ rule: 'MB-150' })
  })
})
