import { expect, it } from 'vitest'
import { asked, duel, game, given, play } from '../support.ts'

const pile = (...energy: string[]) => ({ energy, creature: null, frozen: false })

it('XO-009: in the Energy Phase the turn player places energy', () => {
  const match = given(game, { seats: [{ energy: ['dawn'] }, { energy: ['dawn'] }] })
  expect(asked(match)).toEqual([{ seat: 0, kind: 'energy', keys: ['end', 'place:dawn:1'] }])
})

it('XO-010, XO-011: an energy starts a pile, or joins one of the own, with or without a creature', () => {
  const seats = [
    { energy: ['tide'], piles: [{ energy: ['dawn'] }, { energy: ['dawn'], creature: 'cub' }] },
    { piles: [{ energy: ['moss'] }] },
  ] as const
  duel(game, {
    seats,
    play: ['0 offered end place:tide:1 place:tide:2 place:tide:3 shift:1:dawn:2', '0 place:tide:3', '1 pass'],
    expect: { '0.piles.2': { pile: 3, ...pile('tide') }, '0.energy': [], '1.piles.0.energy': ['moss'] },
  })
  duel(game, { seats, play: ['0 place:tide:1'], expect: { '0.piles.0.energy': ['dawn', 'tide'] } })
  duel(game, { seats, play: ['0 place:tide:2'], expect: { '0.piles.1.energy': ['dawn', 'tide'] } })
})

it('XO-010, XO-H06: a new pile takes the first place that is free', () => {
  duel(game, {
    seats: [{ energy: ['tide'], piles: [{ energy: ['dawn'] }, { pile: 3, energy: ['moss'] }] }, {}],
    play: ['0 place:tide:2', '1 pass'],
    expect: { '0.piles.1': { pile: 2, ...pile('tide') }, '0.piles.2': { pile: 3, ...pile('moss') } },
  })
})

it('XO-012: by hand no pile gets more than three energy', () => {
  const full = { energy: ['dawn', 'dawn', 'dawn'] }
  duel(game, {
    seats: [{ energy: ['tide'], piles: [full, { energy: ['moss', 'moss'] }] }, {}],
    play: ['0 refused place:tide:1 XO-012', '0 refused shift:2:moss:1 XO-012', '0 place:tide:2', '1 pass'],
    expect: { '0.piles.0.energy': ['dawn', 'dawn', 'dawn'], '0.piles.1.energy': ['moss', 'moss', 'tide'] },
  })
  // a pile that effects have made higher takes none either
  duel(game, {
    seats: [{ energy: ['tide'], piles: [{ energy: ['dawn', 'dawn', 'dawn', 'dawn'], creature: 'cub' }] }, {}],
    play: ['0 refused place:tide:1 XO-012'],
  })
})

it('XO-013, XO-014: energy is placed one by one, and the opponent may answer each', () => {
  const seats = [{ energy: ['dawn', 'tide'] }, { hand: ['balm', 'balm'] }] as const
  const match = given(game, { seats })
  play(match, '0 place:dawn:1')
  expect(asked(match)).toEqual([{ seat: 1, kind: 'respond', keys: ['pass', 'play:balm'] }])
  play(match, '1 pass', '0 place:tide:1')
  expect(asked(match)).toMatchObject([{ seat: 1, kind: 'respond' }])
})

it('XO-015, XO-W6: what was placed is in play when the window opens: it can be hit, and spent', () => {
  duel(game, {
    seats: [{ energy: ['moss'], piles: [{ energy: ['dawn', 'tide'] }] }, { hand: ['sunder'] }],
    play: [
      '0 place:moss:1',
      '1 play:sunder',
      '1 offered their:1:dawn their:1:tide their:1:moss',
      '1 their:1:moss',
      '0 pass',
      '1 pass',
    ],
    expect: { '0.piles.0.energy': ['dawn', 'tide'], '0.spent': ['moss'], window: 'notice' },
  })
  duel(game, {
    seats: [{ energy: ['moss'], hand: ['ponder'] }, { hand: ['balm'] }],
    play: ['0 place:moss:1', '1 play:balm', '0 play:ponder', '1 pass', '0 pass'],
    expect: { '0.spent': ['moss'], '0.piles': [], window: 'notice' },
  })
})

it('XO-016: the opponent may answer the end of the Energy Phase', () => {
  duel(game, {
    seats: [{ hand: ['balm'] }, { hand: ['balm'] }],
    play: ['0 end', '1 offered pass play:balm', '0 offered', '1 pass'],
    expect: { phase: 'creature', window: 'main' },
  })
})

it('XO-W18: the window on a placement comes again until the opponent passes', () => {
  duel(game, {
    seats: [{ energy: ['dawn'] }, { hand: ['balm', 'balm'] }],
    play: [
      '0 place:dawn:1',
      '1 play:balm',
      '0 pass',
      '1 pass',
      { window: 'notice', '1.life': 11 },
      '1 play:balm',
      '0 pass',
      '1 pass',
      { window: 'notice', '1.life': 12 },
      '1 pass',
    ],
    expect: { window: 'main', phase: 'energy', turn: 0 },
  })
})

it('XO-070: energy of the hand has no other use in this phase than to start a pile or to join one', () => {
  const match = given(game, {
    seats: [{ energy: ['dawn', 'tide', 'moss'], piles: [{ energy: ['ember'], creature: 'cub' }] }, {}],
  })
  const [ask] = asked(match)
  expect(ask!.keys.filter((key) => /dawn|tide|moss/.test(key)).every((key) => key.startsWith('place:'))).toBe(true)
})

