import type { JsonObject } from '@cardwright/engine'
import { describe, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Condition } from '../../src/effects/conditions/vocabulary.ts'
import { arena, face, fight, instant, rest, special } from '../support.ts'

const tokens = [
  { id: 'owl', name: 'Owl' },
  { id: 'hen', name: 'Hen' },
]

/** Whether a condition holds on red's turn: who stands where, how wide they are, and where red's tokens lie. */
function holds(condition: Condition, isSo: boolean, red: JsonObject, blue: JsonObject): void {
  const game = arena([instant('ask', [{ do: 'when', if: condition, so: [{ do: 'gainLife', amount: 1 }] }])], { tokens })
  fight(game, {
    seats: [{ life: 10, hand: ['ask'], ...red }, { ...blue }],
    play: ['0 boost:ask'],
    expect: { '0.life': isSo ? 11 : 10 },
  })
}

const wide = (space: number): JsonObject => ({ space, reach: 1 })
const slim = (space: number): JsonObject => ({ space })
const owlAt = (owl: number, red: JsonObject): JsonObject => ({ ...red, tokens: { owl } })

describe('EX-112: where a wide fighter stands: on each of its spaces', () => {
  it('how far it is from another, and from the edge', () => {
    const range = (than: number): Condition => ({ is: 'equal', amount: { count: 'range' }, than })
    holds(range(4), true, slim(3), slim(7))
    holds(range(3), true, wide(3), slim(7))
    holds(range(3), true, slim(3), wide(7))
    holds(range(2), true, wide(3), wide(7))
    for (const [space, isSo] of [
      [2, true],
      [3, false],
      [7, false],
      [8, true],
    ] as const)
      holds({ is: 'atEdge' }, isSo, wide(space), slim(5))
    for (const [space, isSo] of [
      [1, true],
      [2, false],
      [8, false],
      [9, true],
    ] as const)
      holds({ is: 'atEdge' }, isSo, slim(space), slim(5))
    holds({ is: 'atEdge', of: 'foe' }, true, slim(5), wide(8))
    const behind = (than: number): Condition => ({ is: 'equal', amount: { count: 'behind' }, than })
    holds(behind(2), true, slim(3), slim(7))
    holds(behind(1), true, wide(3), slim(7))
    holds(behind(2), true, slim(7), slim(3))
    holds(behind(1), true, wide(7), slim(3))
  })

  it('whether it stands on something, or so far away from it', () => {
    for (const owl of [4, 5, 6]) holds({ is: 'at' }, true, owlAt(owl, wide(5)), slim(9))
    for (const owl of [3, 7]) {
      holds({ is: 'at' }, false, owlAt(owl, wide(5)), slim(9))
      holds({ is: 'at', min: 1, max: 1 }, true, owlAt(owl, wide(5)), slim(9))
    }
    holds({ is: 'at', of: 'foe' }, true, owlAt(6, slim(1)), wide(5))
    holds({ is: 'at', of: 'foe', max: 1 }, true, owlAt(6, slim(1)), slim(5))
    holds({ is: 'at', of: 'foe', min: 2, max: 3 }, false, owlAt(6, slim(1)), slim(5))
    for (const [owl, isSo] of [
      [4, false],
      [6, false],
      [7, true],
      [1, true],
      [3, false],
    ] as const)
      holds({ is: 'spotFree' }, isSo, owlAt(owl, slim(3)), wide(5))
  })

  it('what is between the fighters: past the edges of both, from either side', () => {
    for (const [owl, isSo] of [
      [2, false],
      [3, false],
      [4, true],
      [6, true],
      [7, false],
      [8, false],
    ] as const) {
      holds({ is: 'between' }, isSo, owlAt(owl, wide(2)), wide(8))
      holds({ is: 'between' }, isSo, owlAt(owl, wide(8)), wide(2))
      const count: Condition = { is: 'equal', amount: { count: 'tokensBetween' }, than: isSo ? 1 : 0 }
      holds(count, true, owlAt(owl, wide(2)), wide(8))
      holds(count, true, owlAt(owl, wide(8)), wide(2))
    }
    holds({ is: 'between' }, false, owlAt(9, slim(2)), slim(8))
    holds({ is: 'between' }, false, owlAt(1, slim(2)), slim(8))
  })

  it('whether the opponent is between a fighter and something, or on it', () => {
    for (const [owl, isSo, orOn] of [
      [9, true, true],
      [6, true, true],
      [5, false, true],
      [4, false, false],
      [2, false, false],
      [1, false, false],
    ] as const) {
      holds({ is: 'foeBetween' }, isSo, owlAt(owl, slim(2)), slim(5))
      holds({ is: 'foeBetween', orOn: true }, orOn, owlAt(owl, slim(2)), slim(5))
    }
    for (const [owl, isSo] of [
      [1, true],
      [5, false],
      [7, false],
      [9, false],
    ] as const)
      holds({ is: 'foeBetween' }, isSo, owlAt(owl, slim(8)), slim(5))
  })
})

