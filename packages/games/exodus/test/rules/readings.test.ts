import { expect, it } from 'vitest'
import { makeExodus } from '../../src/index.ts'
import { arena, asked, duel, flash, game, given, lasting, play, script, select } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })
const go = ['1 pass', '0 pass']
const goes = ['0 pass', '1 pass']

const wide = arena(
  flash('lash', script({ do: 'damage', amount: 2, at: 0 }, select('creatureOrPlayer', 'foe'))),
  flash('shed', script({ do: 'discard' }, select('creature', 'you', { where: 'hand' }))),
  flash('burn', script({ do: 'discard' }, select('energy', 'you', { where: 'hand' }))),
  flash('pick', script({ do: 'discard' }, select('energy', 'foe', { where: 'hand' }))),
  flash('bend', script({ do: 'reselect', by: 'owner' }, select('item', 'foe', { aimed: true }))),
  flash('twist', script({ do: 'reselect', by: 'you' }, select('item', 'foe', { aimed: true }))),
  flash('shield', script({ do: 'prevent', amount: 3 })),
  flash('haggle', script({ do: 'discount', amount: 1 })),
  flash('gaze', script({ do: 'reveal', amount: 2, take: { of: { kind: 'creature' }, to: 'hand' } })),
  flash('encore', script({ do: 'playNow' }, select('card', 'you', { where: 'graveyard', symmetry: true }))),
  lasting('spring', {
    pay: 1,
    do: [
      { do: 'gainLife', amount: 1 },
      { do: 'freeze', this: true },
    ],
  }),
)

it('XO-H31: what lasts is paid for once, also if nothing is left to pay with when it acts again', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['spring'], energy: ['dawn'] }, {}],
    play: ['0 play:spring', ...go, { '0.life': 11, '0.spent': ['dawn'] }, '0 end', '1 pass', ...go],
    expect: { '0.life': 12, '0.spent': ['dawn'], '0.energy': [] },
  })
  duel(wide, { phase: 'attack', seats: [{ hand: ['spring'] }, {}], play: ['0 refused play:spring XO-040'] })
})

it('XO-H32: what is declared from a hand is shown, and nothing else of that hand', () => {
  const match = given(wide, {
    phase: 'attack',
    seats: [{ hand: ['ponder', 'shed', 'cub', 'pup'], energy: ['dawn', 'moss'] }, {}],
  })
  play(match, '0 play:ponder', '0 hand:moss')
  expect(match.view(1).zones['reserve:0']).toMatchObject({ count: 2, known: [{ name: 'moss' }] })
  play(match, '1 pass', '0 play:shed', '0 my:pup')
  expect(match.view(1).zones['hand:0']).toMatchObject({ count: 2, known: [{ name: 'pup' }] })
})

it('XO-H32: of the other hand chance picks, and the choice is not told before', () => {
  const seats = [{ hand: ['pick'] }, { energy: ['dawn', 'tide', 'moss'] }] as const
  const picked = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const match = play(given(wide, { phase: 'attack', seed, seats }), '0 play:pick', '0 their:energy', ...go)
    return match.view(0).zones['spent:1']!.cards![0]!.name
  })
  expect(new Set(picked).size).toBeGreaterThan(1)
})

it('XO-H33: if a card leaves the hand whose name was selected, the selected one has left, double or not', () => {
  const first = ['0 play:shed', '0 my:cub', '1 pass', '0 play:shed']
  for (const second of ['0 my:cub', '0 my:cub#2']) {
    duel(wide, {
      phase: 'attack',
      seats: [{ hand: ['shed', 'shed', 'cub', 'cub', 'pup'] }, {}],
      play: [...first, second, ...go, '0 offered my:cub my:pup', '0 my:cub'],
      expect: { '0.hand': ['pup'], '0.graveyard': ['cub', 'shed', 'cub', 'shed'] },
    })
  }
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['shed', 'shed', 'cub', 'pup', 'kit'] }, {}],
    play: [...first, '0 my:cub', ...go, '0 offered my:pup my:kit', '0 my:kit'],
    expect: { '0.hand': ['pup'] },
  })
})

it('XO-H33: of two that both players know to be in the hand, either is the selected one as long as one is left', () => {
  for (const second of ['0 my:cub', '0 my:cub#2']) {
    duel(wide, {
      phase: 'attack',
      seats: [{ hand: ['homeward', 'homeward', 'shed', 'shed', 'pup'], piles: [on('cub'), on('cub')] }, {}],
      play: [
        ...['0 play:homeward', '0 my:1:cub', ...go, '0 play:homeward', ...go],
        ...['0 play:shed', '0 my:cub', '1 pass', '0 play:shed', second, ...go, '0 offered keep change', '0 keep'],
      ],
      expect: { '0.hand': ['pup'] },
    })
  }
})

