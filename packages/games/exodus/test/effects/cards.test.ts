import type { JsonObject } from '@cardwright/engine'
import { describe, it } from 'vitest'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { acting, arena, duel, flash, script, select } from '../support.ts'
import { go, ice, pile } from './support.ts'

describe('return', () => {
  const game = arena(flash('fetch', script({ do: 'return' }, select('card'))))

  it('XO-H12: a creature goes to its owner’s hand, its pile stays', () =>
    duel(game, {
      seats: [{ hand: ['fetch'] }, { piles: [pile('cub', 'dawn', 'tide')] }],
      play: ['0 play:fetch', '0 their:1:cub', ...go],
      expect: { '1.hand': ['cub'], '1.creatures': [], '1.piles.0.energy': ['dawn', 'tide'] },
    }))

  it('energy goes to the energy in hand; a pile that loses its last takes its creature along (XO-H30)', () =>
    duel(game, {
      seats: [{ hand: ['fetch'] }, { piles: [pile('cub', 'dawn')] }],
      play: ['0 play:fetch', '0 their:1:dawn', ...go],
      expect: { '1.energy': ['dawn'], '1.graveyard': ['cub'], '1.hand': [] },
    }))

  it('a Lasting symmetry is a card on the field, too', () =>
    duel(game, {
      seats: [{ hand: ['fetch'] }, { lasting: ['well'] }],
      play: ['0 play:fetch', ...go],
      expect: { '1.hand': ['well'], '1.lasting': [] },
    }))
})

describe('destroy', () => {
  it('XO-H12: the pile stays; other creatures do', () =>
    duel(arena(), {
      seats: [{ hand: ['cavein'], energy: ['dawn', 'dawn'] }, { piles: [pile('cub', 'dawn'), pile('pup', 'tide')] }],
      play: ['0 play:cavein', '0 their:1:cub', ...go],
      expect: { '1.graveyard': ['cub'], '1.creatures': ['pup'], '1.piles.0.energy': ['dawn'] },
    }))
})

describe('a text that does two things with one target', () => {
  const twice = (id: string, ...effects: Effect[]) => flash(id, script(effects, select('creature', 'any')))
  const game = arena(
    twice('crush', { do: 'return' }, { do: 'destroy' }),
    twice('whirl', { do: 'destroy' }, { do: 'return' }),
    twice('tire', { do: 'return' }, { do: 'attackAgain' }, { do: 'cancelAttack', used: true }),
    twice('melt', { do: 'return' }, { do: 'unfreeze' }),
    twice('wither', { do: 'return' }, { do: 'power', amount: 1, until: 'turn' }, { do: 'addEnergy', amount: 1 }),
  )
  it.each([
    ['crush', { '1.hand': ['cub'], '1.graveyard': [] }],
    ['whirl', { '1.hand': [], '1.graveyard': ['cub'] }],
    ['wither', { '1.hand': ['cub'], '1.piles.0.energy': ['dawn'] }],
    ['tire', { '1.hand': ['cub'], window: 'main' }],
    ['melt', { '1.hand': ['cub'], '1.piles.0.frozen': false, '0.piles.0.frozen': true }],
  ])('XO-H39: %s does not find it once it has moved', (text, expect) =>
    duel(game, {
      seats: [{ hand: [text], piles: [ice(null, 'moss')] }, { piles: [pile('cub', 'dawn')] }],
      play: [`0 play:${text}`, ...go],
      expect,
    }),
  )

  it('XO-H39: nor does one that takes a card or an energy twice', () => {
    const held = { what: 'creature', whose: 'you', where: 'hand' } as const
    const again = arena(
      flash('lose', script([{ do: 'discard' }, { do: 'discard' }], { select: [held] })),
      flash('snap', script([{ do: 'destroyEnergy' }, { do: 'destroyEnergy' }], select('energy', 'foe'))),
    )
    duel(again, {
      seats: [{ hand: ['lose', 'snap', 'cub', 'pup'] }, { piles: [pile('cub', 'dawn', 'tide')] }],
      play: ['0 play:lose', '0 my:pup', ...go, '0 play:snap', '0 their:1:tide', ...go],
      expect: {
        '0.hand': ['cub'],
        '0.graveyard': ['pup', 'lose', 'snap'],
        '1.piles.0.energy': ['dawn'],
        '1.spent': ['tide'],
      },
    })
  })
})

