import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import {
  arena,
  asked,
  deckOf,
  type ExceedMatch,
  fight,
  fresh,
  given,
  instant,
  play,
  rest,
  seenIn,
  special,
  tableOf,
  told,
} from '../support.ts'

const sides = (match: ExceedMatch) =>
  (match.view(null).facts as { sides: { space: number; life: number; mode: string }[] }).sides

it('EX-018: the arena is a line of nine spaces', () => {
  const game = arena([instant('dash', [{ do: 'retreat', spaces: 9 }])])
  const far = given(game, [
    { space: 1, hand: ['grasp', 'grasp', 'cross', 'cross', 'dive', 'dive', 'sweep'] },
    { space: 9 },
  ])
  const keys = asked(far, 0)[0]!.keys.filter((key) => key.startsWith('move:'))
  expect(keys).toEqual(['move:2', 'move:3', 'move:4', 'move:5', 'move:6', 'move:7', 'move:8'])
  for (const space of [0, 10]) expect(() => given(game, [{ space }, {}])).toThrow()
  for (const [space, edge] of [
    [4, 1],
    [6, 9],
  ]) {
    fight(game, {
      seats: [{ space, hand: ['dash'] }, { space: 5 }],
      play: ['0 boost:dash'],
      expect: { '0.space': edge, '1.space': 5 },
    })
  }
})

it('EX-019, EX-020: the first player starts on space 3, the other on 7, both in Basic Mode with 30 life', () => {
  for (const first of [0, 1] as const) {
    const found = sides(fresh(arena(), { first }))
    expect(found[first]).toMatchObject({ space: 3, life: 30, mode: 'basic' })
    expect(found[1 - first]).toMatchObject({ space: 7, life: 30, mode: 'basic' })
  }
})

it('EX-021: nobody gets more than 30 life', () => {
  const game = arena([instant('balm', [{ do: 'gainLife', amount: 5 }])])
  for (const [life, after] of [
    [20, 25],
    [25, 30],
    [26, 30],
    [30, 30],
  ]) {
    fight(game, {
      seats: [{ life: life!, hand: ['balm'] }, { life: 20 }],
      play: ['0 boost:balm'],
      expect: { '0.life': after!, '1.life': 20 },
    })
  }
})

it('EX-022: who has no life left loses, at once', () => {
  const blow = special('blow', { power: 4, abilities: [{ on: 'after', do: [{ do: 'loseLife', amount: 30 }] }] })
  const game = arena([blow, special('last', { power: 3 }), rest])
  const seats = (life: number) =>
    [
      { space: 4, hand: ['blow'] },
      { space: 5, life, hand: ['rest'] },
    ] as const
  for (const life of [1, 4]) {
    // the attack would go on to defeat its own player
    fight(game, {
      seats: seats(life),
      play: ['0 strike:blow', '1 strike:rest'],
      expect: { over: true, winner: 0, '1.life': 0, '0.life': 30 },
    })
  }
  fight(game, {
    seats: [
      { space: 4, hand: ['last'] },
      { space: 5, life: 4, hand: ['rest'] },
    ],
    play: ['0 strike:last', '1 strike:rest'],
    expect: { over: false, '1.life': 1 },
  })
  // whoever it is
  fight(game, {
    turn: 1,
    seats: [
      { space: 4, life: 3, hand: ['rest'] },
      { space: 5, hand: ['last'] },
    ],
    play: ['1 strike:last', '0 strike:rest'],
    expect: { over: true, winner: 1, '0.life': 0 },
  })
})

it('EX-023: chance says who goes first', () => {
  const game = arena()
  const firsts = Array.from({ length: 100 }, (_, seed) => {
    const match = Match.start(game, { options: { fighters: ['red', 'blue'] }, seed })
    const [a, b] = sides(match)
    expect([a!.space, b!.space].sort()).toEqual([3, 7])
    return a!.space === 3 ? 0 : 1
  })
  const zeros = firsts.filter((first) => first === 0).length
  // outside of this less than once in a million
  expect(zeros).toBeGreaterThan(25)
  expect(zeros).toBeLessThan(75)
})

