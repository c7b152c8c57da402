import type { JsonObject } from '@cardwright/engine'
import { answer, offered } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { placesOfStandings } from '../../../src/rules/season/finish.ts'
import { inPhase, setOf, spare, toNextRound, toTournament } from '../../rounds.ts'
import { area, fresh, game, type MillenniumMatch, table, tableOf, told, tournament, until } from '../../support.ts'

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
        { options: { characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] } },
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
    expect([1, 2].map((seat) => area(second, `binder:${seat}`).includes('pro-quill-marginalia'))).toEqual([true, true])
    expect(area(second, 'binder:0')).not.toContain('pro-quill-marginalia')
  })

  it.each([
    [0, true],
    [2, true],
    [3, false],
  ])('MB-268 after round %i, Pre-Release %s, nobody gets a Pro card', (round, prerelease) => {
    const match = tournament(
      [{ hand: [spare], rp: 9 }, { rp: 3 }],
      {},
      { options: { prerelease, characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] } },
    )
    tableOf(match).state.round = round
    answer(match, 0, 'play:t-water-animal-1')
    expect(area(match, 'binder:1').filter((id) => id.startsWith('pro-'))).toEqual([])
  })

  it('MB-268 MB-H51 where two tie for the first place, neither gets the Pro card that one of them gives', () => {
    const match = tournament(
      [{ hand: [spare], rp: 9 }, { rp: 9 }, { rp: 3 }],
      {},
      { options: { characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] } },
    )
    answer(match, 0, 'play:t-water-animal-1')
    const pros = [0, 1, 2].map((seat) => area(match, `binder:${seat}`).filter((id) => id.startsWith('pro-')).length)
    expect(pros).toEqual([0, 0, 1])
  })

  it('MB-269 in a duel, too, one must have won the first tournament for the second’s Pro card to be handed out', () => {
    const match = tournament(
      [{ hand: [spare], rp: 9 }, { rp: 3 }],
      {},
      { seats: 2, options: { mode: 'duel', characters: true, cast: ['captain-dot', 'quill-marginalia'] } },
    )
    const t = tableOf(match)
    t.state.round = 2
    t.state.players[1]!.wins = 1
    answer(match, 0, 'play:t-water-animal-1')
    expect(area(match, 'binder:1')).toContain('pro-captain-dot')
    expect(table(match).players.map((each: { wins: number }) => each.wins)).toEqual([1, 1])
  })

  it('MB-269 who won the first tournament is known to have won it', () => {
    const match = tournament(
      [{ hand: [spare], rp: 9 }, { rp: 3 }],
      {},
      { options: { characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] } },
    )
    answer(match, 0, 'play:t-water-animal-1')
    expect(table(match).players.map((each: { wins: number }) => each.wins)).toEqual([1, 0, 0])
  })

  it('MB-106 what is handed in says which deck it is', () => {
    const match = fresh()
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) answer(match, seat, 'ready')
    expect(offered(match, 0)).toEqual([expect.stringMatching(/^deck-1:[0-9a-f]{8}$/)])
  })
})

