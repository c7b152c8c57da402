import { describe, expect, it } from 'vitest'
import type { Count } from '../../src/effects/terms/vocabulary.ts'
import { acting, arena, creature, duel, flash, given, lasting, play, script, select, told } from '../support.ts'
import { go, pile } from './support.ts'

describe('gainLife', () => {
  it('once for each of something; not at all for none', () => {
    const game = arena(
      flash(
        'choir',
        script({ do: 'gainLife', amount: 2, each: { count: 'creatures', whose: 'you', subtype: 'lumen' } }),
      ),
    )
    duel(game, {
      seats: [{ hand: ['choir', 'choir'], piles: [pile('kit', 'dawn'), pile('kit', 'dawn'), pile('cub', 'dawn')] }, {}],
      play: ['0 play:choir', ...go],
      expect: { '0.life': 14 },
    })
    duel(game, { seats: [{ hand: ['choir'] }, {}], play: ['0 play:choir', ...go], expect: { '0.life': 10 } })
    const none = play(given(game, { seats: [{ hand: ['choir'] }, {}] }), '0 play:choir', ...go)
    expect(told(none, ['life'])).toEqual([])
  })

  it('by hues under its own card, and by Lasting symmetries of one side', () => {
    const used = (id: string, each: Count) => acting(id, 'used', script({ do: 'gainLife', amount: 1, each }))
    const game = arena(
      used('prism', { count: 'hues' }),
      used('keeper', { count: 'lasting', whose: 'you' }),
      used('thief', { count: 'lasting', whose: 'foe' }),
      used('loner', { count: 'creatures', whose: 'you', other: true }),
      used('warm', { count: 'creatures', whose: 'any', frozen: false }),
    )
    for (const [name, life] of [
      ['prism', 12],
      ['keeper', 11],
      ['thief', 12],
      ['loner', 11],
      ['warm', 13],
    ] as const)
      duel(game, {
        seats: [
          { piles: [pile(name, 'dawn', 'tide', 'dawn'), pile('cub', 'moss', 'ember')], lasting: ['well'] },
          { piles: [pile('cub', 'moss'), { ...pile('pup', 'moss'), frozen: true }], lasting: ['well', 'well'] },
        ],
        play: [`0 use:1:${name}`, ...go],
        expect: { '0.life': life },
      })
  })

  it('what lies under no card has no hues', () =>
    duel(arena(flash('rainbow', script({ do: 'gainLife', amount: 1, each: { count: 'hues' } }))), {
      seats: [{ hand: ['rainbow'], piles: [pile('cub', 'dawn', 'tide')] }, {}],
      play: ['0 play:rainbow', ...go],
      expect: { '0.life': 10 },
    }))

  it('by rarity, ice and Lasting symmetries', () =>
    duel(
      arena(
        flash(
          'census',
          script([
            { do: 'gainLife', amount: 1, each: { count: 'creatures', whose: 'any', stars: 2 } },
            { do: 'gainLife', amount: 10, each: { count: 'creatures', whose: 'foe', frozen: true } },
            { do: 'gainLife', amount: 20, each: { count: 'lasting', whose: 'any' } },
          ]),
        ),
      ),
      {
        seats: [
          { hand: ['census'], piles: [pile('kit', 'dawn')] },
          { piles: [{ ...pile('kit', 'dawn'), frozen: true }, pile('cub', 'dawn')], lasting: ['well'] },
        ],
        play: ['0 play:census', ...go],
        expect: { '0.life': 42 },
      },
    ))
})