describe('discard', () => {
  const game = arena(
    flash('burn', script({ do: 'discard' }, select('energy', 'you', { where: 'hand' }))),
    flash('drop', script({ do: 'discard' }, select('card', 'you', { where: 'hand' }))),
    flash('pinch', script({ do: 'discard' }, select('energy', 'foe', { where: 'hand' }))),
  )

  it('XO-055: an energy of the own hand', () =>
    duel(game, {
      seats: [{ hand: ['burn'], energy: ['dawn', 'tide'] }, {}],
      play: ['0 play:burn', '0 my:tide', ...go],
      expect: { '0.energy': ['dawn'], '0.spent': ['tide'] },
    }))

  it('any card of the hand, but not the one that is played', () =>
    duel(game, {
      seats: [{ hand: ['drop', 'cub'] }, {}],
      play: ['0 play:drop', '0 offered my:cub', '0 my:cub', ...go],
      expect: { '0.hand': [], '0.graveyard': ['cub', 'drop'] },
    }))

  it('XO-W9: with nothing else in hand it cannot be played', () =>
    duel(game, { seats: [{ hand: ['drop'] }, {}], play: ['0 refused play:drop XO-040'] }))

  it('a card of the other hand is left to chance', () =>
    duel(game, {
      seats: [{ hand: ['pinch'] }, { energy: ['dawn', 'dawn'] }],
      play: ['0 play:pinch', '0 their:energy', ...go],
      expect: { '1.energy': ['dawn'], '1.spent': ['dawn'] },
    }))

  it('an empty hand has nothing to select', () =>
    duel(game, {
      seats: [{ hand: ['pinch'] }, { hand: ['cub'] }],
      play: ['0 refused play:pinch XO-040'],
    }))
})

describe('draw', () => {
  it('Main and Energy cards, for each who is named (XO-P34)', () =>
    duel(arena(flash('feast', script({ do: 'draw', main: 1, energy: 2, who: 'both' }))), {
      seats: [
        { hand: ['feast'], mainTop: ['cub'], energyTop: ['dawn', 'tide'] },
        { mainTop: ['pup'], energyTop: ['moss', 'moss'] },
      ],
      play: ['0 play:feast', ...go],
      expect: { '0.hand': ['cub'], '0.energy': ['dawn', 'tide'], '1.hand': ['pup'], '1.energy': ['moss', 'moss'] },
    }))
})

