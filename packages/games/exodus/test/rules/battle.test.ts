import { expect, it } from 'vitest'
import { acting, arena, creature, duel, flash, game, given, play, script, select } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

const wide = arena(
  flash('surge', script({ do: 'addEnergy', amount: 3 }, select('creature', 'you'))),
  flash('goad', script({ do: 'power', amount: 2, until: 'turn' }, select('creature', 'you'))),
  creature('proud', { abilities: [{ on: 'static', power: 1, of: 'this' }] }),
  creature('hermit', { abilities: [{ on: 'static', power: 1, of: 'this', each: { count: 'lasting', whose: 'you' } }] }),
  flash(
    'feint',
    script({ do: 'power', amount: 1, until: 'battle' }, { onlyInAttack: true, ...select('creature', 'you') }),
  ),
  flash('toll', script({ do: 'destroyEnergy', amount: 1 }, select('creature', 'foe'))),
  flash('wilt', script({ do: 'power', amount: -1, until: 'turn' }, select('creature', 'you'))),
  acting('biter', 'destroysInBattle', script({ do: 'gainLife', amount: 1 })),
)

it('XO-H07, XO-H26, XO-P14: power is the energy beneath, with what is printed; effects lift a pile to five, the rest is lost', () => {
  duel(wide, {
    phase: 'attack',
    seats: [
      {
        hand: ['surge', 'goad'],
        piles: [on('cub', 'dawn', 'dawn', 'dawn'), on('proud', 'tide')],
        energyTop: ['moss', 'ember', 'tide'],
      },
      {},
    ],
    play: [
      { '0.powers': [3, 2] },
      ...['0 play:surge', '0 my:1:cub', '1 pass', '0 pass'],
      { '0.powers': [5, 2], '0.spent': ['tide'], '0.piles.0.energy': ['dawn', 'dawn', 'dawn', 'moss', 'ember'] },
      ...[
        '0 play:goad',
        '0 my:1:cub',
        '1 pass',
        '0 pass',
        { '0.powers': [7, 2] },
        '0 attack:1:player',
        '1 pass',
        '0 pass',
      ],
    ],
    expect: { '1.life': 3 },
  })
})

it('XO-H07: what lifts power for a turn or a battle ends with it, also if there was no battle', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['goad'], piles: [on('cub')] }, {}],
    play: ['0 play:goad', '1 pass', '0 pass', { '0.powers': [3] }, '0 end', '1 pass', { '0.powers': [3] }, '1 pass'],
    expect: { turn: 1, '0.powers': [1] },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['feint', 'goad'], piles: [on('cub')] }, {}],
    play: [
      ...[
        '0 attack:1:player',
        '1 pass',
        '0 play:feint',
        '1 pass',
        '0 pass',
        { '0.powers': [2] },
        '0 cancel',
        { '0.powers': [1] },
      ],
      ...['0 play:goad', '1 pass', '0 pass', '0 attack:1:player', '1 pass', '0 pass', { '0.powers': [3] }],
    ],
    expect: { '1.life': 7 },
  })
})

it('XO-H10: what destroys a creature in battle has done so as attacker, as defender, and in falling', () => {
  const lives = (mine: string[], theirs: string[], expected: number[]) =>
    duel(wide, {
      phase: 'attack',
      seats: [{ piles: [on('biter', ...mine)] }, { piles: [on('biter', ...theirs)] }],
      play: ['0 attack:1:1', '1 pass', '0 pass', ...(expected[0] === 11 ? ['1 pass', '0 pass'] : ['0 pass', '1 pass'])],
      expect: { '0.life': expected[0]!, '1.life': expected[1]! },
    })
  lives(['dawn', 'dawn'], ['dawn'], [11, 10])
  lives(['dawn'], ['dawn', 'dawn'], [10, 11])
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('biter')] }, { piles: [on('biter')] }],
    play: ['0 attack:1:1', '1 pass', '0 pass', { stack: ['biter', 'biter'], holder: 0 }, '0 pass', '1 pass'],
    expect: { '0.life': 11, '1.life': 11 },
  })
})

