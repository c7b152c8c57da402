import type { JsonObject } from '@cardwright/engine'
import { it } from 'vitest'
import type { EffectList } from '../../src/effects/list.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, continuous, fight, instant, rest, special } from '../support.ts'

const tokens = [
  { id: 'owl', name: 'Owl' },
  { id: 'stone1', name: 'Stone' },
  { id: 'stone2', name: 'Stone' },
  { id: 'stone3', name: 'Stone' },
]
const trap = (id: string) => continuous(id, [], { trap: true })

/** Red, on space 3, plays a Boost that does this; blue is on 7. */
function trick(effects: EffectList, mine: JsonObject, answers: readonly string[], wanted: JsonObject, theirs = {}) {
  fight(arena([instant('trick', effects), trap('mat'), trap('rug'), rest], { tokens }), {
    seats: [
      { life: 10, hand: ['trick'], space: 3, ...mine },
      { space: 7, ...theirs },
    ],
    play: ['0 boost:trick', ...answers],
    expect: wanted,
  })
}
const glad: EffectList = [{ do: 'gainLife', amount: 3 }]

it('removeNear: the only one goes without a question, of several one is chosen, one too far away is none', () => {
  const near = (min: number, max: number): EffectList => [{ do: 'removeNear', token: 'Stone', min, max, so: glad }]
  trick(near(0, 1), { tokens: { stone1: 7, stone2: 4 } }, [], { '0.tokens': { stone2: 4 }, '0.life': 13 })
  trick(near(1, 1), { tokens: { stone1: 7, stone2: 8 } }, [], { '0.tokens': { stone1: 7 }, '0.life': 13 })
  trick(near(1, 1), { tokens: { stone1: 5, stone2: 9 } }, [], { '0.tokens': { stone1: 5, stone2: 9 }, '0.life': 10 })
  const three = { tokens: { stone1: 6, stone2: 7, stone3: 9 } }
  trick(near(0, 1), three, ['0 offered space:6 space:7', '0 space:7'], { '0.tokens': { stone1: 6, stone3: 9 } })
  trick(near(0, 1), three, ['0 space:6'], { '0.tokens': { stone2: 7, stone3: 9 }, '0.life': 13 })
  const may: EffectList = [{ do: 'removeNear', token: 'Stone', min: 0, max: 1, optional: true, so: glad }]
  trick(may, three, ['0 offered pass space:6 space:7', '0 pass'], { '0.tokens': three.tokens, '0.life': 10 })
  trick(may, { tokens: { stone1: 6 } }, ['0 offered pass space:6', '0 space:6'], { '0.tokens': {}, '0.life': 13 })
  // a Boost of that name is no token
  const mat: EffectList = [{ do: 'removeNear', token: 'mat boost', min: 0, max: 9, so: glad }]
  trick(mat, { boosts: ['mat'], places: { mat: 7 } }, [], { '0.boosts': ['mat'], '0.life': 10 })
})

it('removeSome: those that are picked, or the first that were met, and no others', () => {
  const count: Effect = { do: 'gainLife', amount: { count: 'justSpent' } }
  const some: EffectList = [{ do: 'removeSome', token: 'Stone' }, count]
  const two = { tokens: { stone1: 1, stone2: 5, owl: 6 } }
  trick(some, two, ['0 offered pass space:1 space:5', '0 space:5', '0 offered pass space:1', '0 pass'], {
    '0.tokens': { stone1: 1, owl: 6 },
    '0.life': 11,
  })
  trick(some, { tokens: { owl: 6 } }, [], { '0.tokens': { owl: 6 }, '0.life': 10 })
  const met = (most: number): EffectList => [
    { do: 'close', spaces: 3 },
    { do: 'removeSome', token: 'Stone', met: most },
    count,
  ]
  const way = { tokens: { stone1: 3, stone2: 5, stone3: 6 } }
  trick(met(1), way, [], { '0.tokens': { stone1: 3, stone3: 6 }, '0.life': 11 })
  trick(met(3), way, [], { '0.tokens': { stone1: 3 }, '0.life': 12 })
  trick(met(0), way, [], { '0.tokens': way.tokens, '0.life': 10 })
})

it('placeNext: a space with such a token is none for another; one that is taken up may go back', () => {
  const next = (more: object): EffectList => [
    { do: 'placeNext', token: 'Stone', where: 'anywhere', amount: 1, ...more },
  ]
  const used = { tokens: { stone1: 1, stone2: 2, stone3: 9, owl: 4 } }
  const free = [1, 3, 4, 5, 6, 7, 8].map((space) => `space:${space}`).join(' ')
  trick(next({}), used, ['0 offered space:1 space:2 space:9', '0 space:1', `0 offered ${free}`, '0 space:4'], {
    '0.tokens': { stone1: 4, stone2: 2, stone3: 9, owl: 4 },
  })
  // one that lies there may be taken up though others are left
  const one = { tokens: { stone1: 1 } }
  trick(next({}), one, ['0 space:1', '0 space:8'], { '0.tokens': { stone1: 8 } })
  // where no space is free nothing is placed
  const beside = next({ where: 'near', free: true })
  trick(beside, { space: 1 }, [], { '0.tokens': {} }, { space: 2 })
  trick(beside, { space: 9, tokens: { stone1: 1 } }, ['0 offered space:1 space:8', '0 space:8'], {
    '0.tokens': { stone1: 1, stone2: 8 },
  })
  trick(next({ where: 'near' }), { space: 1 }, [], { '0.tokens': { stone1: 2 } }, { space: 2 })
})

