import type { JsonObject } from '@cardwright/engine'
import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { owned } from '../../src/cards/definitions.ts'
import { collectionPoints, whyNoCollection } from '../../src/rules/deckbuilding/collection.ts'
import { satisfies } from '../../src/rules/deckbuilding/npcs.ts'
import { area, awaited, fresh, game, given, type MillenniumMatch, table, tableOf, told } from '../support.ts'

const clock = { first: 1, second: 1, last: 1, grace: 0.5 }
const id = (name: string) => (game.library.has(name) ? name : `t-${name.replaceAll(' ', '-')}`)
const ids = (...names: string[]) => names.map(id)

interface Given {
  readonly binders?: readonly (readonly string[])[]
  readonly players?: readonly JsonObject[]
  readonly segment?: string
  readonly aftermarket?: readonly (string | JsonObject)[]
  readonly zones?: JsonObject
  readonly options?: JsonObject
  readonly seats?: number
  readonly store?: readonly string[]
}

/** The market in the midst of a segment. */
function market({
  binders = [],
  players = [],
  segment = 'first',
  aftermarket = [],
  zones = {},
  options = {},
  seats = 3,
  store,
}: Given = {}): MillenniumMatch {
  const own = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [`binder:${seat}`, ids(...(binders[seat] ?? []))]),
  )
  return given(
    {
      players: Array.from({ length: seats }, (_, seat) => ({ dollars: 30, ...(players[seat] ?? {}) })),
      deckbuilding: { segment },
      zones: { ...own, aftermarket: aftermarket as string[], ...(store ? { store: ids(...store) } : {}), ...zones },
    },
    { seats, options },
  )
}

const does = (match: MillenniumMatch, seat: number, key: string, at?: number) =>
  answer(match, seat, key, at === undefined ? undefined : at * 1000)
const lots = (match: MillenniumMatch, where: string): number[] =>
  (match.view(0).facts.lots as { lot: number; where: string }[])
    .filter((each) => each.where === where)
    .map(({ lot }) => lot)
const buyKey = (match: MillenniumMatch, seat: number, lot: number): string =>
  offered(match, seat).find((key) => key.startsWith(`buy:${lot}:`)) ?? `buy:${lot}:0`
const dollars = (match: MillenniumMatch): number[] =>
  table(match).players.map((each: { dollars: number }) => each.dollars)
const markers = (match: MillenniumMatch): number[] =>
  table(match).players.map((each: { markers: number }) => each.markers)

