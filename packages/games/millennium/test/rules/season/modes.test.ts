import { compareTexts } from '@cardwright/engine'
import { answer, offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { backOf, isOwned } from '../../../src/cards/definitions.ts'
import { inPhase, setOf, spare, toNextRound } from '../../rounds.ts'
import {
  area,
  fresh,
  game,
  given,
  type MillenniumMatch,
  table,
  tableOf,
  told,
  tournament,
  until,
} from '../../support.ts'

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

  it('MB-272 a card with a Keyword card has that keyword, and no other card has', () => {
    const match = tournament(
      [
        { hand: [spare, spare], tableau: ['earth myth 5', 'earth myth 6'] },
        { hand: ['flipper'], tableau: [] },
        { tableau: ['fire mage 1'] },
      ],
      { turn: { side: 1 }, zones: { 'attached:0': [{ card: 'keyword-heroic', host: 'tableau:0#1' }] } },
    )
    answer(match, 1, 'play:t-flipper')
    answer(match, 1, 't-fire-mage-1@tableau2')
    expect(offered(match, 0)).toEqual(['t-earth-myth-5', 'no'])
    answer(match, 0, 't-earth-myth-5')
    expect([area(match, 'tableau:0'), area(match, 'tableau:2')]).toEqual([
      ['-earth-myth-5', 'earth-myth-6'],
      ['fire-mage-1'],
    ])
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

  it.each([
    ['handicap', [0, 1]],
    ['draft', [1, 1]],
  ])('MB-275 MB-276 turn by turn a relic goes to the hand: %s', (relics, expected) => {
    const match = fresh({ seats: 2, options: { mode: 'turns', relics, handicap: [1] } })
    until(match, inPhase(match, 'turns'))
    const hands = [0, 1].map((seat) => area(match, `hand:${seat}`))
    expect(hands.map((hand) => hand.filter((id) => setOf(id) === 'relics').length)).toEqual(expected)
    expect(hands.map(({ length }, seat) => length - expected[seat]!)).toEqual([7, 7])
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
    const rest = (pack: string[], seat: number) => {
      const taken = area(match, `binder:${seat}`).find((id) => pack.includes(id))!
      return pack.toSpliced(pack.indexOf(taken), 1)
    }
    for (const seat of [0, 1, 2])
      expect(area(match, `pack:${(seat + 1) % 3}`).toSorted()).toEqual(rest(packs[seat]!, seat).toSorted())
    until(match, inPhase(match, 'deckbuilding'))
    expect([0, 1, 2].map((seat) => area(match, `binder:${seat}`).length)).toEqual([15, 15, 15])
    for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    const second = [0, 1, 2].map((seat) => area(match, `pack:${seat}`))
    for (const seat of [0, 1, 2]) answer(match, seat, offered(match, seat)[0]!)
    expect(area(match, 'pack:0')).toHaveLength(5)
    expect(second[1]).toEqual(expect.arrayContaining(area(match, 'pack:0')))
  })

  it('MB-280 a pack is passed on in an order that nobody made, and the others hear of no more than a back', () => {
    const match = fresh({ options: { draft: true } })
    const backNamed = (id: string) => backOf(tableOf(match).cards.find(({ def }) => def.id === id)!.def)
    for (const seat of [0, 1, 2]) answer(match, seat, offered(match, seat)[0]!)
    for (const seat of [0, 1, 2]) {
      const pack = area(match, `pack:${seat}`)
      expect(pack).toEqual(pack.toSorted().toSorted((a, b) => compareTexts(backNamed(a), backNamed(b))))
      const [card] = area(match, `binder:${seat}`).slice(-1)
      const heard = match.events((seat + 1) % 3).find((each) => each.type === 'answer' && each.seat === seat)
      expect(heard).toMatchObject({ kind: 'draft', answer: backNamed(card!) })
    }
  })

  it('MB-280 MB-H80 a draft that somebody leaves gives the others six cards each, and no more', () => {
    const match = fresh({ options: { draft: true } })
    const before = [0, 1].map((seat) => area(match, `binder:${seat}`).length)
    match.leave(2)
    until(match, inPhase(match, 'deckbuilding'))
    const gained = [0, 1].map((seat) => area(match, `binder:${seat}`).length - before[seat]!)
    expect(gained).toEqual([6, 6])
    expect([0, 1, 2].map((seat) => area(match, `pack:${seat}`).length)).toEqual([0, 0, 0])
    expect(area(match, 'coreDiscard').length + area(match, 'storeDiscard').length).toBeGreaterThanOrEqual(5)
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
    const ofCollections = table(match).tournament.sides.map(({ breakdown }: { breakdown: { source: string }[] }) =>
      breakdown.filter(({ source }) => source === 'collection'),
    )
    expect(ofCollections).toEqual([[{ source: 'collection', rp: 80 }], []])
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
    expect(refused(match, 'give:2::0', 0).why).toBeTruthy()
    answer(match, 0, 'give:2::1')
    expect(table(match).players[2].dollars).toBe(36)
    answer(match, 0, 'sell:t-dark-myth-2')
    const lot = (match.view(0).facts.lots as { lot: number; where: string }[]).find(
      ({ where }) => where === 'aftermarket',
    )!.lot
    expect(refused(match, `buy:${lot}:2`, 2)).toMatchObject({ rule: 'MB-321' })
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

  it('MB-314 MB-H72 the team with the most VP of all its members wins, and places are counted by teams', () => {
    const vp = (tournament: number) => ({ vp: { tournament, collection: 0, npc: 0 } })
    const match = given(
      {
        phase: 'tournament',
        round: 3,
        players: [vp(0), vp(40), vp(60), vp(10)],
        zones: Object.fromEntries([0, 1, 2, 3].map((seat) => [`hand:${seat}`, []])),
      },
      { seats: 4, options: { mode: 'team' } },
    )
    expect(match.over).toMatchObject({ winner: [0, 2], places: [1, 2, 1, 2] })
  })

  it('MB-106 MB-329 a deck that is completed takes no card of another deck', () => {
    const match = fresh({ options: { mode: 'funky' } })
    const [first, second] = area(match, 'binder:0')
    answer(match, 0, `deck:2:${first}+${second}:`)
    const t = tableOf(match)
    t.note(0, { decks: [[first!], [second!], []] })
    t.state.players[0]!.decks = [4, 1, 0]
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    const own = match.open.find(({ seat }) => seat === 0)!.options() as readonly { readonly cards: readonly number[] }[]
    const [completed, other] = own.map(({ cards }) => cards.map((id) => t.card(id).id))
    expect([completed!.length, other!.length, completed!.some((id) => other!.includes(id))]).toEqual([4, 1, false])
  })

  it('MB-276 the relics that nobody took go back to the box', () => {
    const draft = fresh({ options: { relics: 'draft' } })
    const { length } = area(draft, 'revealed')
    until(draft, inPhase(draft, 'deckbuilding'))
    expect([length > 3, area(draft, 'revealed')]).toEqual([true, []])
  })

  it('MB-317 a teammate is given what one has: a card alone, Dollars alone, and all hear how much', () => {
    const match = given(
      {
        players: [0, 1, 2, 3].map(() => ({ dollars: 30 })),
        zones: { 'binder:0': ['t-dark-myth-1', 't-dark-myth-2'] },
      },
      { seats: 4, options: { mode: 'team' } },
    )
    expect(refused(match, 'give:2::31', 0)).toMatchObject({ rule: 'MB-317' })
    for (const key of ['give:2::0', 'give:0:t-dark-myth-1:0', 'give:1:t-dark-myth-1:0', 'give:3::1'])
      expect(refused(match, key, 0).why).toBeTruthy()
    answer(match, 0, 'give:2:t-dark-myth-1:0')
    answer(match, 0, 'give:2::30')
    expect(told(match, 'handedOver')).toMatchObject([
      { seat: 0, to: 2, count: 1, dollars: 0, rule: 'MB-317' },
      { seat: 0, to: 2, count: 0, dollars: 30, rule: 'MB-317' },
    ])
    expect(area(match, 'binder:0')).toEqual(['dark-myth-2'])
    const alone = given({ players: [{ dollars: 30 }] }, { seats: 4 })
    expect(refused(alone, 'give:2::1', 0).why).toBeTruthy()
  })
})
