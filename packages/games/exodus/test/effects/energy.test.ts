import { describe, it } from 'vitest'
import { acting, arena, duel, flash, script, select } from '../support.ts'
import { go, ice, pile } from './support.ts'

describe('destroyEnergy', () => {
  const game = arena(flash('sap2', script({ do: 'destroyEnergy', amount: 2 }, select('creature', 'foe'))))

  it('of a creature’s pile, as its controller picks', () =>
    duel(game, {
      seats: [{ hand: ['sap2'] }, { piles: [pile('cub', 'dawn', 'tide', 'moss')] }],
      play: ['0 play:sap2', ...go, '1 dawn moss'],
      expect: { '1.piles.0.energy': ['tide'], '1.spent': ['dawn', 'moss'] },
    }))

  it('one unless it says more; another pile loses nothing', () =>
    duel(arena(flash('nip', script({ do: 'destroyEnergy' }, select('creature', 'foe')))), {
      seats: [{ hand: ['nip'] }, { piles: [pile('cub', 'dawn', 'tide'), pile('pup', 'moss')] }],
      play: ['0 play:nip', '0 their:1:cub', ...go, '1 refused dawn tide', '1 tide'],
      expect: { '1.piles.0.energy': ['dawn'], '1.piles.1.energy': ['moss'], '1.spent': ['tide'] },
    }))

  it('XO-H30: of all its energy, the creature falls', () =>
    duel(game, {
      seats: [{ hand: ['sap2'] }, { piles: [pile('cub', 'dawn', 'tide')] }],
      play: ['0 play:sap2', ...go],
      expect: { '1.creatures': [], '1.graveyard': ['cub'], '1.piles': [] },
    }))
})

describe('addEnergy', () => {
  const game = arena(flash('flood', script({ do: 'addEnergy', amount: 2 }, select('creature', 'you'))))

  it('XO-H07: above three', () =>
    duel(game, {
      seats: [{ hand: ['flood'], piles: [pile('cub', 'dawn', 'dawn', 'dawn')], energyTop: ['tide', 'moss'] }, {}],
      play: ['0 play:flood', ...go],
      expect: { '0.piles.0.energy': ['dawn', 'dawn', 'dawn', 'tide', 'moss'] },
    }))

  it('XO-H26: what would be the sixth is spent', () =>
    duel(game, {
      seats: [
        { hand: ['flood'], piles: [pile('cub', 'dawn', 'dawn', 'dawn', 'dawn')], energyTop: ['tide', 'moss'] },
        {},
      ],
      play: ['0 play:flood', ...go],
      expect: { '0.piles.0.energy': ['dawn', 'dawn', 'dawn', 'dawn', 'tide'], '0.spent': ['moss'] },
    }))

  it('XO-H20, XO-H26: no more than the deck has: it is made anew for a draw only', () =>
    duel(game, {
      seats: [
        { hand: ['flood'], piles: [pile('cub', 'dawn')], shortEnergy: true, energyTop: ['tide'], spent: ['moss'] },
        {},
      ],
      play: ['0 play:flood', ...go],
      expect: { '0.piles.0.energy': ['dawn', 'tide'], '0.energyDeck': 0 },
    }))

  it('XO-H15: nothing is added under ice', () =>
    duel(game, {
      seats: [{ hand: ['flood'], piles: [ice('cub', 'dawn')] }, {}],
      play: ['0 play:flood', ...go],
      expect: { '0.piles.0.energy': ['dawn'], '0.energyDeck': 39 },
    }))

  it('to a pile, or to that of an energy; in the midst of a text to none that has left', () => {
    const add = (id: string, what: 'pile' | 'energy') =>
      flash(id, script({ do: 'addEnergy', amount: 1 }, select(what, 'you')))
    const wide = arena(
      add('well-up', 'pile'),
      add('branch', 'energy'),
      flash('spill', script([{ do: 'return' }, { do: 'addEnergy', amount: 1 }], select('creature', 'you'))),
    )
    for (const [text, key] of [
      ['well-up', 'my:pile:2'],
      ['branch', 'my:2:moss'],
    ] as const)
      duel(wide, {
        seats: [{ hand: [text], piles: [pile('cub', 'dawn'), pile(null, 'moss')], energyTop: ['tide'] }, {}],
        play: [`0 play:${text}`, `0 ${key}`, ...go],
        expect: { '0.piles.0.energy': ['dawn'], '0.piles.1.energy': ['moss', 'tide'] },
      })
    duel(wide, {
      seats: [{ hand: ['spill'], piles: [pile('cub', 'dawn')], energyTop: ['tide'] }, {}],
      play: ['0 play:spill', ...go],
      expect: { '0.piles.0.energy': ['dawn'], '0.hand': ['cub'], '0.energyDeck': 39 },
    })
  })

  it('to the creature itself, for each of something', () =>
    duel(
      arena(
        acting(
          'grower',
          'used',
          script({ do: 'addEnergy', this: true, amount: 1, each: { count: 'creatures', whose: 'foe' } }),
        ),
      ),
      {
        seats: [
          { piles: [pile('grower', 'dawn')], energyTop: ['tide', 'tide'] },
          { piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] },
        ],
        play: ['0 use:1:grower', ...go],
        expect: { '0.piles.0.energy': ['dawn', 'tide', 'tide'] },
      },
    ))
})