it('placeToken: where there is no such space, or no such token, nothing happens, and what follows does not', () => {
  const place = (more: object): EffectList => [{ do: 'placeToken', where: 'near', min: 9, max: 9, so: glad, ...more }]
  trick(place({}), {}, [], { '0.tokens': {}, '0.life': 10 })
  trick(place({ min: 1, max: 1, optional: true }), {}, ['0 pass'], { '0.tokens': {}, '0.life': 10 })
  trick(place({ min: 1, max: 1 }), {}, ['0 offered space:2 space:4', '0 space:2'], {
    '0.tokens': { owl: 2 },
    '0.life': 13,
  })
  trick(place({ where: 'you', token: 'hen' }), {}, [], { '0.tokens': {} })
  trick(place({ where: 'foe' }), {}, [], { '0.tokens': { owl: 7 }, '0.life': 13 })
  fight(arena([instant('trick', place({ where: 'you' }))]), {
    seats: [{ hand: ['trick'] }, {}],
    play: ['0 boost:trick'],
    expect: { '0.tokens': {}, turn: 1 },
  })
})

it('moveToken: one of several, where it can go; no token onto one of its kind; the only space without a question', () => {
  const move = (more: object): EffectList => [{ do: 'moveToken', spot: 'Stone', min: 1, max: 1, ...more } as Effect]
  const row = { tokens: { stone1: 1, stone2: 2, stone3: 3, owl: 4 } }
  // the first, hemmed in by the second, cannot go anywhere
  trick(move({ any: true }), row, ['0 offered space:3', '0 space:3'], { '0.tokens': { ...row.tokens, stone3: 4 } })
  trick(move({ any: true, optional: true }), row, ['0 offered pass space:3', '0 pass'], { '0.tokens': row.tokens })
  trick(move({ max: 2 }), { tokens: { stone1: 1, stone2: 5 } }, ['0 offered space:2 space:3', '0 space:3'], {
    '0.tokens': { stone1: 3, stone2: 5 },
  })
  trick(move({ optional: true }), { tokens: { stone1: 1 } }, ['0 offered pass space:2', '0 pass'], {
    '0.tokens': { stone1: 1 },
  })
  trick(move({ any: true }), { tokens: { stone1: 2 } }, ['0 space:2', '0 offered space:1 space:3', '0 space:1'], {
    '0.tokens': { stone1: 1 },
  })
  // to where the opponent stands, however far, unless one lies there
  trick(move({ min: 0, max: 0, toFoe: true }), { tokens: { stone1: 1 } }, ['0 offered space:1 space:7', '0 space:7'], {
    '0.tokens': { stone1: 7 },
  })
  trick(move({ toFoe: true }), { tokens: { stone1: 1, stone2: 7 } }, ['0 offered space:2', '0 space:2'], {
    '0.tokens': { stone1: 2, stone2: 7 },
  })
  trick(move({}), {}, [], { '0.tokens': {} })
})

it('moveToken: of Boosts on one space which, by its card; a Boost may lie where another does', () => {
  const game = (any: boolean) =>
    arena([
      instant('trick', [{ do: 'moveToken', spot: 'mat boost', min: 1, max: 9, any }]),
      trap('mat'),
      { ...trap('rug'), boost: { ...trap('rug').boost, name: 'mat boost' } },
    ])
  const seats = (mat: number, rug: number) =>
    [{ hand: ['trick'], space: 3, boosts: ['mat', 'rug'], places: { mat, rug } }, { space: 7 }] as const
  fight(game(true), {
    seats: seats(5, 5),
    play: ['0 boost:trick', '0 space:5', '0 offered mat rug', '0 rug', '0 space:8'],
    expect: { '0.places': { mat: 5, rug: 8 } },
  })
  fight(game(true), {
    seats: seats(5, 6),
    play: ['0 boost:trick', '0 offered space:5 space:6', '0 space:6', '0 space:5'],
    expect: { '0.places': { mat: 5, rug: 5 } },
  })
  fight(game(false), {
    seats: seats(5, 6),
    play: ['0 boost:trick', '0 space:6'],
    expect: { '0.places': { mat: 6, rug: 6 } },
  })
})

