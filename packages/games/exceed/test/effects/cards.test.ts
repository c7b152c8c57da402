import { expect, it } from 'vitest'
import type { Effect } from '../../src/effects/vocabulary.ts'
import {
  arena,
  asked,
  continuous,
  type ExceedMatch,
  face,
  fight,
  given,
  idle,
  instant,
  play,
  rest,
  seenIn,
  special,
  tableOf,
  told,
} from '../support.ts'

/** The faces that a viewer knows in another player's hand. */
const knownOf = (match: ExceedMatch, viewer: 0 | 1, owner: 0 | 1): string[] =>
  (match.view(viewer).zones[`hand:${owner}`]!.known ?? []).map(({ name }) => name)

/** EX-035: a seat discards what has been found, as it is offered. */
const inAnyOrder = (match: ExceedMatch, seat: 0 | 1): ExceedMatch =>
  play(match, `${seat} ${asked(match, seat)[0]!.keys.join(' ')}`)

/** Red plays an Instant Boost that does this. */
const doing = (...effects: Effect[]) => arena([instant('trick', effects), rest])
/** Red hits blue with an attack that does this on its hit; blue's reaches nobody. */
const hitting = (...effects: Effect[]) => arena([special('jab', { abilities: [{ on: 'hit', do: effects }] }), rest])
const struck = (...more: string[]) => ['0 strike:jab', '1 strike:rest', ...more]
const near = (mine: object = {}, theirs: object = {}) =>
  [
    { space: 4, hand: ['jab'], ...mine },
    { space: 5, hand: ['rest'], ...theirs },
  ] as const

it('draws a number, up to a number, from the bottom; shown if that is said', () => {
  const seats = [{ hand: ['trick'], deckTop: ['grasp', 'cross', 'dive'] }, {}] as const
  const drawing = (more: object) => doing({ do: 'draw', amount: 2, ...more })
  fight(drawing({}), { seats, play: ['0 boost:trick'], expect: { '0.hand': ['grasp', 'cross', 'dive'] } })
  fight(drawing({ upTo: true }), { seats, play: ['0 boost:trick', '0 draw:0'], expect: { '0.hand': ['grasp'] } })
  fight(drawing({ who: 'foe' }), { seats, play: ['0 boost:trick'], expect: { '0.handSize': 1, '1.handSize': 2 } })
  const shown = play(given(drawing({ show: true }), seats), '0 boost:trick')
  expect(knownOf(shown, 1, 0)).toEqual(['cross', 'grasp'])
  const match = play(given(drawing({ from: 'bottom' }), seats), '0 boost:trick')
  expect(tableOf(match).seats[0]!.hand).toContain('grasp')
  expect(tableOf(match).seats[0]!.hand).not.toContain('cross')
})

it('draws more by effects if a trait says so, not by actions', () => {
  const more: Effect = { do: 'trait', trait: 'drawsMore', amount: 1 }
  const draw: Effect = { do: 'draw', amount: 1 }
  fight(hitting(more, draw), { seats: near(), play: struck(), expect: { '0.handSize': 2 } })
  fight(hitting(draw), { seats: near(), play: struck(), expect: { '0.handSize': 1 } })
})

it('draws or discards until there are so many cards in hand', () => {
  const to = (size: number, more: object = {}) => hitting({ do: 'handTo', size, ...more })
  const three = near({ hand: ['jab', 'grasp', 'cross', 'dive'] })
  fight(to(5), { seats: three, play: struck(), expect: { '0.handSize': 5 } })
  fight(to(3), { seats: three, play: struck(), expect: { '0.handSize': 3 } })
  fight(to(1), {
    seats: three,
    play: struck('0 dive grasp'),
    expect: { '0.hand': ['cross'], '0.discard': ['dive', 'grasp'] },
  })
  const left = inAnyOrder(play(given(to(1, { random: true }), three), ...struck()), 0)
  expect(tableOf(left).seats[0]!.hand).toHaveLength(1)
  fight(to(1, { only: 'draw' }), { seats: three, play: struck(), expect: { '0.handSize': 3 } })
  fight(to(9, { only: 'discard' }), { seats: three, play: struck(), expect: { '0.handSize': 3 } })
  const each: Effect[] = [{ do: 'bonus', to: 'power', amount: 1 }]
  fight(to(2, { who: 'foe', each }), { seats: near(), play: struck(), expect: { '1.handSize': 2, '1.life': 26 } })
})

it('EX-035: cards are discarded in the order that their player chooses', () => {
  const discarding: Effect = { do: 'take', from: ['hand'], to: 'discard', by: 'choice', max: 2 }
  const seats = [{ hand: ['trick', 'grasp', 'cross', 'dive'] }, {}] as const
  fight(doing(discarding), {
    seats,
    play: ['0 boost:trick', '0 refused grasp', '0 refused grasp cross dive', '0 dive grasp'],
    expect: { '0.discard': ['dive', 'grasp', 'trick'] },
  })
})

