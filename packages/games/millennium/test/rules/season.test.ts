import type { JsonObject } from '@cardwright/engine'
import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { isOwned } from '../../src/cards/definitions.ts'
import { presets } from '../../src/cards/presets.ts'
import { commonTypes, elements, promoTiers, rarities, types } from '../../src/cards/symbols.ts'
import { allCards } from '../../src/index.ts'
import { campaignBonus } from '../../src/rules/season/boss.ts'
import { placesOfStandings } from '../../src/rules/season/finish.ts'
import {
  area,
  fresh,
  game,
  given,
  type MillenniumMatch,
  rp,
  table,
  tableOf,
  told,
  tournament,
  until,
} from '../support.ts'

const spare = 'water animal 1'
const setOf = (id: string) => {
  const def = game.library.get(id)!
  return isOwned(def) ? def.set : ''
}
const inPhase = (match: MillenniumMatch, phase: string) => () => table(match).phase === phase
const toTournament = (match: MillenniumMatch) => until(match, inPhase(match, 'tournament'))

/** Everybody is ready, hands in a deck and plays until the next round. */
function toNextRound(match: MillenniumMatch): MillenniumMatch {
  const { round } = table(match)
  const ready = () => {
    for (const seat of match.open.map((ask) => ask.seat))
      if (offered(match, seat).includes('ready')) answer(match, seat, 'ready')
  }
  for (let n = 0; n < 600 && !match.over && table(match).round === round; n++) {
    if (table(match).phase === 'deckbuilding') ready()
    else
      until(
        match,
        () => table(match).phase === 'deckbuilding' || match.over !== null || table(match).round !== round,
        1,
      )
  }
  return match
}

describe('setting up a season', () => {
  it('MB-026 MB-027 MB-028 MB-358 six Expansion, five Premium and four Master sets make a Store of 180; the Core deck is its own', () => {
    const match = fresh({ options: { store: 'first-steps' } })
    const t = tableOf(match)
    const cards = t.cards.filter(({ def }) => isOwned(def) && ['expansion', 'premium', 'master'].includes(def.rarity))
    expect(cards).toHaveLength(180)
    expect(new Set(cards.map(({ def }) => (def as { set: string }).set)).size).toBe(15)
    expect(t.zone.core().cards.every(({ def }) => isOwned(def) && def.set === 'core')).toBe(true)
    expect(t.cards.filter(({ def }) => isOwned(def) && def.set === 'core')).toHaveLength(172)
  })

  it.each(Object.keys(presets))(
    'MB-359..369 MB-474 MB-052 the build %s has its sets and five different promo sets',
    (name) => {
      const { store, fusion, prizes } = presets[name]!
      expect([store.expansion.length, store.premium.length, store.master.length]).toEqual([6, 5, 4])
      const promos = [...Object.values(fusion), ...Object.values(prizes)]
      expect(new Set(promos).size).toBe(5)
      for (const set of [...store.expansion, ...store.premium, ...store.master, ...promos])
        expect(
          allCards.some((def) => isOwned(def) && def.set === set),
          set,
        ).toBe(true)
      expect(new Set([...store.expansion, ...store.premium, ...store.master]).size).toBe(15)
    },
  )

  it('MB-029 MB-030 MB-031 one promo set of each rarity can be fused, a Bronze and a Silver one are prizes', () => {
    const match = fresh()
    const sets = (zone: string) => [...new Set(area(match, zone).map(setOf))]
    expect([sets('fusion:0'), sets('fusion:1'), sets('fusion:2')]).toEqual([
      ['founders-row'],
      ['regional-finals'],
      ['world-stage'],
    ])
    expect(sets('prizes').sort()).toEqual(['arcade-royale', 'festival-prizes'])
  })

  it('MB-033 MB-034 MB-035 two kinds of Metagame in stacks of six, and the NPC deck', () => {
    const match = fresh({ options: { metas: ['star', 'rarity'] } })
    expect([area(match, 'metaDeck:0').length + area(match, 'metas').length, area(match, 'metaDeck:1').length]).toEqual([
      6, 6,
    ])
    expect(area(match, 'npcDeck').length + area(match, 'npcs').length).toBe(28)
    const random = new Set(
      ['a', 'b', 'c', 'd', 'e'].map(
        (seed) => area(fresh({ seed, options: { metas: undefined } as never }), 'metas')[0],
      ),
    )
    expect(random.size).toBeGreaterThan(1)
  })

  it('MB-036 MB-037 MB-038 MB-459 a starter deck with a Deck Box and a sleeve, four markers, a character with six Friendship cards', () => {
    const match = fresh({ options: { starters: ['kitchen-rebellion'], characters: true, cast: ['captain-dot'] } })
    const own = area(match, 'binder:0').filter((id) => setOf(id) === 'kitchen-rebellion')
    expect(own).toHaveLength(9)
    expect(own).toEqual(expect.arrayContaining(['recipe-tin', 'greaseproof-sleeves']))
    expect([area(match, 'persona:0'), area(match, 'friendship:0').length]).toEqual([['captain-dot'], 6])
  })

  it('MB-039 without characters their powers are out, and Friendship stays', () => {
    const match = fresh({ options: { characters: false, cast: ['juniper-vance'] } })
    expect([area(match, 'persona:0'), area(match, 'friendship:0').length, table(match).players[0].dollars]).toEqual([
      [],
      6,
      30,
    ])
    expect(table(fresh({ options: { characters: true, cast: ['juniper-vance'] } })).players[0].dollars).toBe(35)
  })

  it('MB-025 MB-045 three to six play the base game; a duel and the turn-based game take two', () => {
    expect([
      game.seatsFor!({ mode: 'standard' } as never),
      game.seatsFor!({ mode: 'duel' } as never),
      game.seatsFor!({ mode: 'turns' } as never),
    ]).toEqual([
      [3, 6],
      [2, 2],
      [2, 6],
    ])
    expect(() => fresh({ seats: 2 })).toThrow()
  })
})