describe('setting up the phase', () => {
  it('MB-087 MB-088 MB-090 MB-092 MB-093 MB-094 MB-095 MB-454 income, a booster, nine Store cards, two NPCs, markers and a Metagame', () => {
    const match = fresh()
    expect(dollars(match)).toEqual([30, 30, 30])
    expect([0, 1, 2].map((seat) => area(match, `binder:${seat}`).length)).toEqual([15, 15, 15])
    expect([area(match, 'storeArea').length, area(match, 'npcs').length, area(match, 'metas').length]).toEqual([
      9, 2, 1,
    ])
    expect(markers(match)).toEqual([4, 4, 4])
    const order = match.events(null).map(({ type }) => type)
    expect(order.indexOf('dollars')).toBeLessThan(order.indexOf('meta'))
    expect(order.lastIndexOf('meta')).toBeLessThan(order.indexOf('segment'))
    const sets = area(match, 'binder:0').map((name) => owned(game.library.get(id(name))!).rarity)
    expect(sets.filter((rarity) => rarity === 'core')).toHaveLength(3)
    expect(sets.filter((rarity) => ['expansion', 'premium', 'master'].includes(rarity))).toHaveLength(3)
  })

  it('MB-091 MB-054 boosters and Store cards lie face down: nobody sees more than their sets', () => {
    const match = fresh()
    const seen = match.view(1).zones
    expect(JSON.stringify(seen.storeArea)).not.toMatch(/"name"/)
    expect(JSON.stringify(seen['binder:0'])).not.toMatch(/"name"/)
    const { lots: offeredLots } = match.view(1).facts as { lots: { set: string }[] }
    expect(offeredLots.every(({ set }) => typeof set === 'string')).toBe(true)
    const booster = match.events(0).find(({ type, cards }) => type === 'move' && cards?.[0]?.to === 'booster:0')
    expect(booster?.cards?.[0]).not.toHaveProperty('name')
  })

  it('MB-089 the bank never runs out', () => {
    const match = market({ binders: [['earth myth 10']], players: [{ dollars: 1_000_000 }] })
    expect(dollars(does(match, 0, 'sell:t-earth-myth-10'))[0]).toBe(1_000_010)
  })

  it('MB-096 MB-152 MB-153 MB-155 MB-455 three timers, a second booster and meta after the first, no second income', () => {
    const match = fresh({ options: { clock: 'standard', contestWindow: 0 } })
    const { deckbuilding, timers } = table(match)
    expect([deckbuilding.segment, timers.segment]).toEqual(['first', 420])
    match.clock(420_000)
    expect([table(match).deckbuilding.segment, table(match).timers.segment]).toEqual(['second', 420])
    expect([area(match, 'binder:0').length, area(match, 'metas').length, dollars(match)[0]]).toEqual([21, 2, 30])
    match.clock(840_000)
    expect([table(match).deckbuilding.segment, table(match).timers.segment]).toEqual(['last', 360])
    match.clock(1_199_999)
    expect(table(match).phase).toBe('deckbuilding')
    match.clock(1_200_000)
    expect(table(match).phase).toBe('decks')
  })
})

describe('the Store', () => {
  it('MB-123 MB-125 MB-126 MB-129 a Store card costs what its back says, goes to the binder, and its slot is filled', () => {
    const match = market({ zones: { storeArea: ['maestra-florin', ...Array.from({ length: 8 }, () => 'pip-pilot')] } })
    const [first] = lots(match, 'storeArea')
    const before = area(match, 'store').length
    does(match, 0, `buy:${first}:5`)
    expect([dollars(match)[0], area(match, 'binder:0').includes('maestra-florin')]).toEqual([25, true])
    expect([area(match, 'storeArea').length, before - area(match, 'store').length]).toEqual([9, 1])
    expect(lots(match, 'storeArea')[0]).not.toBe(first)
    expect(refused(match, `buy:${first}:5`, 1)).toMatchObject({ rule: 'MB-121' })
  })

  it('MB-124 the tops of the Store and the Core deck are for sale', () => {
    const match = market()
    for (const where of ['store', 'core']) {
      const [lot] = lots(match, where)
      does(match, 0, buyKey(match, 0, lot!))
    }
    expect(area(match, 'binder:0')).toHaveLength(2)
  })

  it('MB-127 MB-177 MB-128 a deck that is used up is made of its discards, promos and starters among them', () => {
    const match = market({ zones: { storeDiscard: ['goldfish-in-a-bag', 'whisk-recruit'] } })
    const t = tableOf(match)
    t.move(t.zone.store().cards.slice(1), t.zone.box())
    const [lot] = lots(match, 'store')
    does(match, 0, buyKey(match, 0, lot!))
    expect(told(match, 'reshuffle')).toHaveLength(1)
    const prices = offered(match, 0).filter((key) => key.startsWith(`buy:${lots(match, 'store')[0]}:`))
    expect(['5', '3']).toContain(prices[0]!.split(':')[2])
  })

  it('MB-123 who cannot pay cannot buy', () => {
    const match = market({ players: [{ dollars: 2 }] })
    const [lot] = lots(match, 'core')
    expect(refused(match, `buy:${lot}:3`, 0)).toMatchObject({ rule: 'MB-123' })
  })
})

