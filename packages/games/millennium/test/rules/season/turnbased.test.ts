import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { turns } from '../../market.ts'
import { setOf } from '../../rounds.ts'
import { area, fresh, game, rp, table, tableOf, told, until } from '../../support.ts'

describe('turn-based mode', () => {
  it('MB-286 MB-287 MB-288 MB-289 MB-290 MB-465 MB-466 seven cards, 30 Dollars, both Metagames, two Bronze sets and a Silver one to fuse', () => {
    const match = fresh({ seats: 2, options: { mode: 'turns' } })
    expect([area(match, 'hand:0').length, table(match).players[0].dollars, area(match, 'metas').length]).toEqual([
      7, 30, 2,
    ])
    expect([
      area(match, 'fusion:0').length,
      area(match, 'fusion:1').length,
      area(match, 'fusion:2').length,
      area(match, 'prizes').length,
    ]).toEqual([12, 6, 0, 12])
    expect(area(match, 'hand:0').filter((id) => setOf(id) === 'core')).toHaveLength(3)
  })

  it('MB-291 MB-292 MB-298 exactly one thing a turn; buying needs fewer than seven cards', () => {
    const full = turns({}, { 'hand:0': Array.from({ length: 7 }, (_, n) => `t-dark-myth-${n + 1}`) })
    expect(offered(full).some((key) => key.startsWith('buy'))).toBe(false)
    const match = turns({}, { 'hand:0': ['t-dark-myth-1'], 'accessories:0': ['t-acc-action'] })
    answer(match, 0, offered(match).find((key) => key.startsWith('buy'))!)
    expect(area(match, 'hand:0')).toHaveLength(2)
    expect(offered(match)).toEqual(['action:t-acc-action', 'end'])
    // the buyer is told what it is, and nobody else
    const [own, other] = [0, 1].map((seat) => match.events(seat).find(({ type }) => type === 'bought')?.card)
    expect(own?.name).toBe(area(match, 'hand:0')[1])
    expect(other).not.toHaveProperty('name')
  })

  it('MB-296 MB-436 MB-438 Speed lets one play on, and the slot that Speed PLUS brings is for one card', () => {
    const match = turns(
      {},
      {
        'tableau:0': [1, 2, 3, 4, 5].map((n) => `t-earth-myth-${n}`),
        'hand:0': ['t-speedy-plus', 't-speedy', 't-dark-myth-6', 't-big-box'],
        'hand:1': ['t-dark-myth-6'],
      },
    )
    answer(match, 0, 'play:t-speedy-plus')
    expect(offered(match)).toEqual(['play:t-speedy', 'play:t-dark-myth-6', 'play:t-big-box', 'end'])
    answer(match, 0, 'play:t-speedy')
    // a Deck Box has a slot of its own, another Single has none
    expect(offered(match)).toEqual(['play:t-big-box', 'end'])
    expect(area(match, 'tableau:0')).toHaveLength(7)
  })

  it('MB-291 MB-436 whoever does something else has no second thing to do', () => {
    const match = turns({}, { 'hand:0': ['t-speedy', 't-dark-myth-6'], 'accessories:0': ['t-acc-action'] })
    answer(match, 0, 'collect:t-dark-myth-6:dark')
    expect(offered(match)).toEqual(['action:t-acc-action', 'end'])
  })

  it('MB-293 MB-294 MB-296 MB-468 selling takes a marker, fusing takes hand cards, playing follows the rules of tournaments', () => {
    const hand = {
      'hand:0': [1, 2, 3, 4, 5].map((n) => `t-dark-myth-${n}`).concat(['t-gainer', 't-big-box']),
      'hand:1': ['t-dark-myth-6'],
    }
    const sold = turns({}, hand)
    answer(sold, 0, 'sell:t-dark-myth-5')
    expect([table(sold).players[0].dollars, table(sold).players[0].markers]).toEqual([35, 3])
    const fused = turns({}, hand)
    expect(refused(fused, `fuse:bronze:${[1, 2, 3, 4].map((n) => `t-dark-myth-${n}`).join('+')}`)).toMatchObject({
      rule: 'MB-130',
    })
    answer(fused, 0, `fuse:bronze:${[1, 2, 3, 4, 5].map((n) => `t-dark-myth-${n}`).join('+')}`)
    expect(offered(fused)).toHaveLength(12)
    const played = turns({}, hand)
    answer(played, 0, 'play:t-gainer')
    expect([rp(played)[0], area(played, 'tableau:0')]).toEqual([5, ['gainer']])
    const boxed = turns({}, hand)
    answer(boxed, 0, 'play:t-big-box')
    expect(area(boxed, 'deckBox:0')).toEqual(['big-box'])
  })

  it('MB-295 a collection is declared with its first card: one by Element, one by Type', () => {
    const match = turns({}, { 'hand:0': ['t-dark-myth-1', 't-dark-mage-2', 't-fire-myth-3'], 'hand:1': [] })
    answer(match, 0, 'collect:t-dark-myth-1:dark')
    until(match, () => match.open[0]?.seat === 0 && match.open[0].kind === 'turns', 60)
    const collects = offered(match).filter((key) => key.startsWith('collect'))
    expect(collects).toContain('collect:t-dark-mage-2:dark')
    expect(collects).not.toContain('collect:t-fire-myth-3:fire')
    expect(collects).toContain('collect:t-fire-myth-3:myth')
  })

  it('MB-297 MB-299 MB-300 MB-301 MB-302 MB-303 MB-304 MB-305 MB-467 scoring: Score effects, 10 RP a collected card, a new hand, a Silver promo', () => {
    const match = turns(
      { dollars: 0, markers: 1 },
      {
        'hand:0': ['t-dark-myth-9'],
        'hand:1': ['t-dark-myth-8'],
        'tableau:0': ['t-scorer'],
        'accessories:0': ['t-acc-scorer'],
        'collection:0:0': ['t-dark-myth-1', 't-dark-mage-2'],
        metas: ['meta-fire', 'meta-myth'],
      },
    )
    answer(match, 0, 'score')
    answer(match, 0, 'keep')
    answer(match, 0, 'meta-fire')
    const own = table(match).players[0]
    expect([own.recorded, own.dollars, own.markers, rp(match)[0]]).toEqual([[11 + 7 + 20], 30, 4, 0])
    expect([area(match, 'hand:0').length, area(match, 'tableau:0'), area(match, 'accessories:0')]).toEqual([
      7,
      [],
      ['acc-scorer'],
    ])
    expect(
      area(match, 'hand:0').filter((id) => (game.library.get(id) as { rarity?: string })?.rarity === 'silver'),
    ).toHaveLength(1)
    expect([area(match, 'metas').includes('meta-fire'), area(match, 'metas').length]).toEqual([false, 2])
  })

  it.each([
    ['first', [], 'silver'],
    ['second', [50], 'gold'],
  ])('MB-300 MB-304 the %s scoring is 10 RP a collected card, and a promo of its own rarity', (_, recorded, rarity) => {
    const collected = { 'collection:0:0': ['t-dark-myth-1', 't-dark-mage-2'] }
    const match = turns({ recorded }, { 'tableau:0': [], 'accessories:0': [], 'hand:0': [], metas: [], ...collected })
    answer(match, 0, 'score')
    until(match, () => table(match).tournament.turn.side === 1)
    expect(table(match).players[0].recorded).toEqual([...recorded, 20])
    const promos = area(match, 'hand:0').flatMap((id) => (game.library.get(id) as { rarity?: string })?.rarity ?? [])
    expect(promos.filter((each) => each === 'silver' || each === 'gold')).toEqual([rarity])
  })

  it('MB-306 MB-307 after three scorings a player is out; the greatest sum of RP wins', () => {
    const match = turns({ recorded: [50, 60] }, { 'tableau:0': ['t-scorer'], 'accessories:0': [], metas: [] })
    answer(match, 0, 'score')
    expect(table(match).players[0].recorded).toEqual([50, 60, 11])
    for (let n = 0; n < 3; n++)
      until(match, () => match.over !== null || offered(match).includes('score'), 5) &&
        !match.over &&
        answer(match, 1, 'score')
    until(match, () => match.over !== null, 400)
    expect(match.over).toMatchObject({ winner: 0, rule: 'MB-307' })
  })

  it.each([
    [
      [50, 60, 11],
      [0, 1],
      [1, 1],
    ],
    [[50, 60, 12], 1, [2, 1]],
    [[50, 60, 10], 0, [1, 2]],
  ])('MB-307 50, 60 and 11 RP against %j: %j wins', (recorded, winner, places) => {
    const match = turns({ recorded: [50, 60] }, { 'tableau:0': ['t-scorer'], 'accessories:0': [], metas: [] })
    tableOf(match).state.players[1]!.recorded = recorded
    answer(match, 0, 'score')
    const sum = recorded.reduce((all, rp) => all + rp, 0)
    expect(match.over).toMatchObject({ winner, why: 'rp', rule: 'MB-307', scores: [121, sum], places })
  })

  it('MB-295 the symbol that was declared with the first card holds for the next', () => {
    const match = turns({}, { 'hand:0': ['architect-of-the-metagame', 't-dark-myth-1', 't-light-myth-2'] })
    answer(match, 0, 'collect:architect-of-the-metagame:light')
    until(match, () => table(match).tournament.turn.side === 0 && !table(match).tournament.turn.hasPlayed)
    const collects = offered(match, 0).filter((key) => key.startsWith('collect'))
    expect(collects).toContain('collect:t-light-myth-2:light')
    expect(collects).not.toContain('collect:t-dark-myth-1:dark')
  })

  it('MB-291 MB-292 MB-293 MB-295 MB-296 what is refused says by which rule', () => {
    const cards = ['t-dark-myth-1', 't-dark-mage-1', 't-fire-mage-2', 't-fused', 't-big-box']
    const lying = {
      'hand:0': cards,
      'collection:0:0': [{ card: 't-dark-myth-3', marks: { symbol: 'dark' } }],
      'deckBox:0': ['t-box-scorer'],
      aftermarket: [{ card: 't-dark-myth-9', marks: { marker: 0 } }, 't-dark-myth-8'],
    }
    const match = turns({ dollars: 7, markers: 0 }, lying)
    const lots = match.view(0).facts.lots as { lot: number; where: string }[]
    const [own, other] = lots.filter(({ where }) => where === 'aftermarket')
    const why = (of: typeof match, key: string) => refused(of, key).rule
    expect(why(match, `buy:${own!.lot}:9`)).toBe('MB-140')
    expect(why(match, `buy:${other!.lot}:8`)).toBe('MB-141')
    expect(why(match, 'sell:t-dark-myth-1')).toBe('MB-293')
    expect(why(match, 'collect:t-fire-mage-2:fire')).toBe('MB-295')
    expect(why(match, 'play:t-fused')).toBe('MB-419')
    expect(why(match, 'play:t-big-box')).toBe('MB-296')
    expect(why(match, 'end')).toBe('MB-291')
    const full = turns({}, { ...lying, 'hand:0': [...cards, 't-dark-myth-5', 't-dark-myth-6'] })
    expect(why(full, `buy:${other!.lot}:8`)).toBe('MB-292')
    const alike = turns({}, { ...lying, 'collection:0:0': [{ card: 't-dark-myth-1', marks: { symbol: 'dark' } }] })
    expect(why(alike, 'collect:t-dark-mage-1:dark')).toBe('MB-109')
    answer(match, 0, 'collect:t-dark-myth-1:dark')
    expect(table(match).tournament.turn.side).toBe(1)
    const acted = turns({}, { ...lying, 'accessories:0': ['t-acc-action'] })
    answer(acted, 0, 'collect:t-dark-myth-1:dark')
    for (const key of ['collect:t-dark-mage-1:dark', 'play:t-fire-mage-2', 'score', 'sell:t-fused'])
      expect(why(acted, key)).toBe('MB-291')
  })

  it('MB-293 MB-296 MB-140 MB-142 an Accessory lies with who played it; a card on sale bears its seller’s marker', () => {
    const played = turns({}, { 'hand:0': ['t-acc-action', 't-dark-myth-1'], 'accessories:0': [], 'accessories:1': [] })
    answer(played, 0, 'play:t-acc-action')
    expect([area(played, 'accessories:0'), area(played, 'accessories:1')]).toEqual([['acc-action'], []])
    const match = turns({}, { 'hand:0': ['t-dark-myth-2'], 'hand:1': ['t-dark-myth-1'] })
    answer(match, 0, 'sell:t-dark-myth-2')
    const [lot] = (match.view(0).facts.lots as { lot: number; where: string }[])
      .filter(({ where }) => where === 'aftermarket')
      .map(({ lot: number }) => number)
    answer(match, 1, 'collect:t-dark-myth-1:dark')
    expect(refused(match, `buy:${lot}:2`)).toMatchObject({ rule: 'MB-140' })
    answer(match, 0, 'score')
    until(match, () => match.open[0]?.kind === 'turns', 9)
    expect(offered(match)).toContain(`buy:${lot}:2`)
  })

  it('MB-303 a Metagame is replaced from its own stack, the other one stays', () => {
    const match = turns(
      {},
      { 'hand:0': ['t-dark-myth-9'], 'hand:1': ['t-dark-myth-8'], metas: ['meta-fire', 'meta-myth'] },
    )
    answer(match, 0, 'score')
    answer(match, 0, 'meta-myth')
    const kinds = area(match, 'metas').map((id) => (game.library.get(id) as { meta: string }).meta)
    expect([area(match, 'metas')[0], kinds]).toEqual(['meta-fire', ['element', 'type']])
  })

  it('MB-191 MB-298 one Action a turn, before or after the one thing', () => {
    const match = turns(
      {},
      { 'hand:0': ['t-dark-myth-1', 't-dark-myth-2'], 'accessories:0': ['t-acc-action', 't-acc-action'] },
    )
    expect(refused(match, 'action:t-big-box').rule).not.toBe('MB-191')
    answer(match, 0, 'action:t-acc-action')
    expect(refused(match, 'action:t-acc-action')).toMatchObject({ rule: 'MB-191' })
    answer(match, 0, 'sell:t-dark-myth-1')
    expect(table(match).tournament.turn.side).toBe(1)
  })

  it.each([
    ['store', 'storeDiscard'],
    ['core', 'coreDiscard'],
  ] as const)(
    'MB-304 MB-H49 with no card left in %s and its discard the new hand comes from the other',
    (deck, discard) => {
      const match = turns({}, { 'hand:0': [], 'tableau:0': [], 'accessories:0': [], metas: [] })
      const t = tableOf(match)
      t.move([...t.zone[deck]().cards, ...t.zone[discard]().cards], t.zone.box())
      answer(match, 0, 'score')
      const drawn = area(match, 'hand:0').filter((card) => setOf(card) !== 'tests')
      expect(drawn).toHaveLength(7)
      expect(drawn.filter((card) => setOf(card) === 'core')).toHaveLength(deck === 'core' ? 0 : 6)
    },
  )

  it('MB-204 MB-293 MB-H54 a card for which there is no room pushes all others out, and everybody hears of it', () => {
    const lying = (count: number) => Array.from({ length: count }, (_, n) => `t-fire-myth-${(n % 10) + 1}`)
    const sold = (count: number) => {
      const match = turns({}, { 'hand:0': ['t-dark-myth-5', 't-dark-myth-6'], aftermarket: lying(count) })
      answer(match, 0, 'sell:t-dark-myth-5')
      return [area(match, 'aftermarket').length, told(match, 'sweep').map(({ cards = [] }) => cards.length)]
    }
    expect([sold(11), sold(12)]).toEqual([
      [12, []],
      [1, [12]],
    ])
  })

  it('MB-295 a collection by Type takes any Element, and one by Element any Type', () => {
    const symbol = (card: string, declared: string) => [{ card: `t-${card}`, marks: { symbol: declared } }]
    const match = turns(
      {},
      {
        'hand:0': ['t-fire-myth-3', 't-dark-mage-4', 't-air-soldier-5'],
        'collection:0:0': symbol('dark-animal-1', 'dark'),
        'collection:0:1': symbol('water-myth-1', 'myth'),
      },
    )
    const collects = offered(match).filter((key) => key.startsWith('collect'))
    expect(collects).toEqual(['collect:t-fire-myth-3:myth', 'collect:t-dark-mage-4:dark'])
    expect(refused(match, 'collect:t-air-soldier-5:soldier')).toMatchObject({ rule: 'MB-295' })
    expect(refused(match, 'collect:t-air-soldier-5:air')).toMatchObject({ rule: 'MB-295' })
  })
})
