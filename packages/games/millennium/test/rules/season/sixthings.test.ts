import type { JsonObject } from '@cardwright/engine'
import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { turns } from '../../market.ts'
import { area, table, tableOf, told } from '../../support.ts'

describe('the six things of a turn', () => {
  const dark = (...stars: number[]) => stars.map((n) => `t-dark-myth-${n}`)

  it('MB-296 there are two places for Accessories and one for a Deck Box, whatever lies in the tableau', () => {
    const hand = ['t-acc-action', 't-big-box', 't-dark-myth-1']
    const full = [1, 2, 3, 4, 5, 6].map((n) => `t-earth-myth-${n}`)
    const plays = (zones: JsonObject) =>
      offered(turns({}, { 'hand:0': hand, ...zones })).filter((key) => key.startsWith('play'))
    expect(plays({ 'tableau:0': full, 'accessories:0': ['t-acc-scorer'] })).toEqual([
      'play:t-acc-action',
      'play:t-big-box',
    ])
    expect(plays({ 'accessories:0': ['t-acc-scorer', 't-acc-flipper'] })).toEqual([
      'play:t-big-box',
      'play:t-dark-myth-1',
    ])
    expect(plays({ 'deckBox:0': ['t-box-scorer'] })).toEqual(['play:t-acc-action', 'play:t-dark-myth-1'])
    const two = turns({}, { 'hand:0': hand, 'accessories:0': ['t-acc-scorer', 't-acc-flipper'] })
    expect(refused(two, 'play:t-acc-action')).toMatchObject({ rule: 'MB-296' })
    const none = turns({}, { 'hand:0': hand, 'tableau:0': full })
    expect(refused(none, 'play:t-dark-myth-1')).toMatchObject({ rule: 'MB-187' })
  })

  it('MB-108 MB-121 MB-291 MB-419 each refusal has its own reason, and none where there is no such card', () => {
    const lying = (card: string, symbol: string) => [{ card: `t-${card}`, marks: { symbol } }]
    const match = turns(
      {},
      {
        'hand:0': ['t-dark-myth-3', 't-water-myth-4', 't-speedy', 't-fused'],
        'collection:0:0': lying('fire-myth-1', 'fire'),
        'collection:0:1': lying('water-mage-2', 'mage'),
      },
    )
    const why = (key: string) => refused(match, key).rule
    expect([why('collect:t-dark-myth-3:fire'), why('collect:t-water-myth-4:mage')]).toEqual(['MB-108', 'MB-108'])
    expect(why('buy:9999:1')).toBe('MB-121')
    for (const key of ['play:t-air-myth-9', 'sell:t-air-myth-9', 'collect:t-air-myth-9:air'])
      expect(refused(match, key).why).toContain(key)
    answer(match, 0, 'play:t-speedy')
    expect([why('play:t-fused'), why('collect:t-dark-myth-3:fire')]).toEqual(['MB-419', 'MB-291'])
  })

  it('MB-294 MB-289 MB-133 five cards suggest a fusion, and it is one of the six things', () => {
    const fusions = (count: number) => {
      const hand = dark(...Array.from({ length: count }, (_, n) => n + 1))
      return offered(turns({}, { 'hand:0': hand })).filter((key) => key.startsWith('fuse'))
    }
    const five = `fuse:bronze:${dark(1, 2, 3, 4, 5).join('+')}`
    expect([fusions(4), fusions(5), fusions(6)]).toEqual([[], [five], [five]])
    const acted = turns({}, { 'hand:0': dark(1, 2, 3, 4, 5, 6), 'accessories:0': ['t-acc-action'] })
    answer(acted, 0, 'sell:t-dark-myth-6')
    expect(offered(acted)).toEqual(['action:t-acc-action', 'end'])
    expect(refused(acted, five)).toMatchObject({ rule: 'MB-291' })
    const empty = turns({}, { 'hand:0': dark(1, 2, 3, 4, 5) })
    const t = tableOf(empty)
    t.move([...t.zone.fusion(undefined, 0).cards], t.zone.box())
    expect(refused(empty, five)).toMatchObject({ rule: 'MB-133' })
    expect(refused(empty, `fuse:gold:${dark(1, 2, 3, 4, 5).join('+')}`).why).toBeTruthy()
  })

  it('MB-292 MB-126 MB-142 what is bought is paid for; its place is filled, and the seller has their marker back', () => {
    const at = () => {
      const match = turns(
        {},
        { 'hand:0': ['t-dark-myth-1'], aftermarket: [{ card: 't-dark-myth-8', marks: { marker: 1 } }] },
      )
      tableOf(match).state.players[1]!.markers = 3
      return match
    }
    type Lot = { lot: number; where: string }
    const lots = (match: ReturnType<typeof at>) => match.view(0).facts.lots as Lot[]
    const buy = (match: ReturnType<typeof at>, { lot }: Lot) =>
      answer(match, 0, offered(match).find((key) => key.startsWith(`buy:${lot}:`))!)
    const sale = at()
    buy(sale, lots(sale).find(({ where }) => where === 'aftermarket')!)
    expect(
      table(sale).players.map(({ dollars, markers }: { dollars: number; markers: number }) => [dollars, markers]),
    ).toEqual([
      [22, 4],
      [30, 4],
    ])
    expect([area(sale, 'hand:0'), area(sale, 'aftermarket')]).toEqual([['dark-myth-1', 'dark-myth-8'], []])
    for (const place of [0, 4]) {
      const match = at()
      const [before, all, top] = [area(match, 'storeArea'), lots(match), area(match, 'store')[0]!]
      buy(match, all.filter(({ where }) => where === 'storeArea')[place]!)
      expect(area(match, 'storeArea')).toEqual(before.with(place, top))
      expect(area(match, 'hand:0')).toEqual(['dark-myth-1', before[place]])
      const after = lots(match)
      expect(
        after.filter(({ where }) => where === 'storeArea').map(({ lot }) => all.some((each) => each.lot === lot)),
      ).toEqual(before.map((_, at) => at !== place))
      expect(table(match).players[0].dollars).toBeLessThan(30)
    }
    const top = at()
    const [first, area0] = [area(top, 'store')[0], area(top, 'storeArea')]
    buy(top, lots(top).find(({ where }) => where === 'store')!)
    expect([area(top, 'hand:0')[1], area(top, 'storeArea')]).toEqual([first, area0])
  })

  it('MB-306 who is out waits for the others; only who has acted may end their turn', () => {
    const match = turns({ recorded: [50, 60] }, { 'tableau:0': [], 'accessories:0': [], metas: [] })
    expect(match.open[0]!.spec.skip).toBeUndefined()
    answer(match, 0, 'score')
    expect([match.over, match.open.map(({ seat }) => seat)]).toEqual([null, [1]])
    const acted = turns({}, { 'hand:0': ['t-dark-myth-1'], 'accessories:0': ['t-acc-action'] })
    answer(acted, 0, 'sell:t-dark-myth-1')
    expect(acted.open[0]!.spec.skip).toBe('end')
  })

  it('MB-293 MB-294 MB-295 MB-296 MB-299 everybody hears which of the six things was done', () => {
    const hand = ['t-fire-myth-9', ...dark(5, 4, 3, 2, 1), 't-big-box']
    const heard = (key: string, type: string) => {
      const match = turns({}, { 'hand:0': hand })
      const { length } = told(match, type)
      answer(match, 0, key)
      return told(match, type)[length]
    }
    expect(heard('sell:t-dark-myth-5', 'sold')).toMatchObject({
      seat: 0,
      card: { name: 't-dark-myth-5' },
      price: 5,
      rule: 'MB-293',
    })
    expect(heard('collect:t-dark-myth-5:dark', 'collect')).toMatchObject({ seat: 0, size: 1, rule: 'MB-295' })
    expect(heard('play:t-big-box', 'played')).toMatchObject({ side: 0, card: { name: 't-big-box' }, rule: 'MB-296' })
    expect(heard('score', 'scoring')).toMatchObject({ seat: 0, rule: 'MB-299' })
    const fused = heard(`fuse:bronze:${dark(1, 2, 3, 4, 5).join('+')}`, 'fused')
    expect(fused).toMatchObject({ seat: 0, tier: 'bronze', rule: 'MB-294' })
    expect(fused!.cards).toHaveLength(5)
  })

  it('MB-294 MB-130 MB-131 the cards that are fused go to the discards, the rest stay, and only who fuses sees the pile', () => {
    const match = turns({}, { 'hand:0': ['t-fire-myth-9', ...dark(5, 4, 3, 2, 1), 't-big-box'] })
    answer(match, 0, `fuse:bronze:${dark(1, 2, 3, 4, 5).join('+')}`)
    expect(area(match, 'hand:0')).toEqual(['fire-myth-9', 'big-box'])
    expect(area(match, 'coreDiscard').slice(-5).toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `dark-myth-${n}`))
    const t = tableOf(match)
    const pile = t.zone.fusion(undefined, 0).cards
    expect([0, 1].map((seat) => pile.filter((card) => t.sees(seat, card)).length)).toEqual([12, 0])
    expect(match.open[0]!.spec.context).toEqual({ tier: 'bronze' })
    const [promo] = offered(match)
    answer(match, 0, promo!)
    expect([area(match, 'hand:0').at(-1), table(match).players[0].fusing]).toEqual([promo, null])
    expect(told(match, 'promo')).toMatchObject([{ seat: 0, tier: 'bronze', rule: 'MB-131' }])
  })

  it('MB-301 MB-302 MB-303 MB-304 a scoring is told, turns kept Accessories up and takes the own markers from what is on sale', () => {
    const match = turns(
      { markers: 2 },
      {
        'hand:0': [],
        'tableau:0': ['t-scorer'],
        'collection:0:0': ['t-dark-myth-1'],
        'accessories:0': [{ card: 't-acc-action', down: true }],
        aftermarket: [
          { card: 't-dark-myth-8', marks: { marker: 0 } },
          { card: 't-dark-myth-9', marks: { marker: 1 } },
        ],
        metas: ['meta-fire', 'meta-myth'],
      },
    )
    answer(match, 0, 'score')
    expect(told(match, 'recorded')).toMatchObject([{ seat: 0, rp: 21, collected: 1, rule: 'MB-301' }])
    answer(match, 0, 'keep')
    answer(match, 0, 'meta-fire')
    expect(told(match, 'promo')).toMatchObject([{ seat: 0, tier: 'silver', rule: 'MB-305' }])
    expect(area(match, 'accessories:0')).toEqual(['acc-action'])
    const [meta] = told(match, 'meta').slice(-1)
    expect(meta).toMatchObject({
      card: { name: area(match, 'metas').find((id) => id !== 'meta-myth') },
      rule: 'MB-303',
    })
    const { marks } = tableOf(match).zone.aftermarket().cards[0]!
    expect([marks?.marker, tableOf(match).zone.aftermarket().cards[1]!.marks?.marker]).toEqual([undefined, 1])
    expect(table(match).players[0].markers).toBe(4)
  })

  it('MB-306 the last scoring brings no new hand, no Dollars and no promo', () => {
    const match = turns(
      { recorded: [50, 60], dollars: 7 },
      { 'hand:0': [], 'tableau:0': [], 'accessories:0': [], metas: [] },
    )
    answer(match, 0, 'score')
    expect([area(match, 'hand:0'), table(match).players[0].dollars, told(match, 'promo')]).toEqual([[], 7, []])
  })
})
