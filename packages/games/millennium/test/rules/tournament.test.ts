import { offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { chart } from '../../src/rules/season/rounds.ts'
import { placesBy, sharedPoints } from '../../src/rules/season/scoring.ts'
import { area, awaited, rp, table, told, tournament, until } from '../support.ts'

const spare = 'water animal 1'
const six = [1, 2, 3, 4, 5, 6].map((n) => `earth myth ${n}`)
const clashCards = { store: ['air myth 3', 'air myth 6'] }

describe('turns', () => {
  it('MB-165 MB-185 MB-191 MB-193 one Single a turn and one Action before or after it, clockwise', () => {
    const at = () =>
      tournament([
        { hand: ['gainer', spare], accessories: ['acc action', 'acc flipper'] },
        { hand: [spare], tableau: ['earth myth 4'] },
      ])
    const after = play(at(), 'play:t-gainer', 'action:t-acc-action')
    expect([rp(after)[0], awaited(after)]).toEqual([11, '1 turn'])
    const before = play(at(), 'action:t-acc-action')
    expect(refused(before, 'action:t-acc-flipper')).toMatchObject({ rule: 'MB-191' })
    expect(refused(before, 'end')).toMatchObject({ rule: 'MB-185' })
    expect(awaited(play(before, 'play:t-gainer'))).toBe('1 turn')
  })

  it('MB-170 MB-193 a Single enters at the left-most free slot, face up', () => {
    const match = tournament([
      { hand: ['gainer', spare], tableau: ['earth myth 1', { card: 'earth myth 2', down: true }] },
    ])
    expect(area(play(match, 'play:t-gainer'), 'tableau:0')).toEqual(['earth-myth-1', '-earth-myth-2', 'gainer'])
  })

  it('MB-186 MB-187 without a card in hand or with a full tableau there is no Action, and the turn is passed', () => {
    const full = tournament([{ hand: [spare], tableau: six, accessories: ['acc action'] }, { hand: [spare] }])
    expect([awaited(full), told(full, 'pass').map(({ side }) => side)]).toEqual(['1 turn', [0]])
    const empty = tournament([{ accessories: ['acc action'] }, { hand: [spare] }])
    expect(awaited(empty)).toBe('1 turn')
    const fusionOnly = tournament([{ hand: ['fused'], accessories: ['acc action'] }, { hand: [spare] }])
    expect(offered(fusionOnly)).toEqual(['pass'])
  })

  it('MB-188 MB-464 MB-195 only when all pass in succession does the tournament end; who can play again does', () => {
    const match = tournament([{ hand: [spare] }, { hand: ['gainer', spare] }], {}, {})
    play(match, `play:t-${spare.replaceAll(' ', '-')}`, 'play:t-gainer')
    expect(awaited(match)).toBe('1 turn')
    play(match, `play:t-${spare.replaceAll(' ', '-')}`)
    expect(told(match, 'placed').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 2],
      [1, 1],
      [2, 2],
    ])
  })

  it('MB-189 MB-190 MB-192 an Action’s text happens, then its card is flipped face down', () => {
    const match = play(tournament([{ hand: [spare, spare], accessories: ['acc action'] }]), 'action:t-acc-action')
    expect([rp(match)[0], area(match, 'accessories:0')]).toEqual([6, ['-acc-action']])
  })

  it('MB-200 MB-201 MB-202 a Deck Box in hand is played as a Single and counts as one', () => {
    const match = tournament([{ hand: ['big box', spare] }, { hand: ['flipper', spare] }])
    play(match, 'play:t-big-box', 'play:t-flipper')
    expect(area(match, 'tableau:0')).toEqual(['-big-box'])
  })
})

