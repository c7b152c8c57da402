import { expect, it } from 'vitest'
import {
  arena,
  asked,
  bonus,
  continuous,
  deckOf,
  face,
  fight,
  given,
  instant,
  play,
  rest,
  seenIn,
  special,
  tableOf,
  told,
} from '../support.ts'

const game = arena([special('jab'), rest])

it('EX-043: Prepare draws a card, and the end of the turn another', () => {
  fight(game, {
    seats: [{ deckTop: ['dive', 'cross', 'grasp'] }, {}],
    play: ['0 prepare'],
    expect: { '0.hand': ['dive', 'cross'], '1.handSize': 0, turn: 1 },
  })
})

it('EX-044: a Move goes to an empty space, and is paid for first', () => {
  const seats = [{ space: 3, hand: ['dive', 'cross', 'grasp', 'spike', 'sweep'] }, { space: 6 }] as const
  fight(game, {
    seats,
    play: ['0 refused move:6 EX-044', '0 refused move:3 EX-044', '0 move:4', { expect: { '0.space': 3 } }, '0 dive'],
    expect: { '0.space': 4, '1.space': 6, '0.discard': ['dive'], turn: 1 },
  })
  fight(game, { seats: [{ space: 3 }, { space: 6 }], play: ['0 refused move:4 EX-067'], expect: { '0.space': 3 } })
})

it('EX-045: each step onto an empty space costs 1 Force', () => {
  const hand = ['dive', 'cross', 'grasp', 'spike']
  for (const [to, cost] of [
    [4, 1],
    [5, 2],
    [6, 3],
    [2, 1],
    [1, 2],
  ] as const) {
    const paid = hand.slice(0, cost)
    fight(game, {
      seats: [{ space: 3, hand }, { space: 7 }],
      play: [
        `0 move:${to}`,
        `0 refused ${hand.slice(0, cost - 1).join(' ') || '-'}`,
        `0 refused ${hand.slice(0, cost + 1).join(' ')}`,
        `0 ${paid.join(' ')}`,
      ],
      expect: { '0.space': to, '0.discard': paid },
    })
  }
  fight(game, {
    seats: [{ space: 3, hand: ['dive', 'cross'] }, { space: 7 }],
    play: ['0 refused move:6 EX-067', '0 move:5', '0 dive cross'],
    expect: { '0.space': 5, '0.handSize': 1 },
  })
})

it('EX-046: the step over the opponent costs 2 Force altogether', () => {
  const hand = ['dive', 'cross', 'grasp', 'spike', 'sweep']
  for (const [mine, theirs, to, cost] of [
    [3, 4, 5, 2],
    [3, 5, 6, 3],
    [3, 4, 6, 3],
    [5, 4, 3, 2],
    [7, 5, 3, 4],
  ] as const) {
    const paid = hand.slice(0, cost)
    fight(game, {
      seats: [{ space: mine, hand }, { space: theirs }],
      play: [
        `0 move:${to}`,
        `0 refused ${hand.slice(0, cost - 1).join(' ')}`,
        `0 refused ${hand.slice(0, cost + 1).join(' ')}`,
        `0 ${paid.join(' ')}`,
      ],
      expect: { '0.space': to, '1.space': theirs, '0.discard': paid },
    })
  }
})

it('EX-047: any amount of Force is spent, none too, for as many cards', () => {
  const hand = ['dive', 'cross', 'grasp']
  for (const amount of [0, 1, 3]) {
    fight(game, {
      seats: [{ hand }, {}],
      play: [`0 change:${amount}`, ...(amount > 0 ? [`0 ${hand.slice(0, amount).join(' ')}`] : [])],
      // as many as were spent, and one at the end of the turn
      expect: { '0.handSize': 4, '0.discard': hand.slice(0, amount), turn: 1 },
    })
  }
  fight(game, { seats: [{ hand }, {}], play: ['0 refused change:4'], expect: { '0.handSize': 3 } })
})

it('EX-048: all Force is spent before the first card is drawn', () => {
  const match = given(game, [{ hand: ['dive', 'cross'], deckTop: ['grasp', 'spike'] }, {}])
  play(match, '0 change:2')
  expect(asked(match, 0)).toEqual([{ kind: 'force', keys: ['dive', 'cross'] }])
  expect(tableOf(match).seats[0]!.deck).toBe(18)
  // what was spent is among the cards that an empty deck is made of
  fight(arena([], deckOf('dive', 'cross')), {
    seats: [{ hand: ['dive', 'cross'] }, {}],
    play: ['0 change:2', '0 cross dive'],
    expect: { '0.handSize': 2, '0.discard': [], '0.reshuffles': 1, over: true, winner: 1 },
  })
})