describe('putIntoPlay', () => {
  const onto = { what: 'pile', whose: 'you', blank: true, frozen: false } as const
  const creature = { what: 'creature', where: 'graveyard', whose: 'you' } as const
  const game = arena(
    flash('raise', script({ do: 'putIntoPlay', at: 0, onto: 1 }, { select: [creature, onto] })),
    flash('land', script({ do: 'putIntoPlay', at: 0, onto: 1 }, { select: [{ ...creature, where: 'hand' }, onto] })),
    acting('herald', 'summoned', script({ do: 'gainLife', amount: 5 })),
  )

  it('XO-P28: it enters play, and what it does then waits for its own stack', () =>
    duel(game, {
      seats: [{ hand: ['raise'], graveyard: ['greeter'], piles: [pile(null, 'dawn')] }, {}],
      play: ['0 play:raise', ...go, { stack: ['greeter'], '0.life': 10 }, ...go],
      expect: { '0.creatures': ['greeter'], '0.life': 11, '0.graveyard': ['raise'] },
    }))

  it('XO-P27: it is not summoned', () =>
    duel(game, {
      seats: [{ hand: ['land', 'herald'], piles: [pile(null, 'dawn')] }, {}],
      play: ['0 play:land', '0 my:herald', ...go],
      expect: { '0.creatures': ['herald'], '0.life': 10, '0.hand': [] },
    }))

  it('XO-H15: not onto ice, nor onto a pile with a creature', () =>
    duel(game, {
      seats: [{ hand: ['raise'], graveyard: ['cub'], piles: [ice(null, 'dawn'), pile('pup', 'dawn')] }, {}],
      play: ['0 refused play:raise XO-040'],
    }))

  const put: Effect = { do: 'putIntoPlay', at: 0, onto: 1 }
  it.each([
    ['its creature is gone', [{ do: 'return' }, put], { '0.creatures': [], '0.hand': ['pup', 'cub'] }],
    ['its pile is taken', [{ ...put, at: 2 }, put], { '0.creatures': ['pup'], '0.graveyard': ['cub', 'again'] }],
    ['its pile is frozen', [{ do: 'freeze', at: 1 }, put], { '0.creatures': [], '0.piles.0.frozen': true }],
  ] as const)('XO-018, XO-H15: nothing is put into play when %s in the midst of a text', (_why, effects, expect) =>
    duel(arena(flash('again', script([...effects], { select: [creature, onto, { ...creature, where: 'hand' }] }))), {
      seats: [{ hand: ['again', 'pup'], graveyard: ['cub'], piles: [pile(null, 'dawn')] }, {}],
      play: ['0 play:again', '0 my:pup', ...go],
      expect: expect as JsonObject,
    }),
  )

  it('XO-018: nor when its pile has lost all energy', () =>
    duel(
      arena(
        flash(
          'cave',
          script([{ do: 'destroyEnergy', at: 2 }, put], { select: [creature, onto, { what: 'energy', whose: 'you' }] }),
        ),
      ),
      {
        seats: [{ hand: ['cave'], graveyard: ['cub'], piles: [pile(null, 'dawn')] }, {}],
        play: ['0 play:cave', ...go],
        expect: { '0.creatures': [], '0.graveyard': ['cub', 'cave'], '0.spent': ['dawn'] },
      },
    ))

  it('XO-P30: not out of a frozen graveyard', () =>
    duel(game, {
      seats: [{ hand: ['raise'], graveyard: ['cub'], frozenGraveyard: true, piles: [pile(null, 'dawn')] }, {}],
      play: ['0 refused play:raise XO-040'],
    }))
})

describe('switch', () => {
  const own = { what: 'creature', whose: 'you' } as const
  const game = arena(flash('swap', script({ do: 'switch', at: [0, 1] }, { select: [own, own] })))

  it('two creatures change their piles and stay the same objects', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['swap'], piles: [pile('cub', 'dawn'), pile('pup', 'tide', 'tide', 'tide')] }, {}],
      play: ['0 attack:1:player', '1 pass', '0 play:swap', '0 my:1:cub', ...go, '0 continue'],
      expect: { '0.creatures': ['pup', 'cub'], '1.life': 7, '0.attacked': ['cub'] },
    }))

  it('creatures of two players do not', () =>
    duel(
      arena(
        flash('trade', script({ do: 'switch', at: [0, 1] }, { select: [own, { what: 'creature', whose: 'foe' }] })),
      ),
      {
        seats: [{ hand: ['trade'], piles: [pile('cub', 'dawn')] }, { piles: [pile('pup', 'tide')] }],
        play: ['0 play:trade', ...go],
        expect: { '0.creatures': ['cub'], '1.creatures': ['pup'] },
      },
    ))

  it('nor does one that lies in the hand', () =>
    duel(arena(flash('lure', script({ do: 'switch', at: [0, 1] }, { select: [own, { ...own, where: 'hand' }] }))), {
      seats: [{ hand: ['lure', 'pup'], piles: [pile('cub', 'dawn')] }, {}],
      play: ['0 play:lure', '0 my:pup', ...go],
      expect: { '0.creatures': ['cub'], '0.hand': ['pup'] },
    }))

  it('XO-H15: from under ice neither comes, nor one that has left', () => {
    duel(game, {
      seats: [{ hand: ['swap'], piles: [ice('cub', 'dawn'), pile('pup', 'tide')] }, {}],
      play: ['0 play:swap', '0 my:1:cub', ...go],
      expect: { '0.creatures': ['cub', 'pup'] },
    })
    const gone = (at: number): Effect[] => [
      { do: 'return', at },
      { do: 'switch', at: [0, 1] },
    ]
    for (const [at, left, piles] of [
      [0, 'cub', [null, 'pup']],
      [1, 'pup', ['cub', null]],
    ] as const)
      duel(arena(flash('shift', script(gone(at), { select: [own, own] }))), {
        seats: [{ hand: ['shift'], piles: [pile('cub', 'dawn'), pile('pup', 'tide')] }, {}],
        play: ['0 play:shift', '0 my:1:cub', ...go],
        expect: { '0.hand': [left], '0.piles.0.creature': piles[0], '0.piles.1.creature': piles[1] },
      })
  })

  it('needs two', () =>
    duel(game, {
      seats: [{ hand: ['swap'], piles: [pile('cub', 'dawn')] }, {}],
      play: ['0 refused play:swap XO-040'],
    }))

  it('XO-H15: not from under ice', () =>
    duel(game, {
      seats: [{ hand: ['swap'], piles: [pile('cub', 'dawn'), ice('pup', 'tide')] }, {}],
      play: ['0 play:swap', '0 my:1:cub', ...go],
      expect: { '0.creatures': ['cub', 'pup'] },
    }))
})