it('XO-H08, XO-P16: any opposing creature may be attacked, the player only without a guard that is not frozen', () => {
  const seats = (frozen: boolean) =>
    [{ piles: [on('cub')] }, { piles: [{ ...on('pup'), frozen }, { energy: ['tide'] }] }] as const
  duel(game, { phase: 'attack', seats: seats(false), play: ['0 offered end attack:1:1'] })
  duel(game, { phase: 'attack', seats: seats(true), play: ['0 offered end attack:1:1 attack:1:player'] })
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub')] }, { piles: [{ energy: ['tide'] }] }],
    play: ['0 offered end attack:1:player'],
  })
  // as a table may have it
  duel(game, { phase: 'attack', seats: seats(true), options: { guard: 'any' }, play: ['0 offered end attack:1:1'] })
  duel(game, {
    phase: 'attack',
    seats: seats(false),
    options: { guard: 'none' },
    play: ['0 offered end attack:1:1 attack:1:player'],
  })
})

it('XO-H09: a creature attacks once a turn, also in the turn in which it was played', () => {
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['cub'], piles: [{ energy: ['dawn'] }, on('pup')] }, {}],
    play: [
      ...['0 summon:cub:1', '1 pass', '0 end', '1 pass', '0 attack:1:player', '1 pass', '0 pass'],
      ...['0 refused attack:1:player XO-H09', '0 attack:2:player', '1 pass', '0 pass', '0 offered end'],
    ],
    expect: { '1.life': 8 },
  })
})

it('XO-H09: in the next turn it may attack again', () => {
  const idle = (seat: 0 | 1) => [`${seat} end`, `${1 - seat} pass`]
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub')] }, {}],
    play: [
      ...['0 attack:1:player', '1 pass', '0 pass', ...idle(0), '1 pass'],
      ...['1 rest', '0 pass', ...idle(1), ...idle(1), ...idle(1), '0 pass'],
      ...['0 rest', '1 pass', ...idle(0), ...idle(0), { '0.attacked': [] }, '0 attack:1:player', '1 pass', '0 pass'],
    ],
    expect: { '1.life': 8 },
  })
})

it('XO-H10, XO-P15: both strike at once; each point takes an energy, which its controller picks; nothing spills over', () => {
  const fight = (mine: string[], theirs: string[], lines: string[], expected: object) =>
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [on('cub', ...mine)] }, { piles: [on('pup', ...theirs)] }],
      play: ['0 attack:1:1', '1 pass', '0 pass', ...lines],
      expect: { '1.life': 10, '0.life': 10, ...expected },
    })
  fight(['dawn', 'tide', 'moss'], ['dawn', 'dawn'], ['0 offered dawn tide moss', '0 refused tide', '0 dawn moss'], {
    '1.creatures': [],
    '1.piles': [],
    '0.piles.0.energy': ['tide'],
  })
  fight(['dawn', 'tide', 'moss'], ['ember', 'tide', 'moss'], [], {
    '0.creatures': [],
    '1.creatures': [],
    '0.graveyard': ['cub'],
    '1.graveyard': ['pup'],
  })
  fight(['dawn'], ['ember', 'tide', 'moss'], ['1 tide'], {
    '0.creatures': [],
    '1.piles.0.energy': ['ember', 'moss'],
    '1.spent': ['tide'],
  })
  // of energy that is all alike it is not asked which
  fight(['dawn'], ['tide', 'tide', 'tide'], [], { '1.piles.0.energy': ['tide', 'tide'] })
})

it('XO-H10, XO-046: of energy that is all alike the controller picks all the same if some of it was declared', () => {
  const seats = [
    { hand: ['bounce'], piles: [on('kit', 'dawn', 'dawn')] },
    { hand: ['toll'], piles: [on('cub')] },
  ] as const
  const stack = ['0 play:bounce', '0 their:1:cub', '0 1:dawn', '1 play:toll', '0 pass', '1 pass']
  for (const [lost, next] of [
    // the declared one is gone: another pays
    ['dawn', 'select'],
    ['dawn#2', 'playback'],
  ])
    duel(wide, {
      phase: 'attack',
      seats,
      play: [...stack, '0 offered dawn dawn#2', `0 ${lost}`],
      expect: { asked: [[next!], []], '0.piles.0.energy': ['dawn'] },
    })
  // nothing was declared: nothing is asked
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('kit', 'dawn', 'dawn')] }, { hand: ['toll'] }],
    play: ['0 end', '1 play:toll', '0 pass', '1 pass'],
    expect: { '0.piles.0.energy': ['dawn'] },
  })
})

