import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import type { FighterDef } from '../../src/index.ts'
import { arena, continuous, face, fight, given, instant, play, rest, special } from '../support.ts'

const owl: Partial<FighterDef> = {
  tokens: [
    { id: 'owl', name: 'Owl' },
    { id: 'stone1', name: 'Stone' },
    { id: 'stone2', name: 'Stone' },
  ],
}

/** Red plays a Boost that does this. */
function trick(
  effects: EffectList,
  red: Record<string, unknown>,
  blue: Record<string, unknown>,
  answers: readonly string[],
  expected: Record<string, unknown>,
): void {
  fight(arena([instant('trick', effects), rest], owl), {
    seats: [{ hand: ['trick'], ...red }, { ...blue }] as never,
    play: ['0 boost:trick', ...answers],
    expect: expected as never,
  })
}

it('a token starts where its character says, counted towards the opponent', () => {
  const match = given(
    arena(
      [rest],
      { tokens: [{ id: 'owl', name: 'Owl', start: 2 }] },
      { tokens: [{ id: 'owl', name: 'Owl', start: 2 }] },
    ),
  )
  expect(match.table.state.sides.map(({ tokens }) => tokens)).toEqual([{ owl: 5 }, { owl: 5 }])
})

it('a token is placed, moved and removed', () => {
  trick([{ do: 'placeToken', where: 'anywhere' }], {}, {}, ['0 space:6'], { '0.tokens': { owl: 6 } })
  trick([{ do: 'placeToken', where: 'anywhere', optional: true }], {}, {}, ['0 pass'], { '0.tokens': {} })
  trick([{ do: 'placeToken', where: 'you' }], { space: 4 }, {}, [], { '0.tokens': { owl: 4 } })
  trick([{ do: 'placeToken', where: 'foe' }], {}, { space: 8 }, [], { '0.tokens': { owl: 8 } })
  const near: EffectList = [{ do: 'placeToken', where: 'near', min: 3, max: 3 }]
  trick(near, { space: 4 }, { space: 9 }, ['0 offered space:1 space:7', '0 space:7'], { '0.tokens': { owl: 7 } })
  const moving: EffectList = [{ do: 'moveToken', min: 1, max: 2 }]
  trick(moving, { tokens: { owl: 2 } }, {}, ['0 offered space:1 space:3 space:4', '0 space:4'], {
    '0.tokens': { owl: 4 },
  })
  // what is not in the arena does not move
  trick(moving, {}, {}, [], { '0.tokens': {} })
  trick([{ do: 'removeToken' }], { tokens: { owl: 2 } }, {}, [], { '0.tokens': {} })
  const kept = arena([instant('trick', [{ do: 'removeToken' }])], {
    ...owl,
    basic: face({ on: 'always', do: [{ do: 'trait', trait: 'keepsTokens' }] }),
  })
  fight(kept, {
    seats: [{ hand: ['trick'], tokens: { owl: 2 } }, {}],
    play: ['0 boost:trick'],
    expect: { '0.tokens': { owl: 2 } },
  })
})

it('a token takes the place of another', () => {
  trick([{ do: 'swapToken', token: 'owl', by: 'stone1' }], { tokens: { owl: 2 } }, {}, [], {
    '0.tokens': { stone1: 2 },
  })
  trick([{ do: 'swapToken', token: 'owl', by: 'stone1' }], {}, {}, [], { '0.tokens': {} })
})

it('of several tokens of a name the next one is placed', () => {
  const stone: EffectList = [{ do: 'placeNext', token: 'Stone', where: 'anywhere', amount: 2 }]
  trick(stone, {}, {}, ['0 space:1', '0 space:2'], { '0.tokens': { stone1: 1, stone2: 2 } })
  // one that lies there is taken up first if all are used
  const one: EffectList = [{ do: 'placeNext', token: 'Stone', where: 'anywhere', amount: 1 }]
  trick(one, { tokens: { stone1: 1, stone2: 2 } }, {}, ['0 offered space:1 space:2', '0 space:1', '0 space:9'], {
    '0.tokens': { stone1: 9, stone2: 2 },
  })
  // the only space there is asks nothing
  const own: EffectList = [{ do: 'placeNext', token: 'Stone', where: 'you', amount: 1 }]
  trick(own, { space: 3 }, {}, [], { '0.tokens': { stone1: 3 } })
  const beside: EffectList = [{ do: 'placeNext', token: 'Stone', where: 'near', amount: 1, free: true }]
  trick(beside, { space: 3 }, { space: 4 }, [], { '0.tokens': { stone1: 2 } })
})