describe('the tableau and the Top Card', () => {
  it('MB-171 MB-172 a gap closes at once, so that neighbours are those that are left', () => {
    const match = tournament([
      { hand: ['own flipper', spare, 'gainer'], tableau: ['earth myth 1', 'router', 'earth myth 3'] },
    ])
    play(match, 'play:t-own-flipper', 't-router@tableau0', `t-${spare.replaceAll(' ', '-')}`)
    expect(area(match, 'tableau:0')).toEqual(['earth-myth-1', 'earth-myth-3', 'own-flipper', '-water-animal-1'])
  })

  it('MB-196 MB-197 MB-463 MB-182 the right-most face-up card fights; face-down cards are skipped', () => {
    const match = tournament(
      [{ hand: ['all clash', spare] }, { tableau: ['earth myth 9', { card: 'earth myth 10', down: true }] }],
      clashCards,
    )
    play(match, 'play:t-all-clash')
    expect(told(match, 'clashReveal').map(({ own, stars }) => [own, stars])).toEqual([
      [5, 3],
      [9, 6],
    ])
  })

  it('MB-199 MB-238 who has only face-down cards has no Top Card and cannot be chosen for a clash', () => {
    const match = tournament(
      [
        { hand: ['clobberer', spare] },
        { tableau: [{ card: 'earth myth 1', down: true }] },
        { tableau: ['earth myth 1'] },
      ],
      clashCards,
    )
    play(match, 'play:t-clobberer')
    expect(told(match, 'clash')[0]!.sides).toEqual([0, 2])
  })

  it('MB-198 MB-211 MB-212 Top effects need a free slot and a card in hand; the card still fights without them', () => {
    const top = (hand: string[], tableau: (string | object)[]) => {
      const match = tournament([{ hand, tableau: tableau as string[] }, { hand: ['gainer', spare] }], {
        turn: { side: 1 },
      })
      return rp(play(match, 'play:t-gainer'))[0]
    }
    expect(top([spare], ['topper'])).toBe(2)
    expect(top([], ['topper'])).toBe(0)
    expect(top([spare], [...six.slice(1), 'topper'])).toBe(0)
    expect(top([spare], ['topper', 'earth myth 1'])).toBe(0)
    expect(top([spare], ['topper', { card: 'earth myth 1', down: true }])).toBe(2)
    const full = tournament([{ hand: ['all clash', spare] }, { tableau: [...six.slice(1), 'topper'] }], clashCards)
    expect(told(play(full, 'play:t-all-clash'), 'clashReveal')[1]!.own).toBe(3)
  })

  it('MB-173 MB-174 MB-388 Deck Box and Accessories begin beside the tableau and are no targets of plain effects', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { box: ['box scorer'], accessories: ['acc action'] }])
    play(match, 'play:t-flipper')
    expect([area(match, 'deckBox:1'), area(match, 'accessories:1')]).toEqual([['box-scorer'], ['acc-action']])
  })

  it('MB-180 MB-181 MB-183 MB-228 a face-down card is nothing, counts as a card, and loses tokens and markers', () => {
    const match = tournament([
      { hand: ['flipper', spare] },
      { tableau: [{ card: 'earth myth 9', marks: { tokens: 3, markers: 1 } }, 'left counter'], markers: 3 },
    ])
    play(match, 'play:t-flipper', 't-earth-myth-9@tableau1')
    expect(table(match).zones['tableau:1'][0]).toMatchObject({ card: 't-earth-myth-9', down: true })
    expect(table(match).zones['tableau:1'][0].marks).toBeUndefined()
    expect(table(match).players[1].markers).toBe(4)
    until(match, () => told(match, 'placed').length > 0)
    expect(
      told(match, 'points')
        .filter(({ card }) => card?.name === 't-left-counter')
        .map((each) => each.rp),
    ).toEqual([5])
  })

  it('MB-184 MB-227 a face-down card is no target, and a flip never turns one up', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { tableau: [{ card: 'earth myth 9', down: true }] }])
    expect(area(play(match, 'play:t-flipper'), 'tableau:1')).toEqual(['-earth-myth-9'])
  })

  it('MB-229 some effects turn a card face up', () => {
    const match = tournament([{ hand: ['unflipper', spare], tableau: [{ card: 'earth myth 9', down: true }] }])
    expect(area(play(match, 'play:t-unflipper'), 'tableau:0')).toEqual(['earth-myth-9', 'unflipper'])
  })
})