describe('damage', () => {
  const game = arena(
    flash('lash', script({ do: 'damage', amount: 2, at: 0 }, select('creatureOrPlayer', 'foe'))),
    flash('quake', script({ do: 'damage', amount: 3, who: 'both' })),
  )

  it('to a player', () =>
    duel(game, {
      seats: [{ hand: ['lash'] }, { piles: [pile('cub', 'dawn')] }],
      play: ['0 play:lash', '0 their:player', ...go],
      expect: { '1.life': 8, '1.creatures': ['cub'] },
    }))

  it('to a creature it takes energy, as its controller picks', () =>
    duel(game, {
      seats: [{ hand: ['lash'] }, { piles: [pile('cub', 'dawn', 'tide', 'moss')] }],
      play: ['0 play:lash', '0 their:1:cub', ...go, '1 dawn tide'],
      expect: { '1.life': 10, '1.piles.0.energy': ['moss'] },
    }))

  it('XO-H37: one point takes one energy; none takes none', () => {
    const each = { count: 'creatures', whose: 'you', subtype: 'lumen' } as const
    const one = arena(flash('sting', script({ do: 'damage', amount: 1, each, at: 0 }, select('creature', 'foe'))))
    for (const [mine, left] of [
      [[pile('kit', 'dawn')], ['dawn']],
      [[], ['dawn', 'dawn']],
    ] as const)
      duel(one, {
        seats: [{ hand: ['sting'], piles: [...mine] }, { piles: [pile('cub', 'dawn', 'dawn')] }],
        play: ['0 play:sting', ...go],
        expect: { '1.piles.0.energy': [...left], window: 'main' },
      })
  })

  it('XO-H01: to both at once, the game is drawn', () =>
    duel(game, {
      seats: [{ hand: ['quake'], life: 3 }, { life: 2 }],
      play: ['0 play:quake', ...go],
      expect: { over: true, winner: null },
    }))
})

describe('prevention', () => {
  const game = arena(
    flash('ward', script({ do: 'prevent', amount: 2 })),
    flash('bolt', script({ do: 'damage', amount: 3 })),
    flash('weaken', script({ do: 'power', amount: -1, until: 'turn' }, select('creature', 'any'))),
    lasting('wall', { do: [] }, [{ on: 'prevent', amount: 1 }]),
  )

  it('the next damage is less, and only the next', () =>
    duel(game, {
      seats: [{ hand: ['bolt', 'bolt'] }, { hand: ['ward'] }],
      play: ['0 play:bolt', '1 play:ward', '0 pass', '1 pass', { '1.life': 9 }, '0 play:bolt', ...go],
      expect: { '1.life': 6 },
    }))

  it('XO-H11: no damage at all is not the next damage', () =>
    duel(game, {
      phase: 'attack',
      seats: [
        { hand: ['weaken', 'bolt'], piles: [pile('cub', 'dawn')] },
        { hand: ['ward'], lasting: ['wall'] },
      ],
      play: [
        ...['0 play:weaken', '1 play:ward', '0 pass', '1 pass', '0 keep', '0 attack:1:player', ...go, { '1.life': 10 }],
        ...['0 play:bolt', ...go],
      ],
      expect: { '1.life': 10, '0.attacked': ['cub'] },
    }))

  it('what is prevented wholly is no loss of Life, and is not told', () => {
    const match = given(game, { seats: [{ hand: ['bolt', 'bolt'] }, { hand: ['ward'], lasting: ['wall'] }] })
    play(match, '0 play:bolt', '1 play:ward', '0 pass', '1 pass')
    expect(told(match, ['life'])).toEqual([])
    play(match, '0 play:bolt', ...go)
    expect(told(match, ['life'])).toMatchObject([{ seat: 1, amount: -3, life: 7 }])
  })

  it('two of them add up, also with what lasts', () =>
    duel(game, {
      seats: [{ hand: ['bolt', 'bolt'] }, { hand: ['ward', 'ward'], lasting: ['wall'] }],
      play: [
        ...['0 play:bolt', '1 play:ward', '0 pass', '1 play:ward', '0 pass', '1 pass', { '1.life': 10 }],
        ...['0 play:bolt', ...go],
      ],
      expect: { '1.life': 7 },
    }))

  it('a Lasting symmetry holds off the first of each turn', () =>
    duel(game, {
      seats: [{ hand: ['bolt', 'bolt'] }, { lasting: ['wall'] }],
      play: ['0 play:bolt', ...go, { '1.life': 8 }, '0 play:bolt', ...go],
      expect: { '1.life': 5 },
    }))

  it('also in an attack', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('cub', 'dawn', 'dawn')] }, { lasting: ['wall'] }],
      play: ['0 attack:1:player', ...go],
      expect: { '1.life': 9 },
    }))
})