it('XO-P11: as many energies and creatures are played in a turn as the hand holds', () => {
  duel(game, {
    seats: [{ energy: ['dawn', 'tide', 'moss', 'ember'], hand: ['cub', 'pup', 'kit'] }, {}],
    play: [
      ...[
        '0 place:dawn:1',
        '1 pass',
        '0 place:tide:2',
        '1 pass',
        '0 place:moss:3',
        '1 pass',
        '0 place:ember:3',
        '1 pass',
      ],
      ...['0 end', '1 pass', '0 summon:cub:1', '1 pass', '0 summon:pup:2', '1 pass', '0 summon:kit:3', '1 pass'],
    ],
    expect: { '0.creatures': ['cub', 'pup', 'kit'], '0.powers': [1, 1, 2], '0.energy': [], '0.hand': [] },
  })
})

it('XO-P12: piles lie face up', () => {
  const match = given(game, { seats: [{ piles: [{ energy: ['dawn', 'tide'], creature: 'cub' }] }, {}] })
  for (const viewer of [0, 1, null]) {
    expect(match.view(viewer).zones['pile:0:0']!.cards!.map(({ name }) => name)).toEqual(['dawn', 'tide'])
    expect(match.view(viewer).zones['creature:0:0']!.cards!.map(({ name }) => name)).toEqual(['cub'])
  }
})

it('XO-P21: in the Energy Phase free energy moves between piles, three in a pile at most', () => {
  const seats = [
    { piles: [{ energy: ['dawn', 'tide'] }, { energy: ['moss'], creature: 'cub' }, { energy: ['ember'] }] },
    {},
  ] as const
  duel(game, {
    seats,
    play: [
      '0 refused shift:2:moss:1',
      '0 shift:1:dawn:2',
      '1 pass',
      '0 shift:3:ember:2',
      '1 pass',
      '0 refused shift:1:tide:2 XO-012',
    ],
    expect: { '0.piles.1.energy': ['moss', 'dawn', 'ember'], '0.piles.0.energy': ['tide'] },
  })
  // to a pile of its own, unless nothing would change
  duel(game, {
    seats: [{ piles: [{ energy: ['dawn', 'tide'] }, { energy: ['ember'] }] }, {}],
    play: [
      '0 offered end shift:1:dawn:2 shift:1:tide:2 shift:1:dawn:3 shift:1:tide:3 shift:2:ember:1',
      '0 shift:1:dawn:3',
      '1 pass',
    ],
    expect: { '0.piles.2.energy': ['dawn'] },
  })
})

it('XO-P22: once the Energy Phase is over no energy is moved or placed', () => {
  const seats = [
    { energy: ['dawn'], hand: ['cub'], piles: [{ energy: ['tide', 'moss'] }, { energy: ['ember'] }] },
    {},
  ] as const
  duel(game, {
    phase: 'creature',
    seats,
    play: ['0 offered end summon:cub:1 summon:cub:2', '0 summon:cub:1', '1 pass', '0 offered end'],
  })
  duel(game, { phase: 'attack', seats, play: ['0 offered end'] })
})

it('XO-H22: moving an energy opens the same window as placing one', () => {
  duel(game, {
    seats: [{ piles: [{ energy: ['dawn'] }, { energy: ['tide'] }] }, { hand: ['sunder'] }],
    play: ['0 shift:1:dawn:2', { window: 'notice' }, '1 play:sunder', '1 their:2:dawn', '0 pass', '1 pass', '1 pass'],
    expect: { '0.spent': ['dawn'], '0.piles': [{ pile: 2, ...pile('tide') }], window: 'main' },
  })
})

it('XO-H28: the same energy is moved once a turn at most', () => {
  const seats = [{ piles: [{ energy: ['dawn'] }, { energy: ['tide'] }] }, {}] as const
  duel(game, {
    seats,
    play: [
      '0 shift:1:dawn:2',
      '1 pass',
      '0 refused shift:2:dawn:1',
      '0 offered end shift:2:tide:1',
      '0 shift:2:tide:1',
      '1 pass',
      '0 offered end',
    ],
  })
  duel(game, {
    seats,
    play: [
      ...['0 shift:1:dawn:2', '1 pass', '0 end', '1 pass', '0 end', '1 pass', '0 end', '1 pass', '1 pass'],
      ...['1 rest', '0 pass', '1 end', '0 pass', '1 end', '0 pass', '1 end', '0 pass', '0 pass', '0 rest', '1 pass'],
      '0 shift:2:dawn:1',
    ],
    expect: { turns: 5 },
  })
})

it('XO-H06: at most six piles, one creature on each; one without is blank', () => {
  const six = Array.from({ length: 6 }, () => ({ energy: ['dawn'] }))
  duel(game, {
    seats: [{ energy: ['tide'], piles: six }, {}],
    play: ['0 refused place:tide:7', '0 place:tide:6', '1 pass'],
    expect: { '0.piles.5.energy': ['dawn', 'tide'] },
  })
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['cub'], piles: [{ energy: ['dawn'], creature: 'pup' }] }, {}],
    play: ['0 refused summon:cub:1 XO-018', '0 offered end'],
  })
})
