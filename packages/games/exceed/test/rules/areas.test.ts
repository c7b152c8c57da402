import { Match, Random, randomAnswer } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { arena, continuous, face, fight, given, instant, play, rest, seenIn, special, tableOf } from '../support.ts'

it('EX-029: what a card says goes before the rulebook', () => {
  const odd = special('odd', {
    range: [9, 9],
    abilities: [{ on: 'after', do: [{ do: 'put', what: 'attack', to: 'gauge', when: 'cleanup' }] }],
  })
  const game = arena([odd, special('even', { range: [9, 9] }), rest])
  // a miss is discarded, EX-137, unless the card says otherwise
  for (const [card, gauge, discard] of [
    ['odd', ['odd'], []],
    ['even', [], ['even']],
  ] as const) {
    fight(game, {
      seats: [{ hand: [card] }, { hand: ['rest'] }],
      play: [`0 strike:${card}`, '1 strike:rest'],
      expect: { '0.gauge': [...gauge], '0.discard': [...discard], '1.life': 30 },
    })
  }
  // 30 life is where players start, EX-020, unless the character says otherwise
  const match = Match.start(arena([], { life: 25 }), { options: { fighters: ['red', 'blue'], first: 0 }, seed: 1 })
  expect(tableOf(match).seats.map(({ life }) => life)).toEqual([25, 30])
})

it('EX-030: both players have the same areas', () => {
  const { zones } = given(arena()).view(null)
  for (const area of ['deck', 'hand', 'gauge', 'discard', 'boosts', 'sealed']) {
    for (const seat of [0, 1]) expect(Object.keys(zones)).toContain(`${area}:${seat}`)
  }
  const of = (seat: number) =>
    Object.keys(zones)
      .filter((name) => name.endsWith(`:${seat}`))
      .map((name) => name.split(':')[0])
  expect(of(0)).toEqual(of(1))
})

it('EX-031: hand and deck are hidden, all else is open', () => {
  const game = arena([continuous('aura', []), rest])
  const mine = { hand: ['dive'], gauge: ['cross'], discard: ['spike', 'sweep'], sealed: ['block'], boosts: ['aura'] }
  const match = given(game, [mine, mine])
  for (const viewer of [0, 1, null] as const) {
    for (const owner of [0, 1] as const) {
      expect(seenIn(match, viewer, 'gauge', owner)).toEqual(['cross'])
      expect(seenIn(match, viewer, 'discard', owner)).toEqual(['spike', 'sweep'])
      expect(seenIn(match, viewer, 'sealed', owner)).toEqual(['block'])
      expect(seenIn(match, viewer, 'boosts', owner)).toEqual(['aura'])
      expect(seenIn(match, viewer, 'hand', owner)).toEqual(viewer === owner ? ['dive'] : [])
      const { zones } = match.view(viewer)
      // how many there are everybody sees, of the own deck too no more than that
      expect(zones[`hand:${owner}`]).toMatchObject({ count: 1 })
      expect(zones[`deck:${owner}`]).toEqual({ count: 20 - 6 })
    }
  }
})

it('EX-032: the Gauge fills with attacks that hit, and pays for Ultras and for Exceeding', () => {
  const finale = special('finale', { kind: 'ultra', gauge: 1, power: 7 })
  const game = arena([finale, special('jab'), rest], { exceedCost: 1 })
  const seats = [
    { space: 4, hand: ['jab', 'finale'] },
    { space: 5, hand: ['rest', 'rest'] },
  ] as const
  const filled = ['0 strike:jab', '1 strike:rest', { expect: { '0.gauge': ['jab'], '1.gauge': [] } }, '1 prepare']
  fight(game, {
    seats,
    play: [...filled, '0 strike:finale', '1 strike:rest', '0 gauge:jab'],
    expect: { '0.gauge': ['finale'], '1.life': 30 - 2 - 7, '0.discard': ['jab'] },
  })
  fight(game, {
    seats,
    play: [...filled, '0 exceed', '0 gauge:jab'],
    expect: { '0.gauge': [], '0.mode': 'exceed', '0.discard': ['jab'] },
  })
})

