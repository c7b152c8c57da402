import type { JsonObject } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { acting, arena, duel, flash, given, lasting, play, script, select, told } from '../support.ts'
import { go, goes, ice, pile } from './support.ts'

describe('freeze', () => {
  const game = arena(
    flash('rime', script({ do: 'freeze' }, select('pile', 'any', { frozen: false }))),
    flash('seal', script({ do: 'freeze' }, select('graveyard'))),
    flash('store', script({ do: 'freeze' }, select('lasting'))),
  )

  it('XO-H15: a pile, with its creature', () =>
    duel(game, {
      seats: [{ hand: ['rime'] }, { piles: [pile('cub', 'dawn')] }],
      play: ['0 play:rime', ...go],
      expect: { '1.piles.0.frozen': true },
    }))

  it('not what is frozen already, if the text says so', () =>
    duel(game, { seats: [{ hand: ['rime'] }, { piles: [ice('cub', 'dawn')] }], play: ['0 refused play:rime XO-040'] }))

  it('XO-P30: a graveyard', () =>
    duel(game, {
      seats: [{ hand: ['seal'] }, { graveyard: ['cub'] }],
      play: ['0 play:seal', '0 their:graveyard', ...go],
      expect: { '1.frozenGraveyard': true, '0.frozenGraveyard': false },
    }))

  it('XO-H05: everybody is told where it lies', () => {
    const seats = [{ hand: ['seal', 'rime', 'store'] }, { lasting: ['well'], piles: [pile('cub', 'dawn')] }] as const
    const match = given(game, { seats })
    play(match, '0 play:seal', '0 their:graveyard', ...go, '0 play:rime', ...go, '0 play:store', ...go)
    const events = told(match, ['freeze'])
    expect(events).toMatchObject([{ seat: 1 }, { seat: 1, pile: 1, card: { name: 'cub' } }, { card: { name: 'well' } }])
    expect([events[0], events[2]].some((event) => event !== undefined && 'pile' in event)).toBe(false)
  })

  it('XO-H14, XO-H16: a Lasting symmetry, which acts again when it unfreezes', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['store'], lasting: ['well'], energyTop: ['moss'] }, {}],
      play: [
        '0 play:store',
        ...go,
        { '0.frozenLasting': ['well'] },
        '0 end',
        '1 pass',
        { stack: ['well'], '0.energy': [] },
        ...go,
      ],
      expect: { '0.energy': ['moss'], '0.frozenLasting': [] },
    }))
})

describe('a Lasting symmetry that freezes itself', () => {
  const game = arena(
    lasting('reef', {
      pay: 1,
      do: [
        { do: 'draw', energy: 1 },
        { do: 'freeze', this: true },
      ],
    }),
  )

  it('XO-H14: acts on entry, and in each End Phase; its price is paid on entry only', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['reef'], energy: ['dawn'], energyTop: ['tide', 'moss'] }, {}],
      play: [
        '0 play:reef',
        ...go,
        { '0.lasting': ['reef'], '0.frozenLasting': ['reef'], '0.energy': ['tide'], '0.spent': ['dawn'] },
        '0 end',
        '1 pass',
        ...go,
      ],
      expect: { '0.energy': ['tide', 'moss'], '0.frozenLasting': ['reef'], '0.spent': ['dawn'] },
    }))
})

describe('unfreeze', () => {
  const game = arena(flash('thaw', script({ do: 'unfreeze' }, select('frozen', 'you'))))

  it('what the creature does then forms the next stack (XO-H24)', () =>
    duel(game, {
      seats: [{ hand: ['thaw'], piles: [ice('waker', 'dawn')], mainTop: ['cub'] }, {}],
      play: ['0 play:thaw', ...go, { stack: ['waker'] }, ...go],
      expect: { '0.hand': ['cub'], '0.piles.0.frozen': false },
    }))

  it('one of several is selected; a graveyard and a blank pile do nothing more', () =>
    duel(game, {
      seats: [{ hand: ['thaw'], piles: [ice(null, 'dawn')], frozenGraveyard: true }, {}],
      play: ['0 play:thaw', '0 my:graveyard', ...go],
      expect: { '0.frozenGraveyard': false, '0.piles.0.frozen': true },
    }))

  it('what is not frozen does not unfreeze, and does nothing', () =>
    duel(arena(flash('warm', script({ do: 'unfreeze' }, select('creature', 'you')))), {
      seats: [{ hand: ['warm'], piles: [pile('waker', 'dawn')] }, {}],
      play: ['0 play:warm', ...go],
      expect: { stack: [], '0.hand': [], window: 'main' },
    }))

  it('XO-040: nothing of one’s own is frozen', () =>
    duel(game, {
      seats: [{ hand: ['thaw'], piles: [pile('cub', 'dawn')] }, { piles: [ice('cub', 'dawn')] }],
      play: ['0 refused play:thaw XO-040'],
    }))
})

describe('Freeze this', () => {
  const game = arena(acting('saint', 'used', script({ do: 'gainLife', amount: 2 }, { freezeThis: true })))

  it('XO-H18: is paid when it resolves', () =>
    duel(game, {
      seats: [{ piles: [pile('saint', 'dawn')] }, {}],
      play: ['0 use:1:saint', { '0.piles.0.frozen': false }, ...go],
      expect: { '0.life': 12, '0.piles.0.frozen': true },
    }))

  it('XO-H18, XO-H29: a trigger that asks for it does not come without its card', () => {
    const sleeper = acting('sleeper', 'destroysInBattle', script({ do: 'gainLife', amount: 2 }, { freezeThis: true }))
    for (const [mine, expected] of [
      [['dawn', 'dawn'], { '0.life': 12, '0.piles.0.frozen': true }],
      [['dawn'], { '0.life': 10, '0.creatures': [], stack: [], window: 'main' }],
    ] as const)
      duel(arena(sleeper), {
        phase: 'attack',
        seats: [{ piles: [pile('sleeper', ...mine)] }, { piles: [pile('cub', 'dawn')] }],
        play: ['0 attack:1:1', ...go, ...(mine.length > 1 ? go : [])],
        expect: expected as JsonObject,
      })
  })

  it('XO-H18: a symmetry in hand is no card that could be frozen', () =>
    duel(arena(flash('nap', script({ do: 'gainLife', amount: 2 }, { freezeThis: true }))), {
      seats: [{ hand: ['nap'] }, {}],
      play: ['0 refused play:nap XO-040'],
    }))

  it('XO-H18, XO-072: does nothing if it has been frozen meanwhile', () =>
    duel(game, {
      seats: [{ piles: [pile('saint', 'dawn')] }, { hand: ['frost'] }],
      play: ['0 use:1:saint', '1 play:frost', ...goes],
      expect: { '0.life': 10, '0.creatures': ['saint'] },
    }))
})
