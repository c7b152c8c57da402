import { describe, it } from 'vitest'
import { acting, arena, creature, duel, flash, script, select } from '../support.ts'
import { go, goes, pile } from './support.ts'

/** What has a target and has seen something resolve has Playback. */
const keep = (negated: string) => (negated === 'balm' ? ['0 keep'] : [])

describe('negate', () => {
  it('XO-051: the item goes to the graveyard unpaid', () =>
    duel(arena(), {
      seats: [
        { hand: ['ponder'], energy: ['dawn'] },
        { hand: ['unravel'], energy: ['tide'] },
      ],
      play: ['0 play:ponder', '1 play:unravel', ...goes],
      expect: { '0.graveyard': ['ponder'], '0.energy': ['dawn'], '0.hand': [], '1.spent': ['tide'] },
    }))

  it('it is the one that was named, and no other', () => {
    for (const [named, left] of [
      ['balm', { '0.life': 10, '1.life': 10, '0.piles.0.energy': ['moss', 'dawn'] }],
      ['sap', { '0.life': 11, '1.life': 10, '0.piles.0.energy': ['moss'] }],
    ] as const)
      duel(arena(), {
        seats: [
          { hand: ['balm', 'sap'], piles: [pile('cub', 'moss')], energyTop: ['dawn'] },
          { hand: ['unravel'], energy: ['tide'] },
        ],
        play: ['0 play:balm', '1 pass', '0 play:sap', '1 play:unravel', `1 item:${named}`, ...goes, ...keep(named)],
        expect: { ...left, '0.graveyard': named === 'balm' ? ['balm', 'sap'] : ['sap', 'balm'], window: 'main' },
      })
  })

  it('what has left the stack is neither negated again nor aimed', () =>
    duel(
      arena(
        flash(
          'quash',
          script([{ do: 'negate' }, { do: 'negate' }, { do: 'reselect', by: 'you' }], select('item', 'foe')),
        ),
      ),
      {
        seats: [{ hand: ['frost'] }, { hand: ['quash'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] }],
        play: ['0 play:frost', '0 their:1:cub', '1 play:quash', ...goes],
        expect: { '0.graveyard': ['frost'], '1.graveyard': ['quash'], '1.piles.0.frozen': false, window: 'main' },
      },
    ))

  it('it cannot select itself', () =>
    duel(arena(), {
      seats: [{ hand: ['unravel'], energy: ['dawn'] }, {}],
      play: ['0 refused play:unravel XO-040'],
    }))
})

describe('reselect', () => {
  const game = arena(
    flash('bend', script({ do: 'reselect', by: 'owner' }, select('item', 'foe', { aimed: true }))),
    flash('twist', script({ do: 'reselect', by: 'you' }, select('item', 'foe', { aimed: true }))),
  )

  it('the owner names another target, and has no Playback', () =>
    duel(game, {
      seats: [{ hand: ['frost'] }, { hand: ['bend'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] }],
      play: ['0 play:frost', '0 their:1:cub', '1 play:bend', ...goes],
      expect: { '1.piles.0.frozen': false, '1.piles.1.frozen': true, window: 'main' },
    }))

  it('or who plays it names one', () =>
    duel(game, {
      seats: [
        { hand: ['frost'], piles: [pile('cub', 'dawn')] },
        { hand: ['twist'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] },
      ],
      play: ['0 play:frost', '0 their:1:cub', '1 play:twist', '0 pass', '1 pass', '1 their:1:cub'],
      expect: { '0.piles.0.frozen': true, '1.piles.0.frozen': false, '1.piles.1.frozen': false },
    }))

  it('of several the owner names one, of an attack as of a text', () => {
    const theirs = { hand: ['bend'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn'), pile('kit', 'dawn')] }
    const bend = ['1 play:bend', ...goes, '1 offered']
    duel(game, {
      seats: [{ hand: ['frost'] }, theirs],
      play: ['0 play:frost', '0 their:1:cub', ...bend, '0 offered their:2:pup their:3:kit', '0 their:3:kit'],
      expect: { '1.piles.2.frozen': true, window: 'main' },
    })
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('cub', 'dawn')] }, theirs],
      play: ['0 attack:1:1', ...bend, '0 offered their:2:pup their:3:kit', '0 their:3:kit'],
      expect: { '1.creatures': ['cub', 'pup'], window: 'main' },
    })
  })

  it('with no other target it stays as it is', () =>
    duel(game, {
      seats: [{ hand: ['frost'] }, { hand: ['bend'], piles: [pile('cub', 'dawn')] }],
      play: ['0 play:frost', '1 play:bend', ...goes],
      expect: { '1.piles.0.frozen': true },
    }))

  it('an attack has to go elsewhere', () =>
    duel(game, {
      phase: 'attack',
      seats: [
        { piles: [pile('kit', 'dawn', 'dawn')] },
        { hand: ['bend'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] },
      ],
      play: ['0 attack:1:1', '1 play:bend', ...goes],
      expect: { '1.creatures': ['cub'], '0.attacked': ['kit'] },
    }))

  it('XO-058: what has lost all its targets is aimed at nothing, and fails', () =>
    duel(game, {
      seats: [{ hand: ['frost'] }, { hand: ['bend', 'homeward'], piles: [pile('cub', 'dawn')] }],
      play: ['0 play:frost', '1 play:bend', '0 pass', '1 play:homeward', ...goes, '1 keep'],
      expect: { '1.hand': ['cub'], '0.graveyard': ['frost'], '1.piles.0.frozen': false, window: 'main' },
    }))

  it('XO-H36: an attack that is turned has no Playback, and goes on against its new target', () =>
    duel(game, {
      phase: 'attack',
      seats: [
        { piles: [pile('kit', 'dawn', 'dawn')] },
        { hand: ['twist'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn'), pile('pup', 'tide')] },
      ],
      play: ['0 attack:1:1', '1 play:twist', ...goes, '1 offered my:2:pup my:3:pup', '1 my:2:pup'],
      expect: { '1.creatures': ['cub', 'pup'], '1.piles.1.pile': 3, '0.attacked': ['kit'], window: 'main' },
    }))

  it('an item without a target is none to select', () =>
    duel(game, {
      seats: [{ hand: ['balm'] }, { hand: ['bend'] }],
      play: ['0 play:balm', '1 refused play:bend XO-040'],
    }))
})