describe('triggers and priority', () => {
  it('MB-205 a Play effect happens when the card comes into play, which then counts as in play', () => {
    expect(rp(play(tournament([{ hand: ['gainer', spare] }]), 'play:t-gainer'))[0]).toBe(5)
  })

  it('MB-206 MB-207 Next is for the next card only, and only while its card is face up', () => {
    const match = tournament([{ hand: [spare, spare, spare], tableau: ['nexter'] }])
    play(match, 'play:t-water-animal-1')
    expect(rp(match)[0]).toBe(6)
    expect(rp(play(match, 'play:t-water-animal-1'))[0]).toBe(6)
    const down = tournament([{ hand: [spare, spare], tableau: [{ card: 'nexter', down: true }] }])
    expect(rp(play(down, 'play:t-water-animal-1'))[0]).toBe(0)
  })

  it('MB-208 a Flip effect happens first, then the card turns over', () => {
    const match = play(tournament([{ hand: ['flipper', spare] }, { tableau: ['flip gainer'] }]), 'play:t-flipper')
    expect([rp(match)[1], area(match, 'tableau:1')]).toEqual([8, ['-flip-gainer']])
    const types = match.events(null).map(({ type }) => type)
    expect(types.lastIndexOf('points')).toBeLessThan(types.lastIndexOf('flip'))
  })

  it('MB-209 MB-210 Ongoing effects work while face up, those of several cards together', () => {
    const stars = (...tableau: (string | object)[]) =>
      JSON.stringify(
        tournament([{ hand: [spare, spare], tableau: tableau as string[] }]).view(0).zones['tableau:0']!.cards![0],
      )
    expect(stars('earth myth 1', 'ongoing star')).toContain('"stars":3')
    expect(stars('earth myth 1', 'ongoing star', 'ongoing star')).toContain('"stars":5')
    expect(stars('earth myth 1', { card: 'ongoing star', down: true })).toContain('"stars":1')
  })

  it('MB-213 MB-214 MB-250 face-up cards score from left to right, then Deck Box, Accessories and Metagames, for each player', () => {
    const match = tournament(
      [
        {
          hand: [spare],
          tableau: ['scorer', { card: 'scorer', down: true }, 'left counter'],
          box: ['box scorer'],
          accessories: ['acc scorer'],
        },
        { tableau: ['fire myth 1'] },
      ],
      { zones: { metas: ['meta-fire'] } },
    )
    play(match, 'play:t-water-animal-1')
    const own = told(match, 'points').map(({ side, card, rp: points }) => [side, card?.name, points])
    expect(own).toEqual([
      [0, 't-scorer', 11],
      [0, 't-left-counter', 10],
      [0, 't-box-scorer', 9],
      [0, 't-acc-scorer', 7],
      [1, 'meta-fire', 3],
    ])
  })

  it('MB-249 Ongoing effects end with the tournament, and Mimicry goes on', () => {
    const match = tournament([{ hand: [spare], tableau: ['ongoing star', 'fire myth 3', 'mimic'] }], {
      zones: { metas: ['meta-threes', 'meta-myth'] },
    })
    play(match, 'play:t-water-animal-1')
    // three cards have three stars without the bonus; two are Myths, one of them by Mimicry
    expect(told(match, 'points').map(({ card, rp: points }) => [card?.name, points])).toEqual([
      ['meta-threes', 9],
      ['meta-myth', 6],
    ])
  })

  it('MB-215 MB-216 MB-217 MB-218 a Reaction may be used when its condition is met, and its card is flipped', () => {
    const at = () => tournament([{ hand: ['flipper', spare] }, { tableau: ['earth myth 1'] }, { tableau: ['reactor'] }])
    const used = play(at(), 'play:t-flipper', 't-earth-myth-1@tableau1', 't-reactor')
    expect([rp(used)[2], area(used, 'tableau:2')]).toEqual([4, ['-reactor']])
    const kept = play(at(), 'play:t-flipper', 't-earth-myth-1@tableau1', 'no')
    expect([rp(kept)[2], area(kept, 'tableau:2')]).toEqual([0, ['reactor']])
  })

  it('MB-219 MB-221 Ongoing comes before Play; a player orders effects of one trigger', () => {
    // the watcher flips the card that is played before its Play effect comes about
    const match = tournament([{ hand: ['gainer', spare], tableau: ['play watcher'] }])
    expect(rp(play(match, 'play:t-gainer'))[0]).toBe(0)
    const two = tournament([{ hand: ['two effects', spare] }, { tableau: ['earth myth 1'] }])
    play(two, 'play:t-two-effects')
    expect(awaited(two)).toBe('0 trigger')
  })

  it('MB-220 MB-379 Reactions are offered to the active player first, then clockwise', () => {
    const match = tournament(
      [{ tableau: ['reactor'] }, { hand: ['own flipper', spare], tableau: ['earth myth 1'] }, { tableau: ['reactor'] }],
      { turn: { side: 1 } },
    )
    play(match, 'play:t-own-flipper')
    expect(awaited(match)).toBe('2 react')
    expect(awaited(play(match, 'no'))).toBe('0 react')
  })

  it('MB-222 what is stolen counts as gained, and no more than there is', () => {
    const match = tournament([{ hand: ['thief', spare] }, { rp: 4 }, { rp: 30 }])
    expect(rp(play(match, 'play:t-thief'))).toEqual([14, 0, 20])
  })

  it('MB-176 MB-223 MB-224 discards come from hand and go to the owner’s binder', () => {
    const match = tournament([
      { hand: ['discarder', spare] },
      { hand: ['earth myth 1', 'earth myth 2'] },
      { tableau: ['earth myth 3'] },
    ])
    play(match, 'play:t-discarder', 't-earth-myth-1')
    expect([area(match, 'binder:1'), area(match, 'hand:1'), area(match, 'tableau:2')]).toEqual([
      ['earth-myth-1'],
      ['earth-myth-2'],
      ['earth-myth-3'],
    ])
  })
})

