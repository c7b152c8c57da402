import { describe, it } from 'vitest'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { acting, arena, duel, flash, script } from '../support.ts'
import { go, goes, pile } from './support.ts'

describe('if and choose', () => {
  const game = arena(
    flash(
      'barter',
      script(
        {
          do: 'if',
          if: { is: 'paidHue', hue: 'moss' },
          so: [{ do: 'gainLife', amount: 3 }],
          else: [{ do: 'gainLife', amount: 1 }],
        },
        { pay: 1 },
      ),
    ),
    flash('fork', script({ do: 'choose', of: [[{ do: 'draw', main: 1 }], [{ do: 'gainLife', amount: 2 }]] })),
    flash(
      'last',
      script({ do: 'if', if: { is: 'lifeAtMost', amount: 3, who: 'you' }, so: [{ do: 'gainLife', amount: 5 }] }),
    ),
    flash(
      'kin',
      script({
        do: 'if',
        if: { is: 'atLeast', of: { count: 'creatures', whose: 'you' }, amount: 2 },
        so: [{ do: 'gainLife', amount: 1 }],
      }),
    ),
    acting(
      'novice',
      'enters',
      script({ do: 'if', if: { is: 'hueUnder', hue: 'dawn' }, so: [{ do: 'gainLife', amount: 4 }] }),
    ),
  )

  it.each([
    ['hand:moss', 13],
    ['hand:dawn', 11],
  ])('XO-H13: paid with %s', (key, life) =>
    duel(game, {
      seats: [{ hand: ['barter'], energy: ['dawn', 'moss'] }, {}],
      play: ['0 play:barter', `0 ${key}`, ...go],
      expect: { '0.life': life },
    }),
  )

  it.each([
    ['dawn', 14],
    ['tide', 10],
  ])('XO-H13: on a pile of %s', (hue, life) =>
    duel(game, {
      phase: 'creature',
      seats: [{ hand: ['novice'], piles: [pile(null, hue)] }, {}],
      play: ['0 summon:novice:1', ...go],
      expect: { '0.life': life },
    }),
  )

  it.each([
    [3, 8],
    [4, 4],
  ])('at %i Life', (life, after) =>
    duel(game, { seats: [{ hand: ['last'], life }, {}], play: ['0 play:last', ...go], expect: { '0.life': after } }),
  )

  it('when the opponent has so little Life', () => {
    const text = script({
      do: 'if',
      if: { is: 'lifeAtMost', amount: 3, who: 'foe' },
      so: [{ do: 'gainLife', amount: 5 }],
    })
    for (const [mine, theirs, after] of [
      [3, 4, 3],
      [4, 3, 9],
    ] as const)
      duel(arena(flash('gloat', text)), {
        seats: [{ hand: ['gloat'], life: mine }, { life: theirs }],
        play: ['0 play:gloat', ...go],
        expect: { '0.life': after },
      })
  })

  it('XO-H13, XO-H25: a creature that has left lies on no hue', () =>
    duel(game, {
      phase: 'creature',
      seats: [
        { hand: ['novice'], piles: [pile(null, 'dawn')] },
        { hand: ['bounce'], energy: ['dawn'] },
      ],
      play: ['0 summon:novice:1', '1 play:bounce', ...goes],
      expect: { '0.life': 10, '0.hand': ['novice'] },
    }))

  it.each([
    [['cub', 'pup'], 11],
    [['cub'], 10],
  ])('with %j', (creatures, life) =>
    duel(game, {
      seats: [{ hand: ['kin'], piles: creatures.map((each) => pile(each, 'dawn')) }, {}],
      play: ['0 play:kin', ...go],
      expect: { '0.life': life },
    }),
  )

  it('one of several, when it resolves', () =>
    duel(game, {
      seats: [{ hand: ['fork'] }, {}],
      play: ['0 play:fork', ...go, '0 offered draw gainLife', '0 gainLife'],
      expect: { '0.life': 12, '0.hand': [] },
    }))

  it('a text that asks twice is asked twice, in its order', () => {
    const either = (amount: number): Effect => ({
      do: 'choose',
      of: [[{ do: 'gainLife', amount }], [{ do: 'damage', amount }]],
    })
    duel(arena(flash('forks', script([either(1), { do: 'gainLife', amount: 4 }, either(2)]))), {
      seats: [{ hand: ['forks'] }, {}],
      play: ['0 play:forks', ...go, '0 damage', { '0.life': 14, '1.life': 9 }, '0 gainLife'],
      expect: { '0.life': 16, '1.life': 9, '0.graveyard': ['forks'] },
    })
  })
})
