import { expect, it } from 'vitest'
import { normals } from '../../src/cards/normals.ts'
import { cardSchema } from '../../src/index.ts'
import {
  arena,
  asked,
  bonus,
  continuous,
  deckOf,
  face,
  fight,
  fresh,
  given,
  idle,
  instant,
  play,
  rest,
  special,
  tableOf,
  ultra,
} from '../support.ts'

it('EX-001: a character has two faces and starts on the Basic one', () => {
  const match = fresh(arena())
  for (const mine of (match.view(null).facts as { sides: { mode: string }[] }).sides) expect(mine.mode).toBe('basic')
  fight(arena(), {
    seats: [{ gauge: ['focus', 'dive'] }, {}],
    play: [{ expect: { '0.mode': 'basic', '1.mode': 'basic' } }, '0 exceed', '0 gauge:focus gauge:dive'],
    expect: { '0.mode': 'exceed', '1.mode': 'basic' },
  })
})

it('EX-002: the ability of the face that is up counts, and only that one', () => {
  const jab = special('jab', { power: 3 })
  const game = arena([jab, rest], { basic: face(bonus('power', 1)), exceed: face(bonus('power', 4)) })
  const seats = (mode: string) =>
    [
      { space: 4, hand: ['jab'], mode },
      { space: 5, hand: ['rest'], mode },
    ] as const
  const lines = ['0 strike:jab', '1 strike:rest']
  fight(game, { seats: seats('basic'), play: lines, expect: { '1.life': 30 - 3 - 1 } })
  fight(game, { seats: seats('exceed'), play: lines, expect: { '1.life': 30 - 3 - 4 } })
  // of the other character it is no matter which face is up: the ability is its owner's
  fight(game, {
    turn: 1,
    seats: [
      { space: 4, hand: ['rest'], mode: 'exceed' },
      { space: 5, hand: ['jab'], mode: 'exceed' },
    ],
    play: ['1 strike:jab', '0 strike:rest'],
    expect: { '0.life': 27 },
  })
})

it('EX-003: the character card says how much Gauge it takes to Exceed', () => {
  const game = arena([], { exceedCost: 3 }, { exceedCost: null })
  fight(game, {
    seats: [{ gauge: ['focus', 'dive'], hand: ['sweep', 'sweep'] }, {}],
    play: ['0 refused exceed EX-065'],
    expect: { '0.mode': 'basic', '0.gaugeSize': 2 },
  })
  fight(game, {
    seats: [{ gauge: ['focus', 'dive', 'grasp', 'block'] }, {}],
    play: ['0 exceed', '0 refused gauge:focus gauge:dive', '0 gauge:focus gauge:dive gauge:grasp'],
    expect: { '0.mode': 'exceed', '0.gauge': ['block'] },
  })
  fight(game, {
    turn: 1,
    seats: [{}, { gauge: ['focus', 'dive', 'grasp', 'block'] }],
    play: ['1 refused exceed EX-003'],
    expect: { '1.mode': 'basic' },
  })
})

it('EX-004: a Downshift is an action of the Exceed face and leaves Exceed Mode', () => {
  const game = arena([], {
    exceed: { abilities: [], actions: [{ name: 'downshift', do: [{ do: 'revert' }] }] },
  })
  fight(game, {
    seats: [{ mode: 'exceed' }, {}],
    play: ['0 action:downshift'],
    expect: { '0.mode': 'basic', turn: 1, '0.handSize': 1 },
  })
  fight(game, { seats: [{}, {}], play: ['0 refused action:downshift'], expect: { turn: 0 } })
  fight(game, { turn: 1, seats: [{ mode: 'exceed' }, {}], play: ['1 refused action:downshift'], expect: { turn: 1 } })
})

it('EX-005, EX-017: a card is an attack or a Boost, each with its own cost, name and effect', () => {
  const twofold = special('twofold', {
    gauge: 1,
    power: 4,
    abilities: [{ on: 'before', do: [{ do: 'gainLife', amount: 1 }] }],
    boost: {
      name: 'Other Half',
      kind: 'instant',
      cost: 1,
      abilities: [{ on: 'now', do: [{ do: 'draw', amount: 2 }] }],
    },
  })
  const game = arena([twofold, rest])
  const seats = [
    { space: 4, life: 20, hand: ['twofold', 'dive'], gauge: ['focus'] },
    { space: 5, hand: ['rest'] },
  ] as const
  fight(game, {
    seats,
    play: ['0 strike:twofold', '1 strike:rest', '0 gauge:focus'],
    expect: { '0.life': 21, '1.life': 26, '0.handSize': 1, '0.discard': ['focus'], '0.gauge': ['twofold'] },
  })
  fight(game, {
    seats,
    play: ['0 boost:twofold', '0 dive'],
    // two of the Boost, one at the end of the turn; the attack's effect and its price in Gauge are no matter
    expect: { '0.life': 20, '1.life': 30, '0.handSize': 3, '0.gauge': ['focus'], '0.discard': ['dive', 'twofold'] },
  })
  const sameBoost = special('namesake', { boost: { ...twofold.boost, cost: 0 } })
  // an EX attack looks at the attack's name, not the Boost's
  const match = given(arena([twofold, sameBoost]), [{ hand: ['twofold', 'namesake'] }, {}])
  expect(asked(match, 0)[0]!.keys.filter((key) => key.startsWith('ex:'))).toEqual([])
})

