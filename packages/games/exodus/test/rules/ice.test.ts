import { it } from 'vitest'
import { arena, duel, flash, game, lasting, script, select } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

const wide = arena(
  flash('tomb', script({ do: 'freeze' }, select('graveyard'))),
  flash('floe', script({ do: 'freeze' }, select('pile'))),
)

it('XO-H15: a frozen creature neither attacks nor guards, is still selected, and still strikes back', () => {
  const frozen = { energy: ['dawn'], creature: 'cub', frozen: true }
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [frozen] }, { piles: [on('pup')] }],
    play: ['0 refused attack:1:1 XO-H15'],
  })
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('pup')], hand: ['bounce'], energy: ['tide'] }, { piles: [frozen] }],
    play: ['0 attack:1:1', '1 pass', '0 pass'],
    expect: { '0.creatures': [], '1.creatures': [] },
  })
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['bounce'], energy: ['tide'] }, { piles: [frozen] }],
    play: ['0 play:bounce', '1 pass', '0 pass'],
    expect: { '1.hand': ['cub'], '1.piles.0.frozen': true },
  })
})

it('XO-H15: nothing is added to a frozen pile, moved from it or paid from it', () => {
  const seats = [
    {
      energy: ['tide'],
      hand: ['cub', 'ponder', 'sap'],
      piles: [{ energy: ['dawn'], frozen: true }, { energy: ['moss'] }],
    },
    {},
  ] as const
  duel(game, {
    seats,
    play: ['0 refused place:tide:1 XO-H15', '0 refused shift:1:dawn:2 XO-H15', '0 refused shift:2:moss:1 XO-H15'],
  })
  duel(game, {
    phase: 'creature',
    seats,
    play: ['0 refused summon:cub:1 XO-H15', '0 play:ponder', '0 offered 2:moss hand:tide'],
    expect: { asked: [['pay'], []] },
  })
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['sap'], piles: [{ energy: ['dawn'], creature: 'cub', frozen: true }] }, {}],
    play: ['0 play:sap', '1 pass', '0 pass'],
    expect: { '0.piles.0.energy': ['dawn'] },
  })
  // ice that comes in answer takes a declared payment away
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['ponder'], piles: [{ energy: ['dawn'] }] }, { hand: ['floe'] }],
    play: ['0 play:ponder', '1 play:floe', '0 pass', '1 pass'],
    expect: { '0.graveyard': ['ponder'], '0.spent': [], '0.piles.0.frozen': true },
  })
})

it('XO-H15, XO-H16, XO-P30: a graveyard can be frozen; nothing leaves it until its owner unfreezes it', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['tomb'] }, { graveyard: ['cub'] }],
    play: [
      '0 play:tomb',
      '0 their:graveyard',
      '1 pass',
      '0 pass',
      { '1.frozenGraveyard': true },
      '0 end',
      '1 pass',
      '1 pass',
    ],
    expect: { '1.frozenGraveyard': true, turn: 1 },
  })
  duel(game, {
    phase: 'draw',
    seats: [{ shortMain: true, mainTop: ['cub'], frozenGraveyard: true }, {}],
    play: ['0 rest'],
    expect: { '0.hand': ['cub'], '0.life': 10 },
  })
  duel(game, {
    phase: 'end',
    seats: [{ frozenGraveyard: true }, {}],
    play: [{ '0.frozenGraveyard': false, window: 'phaseEnd' }],
  })
})

it('XO-H15: ice goes with the last energy of its pile; what is laid there next is not frozen', () => {
  duel(game, {
    seats: [{ energy: ['tide'], hand: ['sunder'], piles: [{ energy: ['dawn'], frozen: true }] }, {}],
    play: ['0 play:sunder', '1 pass', '0 pass', '0 place:tide:1', '1 pass'],
    expect: { '0.piles': [{ pile: 1, energy: ['tide'], creature: null, frozen: false }] },
  })
  // with energy left it stays
  duel(game, {
    seats: [{ hand: ['sunder'], piles: [{ energy: ['dawn', 'tide'], frozen: true }] }, {}],
    play: ['0 play:sunder', '0 my:1:dawn', '1 pass', '0 pass'],
    expect: { '0.piles.0.frozen': true },
  })
})

