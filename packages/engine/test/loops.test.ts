import { askThen, flowOf, Match, untilQuiet } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, keys, type Parts, refusal, tiny } from './tiny.ts'

interface Circle {
  asked: boolean
  steps: number
}

/** A game that asks one question, and then nothing for ever. */
const circling = (more: Parts<Circle> = {}) =>
  tiny<Circle>({
    state: { asked: false, steps: 0 },
    step: (t) => {
      t.state.steps++
      if (t.state.asked) return null
      return askThen(t, 0, { kind: 'act', options: () => keys('go') }, () => {
        t.state.asked = true
        return null
      })
    },
    ...more,
  })

describe('rules that go in circles', () => {
  it('are a fault, and the answer that led there has changed nothing', () => {
    expect(() => Match.start(tiny({ step: () => null }))).toThrow(
      'tiny took 10000 steps in a row without asking anybody',
    )
    const match = Match.start(circling())
    const before = match.hash()
    expect(refusal(match, 0, 'go').fault).toContain('10000 steps in a row')
    expect(match.hash()).toBe(before)
  })

  it('may be ended by the rules themselves, which know better what a loop is', () => {
    const match = Match.start(
      circling({
        step: (t) => {
          if (!t.state.asked) return circling().step(t)
          if (++t.state.steps > 2000) t.end({ winner: 0, why: 'their own loop' })
          return null
        },
      }),
    )
    answer(match, 0, 'go')
    expect(match.over).toMatchObject({ why: 'their own loop' })
  })

  it.each([
    ['before anything is asked', null],
    ['in a flow', flowOf(null)],
  ])('are a fault inside a step too, %s', (_, first) => {
    let rounds = 0
    const once = () => {
      if (++rounds > 2000) throw new Error('It goes on for ever.')
      return rounds === 1 ? first : null
    }
    expect(() => [...flowOf(untilQuiet(once))]).toThrow('come to no end')
  })

  it('are none where each round asks somebody, who may go on as long as they like', () => {
    const often = 1500
    const game = tiny({
      state: { left: often },
      step: (t) =>
        untilQuiet(() => {
          if (t.state.left === 0) t.end({ winner: 0, why: 'enough' })
          return askThen(t, 0, { kind: 'act', options: () => keys('go') }, () => {
            t.state.left--
            return null
          })
        }),
    })
    const match = Match.start(game)
    for (let n = 0; n < often; n++) answer(match, 0, 'go')
    expect(match.over).toMatchObject({ why: 'enough' })
  })

  it('end the match as its game says, and a replay, a fork and what was saved end alike', () => {
    const loop = { winner: null, why: 'loop' }
    const game = circling({ endless: () => loop })
    const match = Match.start(game)
    answer(match, 0, 'go')
    expect(match.over).toEqual(loop)
    expect(match.steps).toBe(1001)
    const saved = JSON.parse(JSON.stringify(match.save()))
    for (const other of [
      match.fork(),
      match.fork().fork(),
      Match.replay(game, match.record()),
      Match.resume(game, match.record(), saved),
    ]) {
      expect([other.over, other.hash()]).toEqual([loop, match.hash()])
    }
    expect(match.undo(0)).toBeNull()
    expect(match.over).toBeNull()
  })
})
