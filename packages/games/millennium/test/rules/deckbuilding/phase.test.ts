import { offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { owned } from '../../../src/cards/definitions.ts'
import { clock, does, dollars, id, markers, market } from '../../market.ts'
import { area, fresh, game, table, tableOf, told } from '../../support.ts'

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
    // the moment to agree ends when it does, whoever says meanwhile that they are ready
    for (const seat of [1, 2]) does(alone, seat, 'ready', 65)
    alone.clock(69_999)
    expect(table(alone).phase).toBe('deckbuilding')
    alone.clock(70_000)
    expect(table(alone).phase).toBe('decks')
  })

  it('MB-157 nobody is asked for grace once all are ready, whoever has asked for it before', () => {
    const asked = () => {
      const match = market({ segment: 'last', options: { clock, contestWindow: 0 } })
      tableOf(match).timer('segment', 60_000)
      does(match, 0, 'grace', 10)
      for (const seat of [1, 2]) does(match, seat, 'ready', 20)
      return match
    }
    const before = asked()
    does(before, 0, 'ready', 30)
    expect(table(before).phase).toBe('decks')
    const after = asked()
    after.clock(60_000)
    // who is ready and has not agreed can still do that, and nothing else
    expect(offered(after, 1)).toEqual(['grace'])
    expect(refused(after, 'unready', 1)).toMatchObject({ rule: 'MB-155' })
    does(after, 0, 'ready', 65)
    expect(table(after).phase).toBe('decks')
  })

  it('MB-096 MB-155 everybody hears of each segment, of the bell, and of what is revealed', () => {
    const match = fresh({ options: { venues: true } })
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    const heard = (type: string) => told(match, type)
    expect(heard('segment')).toMatchObject(
      ['first', 'second', 'last'].map((segment) => ({ segment, round: 1, rule: 'MB-096' })),
    )
    expect(heard('bell')).toMatchObject([{ round: 1, rule: 'MB-155' }])
    expect(heard('meta').map(({ card, rule }) => [card?.name, rule])).toEqual(
      area(match, 'metas').map((name) => [name, 'MB-095']),
    )
    expect(heard('venue')).toMatchObject([{ card: { name: area(match, 'venue')[0] }, rule: 'MB-277' }])
  })

  it('MB-088 MB-090 MB-278 a Venue changes income and boosters for all; without Venues none is revealed', () => {
    const match = fresh()
    expect([area(match, 'venue'), told(match, 'venue')]).toEqual([[], []])
    const at = market({ options: { venues: true }, zones: { venue: ['venue-wholesale-warehouse'] } })
    for (const seat of [0, 1, 2]) does(at, seat, 'ready')
    expect([0, 1, 2].map((seat) => area(at, `binder:${seat}`).length)).toEqual([8, 8, 8])
  })

  it('MB-152 MB-327 the second booster is dealt once: the last segment brings neither cards nor a Metagame', () => {
    const match = market({ segment: 'second' })
    const before = [0, 1, 2].map((seat) => area(match, `binder:${seat}`).length)
    const metas = area(match, 'metas')
    for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    expect(table(match).deckbuilding.segment).toBe('last')
    expect([0, 1, 2].map((seat) => area(match, `binder:${seat}`).length)).toEqual(before)
    expect([area(match, 'metas'), dollars(match)]).toEqual([metas, [30, 30, 30]])
  })
})