it('what was crossed: where a movement began, ended, or what it went past, in either direction', () => {
  const crossed: Condition = { is: 'justCrossed', spot: 'owl' }
  for (const [owl, isSo] of [
    [2, false],
    [3, true],
    [5, true],
    [6, true],
    [7, false],
  ] as const)
    for (const [from, way, foe] of [
      [3, 'close', 9],
      [6, 'retreat', 9],
      [6, 'close', 1],
    ] as const)
      fight(
        arena(
          [
            instant('ask', [
              { do: way, spaces: 3 },
              { do: 'when', if: crossed, so: [{ do: 'gainLife', amount: 1 }] },
            ]),
          ],
          { tokens },
        ),
        {
          seats: [{ life: 10, hand: ['ask'], space: from, tokens: { owl } }, { space: foe }],
          play: ['0 boost:ask'],
          expect: { '0.life': isSo ? 11 : 10 },
        },
      )
})

describe('in a Strike', () => {
  /** Red's attack of Range 2-3 has +2 Power under the condition, as it hits or not. */
  function struck(condition: Condition, isSo: boolean, red: JsonObject, blue: JsonObject, more: Ability[] = []) {
    const glad: Ability = { on: 'after', if: condition, do: [{ do: 'gainLife', amount: 1 }] }
    const jab = special('jab', { range: [2, 3], abilities: [glad, ...more] })
    fight(arena([jab, rest], { tokens }, { tokens }), {
      seats: [
        { life: 10, hand: ['jab'], ...red },
        { hand: ['rest'], ...blue },
      ],
      play: ['0 strike:jab', '1 strike:rest'],
      expect: { '0.life': isSo ? 11 : 10 },
    })
  }
  const fromOwl: Ability = { on: 'strike', do: [{ do: 'trait', trait: 'origin', token: 'owl' }] }

  it('EX-109: something within Range of the attack, from the edge of a wide fighter; ahead or not', () => {
    for (const [owl, isSo, ahead] of [
      [1, true, false],
      [2, true, false],
      [3, false, false],
      [4, false, false],
      [5, false, false],
      [6, true, true],
      [7, true, true],
      [8, false, false],
    ] as const) {
      struck({ is: 'spotInRange' }, isSo, owlAt(owl, slim(4)), slim(9))
      struck({ is: 'spotInRange', ahead: true }, ahead, owlAt(owl, slim(4)), slim(9))
    }
    struck({ is: 'spotInRange', ahead: true }, true, owlAt(2, slim(4)), slim(1))
    struck({ is: 'spotInRange', ahead: true }, false, owlAt(6, slim(4)), slim(1))
    struck({ is: 'spotInRange' }, true, owlAt(8, wide(4)), slim(9))
    struck({ is: 'spotInRange' }, false, owlAt(6, wide(4)), slim(9))
  })

  it("EX-109: the opponent's thing of that name within Range, or under one's own feet", () => {
    const theirs: Condition = { is: 'spotInRange', spot: 'Owl', theirs: true }
    struck(theirs, true, slim(4), owlAt(6, slim(9)))
    struck(theirs, true, slim(4), owlAt(4, slim(9)))
    struck(theirs, false, slim(4), owlAt(5, slim(9)))
    struck(theirs, false, owlAt(6, slim(4)), slim(9))
    struck({ is: 'spotInRange', spot: 'Owl' }, false, owlAt(4, slim(4)), slim(9))
  })

  it('EX-109, EX-112: how far the opponent is, from where the attack comes from or from the fighter', () => {
    const range = (min: number, max?: number, from?: 'you'): Condition => ({
      is: 'range',
      min,
      ...(max !== undefined && { max }),
      ...(from && { from }),
    })
    struck(range(3, 3), true, slim(4), slim(7))
    struck(range(4), false, slim(4), slim(7))
    struck(range(2), true, slim(4), slim(7))
    struck(range(4, 5), false, slim(4), slim(7))
    struck(range(1, 2), false, slim(4), slim(7))
    // of a wide opponent any space counts
    for (const far of [2, 3, 4]) struck(range(far, far), true, slim(4), wide(7))
    struck(range(1, 1), false, slim(4), wide(7))
    struck(range(5), false, slim(4), wide(7))
    // of a wide fighter the edge that is nearest
    struck(range(2, 2), true, wide(4), slim(7))
    struck(range(3, 3), false, wide(4), slim(7))
    struck(range(1, 1), true, owlAt(6, slim(2)), slim(7), [fromOwl])
    struck(range(5, 5), false, owlAt(6, slim(2)), slim(7), [fromOwl])
    struck(range(5, 5, 'you'), true, owlAt(6, slim(2)), slim(7), [fromOwl])
  })

  it("EX-156: something between a fighter and where the opponent's attack comes from", () => {
    for (const [owl, isSo] of [
      [4, true],
      [6, true],
      [7, false],
      [2, false],
    ] as const)
      struck({ is: 'between', spot: 'Owl', source: true }, isSo, owlAt(owl, slim(3)), slim(7))
    const game = (owl: number, isSo: boolean) =>
      fight(
        arena(
          [
            special('jab', {
              range: [9, 9],
              abilities: [
                { on: 'after', if: { is: 'between', spot: 'Owl', source: true }, do: [{ do: 'gainLife', amount: 1 }] },
              ],
            }),
            rest,
          ],
          { tokens },
          { tokens, basic: face({ on: 'strike', do: [{ do: 'trait', trait: 'origin', token: 'hen' }] }) },
        ),
        {
          seats: [
            { life: 10, hand: ['jab'], space: 3, tokens: { owl } },
            { hand: ['rest'], space: 9, tokens: { hen: 6 } },
          ],
          play: ['0 strike:jab', '1 strike:rest'],
          expect: { '0.life': isSo ? 11 : 10 },
        },
      )
    game(4, true)
    game(5, true)
    game(6, false)
    game(8, false)
  })

  it('EX-156: attacks are dodged by the distance from the fighter, or from what it names', () => {
    const dodged = (min: number, max: number, blue: JsonObject, damage: number, token?: string) => {
      const dodge: Ability = {
        on: 'strike',
        do: [{ do: 'trait', trait: 'dodgesAtRange', min, max, ...(token && { token }) }],
      }
      fight(arena([special('jab', { range: [1, 9] }), { ...rest, abilities: [dodge] }], {}, { tokens }), {
        seats: [
          { hand: ['jab'], space: 3 },
          { hand: ['rest'], ...blue },
        ],
        play: ['0 strike:jab', '1 strike:rest'],
        expect: { '1.life': 30 - damage },
      })
    }
    dodged(4, 4, slim(7), 0)
    dodged(5, 9, slim(7), 2)
    dodged(1, 3, slim(7), 2)
    dodged(3, 3, wide(7), 0)
    dodged(5, 5, wide(7), 0)
    dodged(2, 2, wide(7), 2)
    dodged(2, 2, { space: 7, tokens: { owl: 5 } }, 0, 'owl')
    dodged(4, 4, { space: 7, tokens: { owl: 5 } }, 2, 'owl')
    dodged(0, 9, slim(7), 2, 'owl')
  })

  it('EX-109: a wide fighter attacks from its nearer edge, and is hit on any of its spaces', () => {
    const hit = (range: [number, number], red: JsonObject, blue: JsonObject, damage: number) =>
      fight(arena([special('jab', { range }), rest]), {
        seats: [
          { hand: ['jab'], ...red },
          { hand: ['rest'], ...blue },
        ],
        play: ['0 strike:jab', '1 strike:rest'],
        expect: { '1.life': 30 - damage },
      })
    hit([3, 3], wide(3), slim(7), 2)
    hit([4, 4], wide(3), slim(7), 0)
    hit([3, 3], wide(7), slim(3), 2)
    hit([5, 5], wide(7), slim(3), 0)
    for (const far of [3, 4, 5]) hit([far, far], slim(3), wide(7), 2)
    hit([1, 2], slim(3), wide(7), 0)
    hit([6, 9], slim(3), wide(7), 0)
  })
})