describe('contested buys', () => {
  const contest = (vp: readonly number[], players: readonly JsonObject[] = []) =>
    market({
      options: { clock, contestWindow: 300 },
      players: vp.map((tournament, seat) => ({ vp: { tournament }, ...(players[seat] ?? {}) })),
      zones: { aftermarket: ids('earth myth 5') },
    })

  it.each([
    [[15, 9, 0], [0, 1], 1],
    [[0, 0, 0], [0, 1], 0],
    [[0, 0, 0], [1, 0], 1],
  ])('MB-121 MB-086 with VP %j seats %j want one card: seat %i gets it', (vp, order, winner) => {
    const match = contest(vp)
    const [lot] = lots(match, 'aftermarket')
    order.forEach((seat, n) => {
      does(match, seat, `buy:${lot}:5`, 1 + n * 0.12)
    })
    expect(dollars(match)).toEqual([30, 30, 30])
    match.clock(1300)
    expect(area(match, `binder:${winner}`)).toEqual(['earth-myth-5'])
    expect(dollars(match).map((each) => 30 - each)).toEqual([0, 1, 2].map((seat) => (seat === winner ? 5 : 0)))
  })

  it('MB-121 who comes after the window finds the card gone', () => {
    const match = contest([15, 0, 0])
    const [lot] = lots(match, 'aftermarket')
    does(match, 0, `buy:${lot}:5`, 1)
    match.clock(1400)
    expect(refused(match, `buy:${lot}:5`, 1)).toMatchObject({ rule: 'MB-121' })
    expect(area(match, 'binder:0')).toEqual(['earth-myth-5'])
  })

  it('MB-120 who turns a Store card up may buy it first', () => {
    const match = market({ options: { clock, contestWindow: 300 }, players: [{ vp: { tournament: 50 } }] })
    const [lot] = lots(match, 'storeArea')
    does(match, 0, buyKey(match, 0, lot!), 1)
    match.clock(1300)
    const [fresh_] = lots(match, 'storeArea')
    does(match, 1, buyKey(match, 1, fresh_!), 1.4)
    does(match, 0, buyKey(match, 0, fresh_!), 2.5)
    expect([area(match, 'binder:0').length, area(match, 'binder:1').length]).toEqual([2, 0])
  })

  it('MB-120 after a second and a half the card is anybody’s', () => {
    const match = market({ options: { clock, contestWindow: 300 } })
    const [lot] = lots(match, 'storeArea')
    does(match, 0, buyKey(match, 0, lot!), 1)
    match.clock(1300)
    const [fresh_] = lots(match, 'storeArea')
    does(match, 1, buyKey(match, 1, fresh_!), 1.4)
    match.clock(2799)
    expect(area(match, 'binder:1')).toHaveLength(0)
    match.clock(2800)
    expect(area(match, 'binder:1')).toHaveLength(1)
  })

  it('MB-122 anybody may stop the clock; meanwhile one may only look', () => {
    const match = market({ options: { clock, contestWindow: 0, pauseSeconds: 10 }, binders: [['earth myth 3']] })
    does(match, 1, 'pause', 5)
    expect(refused(match, 'sell:t-earth-myth-3', 0)).toMatchObject({ rule: 'MB-122' })
    does(match, 0, 'resume', 9)
    expect(table(match).timers.segment).toBe(55)
    does(match, 1, 'pause', 10)
    match.clock(20_000)
    expect(table(match).timers.segment).toBe(54)
    expect(refused(match, 'pause', 1)).toMatchObject({ rule: 'MB-122' })
  })
})

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
})

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
})