describe('power', () => {
  const game = arena(
    flash(
      'feint',
      script(
        { do: 'power', amount: 1, until: 'battle' },
        { onlyInAttack: true, ...select('creature', 'any', { attacking: true }) },
      ),
    ),
    flash('might', script({ do: 'power', amount: 2, until: 'turn' }, select('creature', 'you'))),
  )

  it('until the battle is over', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['feint'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] }, {}],
      play: ['0 attack:1:player', '1 pass', '0 play:feint', ...go, '0 continue', '0 attack:2:player', ...go],
      expect: { '1.life': 7, '0.powers': [1, 1] },
    }))

  it('only while a creature attacks, whoever it is for and whatever else waits', () => {
    const text = { onlyInAttack: true, ...select('creature', 'you') }
    const rally = arena(flash('rally', script({ do: 'power', amount: 1, until: 'battle' }, text)))
    const seats = [{ hand: ['rally', 'balm'], piles: [pile('cub', 'dawn')] }, { piles: [pile('pup', 'dawn')] }] as const
    duel(rally, {
      phase: 'attack',
      seats,
      play: ['0 refused play:rally XO-040', '0 play:balm', '1 pass', '0 refused play:rally XO-040'],
      expect: { stack: ['balm'] },
    })
    duel(rally, { phase: 'attack', seats, play: ['0 attack:1:1', '1 pass', '0 play:rally'], expect: { holder: 1 } })
  })

  it('only while a creature attacks', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['feint'], piles: [pile('cub', 'dawn')] }, {}],
      play: ['0 refused play:feint XO-040'],
    }))

  it('until the turn ends', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ hand: ['might'], piles: [pile('cub', 'dawn')] }, {}],
      play: ['0 play:might', ...go, { '0.powers': [3] }, '0 end', '1 pass', '1 pass'],
      expect: { '0.powers': [1], turn: 1 },
      options: { drawOrder: 'mainFirst' },
    }))

  it('of the one that was meant; one that has left and come back is another', () =>
    duel(game, {
      phase: 'creature',
      seats: [{ hand: ['might', 'homeward'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] }, {}],
      play: [
        ...['0 play:might', '0 my:1:cub', ...go, { '0.powers': [3, 1] }],
        ...['0 play:homeward', '0 my:1:cub', ...go, '0 summon:cub:1', '1 pass'],
      ],
      expect: { '0.powers': [1, 1] },
    }))
})

describe('statics', () => {
  const gorge = creature('gorge', { abilities: [{ on: 'static', power: 1, of: 'this', if: 'attacksPlayer' }] })
  const stalker = creature('stalker', { abilities: [{ on: 'static', power: 1, of: 'this', if: 'attacksFrozen' }] })
  const golem = creature('golem', { abilities: [{ on: 'static', power: 1, of: 'this', if: 'threeHues' }] })
  const bearer = creature('bearer', {
    subtype: 'rootkin',
    abilities: [{ on: 'static', power: 1, of: 'this', if: 'otherOfSubtype' }],
  })
  const lancer = creature('lancer', { abilities: [{ on: 'static', power: 1, of: 'this', if: 'attacks' }] })
  const king = creature('king', {
    subtype: 'lumen',
    abilities: [{ on: 'static', power: 1, of: 'this', each: { count: 'creatures', whose: 'you', other: true } }],
  })
  const roost = lasting('roost', { do: [] }, [{ on: 'static', power: 1, of: 'drake', if: 'firstAttack' }])
  const game = arena(gorge, stalker, golem, bearer, lancer, king, roost)

  it('while attacking the player, and not a creature', () => {
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('gorge', 'dawn')] }, {}],
      play: ['0 attack:1:player', ...go],
      expect: { '1.life': 8, '0.powers': [1] },
    })
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('gorge', 'dawn')] }, { piles: [pile('kit', 'dawn', 'dawn')] }],
      play: ['0 attack:1:1', ...go],
      expect: { '1.piles.0.energy': ['dawn'] },
    })
  })

  it('while attacking, whoever it is, and not while it is attacked', () => {
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('lancer', 'dawn')] }, {}],
      play: [{ '0.powers': [1] }, '0 attack:1:player', ...go],
      expect: { '1.life': 8 },
    })
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [pile('lancer', 'dawn', 'dawn')] }, { piles: [pile('lancer', 'tide', 'tide', 'tide', 'tide')] }],
      play: ['0 attack:1:1', ...go],
      expect: { '0.creatures': [], '1.piles.0.energy': ['tide'] },
    })
  })

  it('while attacking what is not frozen it is not stronger', () =>
    duel(game, {
      phase: 'attack',
      seats: [
        { piles: [pile('stalker', 'dawn', 'dawn')] },
        { piles: [pile('cub', 'tide', 'tide', 'tide'), { ...pile('pup', 'dawn'), frozen: true }] },
      ],
      play: ['0 attack:1:1', ...go],
      expect: { '1.piles.0.energy': ['tide'] },
    }))

  it('while attacking what is frozen', () =>
    duel(game, {
      phase: 'attack',
      seats: [
        { piles: [pile('stalker', 'dawn', 'dawn', 'dawn')] },
        { piles: [{ ...pile('kit', 'dawn', 'dawn', 'dawn', 'dawn'), frozen: true }] },
      ],
      play: ['0 attack:1:1', ...go],
      expect: { '1.creatures': [] },
    }))

  it('XO-H13: with three hues, and not with two', () =>
    duel(game, {
      seats: [{ piles: [pile('golem', 'dawn', 'tide', 'moss'), pile('golem', 'dawn', 'tide', 'tide')] }, {}],
      play: [],
      expect: { '0.powers': [4, 3] },
    }))

  it('XO-P17: with another of the subtype, of one’s own', () => {
    duel(game, {
      seats: [{ piles: [pile('bearer', 'dawn'), pile('bearer', 'dawn')] }, {}],
      play: [],
      expect: { '0.powers': [2, 2] },
    })
    duel(game, {
      seats: [{ piles: [pile('bearer', 'dawn'), pile('cub', 'dawn')] }, { piles: [pile('bearer', 'dawn')] }],
      play: [],
      expect: { '0.powers': [1, 1] },
    })
  })

  it('for each', () =>
    duel(game, {
      seats: [{ piles: [pile('king', 'dawn'), pile('cub', 'dawn'), pile('pup', 'dawn')] }, {}],
      play: [],
      expect: { '0.powers': [3, 1, 1] },
    }))

  it('for all of a subtype, in their first attack each turn', () =>
    duel(game, {
      phase: 'attack',
      seats: [{ lasting: ['roost'], piles: [pile('cub', 'dawn'), pile('kit', 'dawn')] }, {}],
      play: [{ '0.powers': [1, 1] }, '0 attack:1:player', ...go, { '1.life': 8 }, '0 attack:2:player', ...go],
      expect: { '1.life': 7 },
    }))
})