describe('moveEnergy', () => {
  const own = { what: 'pile', whose: 'you', frozen: false } as const
  const game = arena(flash('graft', script({ do: 'moveEnergy', from: 0, to: 1, amount: 2 }, { select: [own, own] })))

  it('up to so many', () =>
    duel(game, {
      seats: [{ hand: ['graft'], piles: [pile('cub', 'dawn', 'tide', 'moss'), pile(null, 'ember')] }, {}],
      play: ['0 play:graft', '0 my:pile:1', ...go, '0 refused dawn tide moss', '0 tide'],
      expect: { '0.piles.0.energy': ['dawn', 'moss'], '0.piles.1.energy': ['ember', 'tide'] },
    }))

  it('from the second to the first, if the text says so', () =>
    duel(arena(flash('tfarg', script({ do: 'moveEnergy', from: 1, to: 0, amount: 1 }, { select: [own, own] }))), {
      seats: [{ hand: ['tfarg'], piles: [pile(null, 'dawn'), pile(null, 'tide', 'moss')] }, {}],
      play: ['0 play:tfarg', '0 my:pile:1', ...go, '0 offered tide moss', '0 moss'],
      expect: { '0.piles.0.energy': ['dawn', 'moss'], '0.piles.1.energy': ['tide'] },
    }))

  it('XO-H07: to five at most', () =>
    duel(game, {
      seats: [{ hand: ['graft'], piles: [pile(null, 'dawn', 'dawn'), pile(null, 'tide', 'tide', 'tide', 'tide')] }, {}],
      play: ['0 play:graft', '0 my:pile:1', ...go, '0 refused dawn dawn#2', '0 dawn'],
      expect: { '0.piles.1.energy': ['tide', 'tide', 'tide', 'tide', 'dawn'] },
    }))

  it('XO-H15: a frozen pile cannot be selected', () =>
    duel(game, {
      seats: [{ hand: ['graft'], piles: [pile(null, 'dawn'), ice(null, 'tide')] }, {}],
      play: ['0 refused play:graft XO-040'],
    }))

  it('XO-H15: what freezes in the midst of a text gives nothing and takes nothing', () => {
    for (const at of [0, 1])
      duel(
        arena(
          flash(
            'stiffen',
            script(
              [
                { do: 'freeze', at },
                { do: 'moveEnergy', from: 0, to: 1, amount: 1 },
              ],
              { select: [own, own] },
            ),
          ),
        ),
        {
          seats: [{ hand: ['stiffen'], piles: [pile(null, 'dawn'), pile(null, 'tide')] }, {}],
          play: ['0 play:stiffen', '0 my:pile:1', ...go],
          expect: { '0.piles.0.energy': ['dawn'], '0.piles.1.energy': ['tide'], window: 'main' },
        },
      )
  })

  it('XO-H07: into a full pile, or out of an empty one, nothing moves and nothing is asked', () => {
    const five = ['tide', 'tide', 'tide', 'tide', 'tide']
    duel(game, {
      seats: [{ hand: ['graft'], piles: [pile(null, 'dawn'), pile(null, ...five)] }, {}],
      play: ['0 play:graft', '0 my:pile:1', ...go],
      expect: { '0.piles.0.energy': ['dawn'], '0.piles.1.energy': five, window: 'main' },
    })
    const drain = arena(
      flash(
        'drain',
        script(
          [
            { do: 'destroyEnergy', at: 2 },
            { do: 'moveEnergy', from: 0, to: 1, amount: 1 },
          ],
          {
            select: [own, own, { what: 'energy', whose: 'you', hue: 'dawn' }],
          },
        ),
      ),
    )
    duel(drain, {
      seats: [{ hand: ['drain'], piles: [pile(null, 'dawn'), pile(null, 'tide')] }, {}],
      play: ['0 play:drain', '0 my:pile:1', ...go],
      expect: { '0.spent': ['dawn'], '0.piles': [{ pile: 2, energy: ['tide'], creature: null, frozen: false }] },
    })
  })

  it('nothing moves from or to what has left', () => {
    const two = [
      { what: 'creature', whose: 'you' },
      { what: 'creature', whose: 'you' },
    ] as const
    for (const at of [0, 1])
      duel(
        arena(
          flash(
            'shove',
            script(
              [
                { do: 'return', at },
                { do: 'moveEnergy', from: 0, to: 1, amount: 1 },
              ],
              { select: [...two] },
            ),
          ),
        ),
        {
          seats: [{ hand: ['shove'], piles: [pile('cub', 'dawn'), pile('pup', 'tide')] }, {}],
          play: ['0 play:shove', '0 my:1:cub', ...go],
          expect: { '0.hand': [at === 0 ? 'cub' : 'pup'], '0.piles.0.energy': ['dawn'], '0.piles.1.energy': ['tide'] },
        },
      )
  })

  it('a creature that gives its last energy falls', () =>
    duel(game, {
      seats: [{ hand: ['graft'], piles: [pile('cub', 'dawn'), pile(null, 'tide')] }, {}],
      play: ['0 play:graft', '0 my:pile:1', ...go, '0 dawn'],
      expect: { '0.creatures': [], '0.graveyard': ['graft', 'cub'] },
    }))
})