describe('cancelAttack', () => {
  const veil = (id: string, used: boolean) =>
    flash(id, script({ do: 'cancelAttack', used }, select('creature', 'any', { attacking: true })))
  const game = arena(
    veil('veil', true),
    veil('lull', false),
    flash('hush', script({ do: 'cancelAttack', used: true }, select('creature', 'foe'))),
    acting('eager', 'attacks', script({ do: 'gainLife', amount: 1 })),
  )

  it('it counts as used', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('cub', 'dawn')] }, { hand: ['veil'] }],
      play: ['0 attack:1:player', '1 play:veil', ...goes, '0 refused attack:1:player XO-H09'],
      expect: { '1.life': 10, '0.attacked': ['cub'] },
    }))

  it('or not', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('cub', 'dawn')] }, { hand: ['lull'] }],
      play: ['0 attack:1:player', '1 play:lull', ...goes, '0 attack:1:player', ...go],
      expect: { '1.life': 9 },
    }))

  it('XO-H39: of a creature that the text has returned before there is no attack to end', () =>
    duel(
      arena(flash('whisk', script([{ do: 'return' }, { do: 'cancelAttack', used: true }], select('creature', 'foe')))),
      {
        phase: 'attack',
        seats: [{ piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] }, { hand: ['whisk'] }],
        play: ['0 attack:1:player', '1 play:whisk', '1 their:2:pup', ...goes, '0 continue'],
        expect: { '0.hand': ['pup'], '1.life': 9 },
      },
    ))

  it('XO-H40: what was ended unused does not act again on an attack', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('eager', 'dawn')] }, { hand: ['lull'] }],
      play: ['0 attack:1:player', '1 play:lull', ...goes, { '0.life': 11, stack: [] }, '0 attack:1:player', ...go],
      expect: { '0.life': 11, '1.life': 9 },
    }))

  it('the attack of another creature goes on, as does what a creature does beside attacking', () => {
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] }, { hand: ['hush'] }],
      play: ['0 attack:1:player', '1 play:hush', '1 their:2:pup', ...goes, '0 continue'],
      expect: { '1.life': 9, '0.attacked': ['cub'] },
    })
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('healer', 'dawn', 'dawn')] }, { hand: ['hush'] }],
      play: ['0 use:1:healer', '0 1:dawn', '1 play:hush', ...goes, '0 keep'],
      expect: { '0.life': 12, '0.attacked': [], window: 'main' },
    })
    // not even while another attacks
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('cub', 'dawn'), pile('healer', 'dawn', 'tide')] }, { hand: ['hush'] }],
      play: [
        ...['0 attack:1:player', '1 pass', '0 use:2:healer', '0 2:dawn', '1 play:hush', '1 their:2:healer', ...goes],
        ...['0 keep', '0 continue'],
      ],
      expect: { '0.life': 12, '1.life': 9 },
    })
  })

  it('XO-040: nobody attacks', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('cub', 'dawn')], hand: ['veil'] }, {}],
      play: ['0 refused play:veil XO-040'],
    }))
})

