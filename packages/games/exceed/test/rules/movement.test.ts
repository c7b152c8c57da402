import { it } from 'vitest'
import type { EffectList } from '../../src/effects/list.ts'
import { arena, face, fight, idle, instant, special } from '../support.ts'

const ways = ['move', 'advance', 'close', 'retreat', 'push', 'pull'] as const
type Way = (typeof ways)[number]
const far = [1, 2, 3, 4, 5, 9]
const cards = ways.flatMap((way) => far.map((spaces) => instant(`${way}${spaces}`, [{ do: way, spaces }])))
const game = arena(cards)

/** Where the fighters stand after an effect of seat 0, who is on `mine`. */
function goes(way: Way, spaces: number, from: readonly [number, number], to: readonly [number, number], pick?: string) {
  const card = `${way}${spaces}`
  fight(game, {
    seats: [{ space: from[0], hand: [card, 'dive'] }, { space: from[1] }],
    play: [`0 boost:${card}`, ...(pick ? ['0 offered forward back', `0 ${pick}`] : [])],
    // EX-088: no card has been paid, and one is drawn at the end of the turn
    expect: { '0.space': to[0], '1.space': to[1], '0.handSize': 2, '0.discard': [card], turn: 1 },
  })
}

it('EX-078: Move goes exactly so many spaces, in the direction that is chosen', () => {
  goes('move', 2, [5, 9], [7, 9], 'forward')
  goes('move', 2, [5, 9], [3, 9], 'back')
  goes('move', 2, [5, 1], [3, 1], 'forward')
  // fewer only where there is no room
  goes('move', 4, [3, 9], [1, 9], 'back')
  goes('move', 9, [3, 2], [9, 2], 'back')
  goes('move', 1, [1, 9], [1, 9], 'back')
})

it('EX-079: a Move that meets the opponent goes on beyond them', () => {
  goes('move', 1, [4, 5], [6, 5], 'forward')
  goes('move', 3, [3, 5], [7, 5], 'forward')
  goes('move', 3, [7, 5], [3, 5], 'forward')
  goes('move', 9, [3, 5], [9, 5], 'forward')
})

it('EX-080: Advance goes towards the opponent, and past them if it goes far enough', () => {
  goes('advance', 1, [3, 7], [4, 7])
  goes('advance', 3, [3, 7], [6, 7])
  goes('advance', 4, [3, 7], [8, 7])
  goes('advance', 3, [3, 5], [7, 5])
  goes('advance', 3, [7, 3], [4, 3])
  goes('advance', 5, [7, 5], [1, 5])
})

it("EX-081: the opponent's space is not counted: over one empty space, 1 is next to them and 2 is beyond", () => {
  goes('advance', 1, [3, 5], [4, 5])
  goes('advance', 2, [3, 5], [6, 5])
  goes('advance', 1, [4, 5], [6, 5])
  goes('advance', 1, [5, 4], [3, 4])
})

it('EX-082: Close stops next to the opponent and never passes them', () => {
  goes('close', 1, [3, 7], [4, 7])
  goes('close', 2, [3, 7], [5, 7])
  goes('close', 1, [4, 5], [4, 5])
  goes('close', 9, [6, 5], [6, 5])
  goes('close', 9, [8, 2], [3, 2])
})

it('EX-083: to close farther than the gap is the same as to close the gap', () => {
  for (const spaces of [2, 3, 4, 5]) goes('close', spaces, [3, 6], [5, 6])
  goes('close', 1, [3, 6], [4, 6])
})

it('EX-084: Retreat goes straight away from the opponent', () => {
  goes('retreat', 1, [4, 6], [3, 6])
  goes('retreat', 3, [4, 6], [1, 6])
  goes('retreat', 2, [6, 4], [8, 4])
  goes('retreat', 1, [5, 6], [4, 6])
})

it('EX-085: the edges end every movement, and nobody gets past who stands at one', () => {
  goes('retreat', 5, [4, 6], [1, 6])
  goes('retreat', 3, [9, 6], [9, 6])
  goes('advance', 9, [4, 6], [9, 6])
  goes('advance', 5, [4, 9], [8, 9])
  goes('advance', 9, [4, 9], [8, 9])
  goes('advance', 3, [2, 1], [2, 1])
  goes('move', 5, [6, 9], [8, 9], 'forward')
  goes('push', 5, [4, 7], [4, 9])
  goes('push', 1, [4, 1], [4, 1])
  goes('pull', 5, [1, 3], [1, 2])
  goes('pull', 2, [1, 2], [1, 2])
  fight(arena(), {
    seats: [{ space: 7, hand: ['dive', 'cross', 'grasp', 'spike'] }, { space: 9 }],
    play: ['0 move:8', '0 dive'],
    expect: { '0.space': 8 },
  })
})

it('EX-086: Push moves the opponent away, as if they retreated', () => {
  goes('push', 1, [4, 5], [4, 6])
  goes('push', 3, [4, 5], [4, 8])
  goes('push', 2, [4, 7], [4, 9])
  goes('push', 2, [6, 5], [6, 3])
})

it('EX-087: Pull moves the opponent closer, as if they advanced, past you too', () => {
  goes('pull', 1, [4, 7], [4, 6])
  goes('pull', 2, [4, 6], [4, 3])
  goes('pull', 1, [4, 5], [4, 3])
  goes('pull', 3, [4, 6], [4, 2])
  goes('pull', 2, [6, 4], [6, 7])
  // Grasp, in a Strike: they land on the other side
  fight(arena([idle('rest', { guard: 20 })]), {
    seats: [
      { space: 4, hand: ['grasp'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:grasp', '1 strike:rest', '0 offered push:1 push:2 pull:1 pull:2', '0 pull:2'],
    expect: { '1.space': 2, '0.space': 4, '1.life': 27 },
  })
})

it('EX-088: to be moved by an effect costs no Force', () => {
  // with nothing in hand, and in a Strike too
  const step = special('step', { abilities: [{ on: 'before', do: [{ do: 'advance', spaces: 2 }] }] })
  const own = arena([...cards, step, idle('rest', { guard: 20 })])
  fight(own, {
    seats: [{ space: 3, hand: ['advance2'] }, { space: 7 }],
    play: ['0 boost:advance2'],
    expect: { '0.space': 5 },
  })
  fight(own, {
    seats: [
      { space: 3, hand: ['step', 'dive'] },
      { space: 6, hand: ['rest'] },
    ],
    play: ['0 strike:step', '1 strike:rest'],
    expect: { '0.space': 5, '1.life': 28, '0.hand': ['dive'], '0.discard': [] },
  })
  fight(own, { seats: [{ space: 3 }, { space: 7 }], play: ['0 refused move:4 EX-067'], expect: { '0.space': 3 } })
})

it('EX-079: who is pulled past, or pushed, has not moved past anybody in this Strike', () => {
  const proud = face({ on: 'cleanup', if: { is: 'passed' }, do: [{ do: 'draw', amount: 2 }] })
  const wait = idle('wait', { guard: 20 })
  const doing = (...effects: EffectList) => special('jab', { abilities: [{ on: 'before', do: effects }] })
  for (const [effects, mine, theirs] of [
    [[{ do: 'pull', spaces: 2 }], 0, 0],
    [[{ do: 'advance', spaces: 2 }], 2, 0],
  ] as const)
    fight(arena([doing(...effects), wait], { basic: proud }, { basic: proud }), {
      seats: [
        { space: 4, hand: ['jab'] },
        { space: 5, hand: ['wait'] },
      ],
      play: ['0 strike:jab', '1 strike:wait'],
      expect: { '0.handSize': mine, '1.handSize': theirs },
    })
})