it('EX-006: an attack is a Normal, a Special or an Ultra', () => {
  const hand = [special('knack'), ultra('finale'), rest]
  const game = (kind: 'normal' | 'special' | 'ultra') =>
    arena(hand, {
      basic: face({ on: 'strike', if: { is: 'attack', kinds: [kind] }, do: [{ do: 'bonus', to: 'power', amount: 5 }] }),
    })
  // Cross has Power 3, the others 2
  const dealt = { normal: ['cross', 3], special: ['knack', 2], ultra: ['finale', 2] } as const
  for (const kind of ['normal', 'special', 'ultra'] as const) {
    for (const [other, [card, power]] of Object.entries(dealt)) {
      fight(game(kind), {
        seats: [
          { space: 4, hand: [card] },
          { space: 5, hand: ['rest'] },
        ],
        play: [`0 strike:${card}`, '1 strike:rest'],
        expect: { '1.life': 30 - power - (other === kind ? 5 : 0) },
      })
    }
  }
  expect(cardSchema.safeParse({ ...special('odd'), kind: 'trick' }).success).toBe(false)
})

it('EX-007: an attack costs Gauge, or Force, or nothing', () => {
  const game = arena([special('dear', { gauge: 2 }), special('stout', { force: 2 }), special('plain'), rest])
  const seats = (card: string) =>
    [
      { space: 4, hand: [card, 'focus'], gauge: ['dive', 'cross'] },
      { space: 5, hand: ['rest'] },
    ] as const
  fight(game, {
    seats: seats('dear'),
    play: ['0 strike:dear', '1 strike:rest', '0 refused focus gauge:dive', '0 gauge:dive gauge:cross'],
    expect: { '1.life': 28, '0.hand': ['focus'], '0.discard': ['dive', 'cross'], '0.gauge': ['dear'] },
  })
  fight(game, {
    seats: seats('stout'),
    play: ['0 strike:stout', '1 strike:rest', '0 focus gauge:cross'],
    expect: { '1.life': 28, '0.hand': [], '0.discard': ['focus', 'cross'], '0.gauge': ['dive', 'stout'] },
  })
  fight(game, {
    seats: seats('plain'),
    play: ['0 strike:plain', '1 strike:rest'],
    expect: { '1.life': 28, '0.hand': ['focus'], '0.discard': [], '0.gauge': ['dive', 'cross', 'plain'] },
  })
})

it('EX-008: the Range lists the distances at which an attack connects', () => {
  const game = arena([special('near', { range: [1, 1] }), special('far', { range: [3, 3] }), rest])
  const hits = { near: [1], far: [3] }
  for (const [card, wanted] of Object.entries(hits)) {
    for (const distance of [1, 2, 3, 4]) {
      fight(game, {
        seats: [
          { space: 2, hand: [card] },
          { space: 2 + distance, hand: ['rest'] },
        ],
        play: [`0 strike:${card}`, '1 strike:rest'],
        expect: { '1.life': wanted.includes(distance) ? 28 : 30 },
      })
    }
  }
})

it('EX-009: Power is the damage', () => {
  const game = arena([special('soft', { power: 0 }), special('hard', { power: 11 }), rest])
  for (const [card, life] of [
    ['soft', 30],
    ['hard', 19],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: [card] },
        { space: 5, hand: ['rest'] },
      ],
      play: [`0 strike:${card}`, '1 strike:rest'],
      expect: { '1.life': life, '0.life': 30 },
    })
  }
})

it('EX-010: Speed says which attack comes first', () => {
  const game = arena([special('slow', { speed: 3 }), special('quick', { speed: 4 })])
  // nobody has Guard: who comes first stuns the other
  fight(game, {
    seats: [
      { space: 4, hand: ['slow'] },
      { space: 5, hand: ['quick'] },
    ],
    play: ['0 strike:slow', '1 strike:quick'],
    expect: { '0.life': 28, '1.life': 30 },
  })
  fight(game, {
    seats: [
      { space: 4, hand: ['quick'] },
      { space: 5, hand: ['slow'] },
    ],
    play: ['0 strike:quick', '1 strike:slow'],
    expect: { '0.life': 30, '1.life': 28 },
  })
})