it('XO-H33: what the other player is asked does not tell whether a double is there', () => {
  for (const energy of [
    ['dawn', 'tide'],
    ['dawn', 'dawn'],
  ]) {
    const match = given(wide, {
      phase: 'attack',
      seed: 1,
      seats: [{ hand: ['pick'] }, { hand: ['burn'], energy }],
    })
    play(match, '0 play:pick', '0 their:energy')
    const shown = match.view(0).zones['reserve:1'] as unknown as { known: { name: string }[] }
    play(match, '1 play:burn', `1 my:${shown.known[0]!.name}`, '0 pass', '1 pass')
    expect(asked(match)).toEqual([{ seat: 0, kind: 'select', keys: ['their:energy'] }])
  }
})

it('XO-H34: a Reveal does not recycle', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['gaze'], mainTop: ['cub'], shortMain: true }, {}],
    play: ['0 play:gaze', ...go],
    expect: { '0.hand': ['cub'], '0.mainDeck': 0, '0.life': 10 },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['gaze'], shortMain: true }, {}],
    play: ['0 play:gaze', ...go],
    expect: { '0.hand': [], '0.mainDeck': 0, '0.life': 10 },
  })
})

it('XO-H35: what is played immediately selects and is paid for at once, or stays where it is', () => {
  const seats = (energy: string[]) =>
    [
      { hand: ['encore'], energy, graveyard: ['bounce'] },
      { hand: ['balm'], piles: [on('cub'), on('pup')] },
    ] as const
  duel(wide, {
    phase: 'attack',
    seats: seats(['dawn']),
    // nobody can answer the bounce
    play: ['0 play:encore', ...go, '0 their:2:pup'],
    expect: { '1.hand': ['balm', 'pup'], '0.spent': ['dawn'], '0.graveyard': ['bounce', 'encore'], stack: [] },
  })
  duel(wide, {
    phase: 'attack',
    seats: seats([]),
    play: ['0 play:encore', ...go],
    expect: { '1.hand': ['balm'], '0.graveyard': ['bounce', 'encore'] },
  })
})

it('XO-H36: what was re-selected by an effect has no Playback; without another target it stays', () => {
  const answers = ['1 play:bend', '0 pass', '1 pass']
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['frost'] }, { hand: ['bend'], piles: [on('cub'), on('pup')] }],
    play: ['0 play:frost', '0 their:1:cub', ...answers, { window: 'main' }],
    expect: { '1.piles.0.frozen': false, '1.piles.1.frozen': true },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['frost'] }, { hand: ['bend'], piles: [on('cub')] }],
    play: ['0 play:frost', ...answers, { window: 'main' }],
    expect: { '1.piles.0.frozen': true },
  })
})

it('XO-H36, XO-048: a re-selected target stays while it is legal, also if the payment has to be replaced', () => {
  const seats = (hand: string[]) =>
    [
      { hand: ['bounce'], energy: ['tide', 'moss'], piles: [on('kit', 'ember', 'ember')] },
      { hand, piles: [on('cub'), on('pup')] },
    ] as const
  const stack = ['0 play:bounce', '0 their:1:cub', '0 1:ember', '1 play:sunder', '1 their:1:ember', '0 pass']
  // twisted to kit; then the energy that was declared is destroyed: bounce asks for a payment, and for nothing else
  duel(wide, {
    phase: 'attack',
    seats: seats(['sunder', 'twist']),
    play: [...stack, '1 play:twist', ...goes, '1 their:1:kit', '1 keep', '0 offered 1:ember hand:moss hand:tide'],
    expect: { asked: [['pay'], []] },
  })
  duel(wide, {
    phase: 'attack',
    seats: seats(['sunder', 'twist']),
    play: [...stack, '1 play:twist', ...goes, '1 their:1:kit', '1 keep', '0 hand:moss'],
    expect: { '0.hand': ['kit'], '1.creatures': ['cub', 'pup'], '0.spent': ['ember', 'moss'] },
  })
  // what was not re-selected by an effect is selected anew together with the payment
  duel(wide, {
    phase: 'attack',
    seats: seats(['sunder']),
    play: [...stack, '1 pass'],
    expect: { asked: [['select'], []] },
  })
})