const toss = instant('toss', [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', of: 'foe', min: 2, max: 2 }])
const throwAway = instant('throw', [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', min: 2, max: 2 }])

it('EX-033: a player who discards does so onto the own pile', () => {
  const game = arena([toss, throwAway])
  fight(game, {
    seats: [{ hand: ['toss', 'dive'] }, { hand: ['cross', 'grasp', 'spike'] }],
    play: ['0 boost:toss', '1 cross spike'],
    expect: { '0.discard': ['toss'], '1.discard': ['cross', 'spike'], '1.hand': ['grasp'] },
  })
  fight(game, {
    seats: [{ hand: ['throw', 'dive', 'cross'] }, { hand: ['cross'] }],
    play: ['0 boost:throw', '0 dive cross'],
    expect: { '0.discard': ['dive', 'cross', 'throw'], '1.discard': [], '1.hand': ['cross'] },
  })
})

it('EX-034: the discard pile keeps its order, and both may look through it', () => {
  const match = given(arena(), [{ hand: ['dive', 'cross', 'spike'], discard: ['grasp', 'block'] }, {}])
  play(match, '0 change:2', '0 spike dive')
  for (const viewer of [0, 1, null] as const)
    expect(seenIn(match, viewer, 'discard', 0)).toEqual(['grasp', 'block', 'spike', 'dive'])
  play(match, '1 prepare', '0 change:1', '0 cross')
  for (const viewer of [0, 1, null] as const)
    expect(seenIn(match, viewer, 'discard', 0)).toEqual(['grasp', 'block', 'spike', 'dive', 'cross'])
})

it('EX-035: who discards several cards at once says in which order', () => {
  const hand = ['dive', 'cross', 'spike']
  for (const order of [hand, ['spike', 'dive', 'cross'], ['cross', 'spike', 'dive']]) {
    fight(arena(), {
      seats: [{ hand }, {}],
      play: ['0 change:3', `0 ${order.join(' ')}`],
      expect: { '0.discard': order },
    })
  }
  // the Gauge too
  for (const order of [
    ['dive', 'cross'],
    ['cross', 'dive'],
  ]) {
    fight(arena(), {
      seats: [{ gauge: ['dive', 'cross'] }, {}],
      play: ['0 exceed', `0 ${order.map((card) => `gauge:${card}`).join(' ')}`],
      expect: { '0.discard': order },
    })
  }
  // and who is told to discard, not who tells them
  for (const order of [
    ['grasp', 'cross'],
    ['cross', 'grasp'],
  ]) {
    fight(arena([toss]), {
      seats: [{ hand: ['toss'] }, { hand: ['cross', 'grasp'] }],
      play: ['0 boost:toss', `1 ${order.join(' ')}`],
      expect: { '1.discard': order },
    })
  }
})

const seal = instant('seal', [{ do: 'take', from: ['discard'], to: 'sealed', by: 'choice', of: 'foe', chooser: 'you' }])
const sealOwn = instant('bury', [{ do: 'put', what: 'this', to: 'sealed' }])

it('EX-036: without an effect that seals, nothing is ever sealed', () => {
  const game = arena()
  for (let seed = 0; seed < 5; seed++) {
    const random = new Random(`sealed ${seed}`)
    const match = Match.start(game, { options: { fighters: ['red', 'blue'] }, seed })
    for (let n = 0; n < 400 && match.over === null; n++) {
      const ask = match.open[0]!
      match.choose(ask, randomAnswer(ask, random))
      for (const owner of [0, 1] as const) expect(seenIn(match, null, 'sealed', owner)).toEqual([])
    }
  }
  fight(arena([sealOwn]), {
    seats: [{ hand: ['bury'] }, {}],
    play: ['0 boost:bury'],
    expect: { '0.sealed': ['bury'], '0.discard': [] },
  })
})

it('EX-037: a sealed card lies face up with who sealed it, whoever owns it', () => {
  const match = given(arena([seal]), [{ hand: ['seal'] }, { discard: ['dive', 'cross'] }])
  play(match, '0 boost:seal', '0 dive')
  expect(tableOf(match).seats[0]!.sealed).toEqual(['dive'])
  expect(tableOf(match).seats[1]!.sealed).toEqual([])
  expect(tableOf(match).seats[1]!.discard).toEqual(['cross'])
  for (const viewer of [0, 1, null] as const) expect(seenIn(match, viewer, 'sealed', 0)).toEqual(['dive'])
})

it('EX-038, EX-179: what is sealed stays so, out of the game, until an effect says otherwise', () => {
  const open = instant('open', [{ do: 'take', from: ['sealed'], to: 'hand', by: 'choice' }])
  const game = arena([open, special('jab'), rest])
  fight(game, {
    seats: [
      { space: 4, sealed: ['dive', 'cross'], hand: ['jab', 'open'], discard: ['sweep'] },
      { space: 5, hand: ['rest'] },
    ],
    play: [
      '0 refused strike:dive',
      '0 refused boost:dive',
      // neither a Strike nor a reshuffle touches it
      '0 strike:jab',
      '1 strike:rest',
      { expect: { '0.sealed': ['dive', 'cross'] } },
      '1 prepare',
      '0 reshuffle',
      { expect: { '0.sealed': ['dive', 'cross'], '0.discard': [] } },
      '1 prepare',
      // nor can it be spent
      '0 refused change:9',
      '0 boost:open',
      '0 cross',
    ],
    expect: { '0.sealed': ['dive'] },
  })
})

it('EX-039: effects may use areas that only some characters have', () => {
  const store = instant('store', [{ do: 'take', from: ['hand'], to: 'stored', by: 'choice' }])
  const game = arena([store, special('jab'), rest], {
    basic: face({ on: 'strike', do: [{ do: 'bonus', to: 'power', amount: { count: 'stored' } }] }),
  })
  const match = given(game, [
    { space: 4, hand: ['store', 'dive', 'jab'] },
    { space: 5, hand: ['rest'] },
  ])
  play(match, '0 boost:store', '0 dive')
  for (const viewer of [0, 1, null] as const) expect(seenIn(match, viewer, 'stored', 0)).toEqual(['dive'])
  // a card there is in no other area, and stays while others come and go
  const { seats } = tableOf(match)
  for (const area of ['hand', 'gauge', 'discard', 'boosts', 'sealed'] as const)
    expect(seats[0]![area]).not.toContain('dive')
  play(match, '1 change:0', '0 strike:jab', '1 strike:rest')
  expect(tableOf(match).seats[1]!.life).toBe(27)
  expect(tableOf(match).seats[0]!.stored).toEqual(['dive'])
  expect(tableOf(match).seats[1]!.stored).toEqual([])
})
