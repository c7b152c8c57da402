import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import { arena, asked, continuous, face, fight, given, instant, play, rest, special } from '../support.ts'
import { after, does, trait, trick } from './trick.ts'

it('EX-085, EX-088: a movement goes as far as there is room, at no cost', () => {
  after([{ do: 'advance', spaces: 2 }], [3, 5], [6, 5])
  after([{ do: 'advance', spaces: 4 }], [7, 9], [8, 9])
  after([{ do: 'retreat', spaces: 4 }], [3, 5], [1, 5])
  after([{ do: 'push', spaces: 9 }], [3, 5], [3, 9])
})

it('EX-080..087: the options of "up to" say where the mover comes to, and name the card that asks', () => {
  const offered = (effects: EffectList, spaces: readonly [number, number]) => {
    const { game, seats } = trick(effects, spaces)
    const [ask] = play(given(game, [...seats]), '0 boost:trick').asks(0)
    expect(ask).toMatchObject({ kind: 'spaces', source: '0 trick boost.abilities.0.do.0', card: { name: 'trick' } })
    return ask!.options.map(({ arrives }) => arrives)
  }
  expect(offered([{ do: 'advance', spaces: 3, upTo: true }], [3, 5])).toEqual([3, 4, 6, 7])
  expect(offered([{ do: 'close', spaces: 3, upTo: true }], [3, 5])).toEqual([3, 4, 4, 4])
  expect(offered([{ do: 'retreat', spaces: 3, upTo: true }], [3, 5])).toEqual([3, 2, 1, 1])
  expect(offered([{ do: 'push', spaces: 2, upTo: true }], [3, 8])).toEqual([8, 9, 9])
  expect(offered([{ do: 'pull', spaces: 2, upTo: true }], [3, 5])).toEqual([5, 4, 2])
})

it('EX-045, EX-046: the options of a Move say what it costs', () => {
  const hand = ['dive', 'cross', 'grasp', 'spike']
  const [ask] = given(arena([rest]), [{ space: 3, hand }, { space: 5 }]).asks(0)
  const costs = ask!.options.flatMap(({ move, space, cost }) => (move === 'move' ? [[space, cost]] : []))
  expect(costs).toEqual([
    [1, 2],
    [2, 1],
    [4, 1],
    [6, 3],
    [7, 4],
  ])
})

it('what a movement came to is known to what follows', () => {
  const drawn = { do: 'draw', amount: 1 } as const
  const short = (spaces: number): EffectList => [
    { do: 'push', spaces },
    { do: 'when', if: { is: 'not', that: { is: 'justWentAllTheWay' } }, so: [{ do: 'close', spaces: 9 }] },
  ]
  after(short(2), [3, 7], [3, 9])
  after(short(3), [3, 7], [8, 9])
  const game = arena([does({ do: 'close', spaces: 5 }, { do: 'draw', amount: { count: 'justMoved' } })])
  fight(game, {
    seats: [{ hand: ['trick'], space: 3 }, { space: 6 }],
    play: ['0 boost:trick'],
    expect: { '0.handSize': 3 },
  })
  const lacking = arena([does({ do: 'push', spaces: 3 }, { do: 'draw', amount: { count: 'justShort' } })])
  fight(lacking, {
    seats: [{ hand: ['trick'], space: 3 }, { space: 8 }],
    play: ['0 boost:trick'],
    expect: { '0.handSize': 3 },
  })
  const past = arena([
    does({ do: 'pull', spaces: 2 }, { do: 'when', if: { is: 'justPassed', of: 'foe' }, so: [drawn] }),
  ])
  const pulled = (space: number, handSize: number) =>
    fight(past, {
      seats: [{ hand: ['trick'], space: 4 }, { space }],
      play: ['0 boost:trick'],
      expect: { '0.handSize': handSize },
    })
  pulled(6, 2)
  pulled(7, 1)
})

it('who cannot move stays, but can be moved; who is rooted the other way round', () => {
  const held = trait({ trait: 'cantMove' })
  const rooted = trait({ trait: 'rooted' })
  const foeCloses: EffectList = [{ do: 'foeDoes', so: [{ do: 'close', spaces: 2 }] }]
  after(foeCloses, [3, 7], [3, 5])
  after(foeCloses, [3, 7], [3, 7], [], held)
  after([{ do: 'pull', spaces: 2 }], [3, 7], [3, 5], [], held)
  after([{ do: 'pull', spaces: 2 }], [3, 7], [3, 7], [], rooted)
  after(foeCloses, [3, 7], [3, 5], [], rooted)
  const { game, seats } = trick([], [3, 7], trait({ trait: 'cantMove', who: 'foe' }))
  expect(asked(given(game, [{ ...seats[0], hand: ['rest'] }, seats[1]]), 0)[0]!.keys).not.toContain('move:4')
})