describe('cards', () => {
  it('MB-068 MB-069 MB-070 MB-071 MB-078 six Elements, six common Types and Pro, seven rarities of players', () => {
    expect([elements.length, commonTypes.length, types.at(-1)]).toEqual([6, 6, 'pro'])
    expect(rarities.filter((each) => !['starter', 'relic', 'pro', 'mystic'].includes(each))).toHaveLength(7)
    expect(promoTiers).toEqual(['bronze', 'silver', 'gold'])
  })

  it('MB-072 MB-073 MB-074 MB-077 every card has a name and stars; some have several Elements', () => {
    for (const def of allCards) if (isOwned(def)) expect(def.name.length * (def.stars + 1)).toBeGreaterThan(0)
    expect(allCards.some((def) => isOwned(def) && def.elements.length === 2)).toBe(true)
  })

  it('MB-084 MB-085 the back of a card tells its set and nothing else', () => {
    expect(game.back!(game.library.get('pip-pilot')!)).toBe('rocket-orchard')
    expect(game.back!(game.library.get('apple-crate-launchpad')!)).toBe('rocket-orchard')
  })

  it('MB-458 there are Deck Boxes in the Core and in store sets', () => {
    const boxes = allCards.filter((def) => def.kind === 'deckBox')
    expect(boxes.filter((def) => isOwned(def) && def.rarity === 'core')).toHaveLength(14)
    expect(boxes.filter((def) => isOwned(def) && def.rarity === 'master')).toHaveLength(7)
  })
})