it('EX-011: Armor takes up damage; who prints none has none', () => {
  const bare = idle('bare')
  const plated = idle('plated', { armor: 3 })
  const game = arena([special('blow', { power: 5 }), bare, plated])
  for (const [card, life] of [
    ['bare', 25],
    ['plated', 28],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: ['blow'] },
        { space: 5, hand: [card] },
      ],
      play: ['0 strike:blow', `1 strike:${card}`],
      expect: { '1.life': life },
    })
  }
})

it('EX-012: Guard holds off a stun; who prints none has none', () => {
  const answer = { speed: 1, power: 1 }
  const game = arena([
    special('touch', { power: 1 }),
    special('bare', answer),
    special('guarded', { ...answer, guard: 1 }),
  ])
  for (const [card, life] of [
    ['bare', 30],
    ['guarded', 29],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: ['touch'] },
        { space: 5, hand: [card] },
      ],
      play: ['0 strike:touch', `1 strike:${card}`],
      expect: { '0.life': life, '1.life': 29 },
    })
  }
})

it('EX-013: an attack does what is printed on it beside its numbers', () => {
  const game = arena([
    special('plain'),
    special('witty', { abilities: [{ on: 'hit', do: [{ do: 'draw', amount: 2 }] }] }),
    rest,
  ])
  for (const [card, drawn] of [
    ['plain', 0],
    ['witty', 2],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: [card] },
        { space: 5, hand: ['rest'] },
      ],
      play: [`0 strike:${card}`, '1 strike:rest'],
      expect: { '0.handSize': drawn, '1.handSize': 0, '1.life': 28 },
    })
  }
})

it('EX-014: there are eight Normals, and each is told apart from the others', () => {
  expect(normals.every(({ kind }) => kind === 'normal')).toBe(true)
  for (const part of ['id', 'name'] as const) expect(new Set(normals.map((card) => card[part])).size).toBe(8)
  const seen = new Set(normals.map(({ range, power, speed }) => JSON.stringify([range, power, speed])))
  expect(seen.size).toBe(8)
  // different Normals are no pair
  const match = given(arena(), [
    { hand: ['grasp', 'cross', 'assault', 'dive', 'spike', 'sweep', 'focus', 'block'] },
    {},
  ])
  const keys = asked(match, 0)[0]!.keys
  expect(keys.filter((key) => key.startsWith('strike:')).length).toBe(8)
  expect(keys.filter((key) => key.startsWith('ex:'))).toEqual([])
})

it('EX-015, EX-016: a Continuous Boost stays in play, an Instant Boost does not', () => {
  const game = arena([continuous('lasting', []), instant('fleeting', [])])
  fight(game, {
    seats: [{ hand: ['lasting', 'fleeting'] }, {}],
    play: [
      '0 boost:lasting',
      { expect: { '0.boosts': ['lasting'], '0.discard': [] } },
      '1 prepare',
      '0 boost:fleeting',
      { expect: { '0.boosts': ['lasting'], '0.discard': ['fleeting'] } },
      '1 prepare',
    ],
    expect: { '0.boosts': ['lasting'], '0.discard': ['fleeting'], '1.boosts': [], '1.discard': [] },
  })
})

it('EX-185: the name of the attack makes a pair, and is what effects that read names see', () => {
  const twins = [special('left', { name: 'Hands' }), special('right', { name: 'Hands' })]
  const alike = special('alike', { name: 'Other', boost: twins[0]!.boost })
  const game = arena([...twins, alike])
  expect(asked(given(game, [{ hand: ['left', 'right'] }, {}]), 0)[0]!.keys).toContain('ex:right')
  expect(asked(given(game, [{ hand: ['left', 'alike'] }, {}]), 0)[0]!.keys).not.toContain('ex:alike')
  // Call It names an attack: whatever bears the name is discarded
  const called = play(given(game, [{ hand: ['block'] }, { hand: ['alike', 'right'] }]), '0 boost:block')
  expect(asked(called, 0)[0]!.keys).toContain('name:left')
  play(called, '0 name:left')
  expect(tableOf(called).seats[1]!.hand).toEqual(['alike'])
  expect(tableOf(called).seats[1]!.discard).toEqual(['right'])
})

it('EX-014, EX-024: a deck has two of each Normal', () => {
  const match = fresh(arena([], {}, deckOf('grasp')))
  const owned = match.table.cards.filter(({ owner, zone }) => owner === 0 && zone.family !== 'character')
  for (const { id } of normals) expect(owned.filter(({ def }) => def.id === id).length).toBe(2)
})
