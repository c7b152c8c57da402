import type { JsonObject } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, asked, continuous, face, fight, given, play, rest, special, told } from '../support.ts'
import { action, near } from './support.ts'

const still: Effect = { do: 'skipDraw' }
const put = (
  what: 'this' | 'attack',
  to: 'hand' | 'gauge' | 'sealed' | 'discard' | 'deck',
  more: object = {},
): Effect => ({ do: 'put', what, to, ...more }) as Effect

describe('put: where a card goes', () => {
  /** Red's attack does this after it has hit. */
  const after = (effects: EffectList, wanted: JsonObject, mine: JsonObject = {}) =>
    fight(arena([special('jab', { abilities: [{ on: 'after', do: effects }] }), rest]), {
      seats: near({ hand: ['jab'], ...mine }),
      play: ['0 strike:jab', '1 strike:rest'],
      expect: wanted,
    })

  it('an attack: at once, on top or at the bottom, to the other; EX-162 a hand that is not its own is none for it', () => {
    after([put('attack', 'sealed')], { '0.sealed': ['jab'], '0.gauge': [] })
    after([put('attack', 'gauge')], { '0.gauge': ['jab'] })
    after([put('attack', 'deck'), { do: 'draw', amount: 1 }], { '0.hand': ['jab'] })
    after([put('attack', 'deck', { at: 'bottom' }), { do: 'draw', amount: 1, from: 'bottom' }], { '0.hand': ['jab'] })
    after([put('attack', 'gauge', { whose: 'foe' })], { '0.gauge': [], '1.gauge': ['jab'] })
    after([put('attack', 'hand', { whose: 'foe' })], { '0.discard': ['jab'], '1.handSize': 0 })
    after([put('attack', 'discard', { whose: 'foe' })], { '0.discard': ['jab'], '1.discard': ['rest'] })
  })

  it('one that has left the Strike is no attack any more, wherever it has gone', () => {
    after([put('attack', 'gauge'), put('attack', 'sealed')], { '0.gauge': ['jab'], '0.sealed': [] })
    after([put('attack', 'discard'), put('attack', 'gauge')], { '0.discard': ['jab'], '0.gauge': [] })
    after([put('attack', 'hand'), put('attack', 'gauge')], { '0.hand': ['jab'], '0.gauge': [] })
    after([put('attack', 'sealed'), put('attack', 'gauge')], { '0.sealed': ['jab'], '0.gauge': [] })
  })

  it('a Boost: at Cleanup if that is said, at once otherwise, and outside of a Strike', () => {
    const lamp = (when: 'now' | 'cleanup') =>
      continuous('lamp', [
        { on: 'hit', do: [put('this', 'gauge', { when })] },
        {
          on: 'after',
          if: { is: 'atLeast', amount: { count: 'gauge' }, than: 1 },
          do: [{ do: 'gainLife', amount: 1 }],
        },
      ])
    const lit = (when: 'now' | 'cleanup', life: number) =>
      fight(arena([lamp(when), special('jab', { abilities: [] }), rest], { basic: face(glad) }), {
        seats: near({ life: 10, hand: ['jab'], boosts: ['lamp'] }),
        play: ['0 strike:jab', '1 strike:rest'],
        expect: { '0.gauge': ['lamp', 'jab'], '0.boosts': [], '0.life': life },
      })
    const glad: Ability = {
      on: 'after',
      if: { is: 'atLeast', amount: { count: 'gauge' }, than: 1 },
      do: [{ do: 'gainLife', amount: 5 }],
    }
    lit('now', 15)
    lit('cleanup', 10)
    const early = continuous('early', [{ on: 'now', do: [put('this', 'gauge', { when: 'cleanup' })] }])
    fight(arena([early]), {
      seats: [{ hand: ['early'] }, {}],
      play: ['0 boost:early'],
      expect: { '0.gauge': ['early'], '0.boosts': [] },
    })
  })

  it('what is no card, and an attack where there is none, goes nowhere', () => {
    for (const what of ['this', 'attack'] as const)
      fight(arena([], action(put(what, 'gauge'), still)), {
        seats: [{ hand: ['dive'] }, {}],
        play: ['0 action:go'],
        expect: { '0.gauge': [], '0.hand': ['dive'], turn: 1 },
      })
  })
})

