import type { JsonObject } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { curveOf, turningPoint } from '../../src/table/curve.ts'

const marks = [
  {
    at: 0,
    facts: {
      turn: 0,
      sides: [
        { life: 30, space: 3 },
        { life: 30, space: 7 },
      ],
    },
  },
  {
    at: 9,
    facts: {
      turn: 1,
      sides: [
        { life: 28, space: 4 },
        { life: 30, space: 7 },
      ],
    },
  },
  {
    at: 20,
    facts: {
      turn: 0,
      sides: [
        { life: 26, space: 4 },
        { life: 12, space: 6 },
      ],
    },
  },
  {
    at: 31,
    facts: {
      turn: 1,
      sides: [
        { life: 20, space: 5 },
        { life: 0, space: 6 },
      ],
    },
  },
]

describe('The curve of a match', () => {
  it('is that of the number that decides it, for each seat', () => {
    const curve = curveOf(marks, 2)!
    expect(curve.name).toBe('life')
    expect(curve.lines).toEqual([
      [30, 28, 26, 20],
      [30, 30, 12, 0],
    ])
  })

  it('turned where the winner gained most', () => {
    expect(turningPoint(curveOf(marks, 2)!, [0])).toBe(2)
    expect(turningPoint(curveOf(marks.slice(0, 2), 2)!, [1])).toBe(1)
  })

  it('turned after the winner had been behind for the last time, however much was won before', () => {
    const lives = [
      [30, 30],
      [28, 18],
      [9, 18],
      [9, 8],
      [5, 0],
    ].map((life, at) => ({ at, facts: { life } }))
    expect(turningPoint(curveOf(lives, 2)!, [0])).toBe(3)
    expect(turningPoint(curveOf(lives.slice(0, 3), 2)!, [1])).toBe(2)
  })

  it('turned nowhere for a winner who was not ahead in the end: somebody resigned', () => {
    expect(turningPoint(curveOf(marks, 2)!, [1])).toBeNull()
  })

  it('turned nowhere where each turn brought little', () => {
    const lives = Array.from({ length: 12 }, (_, at) => ({ at, facts: { life: [24, 24 - 2 * at] } }))
    expect(turningPoint(curveOf(lives, 2)!, [0])).toBeNull()
    const more = lives.map(({ at, facts }) => ({ at, facts: { life: [24, facts.life[1]! - (at > 5 ? 3 : 0)] } }))
    expect(turningPoint(curveOf(more, 2)!, [0])).toBe(6)
  })

  it('turned where the loser came nearest to a level that loses', () => {
    const levels = [
      [0, 0],
      [1, 0],
      [1, 2],
      [2, 3],
    ].map((level, at) => ({ at, facts: { level } }))
    const curve = curveOf(levels, 2)!
    expect(curve).toMatchObject({ name: 'level', sense: -1 })
    expect(turningPoint(curve, [0])).toBe(2)
    expect(turningPoint(curveOf(levels.slice(0, 2), 2)!, [0])).toBeNull()
    expect(turningPoint(curveOf(levels.slice(0, 2), 2)!, [1])).toBe(1)
  })

  it('is that of the number that the board names', () => {
    const taken = ({ turn }: JsonObject) => ({ name: 'damage', values: [Number(turn) * 2, 3], isLoss: true })
    expect(curveOf(marks, 2, taken)).toEqual({
      name: 'damage',
      lines: [
        [0, 2, 0, 2],
        [3, 3, 3, 3],
      ],
      sense: -1,
    })
    expect(curveOf(marks, 2, () => ({ name: 'hand', values: [5, 5] }))).toBeNull()
  })

  it('turned where a side gained most on the other, and the last time where it did so twice', () => {
    // seats 0 and 2 against 1 and 3: the blow to the weaker of the others counts, one to a partner does not
    const lives = [
      [20, 20, 20, 8],
      [20, 20, 20, 2],
      [20, 17, 20, 2],
      [9, 17, 20, 2],
      [9, 11, 20, 2],
    ].map((life, at) => ({ at, facts: { life } }))
    expect(turningPoint(curveOf(lives, 4)!, [0, 2])).toBe(4)
    expect(turningPoint(curveOf(lives.slice(0, 4), 4)!, [0, 2])).toBe(1)
    expect(turningPoint(curveOf(lives, 4)!, [1, 3])).toBeNull()
  })

  it('is none where nothing of the kind is told, or nothing changes', () => {
    expect(curveOf([{ at: 0, facts: { turn: 1 } }], 2)).toBeNull()
    expect(curveOf([marks[0]!, marks[0]!], 2)).toBeNull()
  })
})