it('XO-H36: a re-selected target that is gone is replaced by its owner', () => {
  duel(wide, {
    phase: 'attack',
    seats: [
      { hand: ['frost'], piles: [on('kit')] },
      { hand: ['homeward', 'twist'], piles: [on('cub'), on('pup')] },
    ],
    play: [
      ...['0 play:frost', '0 their:1:cub', '1 play:homeward', '1 my:2:pup', '0 pass', '1 play:twist'],
      ...[...goes, '1 my:2:pup', '1 keep', '0 offered my:1:kit their:1:cub', '0 their:1:cub'],
    ],
    expect: { '1.piles.0.frozen': true, '0.piles.0.frozen': false, '1.hand': ['pup'] },
  })
})

it('XO-H37: damage to a creature takes energy of its pile; its controller picks', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['lash'] }, { piles: [on('cub', 'dawn', 'tide', 'moss')] }],
    play: ['0 play:lash', '0 their:1:cub', ...go, '1 dawn moss'],
    expect: { '1.piles.0.energy': ['tide'], '1.life': 10 },
  })
})

it('XO-H37: nothing prevents the price of a new deck', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['shield', 'ponder'], energy: ['dawn'], shortMain: true }, {}],
    play: ['0 play:shield', ...go, '0 play:ponder', ...go],
    expect: { '0.life': 7 },
  })
})

it('XO-H38: two points less of a price of one make it nothing, and are used up', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['haggle', 'haggle', 'ponder', 'bounce'] }, { piles: [on('cub')] }],
    play: [
      ...['0 play:haggle', ...go, '0 play:haggle', ...go, '0 play:ponder', '1 pass'],
      // used up when ponder was activated, not when it resolves
      ...['0 refused play:bounce XO-040', '0 pass'],
    ],
    expect: { '0.spent': [] },
  })
})

it('XO-H38: what costs less by one is paid for again after the first, and a text without Pay uses nothing up', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['haggle', 'balm', 'ponder', 'bounce'], energy: ['dawn', 'tide'] }, { piles: [on('cub')] }],
    play: [
      ...['0 play:haggle', ...go, '0 play:balm', ...go, '0 play:ponder', ...go, { '0.spent': [] }],
      ...['0 play:bounce', '0 offered hand:dawn hand:tide', '0 hand:tide', ...go],
    ],
    expect: { '0.spent': ['tide'], '1.hand': ['cub'] },
  })
})

it('XO-H38: what costs less in this turn does not in the next', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['haggle', 'ponder'] }, {}],
    play: [
      ...['0 play:haggle', ...go, '0 end', '1 pass', '1 pass', '1 rest'],
      ...['0 refused play:ponder XO-040', '0 pass'],
    ],
    expect: { turn: 1, phase: 'energy' },
  })
})

it('XO-H39, XO-048: energy that is destroyed, recycled and drawn within one stack is not what was declared', () => {
  const short = makeExodus(
    [...game.library.values()],
    [{ id: 'plain', name: 'Plain', main: { cub: 2, bounce: 2, sunder: 2, well: 2 }, energy: { dawn: 1, tide: 1 } }],
  )
  duel(short, {
    phase: 'attack',
    seats: [
      { hand: ['sunder'], piles: [on('cub')] },
      { hand: ['bounce', 'well'], piles: [{ energy: ['dawn', 'tide'] }] },
    ],
    play: [
      ...['0 end', '1 play:bounce', '1 1:dawn', '0 pass', '1 play:well', '0 play:sunder', '0 their:1:dawn'],
      ...['1 pass', '0 pass'],
      // no Playback: other energy must be named
      { '1.energy': ['dawn'], '1.spent': [] },
      ...['1 offered 1:tide hand:dawn', '1 1:tide'],
    ],
    expect: { '1.spent': ['tide'], '1.energy': ['dawn'], '0.hand': ['cub'] },
  })
})

it('XO-H39: energy that has only changed its pile is still what was declared', () => {
  const graft = flash(
    'graft',
    script(
      { do: 'moveEnergy', from: 0, to: 1, amount: 1 },
      {
        select: [
          { what: 'pile', whose: 'you' },
          { what: 'pile', whose: 'you' },
        ],
      },
    ),
  )
  duel(arena(graft), {
    phase: 'attack',
    seats: [{ hand: ['bounce', 'graft'], piles: [{ energy: ['dawn'] }, { energy: ['moss'] }] }, { piles: [on('cub')] }],
    play: [
      ...['0 play:bounce', '0 1:dawn', '1 pass', '0 play:graft', '0 my:pile:1', '1 pass', '0 pass', '0 dawn'],
      ...['0 offered keep change', '0 keep'],
    ],
    expect: { '0.spent': ['dawn'], '1.hand': ['cub'] },
  })
})
