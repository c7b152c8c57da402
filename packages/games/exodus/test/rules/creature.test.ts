import { expect, it } from 'vitest'
import { acting, arena, asked, creature, duel, flash, game, given, script, select } from '../support.ts'

const blank = { energy: ['dawn'] }

it('XO-017, XO-018: the turn player plays creatures onto blank piles of their own', () => {
  const match = given(game, {
    phase: 'creature',
    seats: [
      { hand: ['cub'], piles: [{ energy: ['dawn'], creature: 'pup' }, { energy: ['tide'] }] },
      { hand: ['kit'], piles: [{ energy: ['moss'] }, { energy: ['moss'] }, { energy: ['moss'] }] },
    ],
  })
  expect(asked(match)).toEqual([{ seat: 0, kind: 'creature', keys: ['end', 'summon:cub:2'] }])
  // nothing else of the hand is one
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['cub', 'balm', 'well'], piles: [blank] }, {}],
    play: ['0 offered end summon:cub:1 play:balm play:well'],
  })
  // without energy there is no pile
  duel(game, { phase: 'creature', seats: [{ hand: ['cub'] }, {}], play: ['0 offered end'] })
})

it('XO-019, XO-023: creatures come from the hand, one by one; after each the opponent may answer', () => {
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['cub', 'pup'], graveyard: ['kit'], piles: [blank, blank] }, { hand: ['balm'] }],
    play: [
      '0 offered end summon:cub:1 summon:cub:2 summon:pup:1 summon:pup:2',
      '0 summon:cub:1',
      '1 offered pass play:balm',
      '1 pass',
      '0 summon:pup:2',
      '1 offered pass play:balm',
      '1 pass',
    ],
    expect: { '0.creatures': ['cub', 'pup'], '0.hand': [], window: 'main' },
  })
})

const wide = arena(
  flash('slap', script({ do: 'damage', amount: 1 })),
  acting('called', 'summoned', script({ do: 'gainLife', amount: 3 })),
  acting('tamer', 'enters', script({ do: 'destroyEnergy' }, { pay: 1, ...select('energy', 'foe') })),
  creature('double', {
    abilities: [
      { on: 'enters', script: script({ do: 'gainLife', amount: 1 }) },
      { on: 'summoned', script: script({ do: 'damage', amount: 1 }) },
    ],
  }),
  flash(
    'raise',
    script(
      { do: 'putIntoPlay', at: 0, onto: 1 },
      {
        select: [
          { what: 'creature', whose: 'you', where: 'hand' },
          { what: 'pile', whose: 'you', blank: true },
        ],
      },
    ),
  ),
)

it('XO-020: texts for being summoned and for entering play trigger when the creature is placed', () => {
  const seats = [{ hand: ['called', 'greeter', 'cub'], piles: [blank, blank, blank] }, {}] as const
  duel(wide, {
    phase: 'creature',
    seats,
    play: [
      '0 summon:called:1',
      { stack: ['called'], '0.life': 10 },
      '1 pass',
      '0 pass',
      { '0.life': 13, window: 'main' },
    ],
  })
  duel(wide, { phase: 'creature', seats, play: ['0 summon:greeter:1', '1 pass', '0 pass'], expect: { '0.life': 11 } })
  duel(wide, { phase: 'creature', seats, play: ['0 summon:cub:1'], expect: { stack: [], window: 'notice' } })
  // two of one creature: its player orders them
  duel(wide, {
    phase: 'creature',
    seats: [{ hand: ['double'], piles: [blank] }, {}],
    play: ['0 summon:double:1', '0 offered double double#2', '0 double#2', '1 pass', '0 pass'],
    expect: { '0.life': 11, '1.life': 9, window: 'main' },
  })
})

it('XO-021, XO-022: such a trigger lies lowest and resolves last', () => {
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['greeter', 'balm'], piles: [blank] }, { hand: ['balm'] }],
    play: [
      '0 summon:greeter:1',
      '1 play:balm',
      '0 play:balm',
      { stack: ['greeter', 'balm', 'balm'] },
      '1 pass',
      '0 pass',
    ],
    expect: { '0.life': 12, '1.life': 11, '0.graveyard': ['balm'], window: 'main' },
  })
  // it has not happened yet when the answer to it resolves: here it comes too late
  duel(wide, {
    phase: 'creature',
    seats: [{ hand: ['called'], life: 1, piles: [blank] }, { hand: ['slap'] }],
    play: ['0 summon:called:1', '1 play:slap', '0 pass', '1 pass'],
    expect: { over: true, winner: 1, '0.life': 0 },
  })
})

