import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import {
  arena,
  asked,
  bonus,
  continuous,
  fight,
  given,
  instant,
  play,
  rest,
  special,
  tableOf,
  told,
} from '../support.ts'

const jab = special('jab', { guard: 20 })
const now = (...effects: Ability['do']): Ability => ({ on: 'now', do: effects })

it('EX-072: a Boost is paid for, put into play, and then does what it does', () => {
  const aura = continuous(
    'aura',
    [now({ do: 'draw', amount: { count: 'discard' } }, { do: 'gainLife', amount: { count: 'boosts' } })],
    {
      cost: 2,
    },
  )
  const game = arena([aura])
  const match = given(game, [{ life: 10, hand: ['aura', 'dive', 'cross'] }, {}])
  play(match, '0 boost:aura')
  // before the cost is paid nothing has happened
  expect(tableOf(match).seats[0]).toMatchObject({ boosts: [], discard: [], life: 10 })
  play(match, '0 dive cross')
  // the two cards that paid were discarded, and the Boost lay there, when its effects happened
  expect(tableOf(match).seats[0]).toMatchObject({ boosts: ['aura'], discard: ['dive', 'cross'], life: 11 })
  expect(tableOf(match).seats[0]!.hand.length).toBe(2 + 1)
  expect(told(match, ['pay', 'boost', 'trigger', 'life']).map(({ type }) => type)).toEqual([
    'pay',
    'boost',
    'trigger',
    'life',
  ])
})

it('EX-073: an Instant Boost acts at once and is discarded then', () => {
  const game = arena([
    instant('gift', [
      { do: 'draw', amount: 1, upTo: true },
      { do: 'gainLife', amount: { count: 'discard' } },
    ]),
  ])
  const match = given(game, [{ life: 10, hand: ['gift'] }, {}])
  play(match, '0 boost:gift')
  // in the midst of its effects it is not in the discard pile yet
  expect(asked(match, 0)).toEqual([{ kind: 'draw', keys: ['draw:0', 'draw:1'] }])
  expect(tableOf(match).seats[0]).toMatchObject({ discard: [], boosts: [], hand: [] })
  play(match, '0 draw:1')
  expect(tableOf(match).seats[0]).toMatchObject({ discard: ['gift'], boosts: [], life: 10 })
})

it('EX-074, EX-177: a Continuous Boost lies in its area when its Now effects happen, at once', () => {
  const game = arena([
    continuous('aura', [now({ do: 'draw', amount: 2, upTo: true }, { do: 'gainLife', amount: { count: 'boosts' } })]),
  ])
  const match = given(game, [{ life: 10, hand: ['aura'] }, {}])
  play(match, '0 boost:aura')
  expect(tableOf(match).seats[0]).toMatchObject({ boosts: ['aura'], life: 10 })
  play(match, '0 draw:0')
  expect(tableOf(match).seats[0]).toMatchObject({ boosts: ['aura'], life: 11, discard: [] })
  // and not again later
  play(match, '1 prepare', '0 change:0', '1 prepare')
  expect(tableOf(match).seats[0]).toMatchObject({ boosts: ['aura'], life: 11 })
})

it('EX-075: a Continuous Boost is in force until a Strike is cleaned up, or an effect discards it', () => {
  const game = arena([continuous('might', [bonus('power', 3)]), jab, rest])
  const seats = [
    { space: 4, hand: ['might', 'jab', 'jab'] },
    { space: 5, hand: ['rest', 'rest', 'dive'] },
  ] as const
  const turns = ['0 boost:might', '1 prepare', '0 change:0', '1 change:0']
  fight(game, {
    seats,
    play: [
      ...turns,
      { expect: { '0.boosts': ['might'] } },
      '0 strike:jab',
      '1 strike:rest',
      { expect: { '1.life': 25, '0.boosts': [], '0.discard': ['might'] } },
      '1 change:0',
      '0 strike:jab',
      '1 strike:rest',
    ],
    expect: { '1.life': 25 - 2 },
  })
  fight(game, {
    seats,
    play: [
      '0 boost:might',
      '1 boost:dive',
      '1 their:might',
      { expect: { '0.boosts': [], '0.discard': ['might'] } },
      '0 strike:jab',
      '1 strike:rest',
    ],
    expect: { '1.life': 28 },
  })
})

const snare = continuous('snare', [now({ do: 'layDown' })], { trap: true })

