import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import type { FighterDef } from '../../src/index.ts'
import { arena, continuous, face, fight, given, instant, play, rest, special } from '../support.ts'

const trap = (id: string, ...effects: EffectList) => continuous(id, [{ on: 'entered', do: effects }], { trap: true })
const sting = trap('sting', { do: 'foeDoes', so: [{ do: 'loseLife', amount: 1 }] })
const moving = (on: Ability['on'], ...effects: EffectList) => special('rush', { abilities: [{ on, do: effects }] })
const advance: EffectList[number] = { do: 'advance', spaces: 4 }

/** Red, on space 2, sets `rush`; blue has traps on these spaces, and stands on 9 unless said. */
function rushed(
  rush: ReturnType<typeof moving>,
  places: Readonly<Record<string, number>>,
  wanted: Record<string, unknown>,
  { space = 9, cards = [sting], mine = {} as object, red = {} as Partial<FighterDef>, more = [] as string[] } = {},
): void {
  fight(arena([rush, ...cards, rest], red), {
    seats: [
      { space: 2, hand: ['rush'], ...mine },
      { space, hand: ['rest'], boosts: Object.keys(places).map((key) => key.replace('#2', '')), places },
    ],
    play: ['0 strike:rush', '1 strike:rest', ...more],
    expect: wanted as never,
  })
}

describe('EX-077: traps on the way of a fighter in a Strike', () => {
  it('the first stops it, those beyond do nothing', () => {
    rushed(moving('before', advance), { sting: 4, 'sting#2': 5 }, { '0.space': 4, '0.life': 29 })
    rushed(moving('before', advance), { sting: 6 }, { '0.space': 6, '0.life': 29 })
    rushed(moving('before', advance), { sting: 7 }, { '0.space': 6, '0.life': 30 })
    rushed(moving('before', { do: 'retreat', spaces: 1 }), { sting: 1 }, { '0.space': 1, '0.life': 29 })
  })

  it('two on one space act both; one that the other has taken away does not', () => {
    rushed(moving('before', advance), { sting: 4, 'sting#2': 4 }, { '0.space': 4, '0.life': 28 })
    const greedy = trap('greedy', { do: 'discardBoost', of: 'you', all: true })
    const cards = [greedy, sting]
    const order = { cards, more: ['1 greedy sting'] }
    rushed(moving('before', advance), { greedy: 4, sting: 4 }, { '0.space': 4, '0.life': 30, '1.boosts': [] }, order)
  })

  it('what is leapt over with the opponent is not entered', () => {
    rushed(moving('before', advance), { sting: 4 }, { '0.space': 7, '0.life': 30 }, { space: 4 })
  })

  it('a wide fighter comes upon them with its edge', () => {
    const red = { basic: face({ on: 'set', do: [{ do: 'grow', reach: 1 }] }) }
    rushed(moving('before', advance), { sting: 5 }, { '0.space': 4, '0.life': 29 }, { red })
  })

  it('one under a wide fighter, wherever it fills the space, does not act on it', () => {
    const mine = { space: 3, reach: 1 }
    for (const space of [2, 3, 4])
      rushed(moving('before', advance), { sting: space }, { '0.space': 7, '0.life': 30 }, { mine })
    rushed(moving('before', advance), { sting: 5 }, { '0.space': 4, '0.life': 29 }, { mine })
    rushed(moving('before', { do: 'retreat', spaces: 2 }), { sting: 1 }, { '0.space': 2, '0.life': 29 }, { mine })
  })

  it('a Boost that says nothing of who enters is no trap', () => {
    const cards = [continuous('mat', []), sting]
    rushed(moving('before', advance), { mat: 4, sting: 5 }, { '0.space': 5, '0.life': 29 }, { cards })
    rushed(moving('before', advance), { mat: 4 }, { '0.space': 6, '0.life': 30 }, { cards })
  })

  it('of traps of both on one space, those of who moves the fighter act first', () => {
    const sweep = trap('broom', { do: 'discardBoost', of: 'foe', all: true })
    const cards = [sweep, sting]
    const mine = { boosts: ['broom'], places: { broom: 4 } }
    rushed(moving('before', advance), { sting: 4 }, { '0.space': 4, '0.life': 30, '1.boosts': [] }, { cards, mine })
    const more = ['1 pull:3']
    const pulls: Ability = { on: 'before', do: [{ do: 'pull', spaces: 3, upTo: true }] }
    fight(
      arena([
        sweep,
        sting,
        special('rush', { power: 0 }),
        special('drag', { range: null, abilities: [pulls], speed: 9 }),
      ]),
      {
        seats: [
          { space: 2, hand: ['rush'], ...mine },
          { space: 9, hand: ['drag'], boosts: ['sting'], places: { sting: 4 } },
        ],
        play: ['0 strike:rush', '1 strike:drag', ...more],
        expect: { '0.space': 4, '0.life': 29 },
      },
    )
  })

  it('they lie still before attacks are revealed', () => {
    const red = { basic: face({ on: 'set', do: [advance] }) }
    rushed(moving('after', { do: 'gainLife', amount: 0 }), { sting: 4 }, { '0.space': 6, '0.life': 30 }, { red })
  })

  it('who is pushed onto one of their own stops too, and it means their opponent', () => {
    fight(arena([moving('before', { do: 'pull', spaces: 4 }), sting, rest]), {
      seats: [
        { space: 2, hand: ['rush'] },
        { space: 9, hand: ['rest'], boosts: ['sting'], places: { sting: 7 } },
      ],
      play: ['0 strike:rush', '1 strike:rest'],
      expect: { '1.space': 7, '0.life': 29, '1.life': 30 },
    })
  })
})