it('who cannot be passed stops advances, not pulls', () => {
  const wall = trait({ trait: 'cantPass', who: 'foe' })
  after([{ do: 'advance', spaces: 3 }], [3, 5], [7, 5])
  after([{ do: 'advance', spaces: 3 }], [3, 5], [4, 5], [], wall)
  after([{ do: 'foeDoes', so: [{ do: 'pull', spaces: 3 }] }], [3, 5], [7, 5], [], wall)
})

it('movement goes farther, or no farther', () => {
  const more = (name: 'fartherSelf' | 'fartherFoe', who: 'foe') => trait({ trait: name, amount: 1, who })
  after([{ do: 'close', spaces: 2 }], [1, 9], [4, 9], [], more('fartherSelf', 'foe'))
  after([{ do: 'pull', spaces: 2 }], [1, 9], [1, 6], [], more('fartherFoe', 'foe'))
  const limit = trait({ trait: 'movementLimit', amount: 2, who: 'foe' })
  after([{ do: 'retreat', spaces: 2 }], [4, 9], [2, 9], [], limit)
  after([{ do: 'retreat', spaces: 3 }], [4, 9], [2, 9], [], limit)
  after([{ do: 'push', spaces: 3 }], [1, 3], [1, 6], [], limit)
  const free = trait({ trait: 'mayIgnoreLimit', who: 'foe' })
  after([{ do: 'retreat', spaces: 3 }], [4, 9], [1, 9], ['0 retreat:3'], limit, free)
  after([{ do: 'retreat', spaces: 3 }], [4, 9], [2, 9], ['0 retreat:2'], limit, free)
  const near = trick([{ do: 'retreat', spaces: 3, upTo: true }], [4, 9], limit)
  fight(near.game, {
    seats: near.seats,
    play: ['0 boost:trick', '0 offered retreat:0 retreat:1 retreat:2', '0 retreat:2'],
  })
  const longer = trait({ trait: 'mayGoFarther', amount: 1, who: 'foe' })
  after([{ do: 'advance', spaces: 2 }], [4, 9], [6, 9], [], limit, longer)
  after([{ do: 'advance', spaces: 1 }], [4, 9], [6, 9], ['0 advance:2'], longer)
  after([{ do: 'retreat', spaces: 1 }], [4, 9], [3, 9], [], longer)
})

it('EX-044: the Move action keeps to the limit', () => {
  const game = arena([rest], { basic: face(trait({ trait: 'movementLimit', amount: 2 })) })
  const match = given(game, [{ hand: ['grasp', 'cross', 'dive', 'sweep'], space: 1 }, { space: 9 }])
  const keys = asked(match, 0)[0]!.keys
  expect(keys).toContain('move:3')
  expect(keys).not.toContain('move:4')
})

it('any space is reached on foot, or none', () => {
  const anywhere: EffectList = [{ do: 'moveTo' }]
  after(anywhere, [3, 5], [9, 5], ['0 space:9'])
  after(anywhere, [3, 5], [3, 5], ['0 pass'])
  const { game, seats } = trick([{ do: 'moveTo', max: 2 }], [3, 5])
  fight(game, { seats, play: ['0 boost:trick', '0 offered pass space:1 space:2 space:4 space:6', '0 space:6'] })
  const blocked = trick(anywhere, [3, 5], trait({ trait: 'cantPass', who: 'foe' }))
  fight(blocked.game, {
    seats: blocked.seats,
    play: ['0 boost:trick', '0 offered pass space:1 space:2 space:4', '0 pass'],
  })
  // nowhere to go is no question
  after(anywhere, [3, 5], [3, 5], [], trait({ trait: 'cantMove', who: 'foe' }))
})

it('the opponent is pushed or pulled to any space', () => {
  after([{ do: 'shoveTo' }], [3, 5], [3, 9], ['0 space:9'])
  after([{ do: 'shoveTo' }], [3, 5], [3, 1], ['0 space:1'])
  // just past: one's own space is not counted
  after([{ do: 'shoveTo' }], [3, 5], [3, 2], ['0 space:2'])
  after([{ do: 'shoveTo' }], [7, 5], [7, 8], ['0 space:8'])
  const { game, seats } = trick(
    [
      { do: 'shoveTo', only: 'pull' },
      { do: 'draw', amount: { count: 'justMoved' } },
    ],
    [3, 5],
  )
  fight(game, {
    seats,
    play: ['0 boost:trick', '0 offered pass space:1 space:2 space:4', '0 space:1'],
    // past its own space, which does not count
    expect: { '1.space': 1, '0.handSize': 4 },
  })
  fight(game, { seats, play: ['0 boost:trick', '0 pass'], expect: { '1.space': 5, '0.handSize': 1 } })
})

