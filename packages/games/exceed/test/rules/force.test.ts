import { expect, it } from 'vitest'
import { exactly } from '../../src/rules/force.ts'
import { arena, asked, fight, given, instant, play, rest, special, tableOf, ultra } from '../support.ts'

it('EX-064: an attack that hit goes to the Gauge of who attacked, at Cleanup', () => {
  const slow = special('slow', {
    speed: 1,
    abilities: [{ on: 'after', do: [{ do: 'draw', amount: { count: 'gauge' } }] }],
  })
  const game = arena([special('jab', { power: 0 }), slow])
  fight(game, {
    seats: [
      { space: 4, hand: ['slow'] },
      { space: 5, hand: ['jab'] },
    ],
    play: ['0 strike:slow', '1 strike:jab'],
    // not before Cleanup: the After effect counts no card in the Gauge
    expect: { '0.gauge': ['slow'], '1.gauge': ['jab'], '0.handSize': 0, '0.discard': [], '1.discard': [] },
  })
  fight(game, {
    seats: [
      { space: 2, hand: ['slow'] },
      { space: 5, hand: ['jab'] },
    ],
    play: ['0 strike:slow', '1 strike:jab'],
    expect: { '0.gauge': [], '1.gauge': [], '0.discard': ['slow'], '1.discard': ['jab'] },
  })
})

it('EX-065, EX-066: Gauge is paid with cards of the Gauge, one each, as the payer chooses', () => {
  const finale = ultra('finale', { gauge: 2 })
  const game = arena([finale, rest])
  const seats = [
    { space: 4, hand: ['finale', 'grasp', 'spike'], gauge: ['dive', 'cross', 'sweep', 'finale'] },
    { space: 5, hand: ['rest'] },
  ] as const
  const set = ['0 strike:finale', '1 strike:rest']
  fight(game, {
    seats,
    play: [
      ...set,
      '0 refused gauge:dive',
      '0 refused gauge:dive gauge:cross gauge:sweep',
      '0 refused grasp spike',
      // an Ultra is 1 Gauge like all others: EX-171
      '0 refused gauge:finale',
      '0 gauge:sweep gauge:dive',
    ],
    expect: { '0.gauge': ['cross', 'finale', 'finale'], '0.discard': ['sweep', 'dive'], '0.hand': ['grasp', 'spike'] },
  })
  fight(game, {
    seats,
    play: [...set, '0 gauge:finale gauge:cross'],
    expect: { '0.gauge': ['dive', 'sweep', 'finale'], '0.discard': ['finale', 'cross'] },
  })
})

const buy = (force: number) => instant(`buy${force}`, [{ do: 'gainLife', amount: 1 }], { cost: force })

it('EX-067: Force comes from cards of hand and Gauge, when it is needed', () => {
  const game = arena([buy(2)])
  const seats = [
    { life: 10, hand: ['buy2', 'dive', 'cross'], gauge: ['grasp', 'spike'], boosts: [], discard: ['sweep'] },
    {},
  ]
  for (const paid of [
    ['dive', 'cross'],
    ['dive', 'gauge:grasp'],
    ['gauge:spike', 'gauge:grasp'],
  ]) {
    fight(game, {
      seats: [seats[0]!, {}],
      play: ['0 boost:buy2', `0 ${paid.join(' ')}`],
      expect: { '0.life': 11, '0.discard': ['sweep', ...paid.map((key) => key.replace('gauge:', '')), 'buy2'] },
    })
  }
  // from nowhere else
  const match = play(given(game, [seats[0]!, {}]), '0 boost:buy2')
  expect(asked(match, 0)).toEqual([{ kind: 'force', keys: ['dive', 'cross', 'gauge:grasp', 'gauge:spike'] }])
  expect(tableOf(match).seats[0]).toMatchObject({ life: 10, discard: ['sweep'] })
  fight(game, {
    seats: [{ hand: ['buy2', 'dive'], discard: ['cross'], sealed: ['grasp'], boosts: ['sweep'] }, {}],
    play: ['0 refused boost:buy2 EX-067'],
    expect: { turn: 0 },
  })
})

it('EX-068: a Normal or a Special is worth 1 Force', () => {
  const game = arena([buy(1), buy(2), special('knack')])
  for (const card of ['dive', 'knack']) {
    fight(game, {
      seats: [{ life: 10, hand: ['buy1', card] }, {}],
      play: ['0 boost:buy1', `0 ${card}`],
      expect: { '0.life': 11 },
    })
    fight(game, {
      seats: [{ life: 10, hand: ['buy2', card] }, {}],
      play: ['0 refused boost:buy2 EX-067'],
      expect: { '0.life': 10 },
    })
  }
})