it('EX-076: a Trap is a Continuous Boost that is played onto a space, any of them', () => {
  const game = arena([snare])
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((space) => `space:${space}`)
  for (const key of keys) {
    const match = given(game, [{ space: 3, hand: ['snare'] }, { space: 7 }])
    play(match, '0 boost:snare')
    expect(asked(match, 0)).toEqual([{ kind: 'space', keys }])
    play(match, `0 ${key}`)
    expect(tableOf(match).seats[0]!.boosts).toEqual(['snare'])
    expect(match.view(1).zones['boosts:0']!.cards).toMatchObject([{ space: Number(key.slice(-1)) }])
  }
  // unless it says where
  const pit = continuous('pit', [now({ do: 'layDown', where: 'foe' })], { trap: true })
  const said = play(given(arena([pit]), [{ space: 3, hand: ['pit'] }, { space: 7 }]), '0 boost:pit')
  expect(asked(said, 0)).toEqual([{ kind: 'space', keys: ['space:7'] }])
  play(said, '0 space:7')
  expect(said.view(1).zones['boosts:0']!.cards).toMatchObject([{ space: 7 }])
  // a Boost that is no Trap is played onto none
  const plain = given(arena([continuous('aura', [])]), [{ hand: ['aura'] }, {}])
  play(plain, '0 boost:aura')
  expect(plain.view(1).zones['boosts:0']!.cards![0]).not.toHaveProperty('space')
})

it('EX-077, EX-135: a Trap stays if its player is not stunned, and goes if they are', () => {
  const aura = continuous('aura', [])
  const game = arena([snare, aura, jab, special('weak'), rest])
  const boosts = ['snare', 'aura']
  fight(game, {
    seats: [
      { space: 4, hand: ['rest'], boosts },
      { space: 5, hand: ['jab'], boosts },
    ],
    play: ['0 strike:rest', '1 strike:jab'],
    expect: { '0.boosts': ['snare'], '0.discard': ['aura', 'rest'], '1.boosts': ['snare'], '0.life': 28 },
  })
  // the slower attack stuns: only its target loses the Trap
  fight(game, {
    seats: [
      { space: 4, hand: ['weak'], boosts },
      { space: 5, hand: ['jab'], boosts },
    ],
    play: ['0 strike:weak', '1 strike:jab', '0 snare aura'],
    expect: { '0.boosts': [], '1.boosts': ['snare'], '0.life': 28, '1.life': 28, '0.discard': ['snare', 'aura'] },
  })
})

it('EX-187: a Now part happens at once, the bonus of the same Boost counts in the next Strike, however late', () => {
  const rush = continuous('rush', [now({ do: 'move', spaces: 1 }), bonus('speed', 2)])
  const game = arena([rush, special('slow', { speed: 4 }), special('quick', { speed: 5 })])
  const seats = [
    { space: 3, hand: ['rush', 'slow'] },
    { space: 5, hand: ['quick'] },
  ] as const
  fight(game, {
    seats,
    play: [
      '0 boost:rush',
      '0 forward',
      { expect: { '0.space': 4, '0.boosts': ['rush'] } },
      '1 prepare',
      '0 change:0',
      '1 change:0',
      // 4 and 2 is faster than 5: the other is stunned
      '0 strike:slow',
      '1 strike:quick',
    ],
    expect: { '0.life': 30, '1.life': 28, '0.space': 4, '0.boosts': [] },
  })
  // it is its player's Speed, in this one Strike
  fight(game, {
    turn: 1,
    seats: [
      { space: 4, hand: ['slow'] },
      { space: 5, hand: ['quick'], boosts: [] },
    ],
    play: ['1 strike:quick', '0 strike:slow'],
    expect: { '0.life': 28, '1.life': 30 },
  })
})

it('EX-188: an Instant Boost that moves its player does so now, and leaves nothing for later', () => {
  const hop = instant('hop', [{ do: 'move', spaces: 2 }])
  const game = arena([hop, special('jab', { range: [2, 2] }), rest])
  for (const [way, space] of [
    ['forward', 5],
    ['back', 1],
  ] as const) {
    fight(game, {
      seats: [{ space: 3, hand: ['hop'] }, { space: 7 }],
      play: ['0 boost:hop', `0 ${way}`],
      expect: { '0.space': space, '0.discard': ['hop'], '0.boosts': [], turn: 1 },
    })
  }
  fight(game, {
    seats: [
      { space: 3, hand: ['hop', 'jab'] },
      { space: 7, hand: ['rest'] },
    ],
    play: ['0 boost:hop', '0 forward', '1 prepare', '0 strike:jab', '1 strike:rest'],
    expect: { '0.space': 5, '1.life': 28, '0.gauge': ['jab'] },
  })
})