it('to a Range: as far as it takes', () => {
  const to = (n: number): EffectList => [{ do: 'push', spaces: { count: 'range', times: -1, plus: n } }]
  after(to(5), [2, 4], [2, 7])
  after(to(5), [2, 8], [2, 8])
})

it('abilities see that a fighter has moved, or passed', () => {
  const moved: Ability = { on: 'moved', do: [{ do: 'put', what: 'this', to: 'gauge' }] }
  const game = arena([continuous('charge', [moved]), instant('step', [{ do: 'advance', spaces: 1 }]), rest])
  fight(game, {
    seats: [{ boosts: ['charge'], hand: ['step'], space: 3 }, { space: 7 }],
    play: ['0 boost:step'],
    expect: { '0.boosts': [], '0.gauge': ['charge'] },
  })
  // not if it did not move from its space, nor if it was moved
  fight(game, {
    seats: [{ boosts: ['charge'], hand: ['step'], space: 8 }, { space: 9 }],
    play: ['0 boost:step'],
    expect: { '0.boosts': ['charge'] },
  })
  const shoved = arena([continuous('charge', [moved]), instant('shove', [{ do: 'push', spaces: 1 }])])
  fight(shoved, {
    seats: [
      { hand: ['shove'], space: 3 },
      { boosts: ['charge'], space: 7 },
    ],
    play: ['0 boost:shove'],
    expect: { '1.boosts': ['charge'], '1.space': 8 },
  })
  const passed: Ability = { on: 'foePassed', do: [{ do: 'draw', amount: 1 }] }
  const watch = arena([does({ do: 'advance', spaces: 2 })], {}, { basic: face(passed) })
  fight(watch, {
    seats: [{ hand: ['trick'], space: 3 }, { space: 4 }],
    play: ['0 boost:trick'],
    expect: { '1.handSize': 1 },
  })
  fight(watch, {
    seats: [{ hand: ['trick'], space: 3 }, { space: 6 }],
    play: ['0 boost:trick'],
    expect: { '1.handSize': 0 },
  })
})

it('a trigger of the movement does not hide what the movement was', () => {
  const moved: Ability = { on: 'moved', do: [{ do: 'push', spaces: 0 }] }
  const after2: EffectList = [
    { do: 'advance', spaces: 2 },
    { do: 'when', if: { is: 'justPassed' }, so: [{ do: 'draw', amount: 1 }] },
  ]
  fight(arena([continuous('echo', [moved]), instant('dash', after2)]), {
    seats: [{ boosts: ['echo'], hand: ['dash'], space: 3 }, { space: 4 }],
    play: ['0 boost:dash'],
    expect: { '0.space': 6, '0.handSize': 2 },
  })
})

it('conditions of the Strike: moved, moved past, moved before it', () => {
  const when = (condition: Ability['if'] & object): Ability => ({
    on: 'hit',
    if: condition,
    do: [{ do: 'bonus', to: 'power', amount: 3 }],
  })
  const hits = (
    condition: Ability['if'] & object,
    before: EffectList,
    spaces: readonly [number, number],
    life: number,
  ) =>
    fight(
      arena([special('jab', { range: [1, 9], abilities: [{ on: 'before', do: before }, when(condition)] }), rest]),
      {
        seats: [
          { hand: ['jab'], space: spaces[0] },
          { hand: ['rest'], space: spaces[1] },
        ],
        play: ['0 strike:jab', '1 strike:rest'],
        expect: { '1.life': life },
      },
    )
  const moved = { is: 'atLeast', amount: { count: 'moved' }, than: 2 } as const
  hits(moved, [{ do: 'retreat', spaces: 2 }], [3, 5], 25)
  hits(moved, [{ do: 'retreat', spaces: 3 }], [2, 5], 28)
  hits({ is: 'passed' }, [{ do: 'advance', spaces: 2 }], [4, 5], 25)
  hits({ is: 'passed' }, [{ do: 'pull', spaces: 2 }], [4, 5], 28)
  const wasMoved = { is: 'atLeast', amount: { count: 'travelled', of: 'foe' }, than: 1 } as const
  hits(wasMoved, [{ do: 'push', spaces: 1 }], [4, 5], 25)
  hits(wasMoved, [{ do: 'push', spaces: 1 }], [8, 9], 28)
  hits({ is: 'atLeast', amount: { count: 'behind', of: 'foe' }, than: 3 }, [], [4, 6], 25)
  hits({ is: 'atLeast', amount: { count: 'behind', of: 'foe' }, than: 3 }, [], [4, 7], 28)
  hits({ is: 'range', min: { count: 'rangeMax' }, max: { count: 'rangeMax' } }, [], [4, 7], 28)
})