it('XO-024: the opponent answers the placement and the trigger in one window', () => {
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['greeter'], piles: [blank] }, { hand: ['frost', 'balm'] }],
    play: ['0 summon:greeter:1', '1 offered pass play:frost play:balm', '1 play:frost', '0 pass', '1 pass'],
    expect: { '0.piles.0.frozen': true, '0.life': 11, window: 'main' },
  })
})

it('XO-025: what was placed is in play when the window opens', () => {
  duel(game, {
    phase: 'creature',
    seats: [
      { hand: ['cub'], piles: [blank] },
      { hand: ['bounce'], energy: ['dawn'] },
    ],
    play: ['0 summon:cub:1', '1 play:bounce', '0 pass', '1 pass', '1 pass'],
    expect: { '0.hand': ['cub'], '0.piles': [{ pile: 1, energy: ['dawn'], creature: null, frozen: false }] },
  })
})

it('XO-026: the opponent may answer the end of the Creature Phase', () => {
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['balm'] }, { hand: ['balm'] }],
    play: ['0 end', '0 offered', '1 offered pass play:balm', '1 pass'],
    expect: { phase: 'attack' },
  })
})

it('XO-W5: what answers a trigger resolves first, and the owner of the trigger has Playback', () => {
  duel(game, {
    phase: 'creature',
    seats: [
      { hand: ['chiller'], piles: [blank] },
      {
        hand: ['homeward'],
        piles: [
          { energy: ['dawn'], creature: 'cub' },
          { energy: ['dawn'], creature: 'pup' },
          { energy: ['dawn'], creature: 'kit' },
        ],
      },
    ],
    play: [
      '0 summon:chiller:1',
      '0 their:1:cub',
      '1 play:homeward',
      '1 my:3:kit',
      '0 pass',
      '1 pass',
      { '1.creatures': ['cub', 'pup'] },
      '0 offered keep change',
      '0 change',
      '0 offered their:1:cub their:2:pup',
      '0 their:2:pup',
    ],
    expect: { '1.piles.0.frozen': false, '1.piles.1.frozen': true, window: 'main' },
  })
  // a trigger without target and payment is never asked about
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['greeter'], piles: [blank] }, { hand: ['balm'] }],
    play: ['0 summon:greeter:1', '1 play:balm', '0 pass', '1 pass'],
    expect: { '0.life': 11, window: 'main' },
  })
})

it('XO-W17, XO-H29: a trigger without a legal target or the energy does not go on the stack; the creature stays', () => {
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['chiller'], piles: [blank] }, {}],
    play: ['0 summon:chiller:1', { stack: [], window: 'notice', '0.creatures': ['chiller'] }, '1 pass'],
    expect: { window: 'main' },
  })
  duel(wide, {
    phase: 'creature',
    seats: [{ hand: ['tamer'], piles: [{ energy: ['dawn'], frozen: true }, blank] }, {}],
    play: ['0 summon:tamer:2'],
    expect: { stack: [], window: 'notice' },
  })
  // with both, they are declared as it goes there
  duel(wide, {
    phase: 'creature',
    seats: [{ hand: ['tamer'], piles: [{ energy: ['dawn', 'tide'] }] }, { piles: [{ energy: ['moss', 'ember'] }] }],
    play: ['0 summon:tamer:1', '0 their:1:ember', '0 1:tide', { stack: ['tamer'] }, '1 pass', '0 pass'],
    expect: { '1.spent': ['ember'], '0.spent': ['tide'], '0.piles.0.energy': ['dawn'] },
  })
})

it('XO-P27, XO-P28: what an effect puts into play enters, but is not summoned', () => {
  const seats = [{ hand: ['raise', 'called', 'greeter'], piles: [blank] }, {}] as const
  duel(wide, {
    phase: 'creature',
    seats,
    play: ['0 play:raise', '0 my:called', '1 pass', '0 pass'],
    expect: { '0.creatures': ['called'], '0.life': 10, stack: [], window: 'main' },
  })
  duel(wide, {
    phase: 'creature',
    seats,
    play: [
      '0 play:raise',
      '0 my:greeter',
      '1 pass',
      '0 pass',
      { stack: ['greeter'], '0.life': 10 },
      '1 pass',
      '0 pass',
    ],
    expect: { '0.life': 11, window: 'main' },
  })
})