it('one of several is moved, or removed', () => {
  const any: EffectList = [{ do: 'moveToken', spot: 'Stone', min: 0, max: 1, any: true, optional: true }]
  const two = { tokens: { stone1: 1, stone2: 5 } }
  trick(any, two, {}, ['0 offered pass space:1 space:5', '0 space:5', '0 space:6'], {
    '0.tokens': { stone1: 1, stone2: 6 },
  })
  trick(any, two, {}, ['0 pass'], { '0.tokens': two.tokens })
  const near: EffectList = [
    { do: 'removeNear', token: 'Stone', min: 0, max: 1, optional: true, so: [{ do: 'draw', amount: 1 }] },
  ]
  trick(near, two, { space: 6 }, ['0 offered pass space:5', '0 space:5'], {
    '0.tokens': { stone1: 1 },
    '0.handSize': 2,
  })
  trick(near, two, { space: 9 }, [], { '0.tokens': two.tokens })
  const some: EffectList = [
    { do: 'removeSome', token: 'Stone' },
    { do: 'draw', amount: { count: 'justSpent' } },
  ]
  trick(some, two, {}, ['0 space:1', '0 space:5'], { '0.tokens': {}, '0.handSize': 3 })
  trick(some, two, {}, ['0 pass'], { '0.tokens': two.tokens, '0.handSize': 1 })
  const met: EffectList = [
    { do: 'moveTo', max: 6 },
    { do: 'removeSome', token: 'Stone', met: 1 },
  ]
  trick(met, { space: 2, tokens: { stone1: 3, stone2: 4 } }, { space: 9 }, ['0 space:5'], { '0.tokens': { stone2: 4 } })
})

it('a fighter goes to a token, changes places with it, stops on it', () => {
  trick([{ do: 'moveOnto' }], { space: 3, tokens: { owl: 8 } }, { space: 5 }, [], { '0.space': 8 })
  trick([{ do: 'moveOnto' }], { space: 3, tokens: { owl: 5 } }, { space: 5 }, [], { '0.space': 4 })
  trick([{ do: 'moveOnto' }], { space: 3 }, { space: 5 }, [], { '0.space': 3 })
  trick([{ do: 'switchWith' }], { space: 3, tokens: { owl: 8 } }, { space: 5 }, [], {
    '0.space': 8,
    '0.tokens': { owl: 3 },
  })
  const stop: EffectList = [{ do: 'advance', spaces: 4, stopOn: 'owl' }]
  trick(stop, { space: 2, tokens: { owl: 4 } }, { space: 9 }, [], { '0.space': 4 })
  trick(stop, { space: 2, tokens: { owl: 2 } }, { space: 9 }, [], { '0.space': 6 })
  trick([{ do: 'pull', spaces: 1, to: 'owl' }], { space: 3, tokens: { owl: 9 } }, { space: 5 }, [], { '1.space': 6 })
})

it('a token that cannot be passed', () => {
  const fence: Ability = { on: 'always', do: [{ do: 'trait', trait: 'cantPassToken', who: 'foe', token: 'owl' }] }
  const game = arena([instant('run', [{ do: 'close', spaces: 5 }]), instant('yank', [{ do: 'pull', spaces: 2 }])], {
    ...owl,
    basic: face(fence),
  })
  fight(game, {
    turn: 1,
    seats: [
      { space: 2, tokens: { owl: 5 } },
      { hand: ['run'], space: 8 },
    ],
    play: ['1 boost:run'],
    expect: { '1.space': 6 },
  })
  fight(game, {
    seats: [{ hand: ['yank'], space: 2, tokens: { owl: 5 } }, { space: 6 }],
    play: ['0 boost:yank'],
    expect: { '1.space': 4 },
  })
})

