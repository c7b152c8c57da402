import { answer, offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { cardSchema, isOwned } from '../../src/cards/definitions.ts'
import { presets } from '../../src/cards/presets.ts'
import { prices } from '../../src/cards/symbols.ts'
import { allCards } from '../../src/index.ts'
import { whyNoDeck } from '../../src/rules/deckbuilding/deck.ts'
import { placesOfStandings } from '../../src/rules/season/finish.ts'
import { area, awaited, fresh, game, given, rp, table, tableOf, told, tournament, until } from '../support.ts'

const spare = 'water animal 1'
const ready = (match: ReturnType<typeof fresh>, times = 1) => {
  for (let n = 0; n < times; n++) for (const seat of match.open.map((ask) => ask.seat)) answer(match, seat, 'ready')
}

describe('house rules of tournaments', () => {
  it('MB-H01 MB-H17 stars have no upper limit, and boxes have them too', () => {
    const plain = { id: 'x', kind: 'single', name: 'Xx', set: 'core', rarity: 'core', stars: 99 }
    expect(cardSchema.safeParse(plain).success).toBe(true)
    const match = given({ players: [{ dollars: 0 }], zones: { 'binder:0': ['t-big-box'] } })
    expect(table(answer(match, 0, 'sell:t-big-box')).players[0].dollars).toBe(6)
  })

  it('MB-H23 a tableau has six slots', () => {
    const five = [1, 2, 3, 4, 5].map((n) => `earth myth ${n}`)
    expect(awaited(tournament([{ hand: [spare], tableau: five }, { hand: [spare] }]))).toBe('0 turn')
    expect(awaited(tournament([{ hand: [spare], tableau: [...five, 'earth myth 6'] }, { hand: [spare] }]))).toBe(
      '1 turn',
    )
  })

  it('MB-H24 who begins the first tournament is drawn by lot', () => {
    const first = (seed: string) => {
      const match = fresh({ seed, options: { prerelease: true } })
      until(match, () => table(match).phase === 'tournament')
      return table(match).tournament.first
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(first)).size).toBeGreaterThan(1)
  })

  it('MB-H27 MB-H30 a Reaction is asked for after what it reacts to, and may be left', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { tableau: ['flip gainer'] }, { tableau: ['reactor'] }])
    play(match, 'play:t-flipper', 't-flip-gainer@tableau1')
    expect([awaited(match), area(match, 'tableau:1')]).toEqual(['2 react', ['-flip-gainer']])
  })

  it('MB-H28 MB-H63 an Action’s flip sets off Flip effects and is no chance for Heroic; each Heroic saves one card', () => {
    const match = tournament([
      { hand: [spare, spare], tableau: ['shadow', 'anvil'] },
      { tableau: ['hero', 'earth myth 1'] },
    ])
    play(match, 'action:t-anvil')
    expect(awaited(match)).toBe('0 card')
    const two = tournament([
      { hand: ['flip all', spare], tableau: ['earth myth 1', 'earth myth 2'] },
      { tableau: ['hero'] },
    ])
    play(two, 'play:t-flip-all', 't-hero')
    expect([area(two, 'tableau:0'), area(two, 'tableau:1')]).toEqual([
      ['earth-myth-1', '-earth-myth-2', 'flip-all'],
      ['-hero'],
    ])
  })

  it('MB-H31 MB-H32 a forced loss takes what there is, an option must be paid in full', () => {
    expect(rp(play(tournament([{ hand: ['loser', spare] }, { rp: 12 }, {}]), 'play:t-loser'))[1]).toBe(0)
    const match = tournament([{ hand: ['table flipper', spare] }, { tableau: ['earth myth 1'], rp: 12 }])
    expect(rp(play(match, 'play:t-table-flipper'))[1]).toBe(12)
  })

  it('MB-H35 MB-H36 a card that Drink makes somebody play is their next card', () => {
    const match = tournament(
      [
        { hand: ['drinker', spare], tableau: ['earth myth 1'] },
        { hand: [spare], tableau: ['nexter'] },
      ],
      { store: ['gainer'] },
    )
    play(match, 'play:t-drinker', 'seat1')
    expect([rp(match)[1], area(match, 'tableau:1')]).toEqual([6, ['nexter', 'gainer']])
  })

  it('MB-H37 Route Clear with an empty hand only returns to the binder', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { tableau: ['router'] }])
    play(match, 'play:t-flipper')
    expect([area(match, 'tableau:1'), area(match, 'binder:1')]).toEqual([[], ['router']])
  })

  it('MB-H38 MB-H65 Mimicry is worked out from left to right, and Fusion sees its symbols', () => {
    const match = tournament([{ hand: ['fused', spare], tableau: ['fire myth 1', 'mimic', 'water mage 1'] }])
    const seen = match.view(0).zones['tableau:0']!.cards!.map((card) => JSON.stringify(card))
    expect(seen[1]).toContain('"types":["myth"]')
    expect(offered(match, 0)).toContain('play:t-fused')
    const chain = tournament([{ hand: [spare, spare], tableau: ['earth myth 1', 'mimic', 'mimic'] }])
    expect(JSON.stringify(chain.view(0).zones['tableau:0']!.cards![2])).toContain('"elements":["earth"]')
  })

  it('MB-H39 MB-H40 MB-H42 MB-H43 MB-H44 MB-H45 numbers and readings of keywords', () => {
    expect(rp(play(tournament([{ hand: ['thwomper', spare], tableau: ['earth myth 1'] }]), 'play:t-thwomper'))[0]).toBe(
      10,
    )
    expect(allCards.find(({ id }) => id === 'keyword-spellbook')).toMatchObject({ keyword: { spellbook: 'dark' } })
    const own = tournament([{ hand: ['detective', 'fire myth 1'] }])
    play(own, 'play:t-detective', 'fire')
    expect(
      told(own, 'show')
        .at(-1)!
        .cards!.map(({ name }) => name),
    ).toEqual(['t-fire-myth-1'])
    expect(
      rp(play(tournament([{ hand: ['pointer', spare], tableau: ['earth myth 1'] }]), 'play:t-pointer', 'left'))[0],
    ).toBe(0)
    const united = tournament([{ hand: [spare, spare], tableau: ['uniter plus'] }], {
      zones: { 'attached:0': [{ card: 't-acc-action', host: 'tableau:0#1' }] },
    })
    expect(offered(united, 0).filter((key) => key.startsWith('action'))).toEqual([])
  })

  it('MB-H47 MB-H76 the third time at the same place is a loop, and the others are ranked without its cause', () => {
    const match = tournament([{ hand: ['ping', spare] }, { rp: 9000 }, { rp: 8000 }])
    play(match, 'play:t-ping')
    expect(told(match, 'placed').map(({ place, vp }) => [place, vp])).toEqual([
      [1, 21],
      [1, 21],
      [2, 15],
    ])
  })

  it('MB-H48 with an empty Store a fighter adds nothing', () => {
    const match = tournament([{ hand: ['clobberer', spare] }, { tableau: ['earth myth 4'] }])
    const t = tableOf(match)
    t.move([...t.zone.store().cards], t.zone.box())
    t.move([...t.zone.storeDiscard().cards], t.zone.box())
    play(match, 'play:t-clobberer')
    expect(told(match, 'clashReveal').map(({ total }) => total)).toEqual([5, 4])
  })

  it('MB-H50 the owner of a Toll pays nothing when losing', () => {
    const match = tournament([{ hand: ['clobberer', spare] }, { tableau: ['toller'], dollars: 5 }], {
      store: ['air myth 6', 'air myth 1'],
    })
    expect(table(play(match, 'play:t-clobberer')).players[1].dollars).toBe(5)
  })

  it('MB-H60 MB-H61 without a marker left Undead enters without one; Dollars are the player’s own', () => {
    const match = tournament([{ hand: ['corpse', spare], markers: 0 }, { hand: [spare] }])
    expect(awaited(play(match, 'play:t-corpse'))).toBe('1 turn')
    expect(table(play(tournament([{ hand: ['banker', spare], dollars: 3 }]), 'play:t-banker')).players[0].dollars).toBe(
      7,
    )
  })

  it('MB-H62 Mean’s choice stands against a Duelist', () => {
    const match = tournament([{ hand: ['bully', spare] }, { tableau: ['duelist', 'earth myth 1'] }], {
      store: ['air myth 1', 'air myth 1'],
    })
    play(match, 'play:t-bully', 't-earth-myth-1@tableau1')
    expect([rp(match)[0], area(match, 'tableau:1')]).toEqual([20, ['duelist', '-earth-myth-1']])
  })

  it('MB-H64 MB-H66 a spent token lowers the stars; Coin Op repeats keywords too', () => {
    const match = tournament([{ hand: [spare, spare], tableau: [{ card: 'leveller', marks: { tokens: 1 } }] }])
    play(match, 'action:t-leveller', 'token')
    expect(JSON.stringify(match.view(0).zones['tableau:0']!.cards![0])).toContain('"stars":3')
    expect(
      rp(play(tournament([{ hand: ['earth myth 1', spare], tableau: ['earthy'] }]), 'play:t-earth-myth-1'))[0],
    ).toBe(4)
  })
})

