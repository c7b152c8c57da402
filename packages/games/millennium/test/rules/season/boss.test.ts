import type { JsonObject } from '@cardwright/engine'
import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { campaignBonus } from '../../../src/rules/season/boss.ts'
import { rebuildStore } from '../../../src/rules/season/campaign.ts'
import { setOf, spare, toNextRound, toTournament } from '../../rounds.ts'
import { area, awaited, fresh, game, given, table, tableOf, told, tournament, until } from '../../support.ts'

describe('bosses', () => {
  const boss = (more: JsonObject = {}, seats = 2) =>
    fresh({ seats, options: { mode: 'boss', boss: 'the-banlist', ...more } })

  it('MB-332 MB-333 MB-336 MB-339 MB-340 MB-341 MB-472 one to four face a boss of a Deck Box, four Accessories and eight Singles', () => {
    const match = boss()
    expect([
      area(match, 'bossBox'),
      area(match, 'bossDeck').length,
      area(match, 'bossAccessories').length,
      area(match, 'bossReserve').length,
    ]).toEqual([['sealed-envelope'], 8, 1, 3])
    expect(table(match).bossesLeft).toEqual([])
    expect([area(match, 'friendship:0'), area(match, 'npcs')]).toEqual([[], []])
    expect(area(match, 'persona:0')[0]).toMatch(/^coop-/)
    expect(told(match, 'show').some(({ cards = [] }) => cards.some(({ name }) => name === 'clause-one'))).toBe(true)
    for (const seat of [0, 1]) answer(match, seat, 'ready')
    expect(area(match, 'bossAccessories')).toHaveLength(2)
    expect([game.seatsFor!({ mode: 'boss' } as never), game.seatsFor!({ mode: 'campaign' } as never)]).toEqual([
      [1, 4],
      [1, 4],
    ])
  })

  it('MB-351 MB-352 easy shows one Accessory, hard a third when the Aftermarket closes', () => {
    const shown = (difficulty: string) => {
      const match = boss({ difficulty })
      for (let n = 0; n < 2; n++) for (const seat of [0, 1]) answer(match, seat, 'ready')
      return area(match, 'bossAccessories').length
    }
    expect([shown('easy'), shown('normal'), shown('hard')]).toEqual([1, 2, 3])
  })

  const fight = (tables: Parameters<typeof tournament>[0], bossZones: JsonObject, more: JsonObject = {}) =>
    tournament(
      tables,
      { zones: { bossAccessories: [], 'persona:0': [], 'persona:1': [], ...bossZones }, sides: [{}, {}, {}], ...more },
      { seats: 2, options: { mode: 'boss', boss: 'the-banlist' } },
    )

  it('MB-338 MB-342 MB-343 MB-347 the player on its left starts, the boss goes last and plays its deck', () => {
    const match = boss()
    for (let n = 0; n < 3; n++) for (const seat of [0, 1]) answer(match, seat, 'ready')
    toTournament(match)
    expect(table(match).tournament.first).toBe(0)
    until(match, () => area(match, 'bossTableau').length === 1)
    expect(
      told(match, 'played')
        .map(({ side }) => side)
        .slice(0, 3),
    ).toEqual([0, 1, 2])
  })

  it('MB-334 MB-335 the Deck Box brings points by the number of players, who must have more together', () => {
    const lost = fight([{ hand: ['gainer'], rp: 108 }, { rp: 60 }], { bossDeck: [], bossTableau: [] })
    const t = tableOf(lost)
    t.move([...t.zone.bossDeck().cards], t.zone.box())
    answer(lost, 0, 'play:t-gainer')
    expect([told(lost, 'bossResult')[0], lost.over]).toMatchObject([
      { players: 173, boss: 174 },
      { winner: null, why: 'defeat' },
    ])
    const won = fight([{ hand: ['gainer'], rp: 110 }, { rp: 60 }], {})
    const w = tableOf(won)
    w.move([...w.zone.bossDeck().cards], w.zone.box())
    answer(won, 0, 'play:t-gainer')
    expect(won.over).toMatchObject({ winner: [0, 1], why: 'boss' })
  })

  it('MB-337 MB-350 MB-473 nothing flips a boss’s Deck Box or Accessories', () => {
    const match = fight([{ hand: ['flipper', spare] }], { bossTableau: ['clause-one'] })
    answer(match, 0, 'play:t-flipper')
    expect([area(match, 'bossTableau')[0], area(match, 'bossBox')]).toEqual(['-clause-one', ['sealed-envelope']])
    const breaks = (card: string) => {
      const own = { tableau: [], box: ['box scorer'], accessories: ['acc scorer'], hand: [spare] }
      const other = fight([{ hand: [card, spare] }, own], { bossAccessories: ['red-pen'], bossTableau: ['clause-one'] })
      answer(other, 0, `play:t-${card.replace(' ', '-')}`)
      return ['bossBox', 'bossAccessories', 'deckBox:1', 'accessories:1'].flatMap((zone) => area(other, zone))
    }
    expect(breaks('breaker')).toEqual(['sealed-envelope', 'red-pen', 'box-scorer', '-acc-scorer'])
    expect(breaks('box breaker')).toEqual(['sealed-envelope', 'red-pen', '-box-scorer', 'acc-scorer'])
  })

  it('MB-345 MB-347 a player flips any card of a boss', () => {
    const match = fight([{ hand: ['flipper', spare] }], { bossTableau: ['the-committee', 'clause-one'] })
    answer(match, 0, 'play:t-flipper')
    expect(offered(match, 0)).toEqual(['the-committee@bossTableau', 'clause-one@bossTableau'])
  })

  it('MB-345 a boss that must flip all of its cards flips all', () => {
    const match = fight([{ hand: ['all of theirs', spare] }], {
      bossTableau: ['the-committee', 'clause-one'],
      bossDeck: [],
    })
    answer(match, 0, 'play:t-all-of-theirs')
    expect(area(match, 'bossTableau').slice(0, 2)).toEqual(['-the-committee', '-clause-one'])
  })

  it('MB-356 in a campaign the boss gains 10 RP for each player and round after the first', () => {
    const bonus = (round: number) => {
      const match = given(
        {
          phase: 'tournament',
          round,
          tournament: { turn: { side: 0 } },
          zones: { 'hand:0': ['t-gainer'], 'hand:1': [], 'persona:0': [], 'persona:1': [], bossAccessories: [] },
        },
        { seats: 2, options: { mode: 'campaign', boss: 'the-banlist' } },
      )
      until(match, () => told(match, 'bossResult').length > 0)
      return told(match, 'points')
        .filter(({ rule }) => rule === 'MB-356')
        .map(({ rp }) => rp)
    }
    expect([bonus(1), bonus(2), bonus(4)]).toEqual([[], [20], [60]])
  })

  it('MB-347 the boss can be chosen like a player', () => {
    const match = fight(
      [{ hand: ['pickpocket', spare] }, { rp: 9 }],
      { bossTableau: ['clause-one'] },
      { sides: [{}, { rp: 9 }, { rp: 9 }] },
    )
    answer(match, 0, 'play:t-pickpocket')
    expect(offered(match, 0)).toEqual(['seat1', 'boss'])
    answer(match, 0, 'boss')
    expect(told(match, 'points').find(({ card }) => card?.name === 't-pickpocket')).toMatchObject({ side: 2 })
  })

  it('MB-H61 a boss gains no Dollars, and nobody hears of none', () => {
    const match = fight([{ hand: ['all earn', 'none earn'] }, { dollars: 1 }], {
      bossTableau: ['clause-one'],
      bossDeck: ['the-committee'],
    })
    const { length } = told(match, 'dollars')
    answer(match, 0, 'play:t-all-earn')
    expect(told(match, 'dollars').slice(length)).toMatchObject([
      { seat: 0, dollars: 4, total: 4 },
      { seat: 1, dollars: 4, total: 5 },
    ])
    until(match, () => awaited(match) === '0 turn')
    answer(match, 0, 'play:t-none-earn')
    expect(told(match, 'dollars')).toHaveLength(length + 2)
  })

  it('MB-344 MB-345 MB-346 the boss flips its lowest card; players are no opponents', () => {
    const match = fight([{ hand: ['free flipper', spare] }, { tableau: [] }], {
      bossTableau: ['footnote-golem', 'clause-one', 'the-committee'],
    })
    answer(match, 0, 'play:t-free-flipper')
    expect(area(match, 'bossTableau').filter((id) => id.startsWith('-'))).toEqual(['-clause-one'])
    const clash = fight(
      [{ hand: ['clobberer', spare] }, { tableau: ['earth myth 1'] }],
      { bossTableau: ['clause-one'] },
      { store: ['air myth 1', 'air myth 1'] },
    )
    answer(clash, 0, 'play:t-clobberer')
    expect(told(clash, 'clash')[0]!.sides).toEqual([0, 2])
  })

  it('MB-349 nobody gets a card of a boss: what sends cards home leaves its tableau alone', () => {
    const match = fight([{ hand: ['returner', 'gainer'], tableau: ['dark myth 2'] }], { bossTableau: ['verdict'] })
    answer(match, 0, 'play:t-returner')
    // the boss has played its next card beside it
    expect([area(match, 'hand:0'), area(match, 'bossTableau')]).toEqual([
      ['gainer', 'dark-myth-2'],
      ['verdict', expect.any(String)],
    ])
  })

  it('MB-348 MB-349 Mystic Rares are not for the decks of players', () => {
    const match = given({ zones: { 'binder:0': ['verdict', 't-dark-myth-1'] } })
    expect(refused(match, 'deck:1:verdict:', 0)).toMatchObject({ rule: 'MB-348' })
  })

  it.each([
    [4, 1, 0],
    [4, 2, 40],
    [4, 3, 80],
    [4, 4, 120],
    [2, 1, 0],
    [2, 2, 20],
    [2, 3, 40],
    [2, 4, 60],
  ])('MB-356 a campaign of %i in round %i: %i RP for the boss', (seats, round, bonus) => {
    expect(campaignBonus({ seats, state: { round, terms: { mode: 'campaign' } } } as never)).toBe(bonus)
  })

  it('MB-353 MB-354 MB-355 MB-357 a campaign: new fusion sets each round, a new Store in round 3, and it ends with a defeat', () => {
    const match = fresh({ seats: 1, options: { mode: 'campaign' } })
    const boosted = () => {
      tableOf(match).state.tournament.sides[0]!.rp = 5000
    }
    const sets: string[][] = []
    for (let round = 1; round <= 3; round++) {
      sets.push([setOf(area(match, 'fusion:0')[0]!), ...new Set(area(match, 'store').map(setOf))])
      for (let n = 0; n < 3; n++) answer(match, 0, 'ready')
      toTournament(match)
      boosted()
      toNextRound(match)
    }
    expect(match.over).toBeNull()
    expect(new Set(sets.map(([fusion]) => fusion)).size).toBe(3)
    expect(sets[0]!.slice(1).some((set) => sets[2]!.slice(1).includes(set))).toBe(false)
    expect(told(match, 'boss')).toHaveLength(4)
    for (let n = 0; n < 3; n++) answer(match, 0, 'ready')
    toNextRound(match)
    expect(match.over).toMatchObject({ why: 'defeat' })
  })

  it('MB-354 MB-H57 the Core deck of round 3 has all Core cards that nobody owns, in a new order', () => {
    const t = tableOf(fresh({ seats: 1, options: { mode: 'campaign' } }))
    const names = (zone: { readonly cards: readonly { readonly def: { readonly id: string } }[] }) =>
      zone.cards.map(({ def }) => def.id)
    t.move(t.zone.core().cards.slice(0, 20), t.zone.coreDiscard())
    const left = names(t.zone.core())
    const all = [...left, ...names(t.zone.coreDiscard())]
    rebuildStore(t)
    const core = names(t.zone.core())
    expect(core.toSorted()).toEqual(all.toSorted())
    expect([core.slice(0, left.length), core.slice(-left.length)]).not.toContainEqual(left)
  })

  it('MB-344 MB-432 MB-H34 a boss that must play a card takes the top of its deck, and nobody is asked', () => {
    const match = tournament(
      [{ hand: ['flipper', 'water animal 1'] }, { hand: ['water animal 1'] }],
      { zones: { bossTableau: ['t-router'], bossDeck: ['retroactive-ruling', 'footnote-golem'] } },
      { seats: 2, options: { mode: 'boss', boss: 'the-banlist' } },
    )
    answer(match, 0, 'play:t-flipper')
    expect(area(match, 'bossTableau')).toEqual(['-retroactive-ruling'])
    expect(area(match, 'bossDeck')[0]).toBe('footnote-golem')
    expect(awaited(match)).toBe('1 turn')
  })

  it('MB-353 MB-355 the boss that was beaten leaves with all it had, and so do the promos that could be fused', () => {
    const match = fresh({ seats: 1, options: { mode: 'campaign' } })
    const before = [area(match, 'bossBox')[0]!, ...[0, 1, 2].map((n) => area(match, `fusion:${n}`)[0]!)].map(setOf)
    for (let n = 0; n < 3; n++) answer(match, 0, 'ready')
    toTournament(match)
    tableOf(match).state.tournament.sides[0]!.rp = 5000
    toNextRound(match)
    const sets = (...zones: string[]) => [...new Set(zones.flatMap((zone) => area(match, zone).map(setOf)))]
    const after = [
      sets('bossBox', 'bossDeck', 'bossReserve', 'bossAccessories', 'bossTableau'),
      ...[0, 1, 2].map((n) => sets(`fusion:${n}`)),
    ]
    expect(after.map(({ length }) => length)).toEqual([1, 1, 1, 1])
    expect(after.flat().some((set) => before.includes(set))).toBe(false)
    const sizes = ['bossBox', 'bossDeck', 'fusion:0', 'fusion:1', 'fusion:2'].map((zone) => area(match, zone).length)
    expect(sizes).toEqual([1, 8, 6, 6, 6])
    expect(area(match, 'bossReserve').length + area(match, 'bossAccessories').length).toBe(4)
    expect(told(match, 'bossAccessory').at(-1)).toMatchObject({
      card: { name: area(match, 'bossAccessories').at(-1) },
      rule: 'MB-336',
    })
  })

  it('MB-354 MB-H57 the Store of round 3 is five, four and three new sets in a new order; Core cards come out of the box', () => {
    const t = tableOf(fresh({ seats: 1, options: { mode: 'campaign' } }))
    const old = [...t.zone.store().cards, ...t.zone.storeArea().cards]
    const core = t.zone.core().cards.slice(0, 7)
    t.move([...core], t.zone.box())
    rebuildStore(t)
    expect(core.every(({ zone }) => zone === t.zone.core())).toBe(true)
    expect(old.every(({ zone }) => zone === t.zone.box())).toBe(true)
    const sets = t.zone.store().cards.map(({ def }) => setOf(def.id))
    expect([...new Set(sets)].toSorted()).toEqual([...t.state.terms.secondStore].toSorted())
    expect([sets.length, t.state.terms.secondStore.length]).toEqual([144, 12])
    // shuffled: the sets do not lie one after the other
    expect(sets.filter((set, at) => set !== sets[at + 1]).length).toBeGreaterThan(40)
  })

  it('MB-336 MB-338 a boss plays its Singles and shows its Accessories in an order by lot', () => {
    const order = (zone: string) =>
      new Set(
        ['a', 'b', 'c', 'd'].map((seed) =>
          area(fresh({ seats: 2, seed, options: { mode: 'boss', boss: 'the-banlist' } }), zone).join(),
        ),
      )
    expect([order('bossDeck').size > 1, order('bossReserve').size > 1]).toEqual([true, true])
  })
})