it('EX-049: Exceeding costs Gauge, turns the character over and gives its ability', () => {
  const other = arena([special('jab'), rest], { exceedCost: 2, exceed: face(bonus('power', 3)) })
  const seats = [
    { space: 4, gauge: ['dive', 'cross'], hand: ['jab', 'grasp', 'spike'] },
    { space: 5, hand: ['rest'] },
  ] as const
  fight(other, {
    seats,
    play: [
      '0 exceed',
      '0 refused grasp spike',
      '0 gauge:dive gauge:cross',
      '1 prepare',
      '0 strike:jab',
      '1 strike:rest',
    ],
    expect: { '0.mode': 'exceed', '1.life': 30 - 2 - 3, '0.gauge': ['jab'] },
  })
  fight(other, { seats, play: ['0 strike:jab', '1 strike:rest'], expect: { '1.life': 28 } })
  fight(other, {
    seats: [{ ...seats[0], mode: 'exceed' }, seats[1]],
    play: ['0 refused exceed EX-049'],
    expect: { '0.gauge': ['dive', 'cross'] },
  })
  fight(other, {
    seats: [{ ...seats[0], gauge: ['dive'] }, seats[1]],
    play: ['0 refused exceed EX-065'],
    expect: { '0.mode': 'basic' },
  })
})

it('EX-050: the discard pile is shuffled into the deck by an action', () => {
  const match = given(game, [
    { hand: ['dive'], discard: ['cross', 'grasp', 'spike'], gauge: ['sweep'] },
    { discard: ['focus'] },
  ])
  play(match, '0 reshuffle')
  expect(tableOf(match).seats[0]).toMatchObject({ discard: [], deck: 20 - 2 - 1, gauge: ['sweep'], reshuffles: 1 })
  expect(tableOf(match).seats[0]!.hand.length).toBe(2)
  expect(tableOf(match).seats[1]).toMatchObject({ discard: ['focus'], reshuffles: 0 })
  expect(told(match, ['shuffle']).at(-1)).toMatchObject({ zone: 'deck:0' })
  expect(tableOf(match).turn).toBe(1)
})

const two = arena([], deckOf('dive', 'cross', 'grasp', 'spike'), deckOf('dive', 'cross'))

it('EX-051, EX-053: an empty deck is made of the discard pile when a card is needed, and play goes on', () => {
  // not before one is needed
  fight(two, {
    seats: [{ discard: ['dive', 'cross'], deckTop: ['grasp', 'spike'] }, {}],
    play: ['0 prepare'],
    expect: { '0.hand': ['grasp', 'spike'], '0.reshuffles': 0, '0.discard': ['dive', 'cross'] },
  })
  // in the midst of a draw
  fight(two, {
    seats: [{ discard: ['dive', 'cross', 'grasp'], deckTop: ['spike'] }, {}],
    play: ['0 prepare'],
    expect: { '0.handSize': 2, '0.deck': 2, '0.reshuffles': 1, '0.discard': [], over: false },
  })
  // for a Wild Swing
  const match = given(two, [{ discard: ['dive', 'cross', 'grasp', 'spike'] }, { hand: ['dive'] }])
  play(match, '0 wild')
  expect(tableOf(match).seats[0]).toMatchObject({ deck: 3, discard: [], reshuffles: 1 })
  expect(tableOf(match).seats[0]!.attack.length).toBe(1)
})

it('EX-052: an automatic reshuffle is no Manual Reshuffle', () => {
  const ability = { on: 'reshuffledByHand', do: [{ do: 'gainLife', amount: 3 }] } as const
  const caring = arena([], { ...deckOf('dive', 'cross', 'grasp'), basic: face(ability) })
  fight(caring, {
    seats: [{ life: 20, discard: ['dive', 'cross', 'grasp'] }, {}],
    play: ['0 reshuffle'],
    expect: { '0.life': 23, '0.reshuffles': 1 },
  })
  fight(caring, {
    seats: [{ life: 20, discard: ['dive', 'cross', 'grasp'] }, {}],
    play: ['0 prepare'],
    expect: { '0.life': 20, '0.reshuffles': 1, '0.handSize': 2 },
  })
})

it('EX-054: who would reshuffle a second time loses, by hand or not', () => {
  const lost = { over: true, winner: 1, '0.reshuffles': 1 }
  const cards = ['dive', 'cross', 'grasp', 'spike']
  // by hand and by hand
  fight(two, {
    seats: [{ discard: cards }, { discard: ['dive', 'cross'] }],
    play: [
      '0 reshuffle',
      '1 reshuffle',
      { expect: { over: false, '0.reshuffles': 1, '1.reshuffles': 1 } },
      '0 reshuffle',
    ],
    expect: lost,
  })
  // by hand, then of itself
  fight(two, {
    seats: [{ discard: cards }, { deckTop: ['dive'] }],
    play: ['0 reshuffle', '1 change:0', '0 prepare', '1 change:0', '0 prepare'],
    expect: lost,
  })
  // of itself, then by hand
  fight(two, {
    seats: [{ discard: cards }, { deckTop: ['dive'] }],
    play: ['0 change:0', { expect: { '0.reshuffles': 1, over: false } }, '1 change:0', '0 reshuffle'],
    expect: lost,
  })
  // of itself both times
  fight(two, {
    seats: [{ discard: cards, reshuffles: 0 }, { deckTop: ['dive'] }],
    play: ['0 prepare', '1 change:0', '0 prepare', '1 change:0', '0 prepare'],
    expect: lost,
  })
})