it('where a token lies is a condition', () => {
  const gain: EffectList = [{ do: 'draw', amount: 1 }]
  const when = (condition: Ability['if'] & object, red: object, blue: object, isSo: boolean) =>
    trick([{ do: 'when', if: condition, so: gain }], { ...red }, { ...blue }, [], { '0.handSize': isSo ? 2 : 1 })
  when({ is: 'inArena' }, { tokens: { owl: 5 } }, {}, true)
  when({ is: 'inArena' }, {}, {}, false)
  when({ is: 'inArena', spot: 'Stone' }, { tokens: { stone2: 5 } }, {}, true)
  when({ is: 'spotFree' }, { tokens: { owl: 5 } }, {}, true)
  when({ is: 'spotFree' }, { tokens: { owl: 5 } }, { space: 5 }, false)
  when({ is: 'spotFree' }, {}, {}, false)
  when({ is: 'at' }, { space: 5, tokens: { owl: 5 } }, {}, true)
  when({ is: 'at', of: 'foe', min: 1, max: 1 }, { tokens: { owl: 5 } }, { space: 6 }, true)
  when({ is: 'at', of: 'foe', min: 1, max: 1 }, { tokens: { owl: 5 } }, { space: 5 }, false)
  when({ is: 'between' }, { space: 3, tokens: { owl: 5 } }, { space: 6 }, true)
  when({ is: 'between' }, { space: 3, tokens: { owl: 6 } }, { space: 6 }, false)
  when({ is: 'foeBetween' }, { space: 3, tokens: { owl: 6 } }, { space: 5 }, true)
  when({ is: 'foeBetween' }, { space: 3, tokens: { owl: 5 } }, { space: 5 }, false)
  when({ is: 'foeBetween', orOn: true }, { space: 3, tokens: { owl: 5 } }, { space: 5 }, true)
})

it('EX-109: an attack can come from a token, from the centre, from a Boost on a space', () => {
  const from = (token?: string): Ability => ({
    on: 'strike',
    do: [{ do: 'trait', trait: 'origin', ...(token && { token }) }],
  })
  const shot = (ability: Ability) => special('shot', { range: [1, 1], abilities: [ability] })
  const fired = (ability: Ability, red: object, life: number) =>
    fight(arena([shot(ability), rest], owl), {
      seats: [
        { hand: ['shot'], space: 1, ...red },
        { hand: ['rest'], space: 6 },
      ],
      play: ['0 strike:shot', '1 strike:rest'],
      expect: { '1.life': life },
    })
  fired(from(), { tokens: { owl: 7 } }, 28)
  fired(from(), { tokens: { owl: 8 } }, 30)
  // from a token that is not there it reaches nobody
  fired(from(), { space: 5 }, 30)
  fired(from('centre'), {}, 28)
  const snare = continuous('snare', [{ on: 'now', do: [{ do: 'layDown' }] }], { trap: true })
  const choice = shot({ on: 'before', do: [{ do: 'chooseOrigin', spot: 'snare boost', optional: true }] })
  const laid = (answers: string[], life: number) =>
    fight(arena([snare, choice, rest]), {
      seats: [
        { hand: ['snare', 'shot'], space: 1 },
        { hand: ['rest'], space: 6 },
      ],
      play: ['0 boost:snare', '0 space:5', '1 prepare', '0 strike:shot', '1 strike:rest', ...answers],
      expect: { '1.life': life },
    })
  laid(['0 space:5'], 28)
  laid(['0 pass'], 30)
})

it('an attack that hits only, or also, on a token', () => {
  const shot = (trait: 'onlyOnToken' | 'alsoOnToken') =>
    special('shot', { range: [1, 2], abilities: [{ on: 'strike', do: [{ do: 'trait', trait, token: 'Stone' }] }] })
  const fired = (trait: 'onlyOnToken' | 'alsoOnToken', stone1: number, target: number, life: number) =>
    fight(arena([shot(trait), rest], owl), {
      seats: [
        { hand: ['shot'], space: 1, tokens: { stone1 } },
        { hand: ['rest'], space: target },
      ],
      play: ['0 strike:shot', '1 strike:rest'],
      expect: { '1.life': life },
    })
  fired('onlyOnToken', 3, 3, 28)
  fired('onlyOnToken', 4, 3, 30)
  fired('onlyOnToken', 8, 8, 30)
  fired('alsoOnToken', 8, 8, 28)
  fired('alsoOnToken', 8, 3, 28)
  fired('alsoOnToken', 7, 8, 30)
})

