import { offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { clock, does, ids, market } from '../../market.ts'
import { area, awaited, table, tableOf, told } from '../../support.ts'

describe('fusion', () => {
  const junk = [
    'earth myth 1',
    'earth myth 2',
    'pip-pilot',
    'orchard-rocket',
    'cider-mechanic',
    'earth myth 3',
    'earth myth 4',
    'earth myth 5',
    'earth myth 6',
  ]

  it('MB-055 MB-130 MB-131 MB-132 MB-451 MB-452 five cards for a Bronze of your choice; Core and Store cards to their own discards', () => {
    const match = market({ binders: [junk] })
    const before = [area(match, 'coreDiscard').length, area(match, 'storeDiscard').length]
    does(match, 0, `fuse:bronze:${ids(...junk.slice(0, 5)).join('+')}`)
    expect(awaited(match)).toContain('0 promo')
    expect(offered(match, 0)).toHaveLength(6)
    does(match, 0, 'founder-of-folly')
    expect(area(match, 'binder:0')).toContain('founder-of-folly')
    expect([area(match, 'coreDiscard').length - before[0]!, area(match, 'storeDiscard').length - before[1]!]).toEqual([
      2, 3,
    ])
    expect(area(match, 'fusion:0')).toHaveLength(5)
  })

  it.each([
    ['bronze', 4],
    ['silver', 6],
    ['gold', 8],
  ])('MB-130 %s is refused for %i cards and taken for one more', (tier, few) => {
    const match = market({ binders: [junk] })
    const key = (count: number) => `fuse:${tier}:${ids(...junk.slice(0, count)).join('+')}`
    expect(refused(match, key(few), 0)).toMatchObject({ rule: 'MB-130' })
    expect(awaited(does(match, 0, key(few + 1)))).toContain('0 promo')
  })

  it('MB-133 a set that is used up is followed by another of its rarity', () => {
    const match = market({ binders: [junk], zones: { 'fusion:0': ['founder-of-folly'] } })
    const t = tableOf(match)
    for (const card of [...t.zone.fusion(undefined, 0).cards])
      if (card.def.id !== 'founder-of-folly') t.move(card, t.zone.box())
    does(match, 0, `fuse:bronze:${ids(...junk.slice(0, 5)).join('+')}`)
    does(match, 0, 'founder-of-folly')
    expect([told(match, 'promoSet').length, area(match, 'fusion:0').length]).toEqual([1, 6])
  })

  const lastPromo = (reserves: string[]) => {
    const match = market({ binders: [junk, junk], zones: { 'fusion:0': ['founder-of-folly'] } })
    const t = tableOf(match)
    t.state.reserves.bronze = reserves
    for (const card of [...t.zone.fusion(undefined, 0).cards])
      if (card.def.id !== 'founder-of-folly') t.move(card, t.zone.box())
    return match
  }
  const five = `fuse:bronze:${ids(...junk.slice(0, 5)).join('+')}`

  it('MB-133 the last promo of all goes to one: a second fusion is refused while the first chooses, and after', () => {
    const match = does(lastPromo([]), 0, five)
    expect(refused(match, five, 1)).toMatchObject({ rule: 'MB-133' })
    does(match, 0, 'founder-of-folly')
    expect(refused(match, five, 1)).toMatchObject({ rule: 'MB-133' })
  })

  it('MB-133 who looks through the pile when its last card is taken chooses of the set that follows', () => {
    const match = lastPromo(['weekly-league'])
    does(match, 0, five)
    does(match, 1, five)
    does(match, 0, 'founder-of-folly')
    expect(awaited(match)).toContain('1 promo')
    expect(offered(match, 1)).toHaveLength(6)
  })

  it('MB-055 MB-130 MB-131 everybody hears what was fused and of which tier; only who fuses sees the pile', () => {
    const match = market({ binders: [junk] })
    const t = tableOf(match)
    const seen = () =>
      [0, 1].map((seat) => t.zone.fusion(undefined, 1).cards.filter((card) => t.sees(seat, card)).length)
    expect(seen()).toEqual([0, 0])
    does(match, 0, `fuse:silver:${ids(...junk.slice(0, 7)).join('+')}`)
    expect(seen()).toEqual([6, 0])
    does(match, 0, offered(match, 0)[0]!)
    expect([told(match, 'fused'), told(match, 'promo')]).toMatchObject([
      [{ seat: 0, tier: 'silver', rule: 'MB-130' }],
      [{ seat: 0, tier: 'silver', rule: 'MB-131' }],
    ])
    expect(told(match, 'fused')[0]!.cards).toHaveLength(7)
    expect(told(match, 'promoSet')).toEqual([])
  })

  it('MB-131 who fuses goes on with the market, and may fuse again', () => {
    const six = [...junk.slice(0, 5), ...Array.from({ length: 5 }, () => 'earth myth 9')]
    const match = market({ binders: [six] })
    does(match, 0, `fuse:bronze:${ids(...junk.slice(0, 5)).join('+')}`)
    does(match, 0, 'founder-of-folly')
    does(match, 0, `fuse:bronze:${ids(...six.slice(5)).join('+')}`)
    expect(offered(match, 0)).toHaveLength(5)
  })

  it('MB-133 the set that follows is of the box, is told, and the next but one waits', () => {
    const match = lastPromo(['weekly-league', 'festival-prizes'])
    does(match, 0, five)
    does(match, 0, 'founder-of-folly')
    expect(told(match, 'promoSet')).toMatchObject([{ tier: 'bronze', set: 'weekly-league', rule: 'MB-133' }])
    expect(tableOf(match).state.reserves.bronze).toEqual(['festival-prizes'])
    expect(tableOf(match).state.fusion.bronze).toContain('weekly-league')
  })

  it('MB-H77 who still chooses at the bell is given a promo by lot, and nobody else is', () => {
    const match = market({ binders: [junk, junk], segment: 'last', options: { clock, contestWindow: 0 } })
    tableOf(match).timer('segment', 60_000)
    does(match, 0, five, 10)
    match.clock(60_000)
    expect(table(match).phase).toBe('decks')
    const promos = [0, 1].map((seat) => area(match, `binder:${seat}`).length)
    expect([promos, area(match, 'fusion:0').length]).toEqual([[5, 9], 5])
    expect(told(match, 'promo')).toMatchObject([{ seat: 0 }])
  })

  it('MB-131 MB-155 the bell waits for who is ready and still chooses', () => {
    const match = market({ binders: [junk], segment: 'last' })
    does(match, 0, 'ready')
    does(match, 0, five)
    for (const seat of [1, 2]) does(match, seat, 'ready')
    expect(table(match).phase).toBe('deckbuilding')
    does(match, 0, 'founder-of-folly')
    expect(table(match).phase).toBe('decks')
  })

  it('MB-130 a fusion is suggested to whoever has four cards more than it takes, of as many cards as it takes', () => {
    const suggested = (count: number) => {
      const binder = Array.from({ length: count }, (_, n) => `earth myth ${(n % 10) + 1}`)
      return offered(market({ binders: [binder] }), 0)
        .filter((key) => key.startsWith('fuse'))
        .map((key) => [key.split(':')[1], key.split('+').length])
    }
    expect([suggested(8), suggested(9), suggested(11)]).toEqual([
      [],
      [['bronze', 5]],
      [
        ['bronze', 5],
        ['silver', 7],
      ],
    ])
  })

  it('MB-131 MB-133 the set that follows is seen by those who look through the pile, and by nobody else', () => {
    const match = lastPromo(['weekly-league'])
    does(match, 0, five)
    does(match, 1, five)
    does(match, 0, 'founder-of-folly')
    const t = tableOf(match)
    const { cards } = t.zone.fusion(undefined, 0)
    expect([0, 1, 2].map((seat) => cards.filter((card) => t.sees(seat, card)).length)).toEqual([0, 6, 0])
    expect(table(match).players.map(({ fusions }: { fusions: number }) => fusions)).toEqual([1, 0, 0])
  })
})