it('EX-024: extra cards are set aside, all others are shuffled into the deck', () => {
  const spare = special('spare')
  const game = arena([spare], {
    deck: [
      { card: 'spare', copies: 2, in: 'aside' },
      ...['grasp', 'cross', 'assault', 'dive', 'spike', 'sweep', 'focus', 'block'].map((card) => ({ card, copies: 2 })),
    ],
  })
  const hands = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    const match = fresh(game, {}, seed)
    const { hand, deck, aside } = tableOf(match).seats[0]!
    expect(aside).toEqual(['spare', 'spare'])
    expect(hand).not.toContain('spare')
    expect(hand.length + deck).toBe(16)
    hands.add(hand.join())
    expect(told(match, ['shuffle']).map(({ zone }) => zone)).toEqual(['deck:0', 'deck:1'])
  }
  expect(hands.size).toBeGreaterThan(15)
})

it('EX-025: the first player draws 5 cards, the second 6', () => {
  for (const first of [0, 1] as const) {
    const { seats } = tableOf(fresh(arena(), { first }))
    expect(seats[first]!.hand.length).toBe(5)
    expect(seats[1 - first]!.hand.length).toBe(6)
  }
})

const ten = deckOf('grasp', 'cross', 'assault', 'dive', 'spike', 'sweep', 'focus', 'block', 'one', 'two')
const tens = arena([special('one'), special('two')], ten, ten)

it('EX-026: any number of cards may be set aside, face down', () => {
  for (const count of [0, 1, 3, 5]) {
    const match = fresh(tens)
    const { hand } = tableOf(match).seats[0]!
    expect(asked(match, 0)).toEqual([{ kind: 'mulligan', keys: hand }])
    play(match, ['0', ...(count === 0 ? ['-'] : hand.slice(0, count))].join(' '), '1 -')
    expect(tableOf(match).seats[0]!.hand.length).toBe(5)
    for (const kept of hand.slice(count)) expect(tableOf(match).seats[0]!.hand).toContain(kept)
    // the opponent is told how many, and no name
    expect(match.events(1).find(({ type, seat }) => type === 'answer' && seat === 0)?.answer).toBe(`mulligan:${count}`)
    const moved = told(match, ['move'], 1).flatMap(({ cards }) => cards ?? [])
    expect(moved.filter(({ from, to, name }) => `${from}${to}`.includes(':0') && name !== undefined)).toEqual([])
  }
})

it('EX-027: replacements are drawn before what was set aside is shuffled back', () => {
  for (let seed = 0; seed < 10; seed++) {
    const match = fresh(tens, {}, seed)
    const { hand } = tableOf(match).seats[0]!
    play(match, `0 ${hand.join(' ')}`, '1 -')
    // of ten different cards, the five others
    const drawn = tableOf(match).seats[0]!.hand
    expect(drawn.filter((card) => hand.includes(card))).toEqual([])
    expect(tableOf(match).seats[0]).toMatchObject({ deck: 5, discard: [], aside: [], reshuffles: 0 })
    expect(told(match, ['shuffle']).map(({ zone }) => zone)).toEqual(['deck:0', 'deck:1', 'deck:0'])
    expect(seenIn(match, 1, 'aside', 0)).toEqual([])
  }
})

it('EX-028: the game starts when both have had their one mulligan', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const match = fresh(tens)
    const [a, b] = order
    const held = tableOf(match).seats[a]!.hand
    play(match, `${a} ${held[0]}`)
    expect(asked(match, a)).toEqual([])
    expect(tableOf(match).seats[a]!.hand).toEqual(held)
    expect(asked(match, b).map(({ kind }) => kind)).toEqual(['mulligan'])
    // nobody has drawn anew until both have answered
    const { hand } = tableOf(match).seats[b]!
    play(match, `${b} ${hand[0]}`)
    expect(asked(match, 0).map(({ kind }) => kind)).toEqual(['act'])
    expect(asked(match, 1)).toEqual([])
  }
})