it('EX-076: a Boost on a space, where it lies and what becomes of it there', () => {
  const bloom = continuous(
    'bloom',
    [
      { on: 'now', do: [{ do: 'layDown' }] },
      { on: 'after', if: { is: 'at', spot: 'this', of: 'foe' }, do: [{ do: 'draw', amount: 1 }] },
      { on: 'before', if: { is: 'spotInRange', spot: 'this', ahead: true }, do: [{ do: 'range', min: 0, max: 1 }] },
    ],
    { trap: true },
  )
  const game = arena([bloom, special('jab', { range: [1, 3] }), rest])
  const jab = (space: number, target: number, handSize: number, life: number) =>
    fight(game, {
      seats: [
        { hand: ['bloom', 'jab'], space: 2 },
        { hand: ['rest'], space: target },
      ],
      play: ['0 boost:bloom', `0 space:${space}`, '1 prepare', '0 strike:jab', '1 strike:rest'],
      expect: { '0.handSize': handSize, '1.life': life, '0.boosts': ['bloom'] },
    })
  jab(5, 5, 2, 28)
  jab(4, 6, 1, 28)
  jab(1, 6, 1, 30)
  const mover: EffectList = [{ do: 'moveToken', spot: 'bloom boost', min: 1, max: 1, any: true }]
  fight(arena([bloom, instant('drift', [...mover, { do: 'discardLaid', name: 'bloom boost' }]), rest]), {
    seats: [{ hand: ['bloom', 'drift'], space: 2 }, { space: 6 }],
    play: [
      '0 boost:bloom',
      '0 space:5',
      '1 prepare',
      '0 boost:drift',
      '0 space:5',
      '0 offered space:4 space:6',
      '0 space:6',
    ],
    expect: { '0.boosts': [], '0.discard': ['bloom', 'drift'] },
  })
})

it('lightning rods: laid, reached, gone to, drawn', () => {
  const rod: EffectList = [{ do: 'layRod', what: 'topDiscard', where: 'anywhere' }]
  const game = arena([
    instant('rod', rod),
    instant('ride', [{ do: 'moveOnto', spot: 'rods', choose: true }]),
    instant('call', [{ do: 'drawRod', so: [{ do: 'draw', amount: 1 }] }]),
    special('bolt', { abilities: [{ on: 'strike', do: [{ do: 'trait', trait: 'alsoOnToken', token: 'rods' }] }] }),
    rest,
  ])
  const laid = (space: number, ...more: string[]) => [`0 boost:rod`, `0 space:${space}`, '1 prepare', ...more]
  const seats = (card: string) =>
    [
      { hand: ['rod', card], discard: ['grasp'], space: 1 },
      { hand: ['rest'], space: 8 },
    ] as const
  fight(game, {
    seats: seats('bolt'),
    play: laid(8, '0 strike:bolt', '1 strike:rest'),
    expect: { '1.life': 28, '0.discard': ['rod'] },
  })
  fight(game, { seats: seats('bolt'), play: laid(7, '0 strike:bolt', '1 strike:rest'), expect: { '1.life': 30 } })
  fight(game, { seats: seats('ride'), play: laid(8, '0 boost:ride', '0 space:7'), expect: { '0.space': 7 } })
  fight(game, { seats: seats('ride'), play: laid(4, '0 boost:ride', '0 space:4'), expect: { '0.space': 4 } })
  fight(game, { seats: seats('call'), play: laid(8, '0 boost:call', '0 grasp'), expect: { '0.handSize': 4 } })
  fight(game, { seats: seats('call'), play: laid(7, '0 boost:call'), expect: { '0.handSize': 2 } })
})

it('a match with tokens goes on', () => {
  const match = given(arena([instant('trick', [{ do: 'placeToken', where: 'anywhere' }])], owl), [
    { hand: ['trick'] },
    {},
  ])
  play(match, '0 boost:trick', '0 space:2')
  expect(match.fork().table.state.sides[0].tokens).toEqual({ owl: 2 })
})

it('a rod that can lie on one space lies there', () => {
  const game = arena([instant('rod', [{ do: 'layRod', what: 'topDiscard', where: 'you' }])])
  fight(game, {
    seats: [{ hand: ['rod'], discard: ['grasp'], space: 4 }, {}],
    play: ['0 boost:rod', '0 offered space:4', '0 space:4'],
    expect: { '0.arena': ['grasp'], '0.places': { 'arena:grasp': 4 } },
  })
})

it('what was in the arena before this Strike was not placed in it', () => {
  const since: Ability = { on: 'cleanup', if: { is: 'inArena', before: true }, do: [{ do: 'draw', amount: 2 }] }
  const placing: Ability = { on: 'before', do: [{ do: 'placeToken', where: 'you' }] }
  const game = arena([special('jab', { abilities: [placing] }), rest], { ...owl, basic: face(since) })
  for (const [tokens, drawn] of [
    [{}, 0],
    [{ owl: 7 }, 2],
  ] as const)
    fight(game, {
      seats: [{ hand: ['jab'], tokens }, { hand: ['rest'] }],
      play: ['0 strike:jab', '1 strike:rest'],
      expect: { '0.handSize': drawn, '0.tokens': { owl: 3 } },
    })
})