describe('rounds', () => {
  it('MB-041 MB-042 MB-043 MB-044 MB-046 MB-258 MB-263 MB-264 three rounds of deckbuilding and tournament, then the most VP win', () => {
    const match = fresh()
    const phases: string[] = []
    for (const round of [1, 2, 3]) {
      expect([table(match).round, table(match).phase]).toEqual([round, 'deckbuilding'])
      phases.push(`${round}`)
      toNextRound(match)
    }
    expect(match.over).toMatchObject({ why: 'points', rule: 'MB-264' })
    const totals = table(match).players.map((each: { total: number }) => each.total)
    expect(match.over!.scores).toEqual(totals)
    expect(totals.reduce((sum: number, each: number) => sum + each, 0)).toBeGreaterThanOrEqual(3 * (12 + 16 + 24) - 6)
  })

  it('MB-047 MB-048 MB-049 MB-050 MB-051 MB-449 a Pre-Release is played with starter decks, without Metagame, for few VP, and the third round is dropped', () => {
    const match = fresh({ options: { prerelease: true, characters: true } })
    expect([table(match).phase, table(match).round, area(match, 'metas')]).toEqual(['decks', 0, []])
    toTournament(match)
    expect(area(match, 'deckBox:0')).toHaveLength(1)
    expect(told(match, 'segment')).toHaveLength(0)
    until(match, inPhase(match, 'deckbuilding'))
    expect(told(match, 'prizes')).toEqual([])
    expect(
      told(match, 'placed')
        .map(({ vp }) => Number(vp))
        .reduce((sum, vp) => sum + vp, 0),
    ).toBeGreaterThanOrEqual(14)
    toNextRound(match)
    expect(table(match).round).toBe(2)
    toNextRound(match)
    expect(match.over).not.toBeNull()
  })

  it('MB-053 nothing is taken back', () => {
    expect(game.undo).toBe(false)
  })

  it('MB-059 MB-095 each round has other Metagames', () => {
    const match = fresh()
    const before = area(match, 'metas')
    toNextRound(match)
    expect(area(match, 'metas').some((id) => before.includes(id))).toBe(false)
    expect(area(match, 'box')).toEqual(expect.arrayContaining(before))
  })

  it('MB-169 who placed highest begins the next tournament', () => {
    const match = fresh()
    toNextRound(match)
    const places = table(match).players.map((each: { place: number }) => each.place)
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    toTournament(match)
    expect(places[table(match).tournament.first]).toBe(1)
  })

  it('MB-265 ties break by tournaments, collections, NPCs, then Friendship', () => {
    expect(
      placesOfStandings([
        [100, 70, 20, 6, 4],
        [100, 70, 18, 10, 2],
      ]),
    ).toEqual([1, 2])
    expect(
      placesOfStandings([
        [100, 60, 20, 6, 4],
        [100, 70, 18, 10, 2],
      ]),
    ).toEqual([2, 1])
    expect(
      placesOfStandings([
        [100, 70, 20, 6, 4],
        [100, 70, 20, 7, 3],
      ]),
    ).toEqual([2, 1])
    expect(
      placesOfStandings([
        [100, 70, 20, 6, 4],
        [100, 70, 20, 6, 4],
      ]),
    ).toEqual([1, 1])
  })

  it('MB-266 MB-267 MB-268 MB-269 the others get the winner’s Pro card; if the same player wins twice, that of the second', () => {
    const end = (more: JsonObject, round: number) => {
      const match = tournament(
        [{ hand: [spare], tableau: ['scorer'] }, { tableau: ['left counter', 'left counter'] }],
        { zones: {} },
        { options: { characters: true, cast: ['captain-dot', 'the-hush', 'old-man-fenwick'] } },
      )
      const t = tableOf(match)
      t.state.round = round
      Object.assign(t.state.players[0]!, more)
      answer(match, 0, 'play:t-water-animal-1')
      return match
    }
    const first = end({}, 1)
    expect([1, 2].map((seat) => area(first, `binder:${seat}`).includes('pro-captain-dot'))).toEqual([true, true])
    expect(area(first, 'binder:0')).not.toContain('pro-captain-dot')
    const second = end({ wins: 1 }, 2)
    expect([1, 2].map((seat) => area(second, `binder:${seat}`).includes('pro-the-hush'))).toEqual([true, true])
    expect(area(second, 'binder:0')).not.toContain('pro-the-hush')
  })
})