describe('protection', () => {
  it('MB-230 MB-231 MB-477 if the highest card is protected from opponents, nothing is flipped', () => {
    const match = tournament([
      { hand: ['high flipper', spare] },
      { tableau: ['earth myth 9', 'protector', 'earth myth 1'] },
    ])
    expect(area(play(match, 'play:t-high-flipper'), 'tableau:1')).toEqual(['earth-myth-9', 'protector', 'earth-myth-1'])
  })

  it('MB-232 MB-374 with a free choice the protector itself must be chosen', () => {
    const match = tournament([
      { hand: ['free flipper', spare] },
      { tableau: ['earth myth 9', 'protector', 'earth myth 1'] },
    ])
    expect(area(play(match, 'play:t-free-flipper'), 'tableau:1')).toEqual([
      'earth-myth-9',
      '-protector',
      'earth-myth-1',
    ])
  })

  it('MB-477 the owner’s own effects pass the protection', () => {
    const match = tournament([{ hand: ['own flipper', spare], tableau: ['earth myth 9', 'protector'] }])
    play(match, 'play:t-own-flipper', 't-earth-myth-9@tableau0')
    expect(area(match, 'tableau:0')[0]).toBe('-earth-myth-9')
  })
})

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
})

describe('the end of a tournament', () => {
  it.each([
    ['MB-259 pre-release', 'prerelease', [7, 5, 4, 3, 2, 0]],
    ['MB-260 round 1', 'first', [21, 15, 12, 9, 6, 0]],
    ['MB-261 round 2', 'second', [28, 20, 16, 12, 8, 0]],
    ['MB-262 final', 'final', [42, 30, 24, 18, 12, 0]],
  ] as const)('MB-259..262 %s', (_title, row, points) => {
    expect(chart[row]).toEqual(points)
  })

  it.each([
    ['first', [120, 80, 80, 80, 40], [21, 12, 12, 12, 6]],
    ['first', [9, 8, 7, 7], [21, 15, 10, 10]],
    ['second', [9, 9, 1], [24, 24, 16]],
    ['final', [9, 9, 9, 9], [28, 28, 28, 28]],
    ['final', [9, 8, 7, 6, 5, 5], [42, 30, 24, 18, 6, 6]],
    ['prerelease', [9, 8, 7, 6, 6], [7, 5, 4, 2, 2]],
  ] as const)('MB-252 MB-253 %s: %j is worth %j', (row, points, vp) => {
    expect(sharedPoints(placesBy(points), chart[row])).toEqual(vp)
  })

  const ending = (round: number, more: object = {}) =>
    play(
      tournament(
        [
          { hand: [spare], tableau: ['scorer'], box: ['box scorer'] },
          { tableau: ['earth myth 1'], binder: ['dark myth 1'] },
        ],
        {},
        { options: more as never },
      ),
      ...(round ? ['play:t-water-animal-1'] : []),
    )

  it('MB-251 MB-254 MB-255 MB-256 MB-257 MB-392 after round 1: VP, a Bronze promo each, a new Store Area, cards to the binders', () => {
    const match = ending(1)
    expect(table(match).players.map((each: { vp: { tournament: number } }) => each.vp.tournament)).toEqual([21, 13, 13])
    expect(told(match, 'prizes')[0]).toMatchObject({ tier: 'bronze', set: 'festival-prizes' })
    expect(table(match).round).toBe(2)
    const binder = area(match, 'binder:0')
    expect(binder).toEqual(expect.arrayContaining(['scorer', 'box-scorer', 'water-animal-1']))
    const promos = [0, 1, 2].map(
      (seat) => area(match, `binder:${seat}`).filter((id) => game_festival.includes(id)).length,
    )
    expect(promos).toEqual([1, 1, 1])
    expect(area(match, 'storeArea')).toHaveLength(9)
    expect(area(match, 'storeDiscard').length).toBeGreaterThanOrEqual(9)
    expect(table(match).players.map((each: { markers: number }) => each.markers)).toEqual([4, 4, 4])
  })

  it('MB-194 MB-167 RP have no limit, and begin at zero in the next tournament', () => {
    const match = tournament([{ hand: ['gainer', spare], rp: 100000 }])
    expect(rp(play(match, 'play:t-gainer'))[0]).toBe(100005)
  })
})

const game_festival = [
  'goldfish-in-a-bag',
  'giant-plush-dragon',
  'ferris-wheel-spirit',
  'prize-pumpkin',
  'fireworks-finale',
  'masked-raffle-caller',
]

describe('infinite loops', () => {
  const loop = () =>
    tournament([{ hand: ['ping', spare], tableau: ['earth myth 9'], box: ['big box'] }, { rp: 9000 }, { rp: 8000 }])

  it('MB-233 MB-235 MB-236 who causes a loop of mandatory effects is removed; the cards go to the discards for Dollars', () => {
    const match = loop()
    play(match, 'play:t-ping')
    expect(told(match, 'loop')).toHaveLength(1)
    expect(table(match).tournament.sides[0].looped || told(match, 'placed').length > 0).toBe(true)
    expect([area(match, 'tableau:0'), area(match, 'deckBox:0')]).toEqual([[], []])
    expect(told(match, 'dollars').find(({ rule }) => rule === 'MB-236')?.dollars).toBe(3 + 9 + 6 + 1)
  })

  it('MB-234 it scores as first place, and the best of the others does too', () => {
    const match = play(loop(), 'play:t-ping')
    expect(told(match, 'placed').map(({ vp }) => vp)).toEqual([21, 21, 15])
  })
})