describe('attackAgain', () => {
  const game = arena(flash('surge', script({ do: 'attackAgain' }, select('creature', 'you'))))

  it('XO-H09: a creature that has attacked may again', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['surge'], piles: [pile('cub', 'dawn')] }, {}],
      play: ['0 attack:1:player', ...go, '0 play:surge', ...go, '0 attack:1:player', ...go],
      expect: { '1.life': 8, '0.attacked': ['cub'] },
    }))

  it('one that has not gains nothing', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['surge'], piles: [pile('cub', 'dawn')] }, {}],
      play: ['0 play:surge', ...go, '0 attack:1:player', ...go, '0 refused attack:1:player XO-H09'],
      expect: { '1.life': 9 },
    }))
})

describe('costs less', () => {
  const game = arena(
    creature('page', { abilities: [{ on: 'discount', amount: 1 }] }),
    flash('haggle', script({ do: 'discount', amount: 1 })),
  )

  it('the first Pay of a turn', () =>
    duel(game, {
      seats: [{ hand: ['ponder', 'ponder'], energy: ['dawn'], piles: [pile('page', 'tide')] }, {}],
      play: ['0 play:ponder', ...go, { '0.spent': [] }, '0 play:ponder', '0 hand:dawn', ...go],
      expect: { '0.spent': ['dawn'] },
    }))

  it('XO-H38: a text without Pay is not the first', () =>
    duel(game, {
      seats: [{ hand: ['balm', 'ponder'], piles: [pile('page', 'tide')] }, {}],
      play: ['0 play:balm', ...go, '0 play:ponder', ...go],
      expect: { '0.piles.0.energy': ['tide'], '0.spent': [] },
    }))

  it('XO-045: it makes a text playable that could not be paid', () =>
    duel(game, {
      seats: [{ hand: ['ponder', 'haggle'] }, {}],
      play: ['0 refused play:ponder XO-040', '0 play:haggle', ...go, '0 play:ponder', ...go],
      expect: { '0.graveyard': ['haggle', 'ponder'] },
    }))

  it('only one’s own', () =>
    duel(game, {
      seats: [{ hand: ['ponder'] }, { piles: [pile('page', 'tide')] }],
      play: ['0 refused play:ponder XO-040'],
    }))
})

describe('moments', () => {
  const gain = script({ do: 'gainLife', amount: 1 })
  const game = arena(
    acting('charger', 'attacks', gain),
    acting('hitter', 'hitsPlayer', gain),
    acting('martyr', 'destroyed', gain),
  )

  it('the trigger of an attack lies above it; the attacker then has Playback', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('charger', 'dawn')] }, {}],
      play: ['0 attack:1:player', { stack: ['charger', 'charger'], holder: 1 }, ...go, '0 continue'],
      expect: { '0.life': 11, '1.life': 9 },
    }))

  it('hits a player, and not a creature', () => {
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('hitter', 'dawn')] }, {}],
      play: ['0 attack:1:player', ...go, ...go],
      expect: { '0.life': 11, '1.life': 9 },
    })
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('hitter', 'dawn', 'dawn')] }, { piles: [pile('cub', 'dawn')] }],
      play: ['0 attack:1:1', ...go],
      expect: { '0.life': 10 },
    })
  })

  it('XO-H25: is destroyed, in battle or by an effect; not when it returns to hand', () => {
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('cub', 'dawn', 'dawn')] }, { piles: [pile('martyr', 'dawn')] }],
      play: ['0 attack:1:1', ...go, ...goes],
      expect: { '1.life': 11, '1.graveyard': ['martyr'] },
    })
    duel(game, {
      seats: [{ hand: ['cavein'], energy: ['dawn', 'dawn'] }, { piles: [pile('martyr', 'dawn')] }],
      play: ['0 play:cavein', ...go, ...goes],
      expect: { '1.life': 11 },
    })
    duel(game, {
      seats: [{ hand: ['bounce'], energy: ['dawn'] }, { piles: [pile('martyr', 'dawn')] }],
      play: ['0 play:bounce', ...go],
      expect: { '1.life': 10, '1.hand': ['martyr'] },
    })
  })
})