describe('the end of a season', () => {
  interface Seat {
    readonly rp?: number
    readonly wins?: number
    readonly recorded?: number[]
    readonly vp?: { tournament: number; collection: number; npc: number }
  }

  /** The last turn of the tournament of this round: seat 0 plays a card that does nothing. */
  function counted(round: number, seats: readonly Seat[], options: JsonObject = {}, zones: JsonObject = {}) {
    const match = tournament(
      seats.map(({ rp = 0 }, seat) => (seat === 0 ? { hand: [spare], rp } : { rp })),
      { zones },
      { seats: seats.length, options },
    )
    const t = tableOf(match)
    t.state.round = round
    seats.forEach(({ rp: _, ...more }, seat) => {
      Object.assign(t.state.players[seat]!, more)
    })
    return answer(match, 0, 'play:t-water-animal-1')
  }
  const vp = (tournament: number, collection: number, npc: number) => ({ vp: { tournament, collection, npc } })

  it('MB-251 MB-262 MB-264 MB-265 the final row is added, and of equal totals more VP of tournaments win', () => {
    const match = counted(3, [{ rp: 9 }, { rp: 3, ...vp(8, 3, 1) }, {}])
    expect(told(match, 'placed')).toMatchObject([
      { seat: 0, place: 1, rp: 9, vp: 42, rule: 'MB-251' },
      { seat: 1, place: 2, rp: 3, vp: 30, rule: 'MB-251' },
      { seat: 2, place: 3, rp: 0, vp: 24, rule: 'MB-251' },
    ])
    expect(match.over).toMatchObject({ winner: 0, why: 'points', scores: [42, 42, 24], places: [1, 2, 3] })
    expect([table(match).phase, told(match, 'prizes')]).toEqual(['over', []])
  })

  it('MB-264 MB-265 who is equal in everything wins together', () => {
    const match = counted(3, [{ rp: 9 }, { rp: 9 }, { rp: 1 }])
    expect(match.over).toMatchObject({ winner: [0, 1], scores: [36, 36, 24] })
  })

  it('MB-314 MB-318 MB-H72 the VP of all of a team decide, and its members share their place', () => {
    const match = counted(3, [{ rp: 9 }, { rp: 8, ...vp(1, 0, 0) }, {}, { rp: 7 }], { mode: 'team' })
    // 42 + 18 against 30 + 24 + 1
    expect(match.over).toMatchObject({ winner: [0, 2], scores: [60, 55, 60, 55], places: [1, 2, 1, 2] })
  })

  it('MB-308 a duel ends with the second win, without prizes, and not with the first', () => {
    const first = counted(1, [{ rp: 9, recorded: [] }, { rp: 3 }], { mode: 'duel' })
    expect([first.over, table(first).round, told(first, 'prizes').length]).toEqual([null, 2, 1])
    const second = counted(2, [{ rp: 9, wins: 1, recorded: [5] }, { rp: 3 }], { mode: 'duel' })
    const over = { winner: 0, why: 'tournaments', rule: 'MB-308', scores: [2, 0], places: [1, 2] }
    expect([second.over, told(second, 'prizes')]).toMatchObject([over, []])
  })

  it('MB-308 MB-H53 after three tournaments the wins decide, then all RP; equal in both is a draw', () => {
    const duel = (one: Seat, other: Seat) => counted(3, [one, other], { mode: 'duel' }).over
    const lost = duel({ rp: 0, wins: 1, recorded: [90, 90] }, { rp: 9, recorded: [0, 0] })
    expect(lost).toMatchObject({ winner: 0, scores: [1, 1], places: [1, 2] })
    const won = duel({ rp: 9, recorded: [1, 1] }, { rp: 9, wins: 1, recorded: [0, 0] })
    expect(won).toMatchObject({ winner: 1, scores: [0, 1], places: [2, 1] })
    const drawn = duel({ rp: 9, recorded: [1, 2] }, { rp: 9, recorded: [2, 1] })
    expect(drawn).toMatchObject({ winner: null, scores: [0, 0], places: [1, 1] })
  })

  it('MB-254 MB-261 after round 2 it is a Silver set: all see it, and each has one card of it', () => {
    const match = counted(2, [{ rp: 9 }, {}, {}])
    const [{ set } = { set: '' }] = told(match, 'prizes') as unknown as { set: string }[]
    expect(told(match, 'prizes')).toMatchObject([{ tier: 'silver', rule: 'MB-254' }])
    const own = [0, 1, 2].map((seat) =>
      area(match, `binder:${seat}`).filter((name) => game.library.has(name) && setOf(name) === set),
    )
    expect(own.map(({ length }) => length)).toEqual([1, 1, 1])
    const shown = match.events(1).filter(({ type, cards }) => type === 'show' && cards?.length === 6)
    expect(shown.length).toBeGreaterThan(0)
  })

  it('MB-255 MB-H58 the Store Area goes to the discards, and nine others are laid out', () => {
    const storeArea = Array.from({ length: 9 }, () => 'maestra-florin')
    const match = counted(1, [{}, {}, {}], {}, { storeArea, storeDiscard: [], coreDiscard: [] })
    expect(area(match, 'storeArea')).toHaveLength(9)
    expect(area(match, 'storeDiscard').filter((name) => name === 'maestra-florin')).toHaveLength(9)
  })

  it('MB-256 MB-381 tokens go, attached cards go home too, and what a persona has used is there again', () => {
    const match = counted(
      1,
      [{}, {}, {}],
      { characters: true },
      {
        'tableau:1': [{ card: 't-uniter', marks: { tokens: 2 } }],
        'attached:1': [{ card: 't-earth-construct-1', host: 'tableau:1#1' }],
        'persona:2': [{ card: 'baz-underhill', marks: { used: true } }],
      },
    )
    const { zones } = table(match)
    expect([zones['attached:1'], zones['persona:2']]).toEqual([[], ['baz-underhill']])
    expect(zones['binder:1']).toEqual(expect.arrayContaining(['t-uniter', 't-earth-construct-1']))
  })

  it('MB-284 Liquidation brings Dollars after each tournament but a Pre-Release and the last', () => {
    const sold = (round: number, options: JsonObject = {}) => {
      const match = counted(
        round,
        [{}, {}, {}],
        { liquidation: true, ...options },
        {
          'tableau:1': ['t-fire-mage-7', { card: 't-fire-mage-6', down: true }],
        },
      )
      return told(match, 'liquidated').filter(({ seat }) => seat === 1)
    }
    const sale = { seat: 1, count: 2, dollars: 13, rule: 'MB-284' }
    expect([sold(1), sold(2)]).toMatchObject([[sale], [sale]])
    expect([sold(3), sold(2, { prerelease: true }), sold(0, { prerelease: true })]).toEqual([[], [], []])
  })

  it('MB-268 MB-269 who has won nothing before gives their own Pro card after round 2, and all hear whose it is', () => {
    const options = { characters: true, cast: ['captain-dot', 'quill-marginalia', 'old-man-fenwick'] }
    const once = counted(2, [{ rp: 9 }, { rp: 3 }, {}], options)
    expect(told(once, 'pro')).toMatchObject([{ seat: 0, name: 'pro-captain-dot', rule: 'MB-268' }])
    const six = { ...options, cast: [...options.cast, 'mirela-ostrova', 'tally-brightwater', 'baz-underhill'] }
    const twice = counted(2, [{ rp: 9, wins: 1 }, { rp: 3 }, {}, {}, {}, {}], six)
    expect(told(twice, 'pro')).toMatchObject([{ seat: 1, name: 'pro-quill-marginalia' }])
    // with nobody in the second place it is the winner's after all
    const shared = counted(2, [{ rp: 9, wins: 1 }, { rp: 9, wins: 1 }, {}], options)
    expect(['pro-captain-dot', 'pro-quill-marginalia']).toContain(told(shared, 'pro')[0]!.name)
    expect(area(shared, 'binder:2')).toContain(told(shared, 'pro')[0]!.name)
    const none = counted(1, [{ rp: 9 }, { rp: 3 }, {}])
    expect(told(none, 'pro')).toEqual([])
  })

  it('MB-106 each round decks are built anew, and the NPCs and markers of the last are gone', () => {
    const match = counted(1, [{}, {}, {}])
    const { players } = table(match)
    expect(players.map(({ decks }: { decks: number[] }) => decks)).toEqual([[0], [0], [0]])
    expect(players.map(({ markers }: { markers: number }) => markers)).toEqual([4, 4, 4])
  })

  const wins = (match: MillenniumMatch) => table(match).players.map((each: { wins: number }) => each.wins)

  it('MB-269 MB-H51 a Pre-Release is no won tournament; all who tie for the first place have won theirs', () => {
    expect(wins(counted(0, [{ rp: 9 }, {}, {}], { prerelease: true }))).toEqual([0, 0, 0])
    expect(wins(counted(1, [{ rp: 9 }, { rp: 9 }, {}]))).toEqual([1, 1, 0])
    expect(wins(counted(1, [{ rp: 9 }, { rp: 9 }], { mode: 'duel' }))).toEqual([0, 0])
  })

  it('MB-264 places are those of the totals, whoever sits where', () => {
    expect(counted(3, [{ rp: 3 }, {}, { rp: 9 }]).over).toMatchObject({ winner: 2, places: [2, 3, 1] })
  })

  it('MB-133 MB-311 only a duel counts collections with its tournament, and fusion sets stay from round to round', () => {
    const match = counted(1, [{ rp: 3 }, {}, {}])
    expect(told(match, 'duelCollections')).toEqual([])
    expect(tableOf(match).state.fusion.bronze).toEqual(tableOf(fresh()).state.fusion.bronze)
  })

  it('MB-106 MB-328 the deck that one has built is for one round; in Funky Mode all three are kept', () => {
    const built = (options: JsonObject, zones: JsonObject = {}) => {
      const match = counted(1, [{ decks: [1] } as Seat, {}, {}], options, zones)
      return table(match).players[0].decks
    }
    expect([built({}), built({ mode: 'funky' })]).toEqual([[0], [1]])
    const match = fresh()
    const [card] = area(match, 'binder:0')
    answer(match, 0, `deck:1:${card}:`)
    expect(tableOf(match).noted(0)).toEqual({ decks: [[card]] })
    toNextRound(match)
    expect(tableOf(match).noted(0)).toBeNull()
    const funky = tournament([{ hand: [spare] }, {}, {}], {}, { options: { mode: 'funky' } })
    const decks = [['t-fire-mage-1'], ['t-fire-mage-2'], []]
    tableOf(funky).note(0, { decks })
    answer(funky, 0, 'play:t-water-animal-1')
    expect(tableOf(funky).noted(0)).toEqual({ decks })
  })

  it('MB-330 in Funky Mode what has been played is discarded, and the next decks are called for', () => {
    const match = counted(1, [{}, {}, {}], { mode: 'funky' }, { 'tableau:1': ['t-fire-mage-7'], 'binder:1': [] })
    expect([area(match, 'binder:1'), area(match, 'coreDiscard').includes('fire-mage-7')]).toEqual([[], true])
    expect([table(match).phase, table(match).round, told(match, 'prizes')]).toEqual(['decks', 2, []])
  })

  /** A boss with so many RP against two players. */
  function against(boss: number, round: number, rp: number, options: JsonObject) {
    const zones = { bossBox: [], bossDeck: [], bossTableau: [], bossAccessories: [] }
    const match = tournament(
      [{ hand: [spare], rp }, { rp: 4 }],
      { zones },
      { seats: 2, options: { cast: ['baz-underhill', 'captain-dot'], ...options } },
    )
    const t = tableOf(match)
    t.state.round = round
    for (const zone of [t.zone.bossBox(), t.zone.bossDeck()]) if (zone.size > 0) t.move(zone.cards, t.zone.box())
    t.state.tournament.sides[2]!.rp = boss
    return answer(match, 0, 'play:t-water-animal-1')
  }

  it('MB-335 MB-357 MB-H56 together one must have more than the boss; a defeat ends a campaign, a win does not', () => {
    const boss = { mode: 'boss', boss: 'the-banlist' }
    const won = against(9, 1, 6, boss)
    expect(told(won, 'bossResult')).toMatchObject([{ players: 10, boss: 9, rule: 'MB-335' }])
    expect(won.over).toMatchObject({ winner: [0, 1], why: 'boss', scores: [6, 4], places: [1, 1] })
    const lost = { winner: null, why: 'defeat', rule: 'MB-335', scores: [6, 4], places: [2, 2] }
    expect(against(10, 1, 6, boss).over).toMatchObject(lost)
    for (const rp of [10, 11]) expect(against(rp, 1, 6, { mode: 'campaign' }).over).toMatchObject(lost)
    const next = against(9, 1, 6, { mode: 'campaign' })
    expect([next.over, table(next).round, told(next, 'newStore')]).toEqual([null, 2, []])
    expect(told(against(9, 2, 6, { mode: 'campaign' }), 'newStore')).toHaveLength(1)
    expect(against(9, 4, 6, { mode: 'campaign' }).over).toMatchObject({ winner: [0, 1] })
  })
})