describe('draw', () => {
  const draws = (
    effects: Effect[],
    wanted: JsonObject,
    answers: string[] = [],
    more: Partial<Parameters<typeof fight>[1]> = {},
  ) => fight(arena([], action(...effects, still)), { play: ['0 action:go', ...answers], expect: wanted, ...more })

  it('up to a number: none too; by the player who draws', () => {
    const upTo: Effect = { do: 'draw', amount: 2, upTo: true }
    draws([upTo], { '0.handSize': 2 }, ['0 offered draw:0 draw:1 draw:2', '0 draw:2'])
    draws([upTo], { '0.handSize': 0 }, ['0 draw:0'])
    draws([{ ...upTo, who: 'foe' }], { '1.handSize': 1, '0.handSize': 0 }, ['1 draw:1'])
  })

  it('more by effects in a Strike, for who has the trait and draws by their effects', () => {
    const more: Ability = { on: 'always', do: [{ do: 'trait', trait: 'drawsMore', amount: 2 }] }
    const drawn = (who: 'you' | 'foe', red: boolean, wanted: JsonObject) =>
      fight(
        arena(
          [special('jab', { abilities: [{ on: 'hit', do: [{ do: 'draw', amount: 1, who }] }] }), rest],
          red ? { basic: face(more) } : {},
          red ? {} : { basic: face(more) },
        ),
        { seats: near({ hand: ['jab'] }), play: ['0 strike:jab', '1 strike:rest'], expect: wanted },
      )
    drawn('you', true, { '0.handSize': 3 })
    drawn('you', false, { '0.handSize': 1 })
    drawn('foe', true, { '1.handSize': 3 })
    drawn('foe', false, { '1.handSize': 1 })
    fight(
      arena([], { basic: { abilities: [more], actions: [{ name: 'go', do: [{ do: 'draw', amount: 1 }, still] }] } }),
      {
        play: ['0 action:go'],
        expect: { '0.handSize': 1 },
      },
    )
  })

  it('areas change places; only a deck is shuffled', () => {
    const swapped = (areas: readonly [string, string]) => {
      const game = arena([], action({ do: 'swapAreas', areas } as never, still))
      const match = given(game, [{ gauge: ['dive'], discard: ['cross', 'grasp'] }, {}])
      const before = told(match, ['shuffle']).length
      play(match, '0 action:go')
      return told(match, ['shuffle']).length - before
    }
    expect(swapped(['gauge', 'discard'])).toBe(0)
    expect(swapped(['deck', 'discard'])).toBe(1)
    draws(
      [{ do: 'swapAreas', areas: ['gauge', 'discard'] }],
      { '0.gauge': ['cross', 'grasp'], '0.discard': ['dive'] },
      [],
      {
        seats: [{ gauge: ['dive'], discard: ['cross', 'grasp'] }, { gauge: ['spike'] }],
      },
    )
  })
})

describe('actions and turns', () => {
  const more: Effect = { do: 'extraAction', amount: 1 }

  it('EX-040: nobody gets an action on the turn of the other', () => {
    fight(arena([], action({ do: 'foeDoes', so: [more] })), { play: ['0 action:go', '1 prepare'], expect: { turn: 0 } })
    fight(arena([], action(more)), { play: ['0 action:go', '0 prepare'], expect: { turn: 1 } })
  })

  it('EX-049, EX-178: to Exceed twice, or to Revert from the Basic Mode, is nothing', () => {
    const modes = (effect: Effect, mode: string) => {
      const { actions } = action(effect, still).basic!
      const both = { basic: { abilities: [], actions }, exceed: { abilities: [], actions } }
      const match = play(given(arena([], both), [{ mode }, {}]), '0 action:go')
      return told(match, ['mode']).map((event) => event.mode)
    }
    expect(modes({ do: 'exceed' }, 'basic')).toEqual(['exceed'])
    expect(modes({ do: 'exceed' }, 'exceed')).toEqual([])
    expect(modes({ do: 'revert' }, 'exceed')).toEqual(['basic'])
    expect(modes({ do: 'revert' }, 'basic')).toEqual([])
  })

  it('EX-041: to skip the draw is of this turn alone', () => {
    fight(arena([], action(still)), {
      play: ['0 action:go', { expect: { '0.handSize': 0 } }, '1 prepare', '0 prepare'],
      expect: { '0.handSize': 2 },
    })
  })
})

describe('control', () => {
  const gain: EffectList = [{ do: 'gainLife', amount: 1 }]
  const done = (effect: Effect, answers: string[], life: number, mine: JsonObject = {}) =>
    fight(arena([], action(effect, still)), {
      seats: [{ life: 10, ...mine }, {}],
      play: ['0 action:go', ...answers],
      expect: { '0.life': life },
    })

  it('repeat: less than once is not at all; as often as wanted, so many times at most', () => {
    done({ do: 'repeat', times: 0, so: gain }, [], 10)
    done({ do: 'repeat', times: -2, so: gain }, [], 10)
    done({ do: 'repeat', times: 3, so: gain }, [], 13)
    done({ do: 'repeat', times: 2, so: gain, optional: true }, ['0 again', '0 again'], 12)
    done({ do: 'repeat', times: 2, so: gain, optional: true }, ['0 stop'], 10)
    done({ do: 'repeat', times: 0, so: gain, optional: true }, [], 10)
  })

  it('choose: the only thing that can be done is no choice where everybody sees that', () => {
    const choose: Effect = {
      do: 'choose',
      of: [[{ do: 'when', if: { is: 'exceeded' }, so: gain }], [...gain, ...gain]],
    }
    const ask = (mine: JsonObject) => play(given(arena([], { ...both(choose) }), [mine, {}]), '0 action:go').asks(0)[0]!
    const both = (effect: Effect) => {
      const { actions } = action(effect).basic!
      return { basic: { abilities: [], actions }, exceed: { abilities: [], actions } }
    }
    expect(ask({})).toMatchObject({ kind: 'choose', forced: true })
    expect(ask({ mode: 'exceed' }).forced).not.toBe(true)
    expect(ask({ mode: 'exceed' }).options.map(({ branch, place }) => [branch, place])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(ask({}).options.map(({ branch, place }) => [branch, place])).toEqual([[1, 1]])
  })

  it('alternate: how many times each, and the other first', () => {
    const give: Effect = {
      do: 'alternate',
      if: { is: 'atLeast', amount: { count: 'hand' }, than: 1 },
      so: [{ do: 'take', from: ['hand'], to: 'gauge', by: 'random' }],
    }
    const match = play(
      given(arena([], action(give)), [{ hand: ['dive'] }, { hand: ['cross', 'grasp'] }]),
      '0 action:go',
    )
    expect([asked(match, 0), asked(match, 1).map(({ kind }) => kind)]).toEqual([[], ['alternate']])
    play(match, '1 gauge')
    expect([asked(match, 0).map(({ kind }) => kind), asked(match, 1)]).toEqual([['alternate'], []])
  })
})
