import type { JsonObject } from '@cardwright/engine'
import { offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { fillStore, numberLots } from '../../../src/rules/deckbuilding/lots.ts'
import { buyKey, clock, does, dollars, ids, lots, market } from '../../market.ts'
import { area, table, tableOf, told } from '../../support.ts'

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

  const discards = ['pip-pilot', 'goldfish-in-a-bag', 'whisk-recruit', 'velvet-panther', 'moonlit-hare', 'neon-ninja']

  /** The Store deck has one card left. */
  function lastOfStore(storeDiscard: string[]) {
    const match = market({ zones: { storeDiscard } })
    const t = tableOf(match)
    t.move(t.zone.store().cards.slice(1), t.zone.box())
    numberLots(t)
    return match
  }

  it('MB-127 it is shuffled then', () => {
    const match = lastOfStore(discards)
    does(match, 0, buyKey(match, 0, lots(match, 'store')[0]!))
    const store = area(match, 'store')
    expect(store.toSorted()).toEqual(discards.toSorted())
    expect([discards, discards.toReversed()]).not.toContainEqual(store)
  })

  it('MB-124 MB-127 a Store Area that takes the last card leaves no Store without a top for sale', () => {
    const match = lastOfStore(discards)
    does(match, 0, buyKey(match, 0, lots(match, 'storeArea')[0]!))
    expect([area(match, 'storeArea').length, area(match, 'store').length]).toEqual([9, 6])
    expect(lots(match, 'store')).toHaveLength(1)
  })

  it('MB-092 MB-127 a Store Area that is dealt the last cards at the start of a phase leaves a Store with a top, too', () => {
    const t = tableOf(lastOfStore(discards))
    t.move(t.zone.storeArea().top!, t.zone.box())
    fillStore(t)
    expect([t.zone.storeArea().size, t.zone.store().size]).toEqual([9, 6])
  })

  it('MB-121 MB-127 the top of a deck that was made anew is another lot, even if the deck is as high as before', () => {
    const match = lastOfStore(['pip-pilot'])
    const [lot] = lots(match, 'store')
    const key = buyKey(match, 0, lot!)
    does(match, 0, key)
    expect(area(match, 'store')).toEqual(['pip-pilot'])
    expect(lots(match, 'store')).not.toEqual([lot])
    expect(refused(match, key, 1)).toMatchObject({ rule: 'MB-121' })
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

  it('MB-121 a bid that can no longer be paid wins nothing, and the card stays for sale', () => {
    const match = market({
      binders: [[], ['earth myth 8']],
      players: [{ dollars: 9 }, { dollars: 0 }],
      aftermarket: ['t-fire-mage-9'],
      options: { clock, contestWindow: 300 },
    })
    does(match, 0, 'offer:1::8:none:t-earth-myth-8:0:0')
    const [lot] = lots(match, 'aftermarket')
    does(match, 0, buyKey(match, 0, lot!), 1)
    does(match, 1, 'accept:0', 1.1)
    match.clock(2000)
    expect([area(match, 'aftermarket'), dollars(match)[0], area(match, 'binder:0')]).toEqual([
      ['fire-mage-9'],
      1,
      ['earth-myth-8'],
    ])
  })

  it('MB-120 MB-121 who turned it up ends the contest of the others: they hear so, and their Dollars are free', () => {
    const match = market({ options: { clock, contestWindow: 300 }, players: [{}, { dollars: 6 }] })
    const [lot] = lots(match, 'storeArea')
    does(match, 0, buyKey(match, 0, lot!), 1)
    match.clock(1300)
    const [turnedUp, other] = lots(match, 'storeArea')
    does(match, 1, buyKey(match, 1, turnedUp!), 1.4)
    const key = `buy:${other}:${offered(match, 0)
      .find((each) => each.startsWith(`buy:${other}:`))!
      .split(':')[2]!}`
    expect(offered(match, 1)).not.toContain(key)
    does(match, 0, buyKey(match, 0, turnedUp!), 1.5)
    expect(table(match).deckbuilding.contests).toEqual([])
    expect(told(match, 'outbid')).toMatchObject([{ seat: 1, by: 0 }])
    expect(offered(match, 1)).toContain(key)
  })

  it('MB-141 MB-146 MB-100 what cannot be paid is refused by the rule of what one wanted', () => {
    const match = market({
      binders: [['fire mage 4'], ['fire mage 3']],
      players: [{ dollars: 4, markers: 0 }, { dollars: 2 }],
      zones: { aftermarket: ids('earth myth 5'), npcs: ['npc-fire-drill-pete', 'npc-kite-kid'] },
    })
    expect(refused(match, `buy:${lots(match, 'aftermarket')[0]}:5`, 0)).toMatchObject({ rule: 'MB-141' })
    expect(refused(match, 'offer:1::5:none::5:0', 0)).toMatchObject({ rule: 'MB-146' })
    expect(refused(match, 'npc:npc-fire-drill-pete:t-fire-mage-4', 0)).toMatchObject({ rule: 'MB-100' })
    does(match, 0, 'offer:1::3:none:t-fire-mage-3:0:0')
    does(match, 0, buyKey(match, 0, lots(match, 'core')[0]!))
    const unpaid = refused(match, 'accept:0', 1)
    expect(unpaid).toMatchObject({ rule: 'MB-146' })
    expect(unpaid.why).toContain('no longer')
    does(match, 2, 'offer:1::3:none::3:0')
    expect(refused(match, 'accept:2', 1)).toMatchObject({ rule: 'MB-146' })
  })

  it('MB-121 who joins one contest leaves the other as it is', () => {
    const match = market({
      options: { clock, contestWindow: 300 },
      players: [{ vp: { tournament: 9 } }, {}, {}],
      zones: { aftermarket: ids('earth myth 5', 'earth myth 6') },
    })
    const [five, six] = lots(match, 'aftermarket')
    does(match, 0, `buy:${five}:5`, 1)
    does(match, 0, `buy:${six}:6`, 1.1)
    does(match, 1, `buy:${six}:6`, 1.2)
    match.clock(1500)
    expect([area(match, 'binder:0'), area(match, 'binder:1')]).toEqual([['earth-myth-5'], ['earth-myth-6']])
    expect(dollars(match)).toEqual([25, 24, 30])
  })

  it('MB-121 one asks for a card once, with all that one has; the first of equals gets it, and the others hear who', () => {
    const match = contest([3, 3, 9], [{ dollars: 5 }, { dollars: 5 }, { dollars: 5 }])
    const [lot] = lots(match, 'aftermarket')
    does(match, 2, `buy:${lot}:5`, 1)
    does(match, 1, `buy:${lot}:5`, 1.1)
    does(match, 0, `buy:${lot}:5`, 1.2)
    expect(refused(match, `buy:${lot}:5`, 1)).toMatchObject({ rule: 'MB-141' })
    expect(told(match, 'bid')).toMatchObject([2, 1, 0].map((seat) => ({ seat, lot, rule: 'MB-121' })))
    match.clock(1300)
    expect([dollars(match), area(match, 'binder:1')]).toEqual([[5, 0, 5], ['earth-myth-5']])
    expect(told(match, 'outbid')).toMatchObject([2, 0].map((seat) => ({ seat, by: 1, rule: 'MB-121' })))
    expect(table(match).deckbuilding.contests).toEqual([])
  })

  it('MB-121 who could pay twice may not ask twice, and Dollars are promised for each card that one asks for', () => {
    const match = market({
      options: { clock, contestWindow: 300 },
      players: [{ dollars: 12 }],
      zones: { aftermarket: ids('earth myth 5', 'earth myth 6', 'earth myth 1', 'earth myth 2') },
    })
    const [five, six, one, two] = lots(match, 'aftermarket')
    does(match, 0, `buy:${five}:5`, 1)
    expect(refused(match, `buy:${five}:5`, 0)).toMatchObject({ rule: 'MB-121' })
    does(match, 0, `buy:${six}:6`, 1.1)
    expect(refused(match, `buy:${two}:2`, 0)).toMatchObject({ rule: 'MB-141' })
    does(match, 0, `buy:${one}:1`, 1.1)
    match.clock(1400)
    expect(area(match, 'binder:0')).toEqual(['earth-myth-5', 'earth-myth-6', 'earth-myth-1'])
  })

  const turnedUp = (options: JsonObject, players: readonly JsonObject[] = []) => {
    const zones = { storeArea: Array.from({ length: 9 }, () => 'maestra-florin') }
    const store = Array.from({ length: 9 }, () => 'maestra-florin')
    const match = market({ options: { clock, contestWindow: 0, ...options }, players, zones, store })
    does(match, 0, buyKey(match, 0, lots(match, 'storeArea')[0]!), 1)
    return { match, fresh: lots(match, 'storeArea')[0]! }
  }

  it('MB-120 MB-H09 who cannot pay for what they turned up holds nothing; who has just enough does', () => {
    const poor = turnedUp({}, [{ dollars: 9 }])
    does(poor.match, 1, `buy:${poor.fresh}:5`, 1.1)
    expect(area(poor.match, 'binder:1')).toEqual(['maestra-florin'])
    const able = turnedUp({}, [{ dollars: 10 }])
    does(able.match, 1, `buy:${able.fresh}:5`, 1.1)
    expect([area(able.match, 'binder:1'), told(able.match, 'bid')]).toMatchObject([[], [{ seat: 1, lot: able.fresh }]])
    able.match.clock(2499)
    expect(area(able.match, 'binder:1')).toEqual([])
    able.match.clock(2500)
    expect(area(able.match, 'binder:1')).toEqual(['maestra-florin'])
  })

  it('MB-120 MB-H09 with no such moment anybody buys at once, and so they do when it is over', () => {
    const none = turnedUp({ refusalWindow: 0 })
    does(none.match, 1, `buy:${none.fresh}:5`, 1.1)
    expect(area(none.match, 'binder:1')).toEqual(['maestra-florin'])
    const over = turnedUp({})
    does(over.match, 1, `buy:${over.fresh}:5`, 2.5)
    expect(area(over.match, 'binder:1')).toEqual(['maestra-florin'])
  })

  it('MB-120 what one has turned up stays theirs for its time, whatever others turn up meanwhile', () => {
    const { match, fresh } = turnedUp({})
    does(match, 1, `buy:${lots(match, 'storeArea')[5]}:5`, 1.5)
    does(match, 2, `buy:${fresh}:5`, 1.6)
    does(match, 2, `buy:${lots(match, 'storeArea')[5]}:5`, 1.7)
    expect(area(match, 'binder:2')).toEqual([])
    does(match, 0, `buy:${fresh}:5`, 1.8)
    match.clock(3000)
    expect([0, 1, 2].map((seat) => area(match, `binder:${seat}`).length)).toEqual([2, 1, 1])
    expect(told(match, 'outbid')).toMatchObject([{ seat: 2, by: 0 }])
  })

  it('MB-126 a slot for which there is no card any more is closed, and what is for sale keeps its number', () => {
    const match = market({ zones: { storeArea: Array.from({ length: 9 }, () => 'maestra-florin') } })
    const t = tableOf(match)
    t.move([...t.zone.store().cards], t.zone.box())
    t.move([...t.zone.storeDiscard().cards], t.zone.box())
    numberLots(t)
    const before = lots(match, 'storeArea')
    does(match, 0, `buy:${before[3]}:5`)
    expect([lots(match, 'storeArea'), lots(match, 'store')]).toEqual([before.toSpliced(3, 1), []])
    expect(area(does(match, 0, `buy:${before[4]}:5`), 'storeArea')).toHaveLength(7)
  })

  it('MB-123 MB-141 MB-142 everybody hears what was bought where for how much, and whose marker comes back', () => {
    const match = market({ binders: [['dark myth 4']] })
    const { length } = match.events(null)
    does(match, 0, 'sell:t-dark-myth-4')
    does(match, 1, `buy:${lots(match, 'aftermarket')[0]}:4`)
    const core = buyKey(match, 2, lots(match, 'core')[0]!)
    does(match, 2, core)
    const types = ['sold', 'bought', 'markerBack', 'dollars']
    const heard = match
      .events(null)
      .slice(length)
      .filter(({ type }) => types.includes(type))
    expect(heard).toMatchObject([
      { type: 'sold', seat: 0, card: { name: 't-dark-myth-4' }, price: 4, rule: 'MB-135' },
      { type: 'dollars', seat: 0, dollars: 4, total: 34, rule: 'MB-135' },
      { type: 'dollars', seat: 1, dollars: -4, total: 26, rule: 'MB-141' },
      { type: 'bought', seat: 1, card: { name: 't-dark-myth-4' }, price: 4, from: 'aftermarket', rule: 'MB-123' },
      { type: 'markerBack', seat: 0, rule: 'MB-142' },
      { type: 'dollars', seat: 2, rule: 'MB-123' },
      { type: 'bought', seat: 2, price: Number(core.split(':')[2]), from: 'core', rule: 'MB-123' },
    ])
  })

  it('MB-120 MB-121 once its moment is over, who turned a card up is one of those who want it', () => {
    const { match, fresh } = turnedUp({ contestWindow: 300 }, [{ vp: { tournament: 9 } }])
    match.clock(1300)
    const [second] = lots(match, 'storeArea')
    expect(second).not.toBe(fresh)
    does(match, 1, `buy:${second}:5`, 2.7)
    does(match, 0, `buy:${second}:5`, 2.8)
    match.clock(3100)
    expect([area(match, 'binder:0').length, area(match, 'binder:1').length]).toEqual([1, 1])
  })

  it('MB-121 MB-122 the end of a pause is not the end of a contest, and each contest ends in its own time', () => {
    const match = market({
      options: { clock, contestWindow: 300, pauseSeconds: 5 },
      zones: { aftermarket: ids('earth myth 5', 'earth myth 6') },
    })
    const [five, six] = lots(match, 'aftermarket')
    does(match, 0, `buy:${five}:5`, 1)
    does(match, 1, `buy:${six}:6`, 1.1)
    does(match, 2, 'pause', 1.2)
    match.clock(6299)
    expect(area(match, 'aftermarket')).toHaveLength(2)
    match.clock(6300)
    expect([area(match, 'binder:0'), area(match, 'binder:1')]).toEqual([['earth-myth-5'], []])
    match.clock(6400)
    expect(area(match, 'binder:1')).toEqual(['earth-myth-6'])
  })

  it('MB-121 MB-155 what is wanted when the phase ends is decided then', () => {
    const match = market({
      segment: 'last',
      options: { clock, contestWindow: 300 },
      players: [{ vp: { tournament: 9 } }],
      zones: { aftermarket: ids('earth myth 5', 'earth myth 6') },
    })
    const [five, six] = lots(match, 'aftermarket')
    does(match, 0, `buy:${five}:5`, 1)
    does(match, 1, `buy:${five}:5`, 1)
    does(match, 2, `buy:${six}:6`, 1)
    for (const seat of [0, 1, 2]) does(match, seat, 'ready', 1.1)
    expect([table(match).phase, table(match).deckbuilding.contests]).toEqual(['decks', []])
    expect([0, 1, 2].map((seat) => area(match, `binder:${seat}`))).toEqual([[], ['earth-myth-5'], ['earth-myth-6']])
    expect(dollars(match)).toEqual([30, 25, 24])
  })

  it('MB-124 MB-127 who buys the last Core card leaves a Core deck made of its discards, and its top for sale', () => {
    const match = market({ zones: { coreDiscard: ids('earth myth 5', 'earth myth 6') } })
    const t = tableOf(match)
    t.move(t.zone.core().cards.slice(1), t.zone.box())
    numberLots(t)
    does(match, 0, buyKey(match, 0, lots(match, 'core')[0]!))
    expect([area(match, 'core').length, lots(match, 'core').length]).toEqual([2, 1])
  })
})