describe('modes', () => {
  it('MB-271 MB-272 MB-273 MB-274 MB-011 a Keyword card is attached, gives its keyword, and leaves the game when its host is flipped', () => {
    const match = tournament(
      [
        { hand: [spare, spare, spare], tableau: ['earth myth 5'] },
        { hand: ['flipper', spare], tableau: [] },
      ],
      { zones: { 'persona:0': ['quill-marginalia'] } },
      { options: { characters: true } },
    )
    expect(area(match, 'keywords')).toHaveLength(23)
    answer(match, 0, 'action:quill-marginalia')
    answer(match, 0, 'keyword-heroic')
    expect([area(match, 'attached:0'), area(match, 'tableau:0')]).toEqual([['keyword-heroic'], ['earth-myth-5']])
    answer(match, 0, 'play:t-water-animal-1')
    answer(match, 1, 'play:t-flipper')
    answer(match, 1, 't-earth-myth-5@tableau0')
    expect([area(match, 'attached:0'), area(match, 'box').includes('keyword-heroic')]).toEqual([[], true])
  })

  it('MB-275 MB-276 relics as a handicap, or drafted by all', () => {
    const handicap = fresh({ options: { relics: 'handicap', handicap: [1] } })
    const relics = (match: MillenniumMatch, seat: number) =>
      area(match, `binder:${seat}`).filter((id) => setOf(id) === 'relics').length
    expect([0, 1, 2].map((seat) => relics(handicap, seat))).toEqual([0, 1, 0])
    const draft = fresh({ options: { relics: 'draft' } })
    until(draft, inPhase(draft, 'deckbuilding'))
    expect([0, 1, 2].map((seat) => relics(draft, seat))).toEqual([1, 1, 1])
  })

  it('MB-277 MB-278 a Venue is revealed with each phase and goes with the tournament', () => {
    const match = fresh({ options: { venues: true } })
    const [first] = area(match, 'venue')
    expect(first).toBeTruthy()
    toNextRound(match)
    expect([area(match, 'venue').length, area(match, 'venue')[0] === first]).toEqual([1, false])
  })

  it('MB-279 MB-280 MB-281 a draft: one card each, the rest to the left, and the second time to the right', () => {
    const match = fresh({ options: { draft: true } })
    expect(table(match).phase).toBe('draft')
    const packs = [0, 1, 2].map((seat) => area(match, `pack:${seat}`))
    for (const seat of [0, 1, 2]) answer(match, seat, offered(match, seat)[0]!)
    expect(packs[0]).toEqual(expect.arrayContaining(area(match, 'pack:1')))
    until(match, inPhase(match, 'deckbuilding'))
    expect([0, 1, 2].map((seat) => area(match, `binder:${seat}`).length)).toEqual([15, 15, 15])
    for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    const second = [0, 1, 2].map((seat) => area(match, `pack:${seat}`))
    for (const seat of [0, 1, 2]) answer(match, seat, offered(match, seat)[0]!)
    expect(second[1]).toEqual(expect.arrayContaining(area(match, 'pack:0')))
  })

  it('MB-283 MB-284 Liquidation: two more sets of each kind, and decks are sold to the box', () => {
    const match = fresh({ options: { liquidation: true } })
    const sets = new Set(
      tableOf(match).cards.flatMap(({ def }) =>
        isOwned(def) && ['expansion', 'premium', 'master'].includes(def.rarity) ? [def.set] : [],
      ),
    )
    expect(sets.size).toBe(21)
    const end = tournament(
      [{ hand: [spare], tableau: ['earth myth 7'], box: ['big box'] }],
      {},
      { options: { liquidation: true } },
    )
    answer(end, 0, 'play:t-water-animal-1')
    expect(told(end, 'liquidated')[0]).toMatchObject({ seat: 0, count: 3, dollars: 14 })
    expect(area(end, 'box')).toEqual(expect.arrayContaining(['earth-myth-7', 'big-box']))
  })

  it('MB-285 Sealed: eight Store and eight Core cards instead of a starter deck', () => {
    const match = fresh({ options: { sealed: true } })
    const kinds = area(match, 'binder:0').map((id) => (game.library.get(id) as { rarity: string }).rarity)
    expect([kinds.filter((each) => each === 'core').length, kinds.includes('starter'), kinds.length]).toEqual([
      11,
      false,
      22,
    ])
  })

  it('MB-308 MB-309 MB-310 MB-311 MB-312 MB-313 MB-469 a duel: six markers, two collections worth 10 RP a card, two wins', () => {
    const match = given(
      {
        players: [{ dollars: 30 }, {}],
        zones: {
          'binder:0': [1, 2, 3, 4, 5].map((n) => `t-dark-myth-${n}`).concat([6, 7, 8].map((n) => `t-fire-mage-${n}`)),
        },
      },
      { seats: 2, options: { mode: 'duel' } },
    )
    expect([table(match).players[0].markers, area(match, 'friendship:0')]).toEqual([6, []])
    answer(match, 0, `collect:1:${[1, 2, 3, 4, 5].map((n) => `t-dark-myth-${n}`).join('+')}:`)
    answer(match, 0, `collect:2:${[6, 7, 8].map((n) => `t-fire-mage-${n}`).join('+')}:`)
    expect(refused(match, 'collect:2:t-dark-myth-1:', 0).rule).toBeTruthy()
    expect(refused(match, 'offer:1::5:none::4:0', 0)).toMatchObject({ rule: 'MB-146' })
    for (let n = 0; n < 3; n++) for (const seat of [0, 1]) answer(match, seat, 'ready')
    until(match, inPhase(match, 'deckbuilding'))
    expect(told(match, 'duelCollections').map((each) => each.rp)).toEqual([80, 0])
    expect(table(match).players[0].vp.collection).toBe(0)
    expect(table(match).players.map((each: { wins: number }) => each.wins)).toContain(1)
    while (!match.over) toNextRound(match)
    expect(match.over).toMatchObject({ why: 'tournaments', rule: 'MB-308' })
  })

  it('MB-314 MB-315 MB-316 MB-318 MB-319 MB-324 MB-470 teams: a Team Card, own RP, VP together', () => {
    const match = fresh({ seats: 4, options: { mode: 'team' } })
    expect([
      area(match, 'friendship:0'),
      area(match, 'persona:0'),
      area(match, 'persona:0')[0] === area(match, 'persona:2')[0],
    ]).toEqual([[], area(match, 'persona:2'), true])
    expect(table(match).players.map((each: { team: number }) => each.team)).toEqual([0, 1, 0, 1])
    while (!match.over) toNextRound(match)
    const [a, b, c, d] = match.over!.scores!
    expect([a === c, b === d]).toEqual([true, true])
  })

  it('MB-323 three or five play with one alone, who has the solo power', () => {
    const match = fresh({ seats: 3, options: { mode: 'team' } })
    expect(area(match, 'persona:1')).toEqual(['team-the-soloist'])
    expect(() => fresh({ seats: 5, options: { mode: 'team' } })).not.toThrow()
  })

  it('MB-317 MB-321 teammates hand cards over freely, and do not buy each other’s cards', () => {
    const match = given(
      {
        players: [{ dollars: 30 }, { dollars: 30 }, { dollars: 30 }, { dollars: 30 }],
        zones: { 'binder:0': ['t-dark-myth-1', 't-dark-myth-2'] },
      },
      { seats: 4, options: { mode: 'team' } },
    )
    answer(match, 0, 'give:2:t-dark-myth-1:5')
    expect([
      area(match, 'binder:2').includes('dark-myth-1'),
      table(match).players.map((each: { dollars: number }) => each.dollars),
    ]).toEqual([true, [25, 30, 35, 30]])
    answer(match, 0, 'sell:t-dark-myth-2')
    const lot = (match.view(0).facts.lots as { lot: number; where: string }[]).find(
      ({ where }) => where === 'aftermarket',
    )!.lot
    expect(refused(match, `buy:${lot}:2`, 2)).toMatchObject({ rule: 'MB-140' })
    expect(offered(match, 1)).toContain(`buy:${lot}:2`)
  })

  it('MB-320 MB-322 teammates are no opponents and cannot be chosen for a clash', () => {
    const match = tournament(
      [{ hand: ['clobberer', spare] }, { tableau: ['earth myth 1'] }, { tableau: ['earth myth 9'] }, {}],
      { store: ['air myth 1', 'air myth 1'] },
      { seats: 4, options: { mode: 'team' } },
    )
    answer(match, 0, 'play:t-clobberer')
    expect(told(match, 'clash')[0]!.sides).toEqual([0, 1])
    const all = tournament(
      [{ hand: ['all clash', spare] }, {}, { tableau: ['earth myth 9'] }, {}],
      { store: ['air myth 1', 'air myth 1'] },
      { seats: 4, options: { mode: 'team' } },
    )
    answer(all, 0, 'play:t-all-clash')
    expect(told(all, 'clash')[0]!.sides).toEqual([0, 2])
  })

  it('MB-325..331 MB-471 Funky: one phase with triple boosters, three decks, three tournaments, no collections or NPCs', () => {
    const match = fresh({ options: { mode: 'funky' } })
    expect([area(match, 'binder:0').length, area(match, 'npcs'), area(match, 'friendship:0').length]).toEqual([
      9 + 18,
      [],
      6,
    ])
    expect(refused(match, 'collect:1:x:', 0).rule).toBe('MB-097')
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    expect(offered(match, 0)).toHaveLength(3)
    until(match, inPhase(match, 'tournament'))
    expect(table(match).players[0].used).toHaveLength(1)
    until(match, () => table(match).round === 2)
    expect([table(match).phase, offered(match, 0).length]).toEqual(['decks', 2])
    until(match, () => match.over !== null, 3000)
    expect([match.over!.why, told(match, 'segment').length, told(match, 'tournament').length]).toEqual(['points', 3, 3])
  })
})