it('EX-076: layDown: where it says, or nowhere; what follows comes before it lies there', () => {
  const laid = (more: object, answers: string[], wanted: JsonObject) =>
    fight(arena([continuous('mat', [{ on: 'now', do: [{ do: 'layDown', ...more } as Effect] }], { trap: true })]), {
      seats: [{ life: 10, space: 3, hand: ['mat'] }, { space: 7 }],
      play: ['0 boost:mat', ...answers],
      expect: wanted,
    })
  laid({}, ['0 space:8'], { '0.places': { mat: 8 } })
  laid({ where: 'foe' }, ['0 offered space:7', '0 space:7'], { '0.places': { mat: 7 } })
  laid({ optional: true, so: glad }, ['0 pass'], { '0.places': {}, '0.life': 10 })
  laid({ so: glad }, ['0 space:1'], { '0.places': { mat: 1 }, '0.life': 13 })
  const gone = { where: 'you', so: [{ do: 'advance', spaces: 1 }] }
  laid(gone, ['0 space:3'], { '0.places': { mat: 3 }, '0.space': 4 })
})

it('discardLaid: the only one where the opponent stands goes without a question, of several one is chosen', () => {
  const effects: EffectList = [{ do: 'discardLaid', name: 'mat boost', so: glad }]
  const laid = (places: Record<string, number>, answers: string[], wanted: JsonObject) =>
    fight(
      arena([
        instant('trick', effects),
        trap('mat'),
        { ...trap('rug'), boost: { ...trap('rug').boost, name: 'mat boost' } },
      ]),
      {
        seats: [{ life: 10, hand: ['trick'], space: 3, boosts: ['mat', 'rug'], places: { ...places } }, { space: 7 }],
        play: ['0 boost:trick', ...answers],
        expect: wanted,
      },
    )
  laid({ mat: 5, rug: 7 }, [], { '0.boosts': ['mat'], '0.discard': ['rug', 'trick'], '0.life': 13 })
  laid({ mat: 7, rug: 7 }, ['0 offered mat rug', '0 rug'], { '0.boosts': ['mat'], '0.life': 13 })
  laid({ mat: 5, rug: 6 }, [], { '0.boosts': ['mat', 'rug'], '0.life': 10 })
})

it('EX-109: chooseOrigin: one of what lies there; without any the attack comes from the fighter', () => {
  const jab = special('jab', {
    abilities: [{ on: 'before', do: [{ do: 'chooseOrigin', spot: 'Stone', optional: true }] }],
  })
  const hits = (places: Record<string, number>, answers: string[], life: number) =>
    fight(arena([jab, rest], { tokens }), {
      seats: [
        { hand: ['jab'], space: 3, tokens: { ...places } },
        { hand: ['rest'], space: 7 },
      ],
      play: ['0 strike:jab', '1 strike:rest', ...answers],
      expect: { '1.life': life },
    })
  hits({ stone1: 6, stone2: 9 }, ['0 offered pass space:6 space:9', '0 space:6'], 28)
  hits({ stone1: 6, stone2: 9 }, ['0 space:9'], 30)
  hits({ owl: 6 }, [], 30)
})

it('drawRod: those where the opponent stands, one after the other, or none', () => {
  const call: EffectList = [{ do: 'drawRod', so: glad }]
  const rods = (spaces: readonly number[], answers: string[], wanted: JsonObject) =>
    fight(arena([instant('trick', [...call, { do: 'skipDraw' }])]), {
      seats: [
        {
          life: 10,
          hand: ['trick'],
          arena: ['dive', 'cross'],
          places: { 'arena:dive': spaces[0]!, 'arena:cross': spaces[1]! },
        },
        { space: 7 },
      ],
      play: ['0 boost:trick', ...answers],
      expect: wanted,
    })
  rods([7, 7], ['0 offered dive cross pass', '0 cross', '0 dive'], { '0.hand': ['cross', 'dive'], '0.life': 16 })
  rods([7, 7], ['0 cross', '0 pass'], { '0.hand': ['cross'], '0.arena': ['dive'], '0.life': 13 })
  rods([6, 7], ['0 offered cross pass', '0 pass'], { '0.hand': [], '0.life': 10 })
  rods([6, 8], [], { '0.hand': [], '0.life': 10 })
})

it('layRod: nothing where there is no card, no attack any more, or no space within Range', () => {
  const rod = (what: 'attack' | 'topDiscard'): Effect => ({
    do: 'layRod',
    what,
    where: what === 'attack' ? 'range' : 'foe',
  })
  trick([rod('topDiscard')], {}, [], { '0.arena': [], '0.discard': ['trick'] })
  trick([rod('topDiscard')], { discard: ['dive', 'cross'] }, ['0 space:7'], { '0.arena': ['cross'] })
  const laid = (range: readonly [number, number] | null, first: EffectList, answers: string[], wanted: JsonObject) =>
    fight(
      arena([
        special('jab', { range: range as never, abilities: [{ on: 'after', do: [...first, rod('attack')] }] }),
        rest,
      ]),
      {
        seats: [
          { hand: ['jab'], space: 3 },
          { hand: ['rest'], space: 7 },
        ],
        play: ['0 strike:jab', '1 strike:rest', ...answers],
        expect: wanted,
      },
    )
  laid([4, 5], [], ['0 offered space:7 space:8', '0 space:8'], { '0.arena': ['jab'], '0.gauge': [] })
  laid(null, [], [], { '0.arena': [], '0.discard': ['jab'] })
  laid([4, 5], [{ do: 'put', what: 'attack', to: 'gauge' }], [], { '0.arena': [], '0.gauge': ['jab'] })
})