it('EX-112: a wide fighter is in Range with any of its spaces, and has to have room', () => {
  const grown: EffectList = [{ do: 'foeDoes', so: [{ do: 'grow', reach: 1 }] }]
  after([...grown, { do: 'advance', spaces: 5 }], [3, 8], [6, 8])
  after([...grown, { do: 'advance', spaces: 2 }], [3, 6], [8, 6])
  after([...grown, { do: 'push', spaces: 9 }], [3, 6], [3, 8])
  const game = arena([instant('swell', grown), special('poke', { range: [3, 3] }), rest])
  fight(game, {
    seats: [
      { hand: ['swell', 'poke'], space: 3 },
      { hand: ['rest'], space: 5 },
    ],
    // it fills 4 to 6, the last of them 3 away
    play: ['0 boost:swell', '1 prepare', '0 strike:poke', '1 strike:rest'],
    expect: { '1.life': 28 },
  })
  after([{ do: 'startOver' }], [5, 6], [3, 7])
})

it('a Push or Pull can be measured from where the attack comes from', () => {
  const centred: Ability = { on: 'strike', do: [{ do: 'trait', trait: 'origin', token: 'centre' }] }
  const shot = (effect: EffectList[number]) =>
    special('shot', { range: [0, 4], abilities: [centred, { on: 'hit', do: [effect] }] })
  const fired = (effect: EffectList[number], spaces: readonly [number, number], want: number, ...more: string[]) =>
    fight(arena([shot(effect), rest]), {
      seats: [
        { hand: ['shot'], space: spaces[0] },
        { hand: ['rest'], space: spaces[1] },
      ],
      play: ['0 strike:shot', '1 strike:rest', ...more],
      expect: { '1.space': want },
    })
  fired({ do: 'push', spaces: 2, from: 'origin' }, [1, 3], 2)
  fired({ do: 'push', spaces: 2, from: 'origin' }, [1, 7], 9)
  fired({ do: 'pull', spaces: 1, to: 'origin' }, [1, 3], 4)
  fired({ do: 'push', spaces: 2, from: 'origin' }, [1, 5], 3, '0 pull:2')
  fired({ do: 'pull', spaces: 2, to: 'origin', notFrom: true }, [1, 5], 5)
})

it('EX-077: who enters the space of a trap in a Strike stops there', () => {
  const snare = continuous(
    'snare',
    [
      { on: 'now', do: [{ do: 'layDown' }] },
      { on: 'entered', do: [{ do: 'put', what: 'this', to: 'discard' }, { do: 'advantage' }] },
    ],
    { trap: true },
  )
  const game = arena([
    snare,
    special('rush', { abilities: [{ on: 'before', do: [{ do: 'close', spaces: 4 }] }] }),
    rest,
  ])
  const seats = [
    { hand: ['snare', 'rest'], space: 2 },
    { hand: ['rush'], space: 7 },
  ] as const
  fight(game, {
    seats,
    play: ['0 boost:snare', '0 space:5', '1 strike:rush', '0 strike:rest'],
    expect: { '1.space': 5, '0.boosts': [], turn: 0 },
  })
  // outside of a Strike it lies still
  fight(arena([snare, instant('run', [{ do: 'close', spaces: 4 }])]), {
    seats: [
      { hand: ['snare'], space: 2 },
      { hand: ['run'], space: 7 },
    ],
    play: ['0 boost:snare', '0 space:5', '1 boost:run'],
    expect: { '1.space': 3, '0.boosts': ['snare'] },
  })
  // nor does it act on who stands there already
  fight(game, {
    seats,
    play: ['0 boost:snare', '0 space:7', '1 strike:rush', '0 strike:rest'],
    expect: { '1.space': 3, '0.boosts': ['snare'] },
  })
})

it('a match in which everything moves can be played to its end', () => {
  const match = given(arena([does({ do: 'moveTo' }), rest]), [{ hand: ['trick'] }, {}])
  play(match, '0 boost:trick', '0 space:8')
  expect(match.table.state.sides[0].space).toBe(8)
})