describe('turn-based mode', () => {
  const turns = (seat: JsonObject = {}, zones: JsonObject = {}) =>
    given(
      {
        players: [{ dollars: 30, markers: 4, ...seat }],
        tournament: { turn: { side: 0, hasPlayed: false, actions: 1 } },
        zones,
      },
      { seats: 2, options: { mode: 'turns' } },
    )

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
})

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
    const lost = fight([{ hand: ['gainer'], rp: 80 }, { rp: 60 }], { bossDeck: [], bossTableau: [] })
    const t = tableOf(lost)
    t.move([...t.zone.bossDeck().cards], t.zone.box())
    answer(lost, 0, 'play:t-gainer')
    expect([told(lost, 'bossResult')[0], lost.over]).toMatchObject([
      { players: 145, boss: 150 },
      { winner: null, why: 'defeat' },
    ])
    const won = fight([{ hand: ['gainer'], rp: 90 }, { rp: 60 }], {})
    const w = tableOf(won)
    w.move([...w.zone.bossDeck().cards], w.zone.box())
    answer(won, 0, 'play:t-gainer')
    expect(won.over).toMatchObject({ winner: [0, 1], why: 'boss' })
  })

  it('MB-337 MB-350 MB-473 nothing flips a boss’s Deck Box or Accessories', () => {
    const match = fight([{ hand: ['flipper', spare] }], { bossTableau: ['clause-one'] })
    answer(match, 0, 'play:t-flipper')
    expect([area(match, 'bossTableau')[0], area(match, 'bossBox')]).toEqual(['-clause-one', ['sealed-envelope']])
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

  it('MB-348 MB-349 Mystic Rares are not for the decks of players', () => {
    const match = given({ zones: { 'binder:0': ['verdict', 't-dark-myth-1'] } })
    expect(refused(match, 'deck:1:verdict:', 0)).toMatchObject({ rule: 'MB-348' })
  })

  it.each([
    [4, 1, 0],
    [4, 2, 40],
    [4, 4, 120],
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
})