describe('house rules of the season', () => {
  it('MB-H02 MB-H03 MB-H04 MB-H74 cards are fused from the binder to the discards of their rarity', () => {
    const cards = ['t-dark-myth-1', 't-dark-myth-2', 'pip-pilot', 'orchard-rocket', 'cider-mechanic']
    const match = given({ zones: { 'binder:0': cards } })
    answer(match, 0, `fuse:bronze:${cards.join('+')}`)
    expect([
      area(match, 'coreDiscard').includes('dark-myth-1'),
      area(match, 'storeDiscard').includes('pip-pilot'),
      area(match, 'box').includes('pip-pilot'),
    ]).toEqual([true, true, false])
    const turns = given(
      {
        tournament: { turn: { side: 0 } },
        zones: { 'hand:0': ['t-discarder'], 'hand:1': ['t-dark-myth-3', 't-dark-myth-4'] },
      },
      { seats: 2, options: { mode: 'turns' } },
    )
    answer(turns, 0, 'play:t-discarder')
    answer(turns, 1, 't-dark-myth-3')
    expect(area(turns, 'coreDiscard')).toContain('dark-myth-3')
  })

  it('MB-H06 MB-H08 MB-H09 MB-H10 MB-H11 MB-H78 cards without a marker are anybody’s; windows; three NPCs; the first stack first', () => {
    const match = given(
      { players: [{ dollars: 9 }], zones: { aftermarket: ['t-dark-myth-2'] } },
      { options: { clock: 'standard', metas: ['star', 'rarity'] } },
    )
    expect(table(match).timers.segment).toBe(420.3)
    expect(offered(match, 0).filter((key) => key.endsWith(':2'))).toHaveLength(1)
    expect(game.library.get(area(match, 'metas')[0]!)).toMatchObject({ meta: 'star' })
    expect(JSON.stringify(match.view(1).zones.npcDeck)).toContain('npc-')
  })

  it('MB-H13 MB-H79 pauses and grace have their limits', () => {
    const match = given({ deckbuilding: { segment: 'first' } })
    expect(refused(match, 'grace', 0)).toMatchObject({ rule: 'MB-122' })
    const timed = given({ deckbuilding: { segment: 'first' } }, { options: { clock: 'standard' } })
    expect(refused(timed, 'grace', 0)).toMatchObject({ rule: 'MB-156' })
  })

  it('MB-H15 MB-H16 MB-H52 Friendship only comes with a trade', () => {
    const match = given({ players: [{ dollars: 9 }] }, { options: { cast: ['juniper-vance'] } })
    expect(refused(match, 'offer:1::0:friend-juniper-vance-1::0:0', 0)).toMatchObject({ rule: 'MB-146' })
    const free = given({ players: [{ dollars: 9 }] }, { options: { cast: ['juniper-vance'], freeMarket: true } })
    expect(area(answer(free, 0, 'offer:1::0:friend-juniper-vance-1::3:0'), 'tray:0')).toEqual([
      'friend-juniper-vance-1',
    ])
  })

  it('MB-H18 MB-H19 MB-H20 one card is no collection and goes home', () => {
    const match = given({ zones: { 'binder:0': ['t-dark-myth-1'] } })
    answer(match, 0, 'collect:1:t-dark-myth-1:')
    ready(match, 3)
    expect([table(match).players[0].vp.collection, area(match, 'binder:0').includes('dark-myth-1')]).toEqual([0, true])
  })

  it('MB-H21 MB-H22 MB-H82 cards of one name are one card; who built no deck is given one', () => {
    const twin = { ...allCards.find(({ id }) => id === 'pip-pilot')!, id: 'pip-pilot-2' }
    expect(whyNoDeck([allCards.find(({ id }) => id === 'pip-pilot')!, twin])).toMatchObject({ rule: 'MB-115' })
    const match = fresh()
    ready(match, 3)
    until(match, () => table(match).phase === 'tournament')
    expect(area(match, 'hand:0')).toHaveLength(8)
  })

  it('MB-H25 MB-H26 after a Pre-Release the last round pays its own row, or the Final row if the table says so, and no prize', () => {
    const last = (finalRow: boolean) => {
      const match = tournament(
        [{ hand: [spare], tableau: ['scorer'] }],
        {},
        { options: { prerelease: true, finalRow } },
      )
      tableOf(match).state.round = 2
      answer(match, 0, 'play:t-water-animal-1')
      return [told(match, 'placed')[0]!.vp, told(match, 'prizes').length]
    }
    expect([last(false), last(true)]).toEqual([
      [28, 0],
      [42, 0],
    ])
  })

  it('MB-H34 MB-H56 MB-H70 a boss’s deck is its hand; it uses no Actions; equal totals are a defeat', () => {
    const match = tournament(
      [{ hand: [spare], rp: 145 }, {}],
      { zones: { bossAccessories: [], 'persona:0': [], 'persona:1': [] } },
      { seats: 2, options: { mode: 'boss', boss: 'the-banlist' } },
    )
    const t = tableOf(match)
    t.move([...t.zone.bossDeck().cards], t.zone.box())
    t.state.tournament.sides[0]!.rp = 146
    answer(match, 0, 'play:t-water-animal-1')
    expect(match.over).toMatchObject({ why: 'defeat' })
  })

  it('MB-H49 MB-H58 MB-H81 boosters are filled from the other deck; the Core deck has two of each Single', () => {
    const match = fresh()
    const t = tableOf(match)
    t.move([...t.zone.core().cards], t.zone.box())
    t.move([...t.zone.coreDiscard().cards], t.zone.box())
    ready(match)
    expect(area(match, 'binder:0')).toHaveLength(21)
    const singles = allCards.filter((def) => isOwned(def) && def.rarity === 'core' && def.kind === 'single')
    expect(singles.every((def) => isOwned(def) && def.copies === 2)).toBe(true)
  })

  it('MB-H51 MB-H53 MB-H72 a drawn duel counts for nobody; then RP decide', () => {
    expect(
      placesOfStandings([
        [1, 300],
        [1, 299],
      ]),
    ).toEqual([1, 2])
    expect(
      placesOfStandings([
        [0, 300],
        [0, 300],
      ]),
    ).toEqual([1, 1])
    const drawn = tournament([{ hand: [spare] }, {}], {}, { seats: 2, options: { mode: 'duel' } })
    answer(drawn, 0, 'play:t-water-animal-1')
    expect(table(drawn).players.map((each: { wins: number }) => each.wins)).toEqual([0, 0])
  })

  it('MB-H54 MB-H55 MB-H57 MB-H67 modes: no NPCs by turns, no prizes in Funky Mode, pairs in teams', () => {
    expect(area(fresh({ seats: 2, options: { mode: 'turns' } }), 'npcs')).toEqual([])
    const funky = tournament([{ hand: [spare] }], {}, { options: { mode: 'funky' } })
    answer(funky, 0, 'play:t-water-animal-1')
    expect(told(funky, 'prizes')).toEqual([])
    expect(
      table(fresh({ seats: 6, options: { mode: 'team' } })).players.map((each: { team: number }) => each.team),
    ).toEqual([0, 1, 2, 0, 1, 2])
  })

  it('MB-H71 no preset uses a promo set twice; MB-H75 prices by rarity', () => {
    for (const { fusion, prizes } of Object.values(presets))
      expect(new Set([...Object.values(fusion), ...Object.values(prizes)]).size).toBe(5)
    expect([
      prices.core,
      prices.expansion,
      prices.premium,
      prices.master,
      prices.bronze,
      prices.silver,
      prices.gold,
      prices.pro,
    ]).toEqual([3, 4, 5, 6, 5, 7, 9, 10])
  })

  it('MB-H77 who is still choosing a promo at the bell is given one', () => {
    const cards = [1, 2, 3, 4, 5].map((n) => `t-dark-myth-${n}`)
    const match = given(
      { deckbuilding: { segment: 'last' }, zones: { 'binder:0': cards } },
      { options: { clock: 'standard', contestWindow: 0 } },
    )
    answer(match, 0, `fuse:bronze:${cards.join('+')}`)
    match.clock(420_000)
    expect(area(match, 'binder:0')).toHaveLength(1)
  })
})