describe('NPCs', () => {
  const npcs = (...names: string[]) => ({ npcs: names.slice(0, 2), npcDeck: names.slice(2) })

  it('MB-098 MB-099 MB-100 MB-101 MB-102 MB-104 an NPC takes a marker and what it wants, gives VP, and another comes', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2', 'water myth 1', 'water myth 2']],
      zones: npcs('npc-fire-drill-pete', 'npc-bulk-buyer-bo', 'npc-bathtub-bea'),
    })
    expect(refused(match, 'npc:npc-fire-drill-pete:t-fire-myth-1', 0)).toMatchObject({ rule: 'MB-100' })
    expect(refused(match, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-water-myth-1', 0)).toMatchObject({ rule: 'MB-100' })
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2')
    expect([markers(match)[0], table(match).players[0].vp.npc, area(match, 'npcsWon:0')]).toEqual([
      3,
      2,
      ['npc-fire-drill-pete'],
    ])
    expect([area(match, 'npcs').length, area(match, 'npcs').includes('npc-bathtub-bea')]).toEqual([2, true])
    does(match, 0, 'npc:npc-bathtub-bea:t-water-myth-1+t-water-myth-2')
    expect(markers(match)[0]).toBe(2)
  })

  it('MB-099 the top of the NPC deck can be taken as well', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2']],
      zones: npcs('npc-bulk-buyer-bo', 'npc-bathtub-bea', 'npc-fire-drill-pete'),
    })
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2')
    expect(area(match, 'npcs')).toEqual(['npc-bulk-buyer-bo', 'npc-bathtub-bea'])
  })

  it('MB-103 the NPC deck is made anew of its discards', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2']],
      zones: npcs('npc-fire-drill-pete', 'npc-bulk-buyer-bo'),
    })
    const t = tableOf(match)
    t.move([...t.zone.npcDeck().cards], t.zone.npcDiscard())
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2')
    expect([area(match, 'npcs').length, area(match, 'npcDiscard').length]).toEqual([2, 0])
  })

  it.each([
    [{ cards: 2, different: 'element' }, ['fire myth 1', 'water myth 1'], true],
    [{ cards: 2, different: 'element' }, ['fire myth 1', 'fire mage 1'], false],
    [{ cards: 2, same: 'stars' }, ['fire myth 1', 'water mage 1'], true],
    [{ cards: 2, totalStars: 10 }, ['fire myth 4', 'water mage 5'], false],
    [{ cards: 1, kind: 'deckBox' }, ['big box'], true],
  ] as const)('MB-104 %j: %j', (want, cards, is) => {
    expect(
      satisfies(
        want,
        cards.map((name) => owned(game.library.get(id(name))!)),
      ),
    ).toBe(is)
  })
})

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
    expect(why('dark myth 1', 'fire myth 2', 'fire mage 3')).toBe('MB-108')
    expect(why(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `dark myth ${n}`))).toBe('MB-107')
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