it('EX-069, EX-170: an Ultra is worth 1 or 2 Force, from hand or Gauge', () => {
  const game = arena([buy(1), buy(2), buy(3), ultra('finale')])
  for (const [card, amount, paid] of [
    ['buy1', 1, 'finale'],
    ['buy2', 2, 'finale'],
    ['buy2', 2, 'gauge:finale'],
    // one of them as 1
    ['buy2', 2, 'finale dive'],
    ['buy2', 2, 'finale gauge:finale'],
    ['buy3', 3, 'gauge:finale dive'],
    ['buy3', 3, 'finale gauge:finale'],
  ] as const) {
    fight(game, {
      seats: [{ life: 10, hand: [card, 'finale', 'dive'], gauge: ['finale'] }, {}],
      play: [`0 boost:${card}`, `0 ${paid}`],
      expect: {
        '0.life': 11,
        '0.discard': [...paid.split(' ').map((key) => key.replace('gauge:', '')), `buy${amount}`],
      },
    })
  }
  fight(game, {
    seats: [{ hand: ['buy3', 'finale'] }, {}],
    play: ['0 refused boost:buy3 EX-067'],
    expect: { turn: 0 },
  })
})

it('EX-070: nobody may pay more than is needed', () => {
  const game = arena([buy(1), buy(2), ultra('finale')])
  const hand = ['dive', 'cross', 'finale']
  fight(game, {
    seats: [{ life: 10, hand: ['buy1', ...hand] }, {}],
    play: ['0 boost:buy1', '0 refused dive cross', '0 refused finale dive', '0 refused -', '0 dive'],
    expect: { '0.life': 11 },
  })
  fight(game, {
    seats: [{ life: 10, hand: ['buy2', ...hand, 'grasp'], gauge: ['finale'] }, {}],
    play: [
      '0 boost:buy2',
      '0 refused dive',
      '0 refused dive cross grasp',
      '0 refused finale dive cross',
      '0 refused finale gauge:finale dive',
      '0 dive grasp',
    ],
    expect: { '0.life': 11, '0.gauge': ['finale'] },
  })
})

it('EX-071: Force that is not spent does not stay', () => {
  const haste = instant('haste', [{ do: 'extraAction' }], { cost: 1 })
  const game = arena([haste, ultra('finale')])
  fight(game, {
    seats: [{ space: 3, hand: ['haste', 'finale'] }, { space: 7 }],
    // the Ultra could have been 2 Force, and was 1: nothing is left to move with
    play: ['0 boost:haste', '0 finale', { expect: { turn: 0, '0.handSize': 0 } }, '0 refused move:4 EX-067'],
    expect: { '0.space': 3 },
  })
})

it('EX-186: Force pays for Boosts, for moves and for what else asks for it', () => {
  const game = arena([buy(1), special('jab', { abilities: [] }), rest], {
    basic: {
      abilities: [],
      actions: [
        { name: 'rouse', do: [{ do: 'spend', what: 'force', amount: 1, so: [{ do: 'gainLife', amount: 3 }] }] },
      ],
    },
  })
  const seats = [{ space: 3, life: 10, hand: ['buy1', 'dive'] }, { space: 7 }] as const
  fight(game, { seats, play: ['0 boost:buy1', '0 dive'], expect: { '0.life': 11, '0.discard': ['dive', 'buy1'] } })
  fight(game, { seats, play: ['0 move:4', '0 dive'], expect: { '0.space': 4, '0.discard': ['dive'] } })
  fight(game, {
    seats,
    play: ['0 action:rouse', '0 force:1', '0 dive'],
    expect: { '0.life': 13, '0.discard': ['dive'] },
  })
  // to Exceed it is Gauge that is needed, and cards of the hand are none: EX-049
  fight(game, { seats, play: ['0 refused exceed EX-065'], expect: { '0.mode': 'basic' } })
})

it('EX-070: a hand that turns out to be worth less than is due pays all that it has, and no less', () => {
  const [one, two] = ['one', 'two'].map((key) => ({
    key,
    card: undefined,
    def: undefined,
    from: undefined,
    worth: 1,
    life: 0,
  }))
  const all = [one!, two!]
  expect(exactly(3, [], all)).toEqual({ add: all, stop: false })
  expect(exactly(3, [one!], all)).toEqual({ add: [two], stop: false })
  expect(exactly(3, all, all)).toEqual({ add: [], stop: true })
  expect(exactly(2, [one!], all)).toEqual({ add: [two], stop: false })
})