it('EX-055: a Boost is played from the hand, for its cost', () => {
  const surge = instant('surge', [{ do: 'gainLife', amount: 4 }], { cost: 2 })
  const boosting = arena([surge, continuous('mute', [], { cost: null })])
  fight(boosting, {
    seats: [{ life: 20, hand: ['surge', 'dive'], gauge: ['cross'], discard: ['spike'] }, {}],
    play: ['0 boost:surge', '0 refused dive', '0 dive gauge:cross'],
    expect: { '0.life': 24, '0.discard': ['spike', 'dive', 'cross', 'surge'] },
  })
  // the card does not pay for itself, and only what is in hand can be played
  fight(boosting, {
    seats: [{ life: 20, hand: ['surge'], gauge: ['surge'] }, {}],
    play: ['0 refused boost:surge EX-067'],
    expect: { '0.life': 20 },
  })
  const match = given(boosting, [{ hand: ['surge', 'dive', 'cross'] }, {}])
  play(match, '0 boost:surge')
  expect(asked(match, 0)).toEqual([{ kind: 'force', keys: ['dive', 'cross'] }])
  fight(boosting, {
    seats: [{ gauge: ['surge'], hand: ['dive', 'cross', 'mute'] }, {}],
    play: ['0 refused boost:surge', '0 refused boost:mute EX-055'],
    expect: { '0.gauge': ['surge'] },
  })
})

it('EX-056: who strikes sets an attack face down and is the attacker', () => {
  const match = given(game, [{ hand: ['jab', 'dive'] }, { hand: ['rest'] }])
  const since = match.events(1).length
  play(match, '0 strike:jab')
  expect(tableOf(match)).toMatchObject({ attacker: 0 })
  expect(tableOf(match).seats[0]).toMatchObject({ attack: ['jab'], hand: ['dive'] })
  // its player knows it, nobody else
  expect(seenIn(match, 0, 'strike', 0)).toEqual(['jab'])
  for (const viewer of [1, null] as const) {
    expect(seenIn(match, viewer, 'strike', 0)).toEqual([null])
    expect(JSON.stringify(match.view(viewer).zones['strike:0'])).not.toMatch(/jab/i)
  }
  expect(JSON.stringify(match.events(1, since))).not.toMatch(/jab/)
})

it('EX-057: then the defender sets one face down', () => {
  const match = given(game, [{ hand: ['jab', 'dive'] }, { hand: ['rest', 'cross'] }])
  play(match, '0 strike:jab')
  expect(asked(match, 0)).toEqual([])
  expect(asked(match, 1)).toEqual([{ kind: 'set', keys: ['strike:rest', 'strike:cross', 'wild'] }])
  // before anything is seen of the attack
  const before = asked(match, 1)
  const other = play(given(game, [{ hand: ['dive', 'jab'] }, { hand: ['rest', 'cross'] }]), '0 strike:dive')
  expect(asked(other, 1)).toEqual(before)
})

it('EX-058: when both are set they are revealed and resolved', () => {
  const match = given(game, [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['rest'] },
  ])
  play(match, '0 strike:jab', '1 strike:rest')
  expect(told(match, ['flip'], 0)).toMatchObject([{ cards: [{ name: 'jab' }, { name: 'rest' }] }])
  expect(tableOf(match)).toMatchObject({ attacker: null, turn: 1 })
  expect(tableOf(match).seats.map(({ life }) => life)).toEqual([30, 28])
})

it('EX-059, EX-060: an effect may give an action, at a price', () => {
  const cure = { name: 'cure', do: [{ do: 'gainLife', amount: 2 }] } as const
  const acting = arena([], {
    basic: {
      abilities: [],
      actions: [
        { ...cure, do: [...cure.do] },
        { name: 'salve', force: 2, do: [{ do: 'gainLife', amount: 5 }] },
        { name: 'feast', gauge: 1, do: [{ do: 'gainLife', amount: 9 }] },
      ],
    },
  })
  const seats = [{ life: 10, hand: ['dive', 'cross'], gauge: ['grasp'] }, {}] as const
  fight(acting, {
    seats,
    play: ['0 action:cure'],
    expect: { '0.life': 12, '0.handSize': 3, '0.gaugeSize': 1, turn: 1 },
  })
  fight(acting, {
    seats,
    play: ['0 action:salve', '0 refused dive', '0 dive cross'],
    expect: { '0.life': 15, '0.discard': ['dive', 'cross'], turn: 1 },
  })
  fight(acting, {
    seats,
    play: ['0 action:feast', '0 gauge:grasp'],
    expect: { '0.life': 19, '0.discard': ['grasp'], '0.handSize': 3 },
  })
  fight(acting, {
    seats: [{ life: 10, hand: ['dive'] }, {}],
    play: ['0 refused action:salve EX-067', '0 refused action:feast EX-065'],
    expect: { '0.life': 10 },
  })
  // nobody else has it
  fight(acting, { turn: 1, seats: [{}, { life: 10 }], play: ['1 refused action:cure'], expect: { '1.life': 10 } })
})
