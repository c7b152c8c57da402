import type { JsonObject } from '@cardwright/engine'
import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, type MillenniumMatch, rp, table, tableOf, told, tournament } from '../../support.ts'

const spare = 'water animal 1'
const clashCards = { store: ['air myth 3', 'air myth 6'] }

describe('clashes', () => {
  it('MB-240 MB-241 MB-242 MB-245 MB-248 MB-387 10 + 3 against 8 + 6: the defender wins, both cards go to the Aftermarket', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['earth myth 4', 'clasher'], rp: 5 }, { tableau: ['earth myth 8'] }],
      clashCards,
    )
    play(match, 'action:t-clasher')
    expect(told(match, 'clashReveal').map(({ total }) => total)).toEqual([13, 14])
    expect([rp(match)[0], area(match, 'aftermarket'), area(match, 'tableau:0')]).toEqual([
      4,
      ['air-myth-3', 'air-myth-6'],
      ['earth-myth-4', '-clasher'],
    ])
  })

  it('MB-239 MB-243 a tie at the top has neither winner nor losers', () => {
    const match = tournament(
      [{ hand: ['all clash', spare] }, { tableau: ['earth myth 3'] }, { tableau: ['earth myth 2'] }],
      { store: ['air myth 4', 'air myth 6', 'air myth 2'] },
    )
    play(match, 'play:t-all-clash')
    expect([told(match, 'clash')[0]!.winner, rp(match), area(match, 'aftermarket').length]).toEqual([
      null,
      [0, 0, 0],
      3,
    ])
  })

  it('MB-244 MB-247 a sole highest total beats all others', () => {
    const match = tournament([{ hand: ['all clash', spare] }, { tableau: ['earth myth 3'] }, { tableau: ['toller'] }], {
      store: ['air myth 6', 'air myth 1', 'air myth 1'],
    })
    play(match, 'play:t-all-clash')
    expect(rp(match)[0]).toBe(10)
    expect(
      table(match).tournament.sides.map((each: { counters: { clashesLost: number } }) => each.counters.clashesLost),
    ).toEqual([0, 1, 1])
  })

  it('MB-246 with one Top Card only there is no clash', () => {
    const match = play(tournament([{ hand: ['all clash', spare] }], clashCards), 'play:t-all-clash')
    expect([told(match, 'clash'), area(match, 'aftermarket')]).toEqual([[], []])
  })

  it.each([
    [7, 5, 12],
    [8, 5, 5],
    [10, 5, 5],
  ])('MB-203 MB-204 MB-377 %i cards in the Aftermarket and %i more: %i', (before, more, after) => {
    const lying = Array.from({ length: before }, (_, n) => `dark myth ${n + 1}`)
    const match = tournament([{ hand: ['stocker', spare] }], { aftermarket: lying })
    play(match, 'play:t-stocker')
    expect([more, area(match, 'aftermarket').length]).toEqual([5, after])
  })

  const fights = (match: MillenniumMatch) =>
    table(match).tournament.sides.map(({ counters }: { counters: Record<string, number> }) => [
      counters.clashes,
      counters.clashesWon,
      counters.losersBeaten,
      counters.clashesLost,
    ])

  it('MB-240 MB-241 MB-242 everybody hears what each reveals, in turn, and who fought and won', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['clasher'] }, {}, { tableau: ['earth myth 8'] }],
      clashCards,
    )
    play(match, 'action:t-clasher')
    const name = (card: string) => ({ name: `t-${card}` })
    expect(told(match, 'clashReveal')).toMatchObject([
      {
        side: 0,
        on: name('clasher'),
        card: name('air-myth-3'),
        own: 10,
        stars: 3,
        bonus: 0,
        total: 13,
        rule: 'MB-241',
      },
      { side: 2, on: name('earth-myth-8'), card: name('air-myth-6'), own: 8, stars: 6, total: 14, rule: 'MB-241' },
    ])
    expect(told(match, 'clash')).toMatchObject([{ winner: 2, sides: [0, 2], rule: 'MB-242' }])
    expect(fights(match)).toEqual([
      [1, 0, 0, 1],
      [0, 0, 0, 0],
      [1, 1, 1, 0],
    ])
  })

  it('MB-243 a tied clash counts as one, and as neither won nor lost', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['clasher'], rp: 5 }, { tableau: ['earth myth 7'], rp: 5 }, {}],
      clashCards,
    )
    play(match, 'action:t-clasher')
    expect([rp(match), fights(match)]).toEqual([
      [5, 5, 0],
      [
        [1, 0, 0, 0],
        [1, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    ])
  })

  it('MB-242 MB-244 who starts a clash and wins it gains what their card says, and loses nothing', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['clasher'], rp: 5 }, { tableau: ['earth myth 6'], rp: 5 }, {}],
      clashCards,
    )
    expect(rp(play(match, 'action:t-clasher'))).toEqual([15, 5, 0])
  })

  it('MB-H48 with no card left in the Store and its discards a fighter reveals nothing and adds nothing', () => {
    const match = tournament([{ hand: [spare, spare], tableau: ['clasher'] }, { tableau: ['earth myth 9'] }], {
      store: ['air myth 3'],
    })
    const t = tableOf(match)
    const store = t.zone.store()
    t.move([...store.cards.filter((card) => card !== store.top), ...t.zone.storeDiscard().cards], t.zone.box())
    play(match, 'action:t-clasher')
    expect(told(match, 'clashReveal').map(({ own, stars, total }) => [own, stars, total])).toEqual([
      [10, 3, 13],
      [9, 0, 9],
    ])
    expect([told(match, 'clashReveal')[1]!.card, area(match, 'aftermarket')]).toEqual([undefined, ['air-myth-3']])
  })

  it('MB-241 MB-266 what a persona adds in a clash counts for its own side alone', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['clasher'] }, { tableau: ['earth myth 9'] }],
      { ...clashCards, zones: { 'persona:1': ['captain-dot'] } },
      { options: { characters: true } },
    )
    play(match, 'action:t-clasher')
    expect(told(match, 'clashReveal').map(({ bonus, total }) => [bonus, total])).toEqual([
      [0, 13],
      [1, 16],
    ])
  })

  it('MB-413 a Duelist is offered once to each who fights with another card, and is flipped in a tie too', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['duelist', 'clasher'] }, { tableau: ['duelist', 'earth myth 1'] }],
      { store: ['air myth 3', 'air myth 4'] },
    )
    play(match, 'action:t-clasher')
    expect([awaited(match), offered(match, 0)]).toEqual(['0 duelist', ['t-duelist', 'no']])
    play(match, 'no')
    expect(awaited(match)).toBe('1 duelist')
    play(match, 't-duelist')
    expect(told(match, 'clash')).toMatchObject([{ winner: null, sides: [0, 1] }])
    expect([area(match, 'tableau:0'), area(match, 'tableau:1'), rp(match)]).toEqual([
      ['duelist', '-clasher'],
      ['-duelist', 'earth-myth-1'],
      [0, 1, 0],
    ])
  })

  it('MB-413 MB-270 a Duelist that fights already is not offered, and none where Reactions are silenced', () => {
    const at = (tableau: string[], zones: JsonObject = {}) =>
      play(
        tournament(
          [{ hand: [spare, spare], tableau: ['clasher'] }, { tableau }],
          { ...clashCards, zones },
          { options: { characters: true, cast: ['baz-underhill', 'juniper-vance', 'captain-dot'] } },
        ),
        'action:t-clasher',
      )
    expect(told(at(['earth myth 1', 'duelist']), 'clash')).toHaveLength(1)
    expect(awaited(at(['duelist', 'earth myth 1']))).toBe('1 duelist')
    expect(told(at(['duelist', 'earth myth 1'], { 'persona:0': ['the-hush'] }), 'clash')).toHaveLength(1)
  })

  it('MB-244 what a card brings to who wins the clash it caused, nobody else gets', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['clasher'] }, { tableau: ['earth myth 9'] }],
      clashCards,
    )
    play(match, 'action:t-clasher')
    expect([told(match, 'clash')[0]!.winner, rp(match)]).toEqual([1, [0, 0, 0]])
  })

  it('MB-242 MB-278 who wins a clash has won one, for what waits for that', () => {
    const match = tournament(
      [{ hand: [spare, spare], tableau: ['clasher'] }, { tableau: ['earth myth 9'] }],
      { ...clashCards, zones: { venue: ['venue-boxing-gym'] } },
      { options: { venues: true } },
    )
    expect(rp(play(match, 'action:t-clasher'))).toEqual([0, 5, 0])
  })

  it('MB-241 MB-413 what helps a card that is not the Top Card adds nothing to the one that is', () => {
    const bonus = (key: string) => {
      const tableau = ['duelist', 'duelling-mirror', 'earth myth 1']
      const match = tournament([{ hand: [spare, spare], tableau: ['clasher'] }, { tableau }], clashCards)
      return told(play(match, 'action:t-clasher', key), 'clashReveal').map((each) => each.bonus)
    }
    expect([bonus('t-duelist'), bonus('no')]).toEqual([
      [0, 3],
      [0, 0],
    ])
  })

  it('MB-209 MB-239 what waits for clashes hears of each who is in one', () => {
    const match = tournament(
      [
        { hand: [spare, spare], tableau: ['clasher'], rp: 1 },
        { tableau: ['earth myth 9'] },
        { accessories: ['market-crash'] },
      ],
      clashCards,
    )
    expect(rp(play(match, 'action:t-clasher'))).toEqual([0, 0, 6])
  })

  it('MB-238 who chooses an opponent is told that it is for a clash', () => {
    const foes = [{ tableau: ['earth myth 1'] }, { tableau: ['earth myth 1'] }]
    const context = (card: string) => {
      const match = play(tournament([{ hand: [card, 'water animal 1'] }, ...foes]), `play:t-${card}`)
      return [match.open[0]!.kind, match.open[0]!.spec.context ?? null]
    }
    expect(context('clobberer')).toEqual(['player', { purpose: 'clash' }])
    expect(context('pickpocket')).toEqual(['player', null])
  })
})