it('takes so many or none, where it is optional', () => {
  const sealing: Effect = {
    do: 'take',
    from: ['hand'],
    to: 'sealed',
    by: 'choice',
    max: 2,
    optional: true,
    so: [{ do: 'draw', amount: 1 }],
  }
  const seats = [{ hand: ['trick', 'grasp', 'cross'] }, {}] as const
  fight(doing(sealing), { seats, play: ['0 boost:trick', '0 refused grasp', '0 -'], expect: { '0.handSize': 3 } })
  fight(doing(sealing), {
    seats,
    play: ['0 boost:trick', '0 grasp cross'],
    expect: { '0.sealed': ['grasp', 'cross'], '0.handSize': 2 },
  })
  const one = [{ hand: ['trick', 'grasp'] }, {}] as const
  fight(doing(sealing), { seats: one, play: ['0 boost:trick', '0 refused grasp', '0 -'], expect: { '0.sealed': [] } })
})

it('asks even if nothing in a hand is meant, so that nobody learns it; not if the hand is empty', () => {
  const game = doing({
    do: 'take',
    from: ['hand'],
    to: 'discard',
    by: 'choice',
    of: 'foe',
    filter: { kinds: ['normal'] },
    fewer: [{ do: 'showHand', who: 'foe' }],
  })
  const ask = (hand: string[]) => play(given(game, [{ hand: ['trick'] }, { hand }]), '0 boost:trick')
  expect(asked(ask(['rest']), 1)).toEqual([{ kind: 'take', keys: [] }])
  expect(knownOf(play(ask(['rest']), '1 -'), 0, 1)).toEqual(['rest'])
  expect(asked(ask(['rest', 'grasp']), 1)).toEqual([{ kind: 'take', keys: ['grasp'] }])
  expect(() => play(ask(['grasp']), '1 -')).toThrow()
  expect(asked(ask([]), 1).map(({ kind }) => kind)).toEqual(['act'])
})

it('takes at random, from the top, from the bottom, all; of either player', () => {
  const pile = { discard: ['grasp', 'cross', 'dive'] }
  const to = (by: 'top' | 'bottom' | 'all', more: object = {}): Effect => ({
    do: 'take',
    from: ['discard'],
    to: 'gauge',
    by,
    ...more,
  })
  fight(hitting(to('top', { max: 2 })), {
    seats: near(pile),
    play: struck(),
    expect: { '0.gauge': ['dive', 'cross', 'jab'] },
  })
  fight(hitting(to('bottom')), { seats: near(pile), play: struck(), expect: { '0.gauge': ['grasp', 'jab'] } })
  fight(hitting(to('all')), { seats: near(pile), play: struck(), expect: { '0.gaugeSize': 4, '0.discard': [] } })
  fight(hitting(to('top', { of: 'foe' })), { seats: near({}, pile), play: struck(), expect: { '1.gauge': ['dive'] } })
  const random: Effect = { do: 'take', from: ['hand'], to: 'discard', by: 'random', of: 'foe', max: 2 }
  const some = given(hitting(random), near({}, { hand: ['rest', 'grasp', 'cross', 'dive'] }))
  expect(tableOf(inAnyOrder(play(some, ...struck()), 1)).seats[1]!.hand).toHaveLength(1)
  fight(hitting(random), { seats: near(), play: struck(), expect: { '1.handSize': 0 } })
})

it('EX-051: cards from the top of an empty deck are none; only who draws makes it anew', () => {
  const game = arena([instant('trick', [{ do: 'take', from: ['deck'], to: 'gauge', by: 'top', max: 2 }])], {
    deck: [
      { card: 'trick', copies: 1 },
      { card: 'grasp', copies: 2 },
    ],
  })
  const seats = [{ hand: ['trick'], discard: ['grasp'], deckTop: ['grasp'] }, {}] as const
  const match = play(given(game, seats), '0 boost:trick')
  expect(tableOf(match).seats[0]!.gauge).toEqual(['grasp'])
  expect(tableOf(match).seats[0]!.reshuffles).toBe(1)
})

it('effects of others discard fewer, all but so many of a whole hand', () => {
  const fewer = (by: 'random' | 'all') =>
    arena([
      special('jab', {
        abilities: [
          {
            on: 'hit',
            do: [{ do: 'take', from: ['hand'], to: 'discard', by, of: 'foe', ...(by === 'random' && { max: 2 }) }],
          },
        ],
      }),
      idle('rest', {
        guard: 20,
        abilities: [{ on: 'strike', do: [{ do: 'trait', trait: 'discardsFewer', amount: 1 }] }],
      }),
    ])
  const seats = near({}, { hand: ['rest', 'grasp', 'cross', 'dive'] })
  fight(fewer('random'), { seats, play: struck(), expect: { '1.handSize': 2 } })
  fight(fewer('all'), { seats, play: struck('1 dive grasp'), expect: { '1.hand': ['cross'] } })
})