it('XO-H11: a direct hit costs Life Points, and the attacker nothing', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub', 'dawn', 'tide')] }, {}],
    play: ['0 attack:1:player', '1 pass', '0 pass'],
    expect: { '0.life': 10, '1.life': 8, '0.piles.0.energy': ['dawn', 'tide'] },
  })
  // of either player
  duel(game, {
    turn: 1,
    phase: 'attack',
    seats: [{}, { piles: [on('cub', 'dawn', 'tide')] }],
    play: ['1 attack:1:player', '0 pass', '1 pass'],
    expect: { '0.life': 8, '1.life': 10, '1.piles.0.energy': ['dawn', 'tide'] },
  })
})

it('XO-H12: a creature that an effect destroys or returns leaves its pile behind, blank', () => {
  const left = [{ pile: 1, energy: ['dawn', 'tide'], creature: null, frozen: false }]
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['cavein'], energy: ['moss', 'moss'] }, { piles: [on('pup', 'dawn', 'tide')] }],
    play: ['0 play:cavein', '1 pass', '0 pass'],
    expect: { '1.graveyard': ['pup'], '1.piles': left },
  })
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['homeward'], piles: [on('pup', 'dawn', 'tide')] }, {}],
    play: ['0 play:homeward', '1 pass', '0 pass', { '0.piles': left }, '0 summon:pup:1'],
    expect: { '0.creatures': ['pup'] },
  })
})

it('XO-P14: what makes power differ from the energy is told by name, to everybody, as long as it lasts', () => {
  const match = given(wide, {
    phase: 'attack',
    seats: [{ hand: ['goad'], piles: [on('cub', 'dawn', 'dawn'), on('proud', 'tide')] }, {}],
  })
  const powers = () =>
    ([0, 1, null] as const).map((seat) => {
      const { zones } = match.view(seat)
      return [1, 2].map((pile) => {
        const { power, reasons } = zones[`creature:0:${pile - 1}`]!.cards![0]!
        return [power, reasons]
      })
    })
  const proud = [2, { power: [{ by: 'proud', says: '+1' }] }]
  expect(powers()).toEqual(Array(3).fill([[2, undefined], proud]))
  play(match, '0 play:goad', '0 my:1:cub', '1 pass', '0 pass')
  expect(powers()).toEqual(Array(3).fill([[4, { power: [{ by: 'goad', says: '+2' }] }], proud]))
})

it('XO-P14: what makes a creature weaker is told with a minus; less than none it is not', () => {
  const match = given(wide, { phase: 'attack', seats: [{ hand: ['wilt', 'wilt'], piles: [on('cub')] }, {}] })
  const cub = () => match.view(1).zones['creature:0:0']!.cards![0]!
  const wilt = ['0 play:wilt', '1 pass', '0 pass']
  play(match, ...wilt)
  expect(cub()).toMatchObject({ power: 0, reasons: { power: [{ by: 'wilt', says: '−1' }] } })
  play(match, ...wilt)
  expect(cub().power).toBe(0)
})

it('XO-P14: what adds nothing now is not told', () => {
  const reasons = (lasting: string[]) => {
    const match = given(wide, { phase: 'attack', seats: [{ piles: [on('hermit')], lasting }, {}] })
    return match.view(1).zones['creature:0:0']!.cards![0]!.reasons
  }
  expect(reasons([])).toBeUndefined()
  expect(reasons(['well'])).toEqual({ power: [{ by: 'hermit', says: '+1' }] })
})

it('XO-H10: a creature without power takes nothing, be the energy alike or not', () => {
  for (const theirs of [
    ['dawn', 'dawn'],
    ['dawn', 'tide'],
  ])
    duel(wide, {
      phase: 'attack',
      seats: [{ hand: ['wilt'], piles: [on('cub', 'moss')] }, { piles: [on('pup', ...theirs)] }],
      play: ['0 play:wilt', '1 pass', '0 pass', { '0.powers': [0] }, '0 attack:1:1', '1 pass', '0 pass'],
      expect: { '1.piles.0.energy': theirs, '0.creatures': [], '0.attacked': [] },
    })
})

it('XO-H10: who picks what a pile loses is told whose it is, and what takes it', () => {
  const seats = [
    { hand: ['toll'], piles: [on('cub')] },
    { piles: [{ energy: ['ember'] }, on('pup', 'dawn', 'tide')] },
  ] as const
  const context = (...lines: string[]) =>
    play(given(wide, { phase: 'attack', seats }), ...lines, '1 pass', '0 pass').asks(1)[0]!.context
  expect(context('0 attack:1:2')).toEqual({ source: null, amount: 1, seat: 1, pile: 2 })
  expect(context('0 play:toll')).toEqual({ source: 'toll', amount: 1, seat: 1, pile: 2 })
})