describe('a token that cannot be passed', () => {
  const owl = { tokens: [{ id: 'owl', name: 'Owl' }] }
  const fence = face({ on: 'always', do: [{ do: 'trait', trait: 'cantPassToken', who: 'foe', token: 'owl' }] })
  const fenced = (owner: number, from: number, effect: EffectList[number], to: number, grown = false) =>
    fight(
      arena([instant('run', [...(grown ? [{ do: 'grow', reach: 1 } as const] : []), effect])], {
        ...owl,
        basic: fence,
      }),
      {
        turn: 1,
        seats: [
          { space: owner, tokens: { owl: 5 } },
          { hand: ['run'], space: from },
        ],
        play: ['1 boost:run'],
        expect: { '1.space': to },
      },
    )

  it('is not entered from either side, and hinders nobody who goes away from it', () => {
    fenced(1, 8, { do: 'close', spaces: 5 }, 6)
    fenced(9, 2, { do: 'close', spaces: 5 }, 4)
    fenced(1, 6, { do: 'retreat', spaces: 2 }, 8)
    fenced(9, 4, { do: 'retreat', spaces: 2 }, 2)
    // who stands on it may leave
    fenced(1, 5, { do: 'close', spaces: 2 }, 3)
  })

  it('nor leapt over, nor touched by the edge of a wide fighter', () => {
    fenced(5, 4, { do: 'advance', spaces: 2 }, 4)
    fenced(1, 8, { do: 'close', spaces: 5 }, 7, true)
    fenced(9, 2, { do: 'close', spaces: 5 }, 3, true)
  })

  it('nor landed on behind the opponent, by any space of a wide fighter', () => {
    fenced(4, 3, { do: 'advance', spaces: 1 }, 3)
    fenced(6, 7, { do: 'advance', spaces: 2 }, 7)
    fenced(6, 8, { do: 'advance', spaces: 1 }, 8, true)
    // one space before it there is room
    fenced(7, 8, { do: 'advance', spaces: 2 }, 6)
    fenced(3, 2, { do: 'advance', spaces: 2 }, 4)
  })

  it('a wide fighter with an edge or its middle on it may go both ways', () => {
    for (const from of [4, 5, 6]) {
      fenced(9, from, { do: 'close', spaces: 9 }, 7, true)
      fenced(1, from, { do: 'close', spaces: 9 }, 3, true)
      fenced(9, from, { do: 'retreat', spaces: 9 }, 2, true)
      fenced(1, from, { do: 'retreat', spaces: 9 }, 8, true)
    }
  })

  it('nor is any of several', () => {
    const stones = ['one', 'two'].map((id) => ({ id, name: 'Stone' }))
    const walled = face({ on: 'always', do: [{ do: 'trait', trait: 'cantPassToken', who: 'foe', token: 'Stone' }] })
    for (const [one, two] of [
      [5, 7],
      [7, 5],
    ] as const)
      fight(arena([instant('run', [{ do: 'close', spaces: 9 }])], { tokens: stones, basic: walled }), {
        turn: 1,
        seats: [
          { space: 9, tokens: { one, two } },
          { hand: ['run'], space: 2 },
        ],
        play: ['1 boost:run'],
        expect: { '1.space': 4 },
      })
  })

  it('a wide fighter that has left it does not come back', () => {
    fenced(9, 3, { do: 'close', spaces: 9 }, 3, true)
    fenced(1, 7, { do: 'close', spaces: 9 }, 7, true)
    fenced(9, 3, { do: 'retreat', spaces: 9 }, 2, true)
    fenced(1, 7, { do: 'retreat', spaces: 9 }, 8, true)
  })
})