describe('ward', () => {
  it('the opponent cannot select it; its controller can', () => {
    const game = arena(creature('guard', { abilities: [{ on: 'ward' }] }))
    duel(game, {
      seats: [{ hand: ['frost'] }, { piles: [pile('guard', 'dawn')] }],
      play: ['0 refused play:frost XO-040'],
    })
    duel(game, {
      seats: [{ hand: ['frost'], piles: [pile('guard', 'dawn')] }, {}],
      play: ['0 play:frost', ...go],
      expect: { '0.piles.0.frozen': true },
    })
  })
})

it('XO-H17, XO-H24: a trigger that acts once in a turn', () =>
  duel(arena(acting('fury', 'destroysInBattle', script({ do: 'attackAgain', this: true }), { once: true })), {
    phase: 'attack',
    seats: [
      { piles: [pile('fury', 'dawn', 'dawn', 'dawn')] },
      { piles: [pile('cub', 'dawn'), pile('pup', 'dawn'), pile('kit', 'dawn')] },
    ],
    play: ['0 attack:1:1', ...go, ...go, { '0.attacked': [] }, '0 attack:1:2', ...go],
    expect: { '0.attacked': ['fury'], '0.piles.0.energy': ['dawn'], stack: [] },
  }))

it('XO-H17: a trigger that acts once in a turn: of each creature, and in each turn', () => {
  const tell = acting('teller', 'hitsPlayer', script({ do: 'gainLife', amount: 1 }), { once: true })
  const game = arena(tell, flash('again', script({ do: 'attackAgain' }, select('creature', 'you'))))
  const idle = (seat: 0 | 1) => [`${seat} end`, `${1 - seat} pass`]
  duel(game, {
    phase: 'attack',
    options: { drawOrder: 'mainFirst' },
    seats: [{ hand: ['again'], piles: [pile('teller', 'dawn'), pile('teller', 'dawn')] }, {}],
    play: [
      ...['0 attack:1:player', ...go, ...go, { '0.life': 11 }, '0 play:again', '0 my:1:teller', ...go],
      ...['0 attack:1:player', ...go, { '0.life': 11, stack: [] }, '0 attack:2:player', ...go, ...go],
      ...[{ '0.life': 12 }, ...idle(0), '1 pass', '0 pass', ...idle(1), ...idle(1), ...idle(1), '0 pass', '1 pass'],
      ...[...idle(0), ...idle(0), '0 attack:1:player', ...go, ...go],
    ],
    expect: { '0.life': 13, '1.life': 6 },
  })
})