it('cards of one name only; of those that came last; of those just taken', () => {
  const alike: Effect = {
    do: 'take',
    from: ['hand'],
    by: 'choice',
    min: 0,
    max: 99,
    alike: true,
    each: [{ do: 'draw', amount: 1 }],
  }
  const pairs = [{ hand: ['trick', 'grasp', 'grasp', 'cross'] }, {}] as const
  fight(doing(alike), {
    seats: pairs,
    play: ['0 boost:trick', '0 refused grasp cross', '0 grasp grasp#2'],
    expect: { '0.handSize': 6 },
  })
  const last: Effect[] = [
    { do: 'draw', amount: 2 },
    { do: 'take', from: ['hand'], to: 'gauge', by: 'choice', last: 2 },
  ]
  fight(doing(...last), {
    seats: [{ hand: ['trick', 'dive'], deckTop: ['grasp', 'cross'] }, {}],
    play: ['0 boost:trick', '0 offered grasp cross', '0 cross'],
    expect: { '0.gauge': ['cross'] },
  })
  const shown: Effect = {
    do: 'take',
    from: ['hand'],
    by: 'choice',
    of: 'foe',
    max: 2,
    so: [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', of: 'foe', chooser: 'you', recent: true }],
  }
  fight(doing(shown), {
    seats: [{ hand: ['trick'] }, { hand: ['grasp', 'cross', 'dive'] }],
    play: ['0 boost:trick', '1 dive cross', '0 offered cross dive', '0 dive'],
    expect: { '1.hand': ['grasp', 'cross'] },
  })
})

it("EX-161, EX-162: an opponent's card may lie in one's Overdrive or store, not in one's hand", () => {
  const to = (area: 'overdrive' | 'stored' | 'hand'): Effect => ({
    do: 'take',
    from: ['hand'],
    to: area,
    by: 'random',
    of: 'foe',
    whose: 'you',
  })
  const seats = near({}, { hand: ['rest', 'grasp'] })
  for (const area of ['overdrive', 'stored'] as const)
    fight(hitting(to(area)), { seats, play: struck(), expect: { [`0.${area}`]: ['grasp'], '1.discard': ['rest'] } })
  fight(hitting(to('hand')), { seats, play: struck(), expect: { '1.discard': ['grasp', 'rest'], '0.handSize': 0 } })
})

it('into the deck: on top, at the bottom, shuffled', () => {
  const to = (at?: 'bottom' | 'shuffled'): Effect => ({
    do: 'take',
    from: ['hand'],
    to: 'deck',
    ...(at && { at }),
    by: 'choice',
  })
  const seats = [{ hand: ['trick', 'grasp'], deckTop: ['cross'] }, {}] as const
  fight(doing(to()), { seats, play: ['0 boost:trick', '0 grasp'], expect: { '0.hand': ['grasp'] } })
  fight(doing(to('bottom')), { seats, play: ['0 boost:trick', '0 grasp'], expect: { '0.hand': ['cross'] } })
  const shuffled = given(doing(to('shuffled')), seats)
  const before = told(shuffled, ['shuffle']).length
  expect(tableOf(play(shuffled, '0 boost:trick', '0 grasp')).seats[0]!.hand).toHaveLength(1)
  expect(told(shuffled, ['shuffle'])).toHaveLength(before + 1)
})

it('where this card or the attack goes: at once, or at Cleanup', () => {
  const after = (effect: Effect) => arena([special('jab', { abilities: [{ on: 'after', do: [effect] }] }), rest])
  const put = (to: 'hand' | 'deck' | 'sealed', more: object = {}): Effect => ({
    do: 'put',
    what: 'attack',
    to,
    ...more,
  })
  fight(after(put('hand')), { seats: near(), play: struck(), expect: { '0.hand': ['jab'], '0.gauge': [] } })
  fight(after(put('deck')), { seats: near(), play: struck(), expect: { '0.deckTop.0': 'jab' } })
  fight(after(put('sealed', { when: 'cleanup' })), { seats: near(), play: struck(), expect: { '0.sealed': ['jab'] } })
  const given = arena([
    special('jab', {
      abilities: [
        {
          on: 'after',
          do: [
            { do: 'put', what: 'attack', to: 'boosts', whose: 'foe' },
            { do: 'foeDoes', so: [{ do: 'sustain', what: 'this' }] },
          ],
        },
      ],
    }),
    rest,
  ])
  fight(given, { seats: near(), play: struck(), expect: { '1.boosts': ['jab'], '0.gauge': [] } })
  fight(doing({ do: 'put', what: 'this', to: 'sealed' }), {
    seats: [{ hand: ['trick'] }, {}],
    play: ['0 boost:trick'],
    expect: { '0.sealed': ['trick'], '0.discard': [] },
  })
})

it('after the Strike an attack that has gone to the Gauge can still be sealed', () => {
  const red = { basic: face({ on: 'endOfStrike', do: [{ do: 'put', what: 'attack', to: 'sealed', when: 'cleanup' }] }) }
  fight(arena([special('jab'), rest], red), {
    seats: near(),
    play: struck(),
    expect: { '0.sealed': ['jab'], '0.gauge': [] },
  })
})

it('EX-037: sealed cards lie face up, or face down where a face says so', () => {
  const sealing: Effect = { do: 'take', from: ['hand'], to: 'sealed', by: 'choice' }
  const hides = { basic: { abilities: [], actions: [], hides: ['sealed' as const] } }
  const cards = [instant('trick', [sealing])]
  const seats = [{ hand: ['trick', 'grasp', 'dive'] }, {}] as const
  const seen = (red: object, viewer: 0 | 1) =>
    seenIn(play(given(arena(cards, red), seats), '0 boost:trick', '0 grasp'), viewer, 'sealed', 0)
  expect(seen({}, 1)).toEqual(['grasp'])
  expect(seen(hides, 1)).toEqual([null])
  expect(seen(hides, 0)).toEqual(['grasp'])
})

it('EX-179: sealing has its trigger; cards are sealed where they would be discarded, if a trait says so', () => {
  const seals: Effect = { do: 'trait', trait: 'sealsDiscards' }
  const discarding: Effect = { do: 'take', from: ['hand'], to: 'discard', by: 'choice' }
  const red = { basic: face({ on: 'always', do: [seals] }) }
  const cards = [instant('trick', [discarding])]
  const seats = [{ hand: ['trick', 'grasp'] }, {}] as const
  fight(arena(cards, red), {
    seats,
    play: ['0 boost:trick', '0 grasp'],
    expect: { '0.sealed': ['grasp', 'trick'], '0.discard': [] },
  })
  const back: Effect = { do: 'take', from: ['sealed'], to: 'hand', by: 'bottom', filter: { sameSpeed: true } }
  const nine = { basic: face({ on: 'sealed', do: [back] }) }
  const sealing = [instant('trick', [{ ...discarding, to: 'sealed' } as Effect])]
  fight(arena(sealing, nine), {
    seats: [{ hand: ['trick', 'grasp'], sealed: ['cross', 'grasp'] }, {}],
    play: ['0 boost:trick', '0 grasp'],
    expect: { '0.sealed': ['cross', 'grasp'], '0.handSize': 2 },
  })
})

it('copies of the top card of the discard pile come back', () => {
  const back: Effect = { do: 'take', from: ['discard'], to: 'hand', by: 'all', filter: { likeTopDiscard: true } }
  const seats = [{ hand: ['trick'], discard: ['dive', 'grasp', 'dive'] }, {}] as const
  fight(doing(back), { seats, play: ['0 boost:trick'], expect: { '0.discard': ['grasp', 'trick'], '0.handSize': 3 } })
})

it('a Boost that leaves by an effect goes to its owner, whoever did it', () => {
  const game = arena([
    continuous('lamp', [
      {
        on: 'now',
        do: [
          {
            do: 'foeDoes',
            so: [{ do: 'spend', what: 'force', amount: 1, so: [{ do: 'put', what: 'this', to: 'discard' }] }],
          },
        ],
      },
    ]),
  ])
  fight(game, {
    seats: [{ hand: ['lamp'] }, { hand: ['grasp'] }],
    play: ['0 boost:lamp', '1 force:1', '1 grasp'],
    expect: { '0.boosts': [], '0.discard': ['lamp'], '1.discard': ['grasp'] },
  })
})

it('all cards of hands and Gauges that are discarded in a Strike are counted, costs too', () => {
  const count: Effect = { do: 'bonus', to: 'power', amount: { count: 'discarded' } }
  const game = arena([
    special('jab', {
      force: 1,
      abilities: [{ on: 'hit', do: [{ do: 'take', from: ['hand'], to: 'discard', by: 'random', max: 2 }, count] }],
    }),
    rest,
  ])
  fight(game, {
    seats: near({ hand: ['jab', 'grasp', 'cross', 'dive'] }),
    play: struck('0 dive', '0 cross grasp'),
    expect: { '1.life': 25, '0.handSize': 0 },
  })
})