const lay = arena(
  flash('tomb', script({ do: 'freeze' }, select('graveyard'))),
  flash('floe', script({ do: 'freeze' }, select('pile'))),
  flash('store', script({ do: 'freeze' }, select('lasting'))),
  flash('warm', script({ do: 'unfreeze' }, select('frozen'))),
  flash('fetch', script({ do: 'return' }, select('lasting'))),
  flash('chase', script([{ do: 'return' }, { do: 'freeze' }], select('creature'))),
  lasting('stone', script([])),
)
const answered = ['1 pass', '0 pass']

it('XO-H15: ice lies where it was laid, and melts there, and nowhere else', () => {
  const full = { piles: [on('cub'), on('pup')], lasting: ['well', 'stone'] }
  const sideOf = (seat: number, where: readonly string[]) => {
    const has = (place: string) => where.includes(`${seat} ${place}`)
    return {
      [`${seat}.piles.0.frozen`]: has('pile 1'),
      [`${seat}.piles.1.frozen`]: has('pile 2'),
      [`${seat}.frozenLasting`]: ['well', 'stone'].filter(has),
      [`${seat}.frozenGraveyard`]: has('graveyard'),
    }
  }
  const frozen = (...where: string[]) => ({ ...sideOf(0, where), ...sideOf(1, where) })
  const hand = ['tomb', 'floe', 'store', 'warm', 'warm']
  duel(lay, {
    phase: 'attack',
    seats: [{ ...full, hand }, full],
    play: [
      ...['0 play:tomb', '0 their:graveyard', ...answered, frozen('1 graveyard')],
      ...['0 play:floe', '0 their:pile:1', ...answered, frozen('1 graveyard', '1 pile 1')],
      ...['0 play:store', '0 their:stone', ...answered, frozen('1 graveyard', '1 pile 1', '1 stone')],
      ...['0 play:warm', '0 their:graveyard', ...answered, frozen('1 pile 1', '1 stone')],
      ...['0 play:warm', '0 their:stone', ...answered, frozen('1 pile 1')],
    ],
  })
  duel(lay, {
    phase: 'attack',
    seats: [{ ...full, hand: ['store', 'store', 'warm'] }, full],
    play: [
      ...['0 play:store', '0 my:well', ...answered, '0 play:store', '0 my:stone', ...answered],
      ...[frozen('0 well', '0 stone'), '0 play:warm', '0 my:stone', ...answered, frozen('0 well')],
    ],
  })
})

it('XO-H15: a Lasting symmetry that leaves takes no ice along, and leaves none', () => {
  duel(lay, {
    phase: 'attack',
    seats: [{ hand: ['fetch'], lasting: ['stone'], frozenLasting: ['stone'] }, {}],
    play: ['0 play:fetch', ...answered, { '0.hand': ['stone'], ice: [] }, '0 play:stone', ...answered],
    expect: { '0.lasting': ['stone'], '0.frozenLasting': [], ice: [] },
  })
})

it('XO-H15, XO-H16: what is frozen is not frozen twice, and unfreezes once', () => {
  duel(lay, {
    phase: 'attack',
    seats: [{ hand: ['floe', 'floe'], piles: [on('waker')], mainTop: ['cub'] }, {}],
    play: [
      ...['0 play:floe', ...answered, '0 play:floe', ...answered, { ice: [{ on: 'pile:0:0', late: false }] }],
      ...['0 end', '1 pass', { stack: ['waker'] }, ...answered],
    ],
    expect: { window: 'phaseEnd', '0.hand': ['cub'], '0.piles.0.frozen': false },
  })
})

it('XO-H15, XO-H39: a creature that has left in the midst of a text is not frozen', () => {
  duel(lay, {
    phase: 'attack',
    seats: [{ hand: ['chase'] }, { piles: [on('cub')] }],
    play: ['0 play:chase', ...answered],
    expect: { '1.hand': ['cub'], '1.piles.0.frozen': false, ice: [] },
  })
})