describe('keepStrongest', () => {
  const game = arena(flash('level', script({ do: 'keepStrongest' })))

  it('the others return to their owners’ hands; of equals the player keeps one', () =>
    duel(game, {
      seats: [
        { hand: ['level'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn', 'dawn')] },
        { piles: [pile('cub', 'dawn'), pile('pup', 'tide'), pile(null, 'moss')] },
      ],
      play: ['0 play:level', ...go, '1 offered 1:cub 2:pup', '1 2:pup'],
      expect: { '0.creatures': ['pup'], '0.hand': ['cub'], '1.creatures': ['pup'], '1.hand': ['cub'] },
    }))

  it('who has none loses none', () =>
    duel(game, {
      seats: [{ hand: ['level'] }, { piles: [pile('cub', 'dawn')] }],
      play: ['0 play:level', ...go],
      expect: { '1.creatures': ['cub'] },
    }))
})

describe('this', () => {
  const game = arena(
    acting('shy', 'used', script({ do: 'return', this: true })),
    acting('proud', 'used', script({ do: 'power', amount: 2, until: 'turn', this: true })),
    acting('bold', 'used', script({ do: 'attackAgain', this: true })),
    acting('cold', 'used', script({ do: 'freeze', this: true })),
  )

  it.each([
    ['shy', { '0.hand': ['shy'], '0.creatures': ['cub'] }],
    ['proud', { '0.powers': [3, 1] }],
    ['bold', { '0.attacked': ['cub'] }],
    ['cold', { '0.piles.0.frozen': true, '0.piles.1.frozen': false }],
  ])('is the card that says so, and no other: %s', (name, expect) =>
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile(name, 'dawn'), pile('cub', 'dawn')] }, {}],
      play: ['0 attack:1:player', ...go, '0 attack:2:player', ...go, `0 use:1:${name}`, ...go],
      expect: expect as JsonObject,
    }),
  )
})

describe('for whom', () => {
  const each = (who?: 'you' | 'foe' | 'both') =>
    flash(
      `for-${who ?? 'none'}`,
      script([
        { do: 'gainLife', amount: 1, who },
        { do: 'damage', amount: 3, who },
        { do: 'draw', main: 1, who },
      ]),
    )
  const game = arena(each('you'), each('foe'), each('both'), each())

  it.each([
    ['for-you', [8, 10], [1, 0]],
    ['for-foe', [10, 8], [0, 1]],
    ['for-both', [8, 8], [1, 1]],
    // damage is for the opponent unless said
    ['for-none', [11, 7], [1, 0]],
  ])('XO-P34: %s', (name, life, drawn) => {
    for (const turn of [0, 1] as const) {
      const seats = turn === 0 ? [{ hand: [name] }, {}] : [{}, { hand: [name] }]
      duel(game, {
        turn,
        phase: 'attack',
        seats: seats as [JsonObject, JsonObject],
        play: [`${turn} play:${name}`, `${1 - turn} pass`, `${turn} pass`],
        expect: {
          [`${turn}.life`]: life[0]!,
          [`${1 - turn}.life`]: life[1]!,
          [`${turn}.hand.length`]: drawn[0]!,
          [`${1 - turn}.hand.length`]: drawn[1]!,
        },
      })
    }
  })
})