describe('what a movement came to', () => {
  const owl = {
    tokens: [
      { id: 'owl', name: 'Owl' },
      { id: 'hen', name: 'Hen' },
    ],
  }
  const after = (effects: EffectList, tokens: Record<string, number>, hand: number) =>
    fight(arena([instant('trick', effects)], owl), {
      seats: [{ space: 3, hand: ['trick'], tokens }, { space: 9 }],
      play: ['0 boost:trick'],
      expect: { '0.handSize': hand + 1 },
    })

  it('how many of your tokens lay on its way', () => {
    const count: EffectList = [
      { do: 'advance', spaces: 2 },
      { do: 'draw', amount: { count: 'justEntered' } },
    ]
    after(count, { owl: 4, hen: 5 }, 2)
    after(count, { owl: 3, hen: 6 }, 0)
  })

  it('whether it began, ended or went past there', () => {
    const crossed = (way: 'advance' | 'retreat'): EffectList => [
      { do: way, spaces: 2 },
      { do: 'when', if: { is: 'justCrossed', spot: 'owl' }, so: [{ do: 'draw', amount: 1 }] },
    ]
    for (const [space, drawn] of [
      [2, 0],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 0],
    ] as const)
      after(crossed('advance'), { owl: space }, drawn)
    after(crossed('retreat'), { owl: 2 }, 1)
    after(crossed('retreat'), { owl: 4 }, 0)
  })

  it('is the same after a question that it has brought', () => {
    const glad: Ability = {
      on: 'moved',
      do: [
        { do: 'draw', amount: 1, upTo: true },
        { do: 'push', spaces: 1 },
      ],
    }
    const dash = instant('dash', [
      { do: 'advance', spaces: 2 },
      { do: 'gainLife', amount: { count: 'justMoved' } },
    ])
    fight(arena([dash], { basic: face(glad) }), {
      seats: [{ space: 3, life: 10, hand: ['dash'] }, { space: 7 }],
      play: ['0 boost:dash', '0 draw:0'],
      expect: { '0.space': 5, '1.space': 8, '0.life': 12 },
    })
  })

  it('how far a fighter has moved, or was moved, in its turn before the Strike', () => {
    const long: Ability = { on: 'strike', do: [{ do: 'bonus', to: 'power', amount: { count: 'movedBefore' } }] }
    const step = instant('step', [{ do: 'retreat', spaces: 2 }, { do: 'strike' }])
    const game = arena([special('jab', { range: [1, 9], abilities: [long] }), step, rest])
    const seats = [
      { space: 3, hand: ['step', 'jab'] },
      { space: 5, hand: ['rest'] },
    ] as const
    fight(game, { seats, play: ['0 boost:step', '0 strike:jab', '1 strike:rest'], expect: { '1.life': 26 } })
    // not in a turn before, nor in the Strike
    const late = special('jab', {
      range: [1, 9],
      abilities: [long, { on: 'before', do: [{ do: 'retreat', spaces: 1 }] }],
    })
    fight(arena([late, instant('walk', [{ do: 'retreat', spaces: 1 }]), rest]), {
      seats: [
        { space: 3, hand: ['walk', 'jab'] },
        { space: 5, hand: ['rest'] },
      ],
      play: ['0 boost:walk', '1 prepare', '0 strike:jab', '1 strike:rest'],
      expect: { '0.space': 1, '1.life': 28 },
    })
  })

  it('the least of several limits holds', () => {
    const limit = (amount: number): Ability => ({ on: 'always', do: [{ do: 'trait', trait: 'movementLimit', amount }] })
    for (const limits of [
      [1, 3],
      [3, 1],
    ])
      fight(arena([instant('walk', [{ do: 'advance', spaces: 4 }])], { basic: face(...limits.map(limit)) }), {
        seats: [{ space: 2, hand: ['walk'] }, { space: 9 }],
        play: ['0 boost:walk'],
        expect: { '0.space': 3 },
      })
  })
})

it('EX-044, EX-047: a question for Force says by its rule which action it pays for', () => {
  const ask = (key: string) => {
    const match = given(arena(), [{ space: 3, hand: ['dive', 'cross'] }, { space: 9 }])
    return play(match, `0 ${key}`).asks(0)[0]
  }
  expect(ask('move:4')).toMatchObject({ kind: 'force', source: 'EX-044', rule: 'EX-070' })
  expect(ask('change:1')).toMatchObject({ kind: 'force', source: 'EX-047' })
})