describe('decks', () => {
  const binder = [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `dark myth ${n}`),
    'dark myth 1',
    'big box',
    'box scorer',
    'acc action',
    'acc scorer',
    'acc flipper',
    'epic one',
    'epic two',
  ]
  const deck = (...names: string[]) => `deck:1:${ids(...names).join('+')}:`

  it('MB-067 MB-079 MB-080 MB-112 MB-113 eight Singles, one Deck Box, two Accessories, or fewer', () => {
    const match = market({ binders: [binder] })
    expect(refused(match, deck(...binder.slice(0, 9)), 0)).toMatchObject({ rule: 'MB-112' })
    expect(refused(match, deck('big box', 'box scorer'), 0)).toMatchObject({ rule: 'MB-112' })
    expect(refused(match, deck('acc action', 'acc scorer', 'acc flipper'), 0)).toMatchObject({ rule: 'MB-112' })
    does(match, 0, deck(...binder.slice(0, 8), 'big box', 'acc action', 'acc scorer'))
    expect(table(match).players[0].decks).toEqual([11])
  })

  it('MB-115 one copy of a card only; MB-415 one Epic only', () => {
    const match = market({ binders: [binder] })
    expect(refused(match, deck('dark myth 1', 'dark myth 1'), 0)).toMatchObject({ rule: 'MB-115' })
    expect(refused(match, deck('epic one', 'epic two'), 0)).toMatchObject({ rule: 'MB-415' })
  })

  it('MB-060 MB-062 MB-105 MB-106 MB-114 MB-166 MB-168 the deck at the end counts: Singles to hand, the rest beside the tableau; others see its size alone', () => {
    const match = market({ binders: [binder] })
    does(match, 0, deck('dark myth 1', 'dark myth 2', 'big box'))
    does(match, 0, 'deck:1:t-dark-myth-3+t-acc-action:t-dark-myth-1')
    expect(JSON.stringify(match.view(1).facts)).not.toContain('t-dark-myth-2')
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    for (const seat of [0, 1, 2]) does(match, seat, offered(match, seat)[0]!)
    expect(area(match, 'hand:0').sort()).toEqual(['dark-myth-2', 'dark-myth-3'])
    expect([area(match, 'deckBox:0'), area(match, 'accessories:0')]).toEqual([['big-box'], ['acc-action']])
    // the second booster has six cards
    expect(area(match, 'binder:0')).toHaveLength(binder.length - 4 + 6)
  })

  it('MB-175 a deck that has come to be illegal loses cards by lot', () => {
    const match = market({ binders: [binder], players: [{ draft: [ids(...binder.slice(0, 9))] }] })
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    expect(table(match).players[0].draft[0]).toHaveLength(8)
  })

  it('MB-064 MB-065 what is in the binder stays, and is not played', () => {
    const match = market({ binders: [['dark myth 1', 'dark myth 2']], players: [{ draft: [ids('dark myth 1')] }] })
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    for (const seat of [0, 1, 2]) does(match, seat, offered(match, seat)[0]!)
    expect([area(match, 'hand:0'), area(match, 'binder:0').includes('dark-myth-2')]).toEqual([['dark-myth-1'], true])
  })
})

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

  it('MB-145 an offer can be declined and withdrawn, and its cards go home', () => {
    const match = at()
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    expect(area(match, 'tray:0')).toEqual(['dark-myth-8'])
    does(match, 1, 'decline:0')
    expect([area(match, 'tray:0'), area(match, 'binder:0')]).toEqual([[], ['dark-myth-8']])
    does(match, 0, offer({ give: eight, wants: five, wantsDollars: 3 }))
    expect(area(does(match, 0, 'withdraw'), 'binder:0')).toEqual(['dark-myth-8'])
  })
})

describe('the end of the phase', () => {
  it('MB-097 MB-159 MB-160 MB-161 MB-162 MB-058 trays go home, the Aftermarket and the NPCs are cleared, markers come back', () => {
    const match = market({ binders: [['dark myth 8', 'dark myth 3'], ['dark myth 5']], segment: 'second' })
    does(match, 0, 'sell:t-dark-myth-3')
    does(match, 0, 'offer:1:t-dark-myth-8:0:none::8:0')
    for (let n = 0; n < 2; n++) for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    expect([area(match, 'binder:0'), area(match, 'aftermarket'), area(match, 'npcs'), markers(match)[0]]).toEqual([
      ['dark-myth-8'],
      [],
      [],
      4,
    ])
    expect(area(match, 'coreDiscard')).toContain('dark-myth-3')
    expect(area(match, 'npcDiscard')).toHaveLength(2)
  })

  it('MB-156 MB-157 grace is given if all agree, once, with the rules of the last segment', () => {
    const match = market({ segment: 'last', options: { clock, contestWindow: 0 } })
    const t = tableOf(match)
    t.timer('segment', 60_000)
    for (const seat of [0, 1, 2]) does(match, seat, 'grace', 10)
    match.clock(60_000)
    expect([table(match).deckbuilding.segment, table(match).timers.segment]).toEqual(['grace', 30])
    match.clock(90_000)
    expect(table(match).phase).toBe('decks')
    const alone = market({ segment: 'last', options: { clock, contestWindow: 0 } })
    tableOf(alone).timer('segment', 60_000)
    does(alone, 0, 'grace', 10)
    alone.clock(60_000)
    expect(table(alone).phase).toBe('deckbuilding')
    alone.clock(70_000)
    expect(table(alone).phase).toBe('decks')
  })
})