describe('placeEnergy', () => {
  const game = arena(flash('spring', script({ do: 'placeEnergy', amount: 2 })))

  it('by the limits of the hand, one after the other, without windows', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['spring'], energy: ['dawn', 'dawn', 'tide'], piles: [pile('cub', 'moss', 'moss')] }, {}],
      play: [
        '0 play:spring',
        ...go,
        '0 place:dawn:1',
        '0 refused place:dawn:1',
        '0 offered place:dawn:2 place:tide:2 none',
        '0 place:tide:2',
      ],
      expect: { '0.piles.0.energy': ['moss', 'moss', 'dawn'], '0.piles.1.energy': ['tide'], '0.energy': ['dawn'] },
    }))

  it('as many as the player likes', () =>
    duel(game, {
      seats: [{ hand: ['spring'], energy: ['dawn'] }, {}],
      play: ['0 play:spring', ...go, '0 none'],
      expect: { '0.energy': ['dawn'], '0.piles': [] },
    }))

  it('with an empty hand nothing is asked', () =>
    duel(game, { seats: [{ hand: ['spring'] }, {}], play: ['0 play:spring', ...go], expect: { window: 'main' } }))
})

describe('recoverEnergy', () => {
  const game = arena(flash('salvage', script({ do: 'recoverEnergy', amount: 1 })))

  it('which, is asked if there are more', () =>
    duel(game, {
      seats: [{ hand: ['salvage'], spent: ['dawn', 'tide'] }, {}],
      play: ['0 play:salvage', ...go, '0 tide'],
      expect: { '0.energy': ['tide'], '0.spent': ['dawn'] },
    }))

  it('as many as there are come without a question, and no more than it says', () => {
    const two = arena(flash('salvage', script({ do: 'recoverEnergy', amount: 2 })))
    duel(two, {
      seats: [{ hand: ['salvage'], spent: ['dawn', 'tide'] }, {}],
      play: ['0 play:salvage', ...go],
      expect: { '0.energy': ['dawn', 'tide'], '0.spent': [] },
    })
    duel(two, {
      seats: [{ hand: ['salvage'], spent: ['dawn', 'tide', 'moss'] }, {}],
      play: ['0 play:salvage', ...go, '0 refused dawn', '0 refused dawn tide moss', '0 moss dawn'],
      expect: { '0.spent': ['tide'] },
    })
    duel(two, {
      seats: [{ hand: ['salvage'] }, { spent: ['dawn'] }],
      play: ['0 play:salvage', ...go],
      expect: { '0.energy': [], '1.spent': ['dawn'], window: 'main' },
    })
  })

  it('the only one comes without a question', () =>
    duel(game, {
      seats: [{ hand: ['salvage'], spent: ['dawn'] }, {}],
      play: ['0 play:salvage', ...go],
      expect: { '0.energy': ['dawn'], '0.spent': [] },
    }))

  it('XO-P30: nothing leaves a frozen graveyard', () =>
    duel(game, {
      seats: [{ hand: ['salvage'], spent: ['dawn'], frozenGraveyard: true }, {}],
      play: ['0 play:salvage', ...go],
      expect: { '0.energy': [], '0.spent': ['dawn'] },
    }))
})
