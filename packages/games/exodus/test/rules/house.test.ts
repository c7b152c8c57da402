import { expect, it } from 'vitest'
import {
  acting,
  arena,
  asked,
  creature,
  duel,
  flash,
  fresh,
  game,
  given,
  play,
  script,
  select,
  tableOf,
  told,
} from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

const wide = arena(
  flash('quake', script({ do: 'damage', amount: 2, who: 'both' })),
  flash('jolt', script({ do: 'damage', amount: 2 })),
  flash('tomb', script({ do: 'freeze' }, select('graveyard'))),
  flash('floe', script({ do: 'freeze' }, select('pile'))),
  flash('surge', script({ do: 'addEnergy', amount: 3 }, select('creature', 'you'))),
  flash('goad', script({ do: 'power', amount: 2, until: 'turn' }, select('creature', 'you'))),
  creature('proud', { abilities: [{ on: 'static', power: 1, of: 'this' }] }),
  acting('mourner', 'destroyed', script({ do: 'damage', amount: 1 })),
)

it('XO-H01, XO-P02: at 0 Life Points the other player has won; both at once is a draw', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['jolt'] }, { life: 2 }],
    play: ['0 play:jolt', '1 pass', '0 pass'],
    expect: { over: true, winner: 0, why: 'defeated' },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['quake'], life: 1 }, { life: 2 }],
    play: ['0 play:quake', '1 pass', '0 pass'],
    expect: { over: true, winner: null, why: 'both' },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['quake'], life: 2 }, { life: 3 }],
    play: ['0 play:quake', '1 pass', '0 pass'],
    expect: { over: true, winner: 1 },
  })
})

it('XO-P02: each player starts at 10 Life Points, or what the table says', () => {
  expect(tableOf(fresh()).seats.map(({ life }) => life)).toEqual([10, 10])
  expect(tableOf(fresh(game, { life: 15 })).seats.map(({ life }) => life)).toEqual([15, 15])
})

it('XO-H03, XO-P07: three Main and three Energy cards, the first player four and five; a table may set it otherwise', () => {
  const sizes = (match: ReturnType<typeof fresh>) =>
    tableOf(match).seats.map(({ hand, energy }) => [hand.length, energy.length])
  expect(sizes(fresh())).toEqual([
    [4, 5],
    [3, 3],
  ])
  expect(sizes(fresh(game, { first: 1 }))).toEqual([
    [3, 3],
    [4, 5],
  ])
  expect(sizes(fresh(game, { hands: { first: [3, 3], second: [5, 6] } }))).toEqual([
    [3, 3],
    [5, 6],
  ])
})

it('XO-P10: who goes first is left to chance, unless it is said', () => {
  const firsts = new Set(
    Array.from(
      { length: 12 },
      (_, seed) => (fresh(game, { first: undefined as never }, seed).table.state as { first: number }).first,
    ),
  )
  expect([...firsts].sort()).toEqual([0, 1])
  expect((fresh(game, { first: 1 }).table.state as { first: number }).first).toBe(1)
})

it('XO-H04: one mulligan each, of the whole hand', () => {
  const match = fresh()
  expect(asked(match)).toEqual([
    { seat: 0, kind: 'mulligan', keys: ['keep', 'mulligan'] },
    { seat: 1, kind: 'mulligan', keys: ['keep', 'mulligan'] },
  ])
  const before = tableOf(match).seats
  play(match, '0 mulligan', '1 keep')
  const after = tableOf(match).seats
  expect(after[0]!.hand).not.toEqual(before[0]!.hand)
  expect(after.map(({ hand, energy }) => [hand.length, energy.length])).toEqual([
    [4, 5],
    [3, 3],
  ])
  expect(after[1]!.hand).toEqual(before[1]!.hand)
  expect(after[0]!.mainDeck).toBe(before[0]!.mainDeck)
  expect(asked(match)).toMatchObject([{ seat: 0, kind: 'energy' }])
})

it('XO-H05: all but decks and hands is public, and of a hand how many of each kind', () => {
  const match = given(game, {
    seats: [
      {
        hand: ['cub', 'pup'],
        energy: ['dawn'],
        lasting: ['well'],
        graveyard: ['kit'],
        spent: ['tide'],
        piles: [on('greeter')],
      },
      {},
    ],
  })
  for (const viewer of [1, null]) {
    const { zones } = match.view(viewer)
    const names = (zone: string) => zones[zone]!.cards?.map(({ name }) => name)
    expect([names('lasting:0'), names('graveyard:0'), names('spent:0'), names('creature:0:0')]).toEqual([
      ['well'],
      ['kit'],
      ['tide'],
      ['greeter'],
    ])
    expect(zones['hand:0']).toEqual({ count: 2, backs: ['main', 'main'] })
    expect(zones['reserve:0']).toEqual({ count: 1, backs: ['energy'] })
    expect(names('mainDeck:0')).toBeUndefined()
    expect(names('energyDeck:0')).toBeUndefined()
  }
  expect(match.view(0).zones['hand:0']!.cards!.map(({ name }) => name)).toEqual(['cub', 'pup'])
  expect(match.view(0).zones['mainDeck:0']!.cards).toBeUndefined()
})

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

it('XO-H11: a direct hit costs Life Points, and the attacker nothing', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub', 'dawn', 'tide')] }, {}],
    play: ['0 attack:1:player', '1 pass', '0 pass'],
    expect: { '1.life': 8, '0.piles.0.energy': ['dawn', 'tide'] },
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

it('XO-H19: at the end of the turn, after the last window, the turn player discards down to ten', () => {
  const hand = ['cub', 'pup', 'kit', 'balm', 'balm', 'frost']
  const energy = ['dawn', 'dawn', 'tide', 'tide', 'moss', 'moss']
  duel(game, {
    phase: 'end',
    seats: [
      { hand, energy },
      { hand: [...hand], energy: [...energy] },
    ],
    play: ['0 offered', '1 pass', '0 refused cub XO-H19', '0 refused cub pup kit XO-H19', '0 cub moss#2'],
    expect: { turn: 1, '0.graveyard': ['cub'], '0.spent': ['moss'], '1.hand': hand },
  })
  duel(game, { phase: 'end', seats: [{ hand, energy: energy.slice(0, 4) }, {}], play: ['1 pass'], expect: { turn: 1 } })
  duel(game, {
    phase: 'end',
    seats: [{ hand: ['cub', 'pup'] }, {}],
    options: { handLimit: 1 },
    play: ['1 pass', '0 pup'],
    expect: { '0.hand': ['cub'] },
  })
})

it('XO-H20, XO-P33: an empty deck is made anew of its part of the graveyard; of the Main Deck for 1 Life Point', () => {
  const match = given(game, { phase: 'draw', seats: [{ shortMain: true, mainTop: ['cub'], shortEnergy: true }, {}] })
  const { graveyard, spent } = tableOf(match).seats[0]!
  play(match, '0 rest')
  const after = tableOf(match).seats[0]!
  expect(after).toMatchObject({ life: 9, graveyard: [], spent: [], hand: { length: 3 }, energy: { length: 3 } })
  expect([after.mainDeck, after.energyDeck]).toEqual([graveyard.length - 2, spent.length - 3])
  expect(told(match, ['recycle'])).toMatchObject([{ deck: 'mainDeck' }, { deck: 'energyDeck' }])
  const cheap = given(game, { phase: 'draw', seats: [{ shortMain: true }, {}], options: { recyclePrice: 3 } })
  expect(tableOf(play(cheap, '0 rest')).seats[0]!.life).toBe(7)
})

it('XO-H20: if there is nothing to make it of, the draw is short', () => {
  duel(game, {
    phase: 'draw',
    seats: [{ shortMain: true, mainTop: ['cub', 'pup'], frozenGraveyard: true }, {}],
    play: ['0 rest'],
    expect: { '0.hand': ['cub', 'pup'], '0.mainDeck': 0, '0.life': 10, window: 'phaseEnd' },
  })
})

it('XO-H21: after turn 60 the higher Life total wins; equal is a draw', () => {
  const last = (a: number, b: number, turns: number, options = {}) => ({
    phase: 'end' as const,
    turns,
    seats: [{ life: a }, { life: b }] as const,
    options,
    play: ['1 pass'],
  })
  duel(game, { ...last(5, 4, 60), expect: { over: true, winner: 0, why: 'turns' } })
  duel(game, { ...last(3, 4, 60), expect: { over: true, winner: 1 } })
  duel(game, { ...last(4, 4, 60), expect: { over: true, winner: null } })
  duel(game, { ...last(5, 4, 59), expect: { over: false, turns: 60 } })
  duel(game, { ...last(5, 4, 20, { turnLimit: 20 }), expect: { over: true, winner: 0 } })
})

it('XO-H27, XO-P34: there is one opponent; "each player" means both', () => {
  expect(game.seats).toEqual([2, 2])
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['quake'] }, {}],
    play: ['0 play:quake', '1 pass', '0 pass'],
    expect: { '0.life': 8, '1.life': 8 },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['jolt'] }, {}],
    play: ['0 play:jolt', '1 pass', '0 pass'],
    expect: { '0.life': 10, '1.life': 8 },
  })
})

it('XO-H30: after every item what has no energy is destroyed, then the Life totals are looked at, whatever waits', () => {
  // the balm below would have saved them
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['jolt'] }, { hand: ['balm'], life: 2 }],
    play: ['0 end', '1 play:balm', '0 play:jolt', '1 pass', '0 pass'],
    expect: { over: true, winner: 0, '1.life': 0 },
  })
  // what is raised by the clean-up waits for the stack to be empty
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['balm'], piles: [on('mourner')] }, { hand: ['sunder'] }],
    play: [
      ...['0 play:balm', '1 play:sunder', '0 pass', '1 pass'],
      { '0.life': 11, stack: ['mourner'], '0.graveyard': ['mourner', 'balm'], '1.life': 10 },
      '1 pass',
      '0 pass',
    ],
    expect: { '1.life': 9, window: 'main' },
  })
  // the six draws may end it too
  duel(game, {
    phase: 'draw',
    seats: [{ life: 1, shortMain: true }, {}],
    play: ['0 main', { over: false, '0.life': 0 }, '0 energy', '0 rest'],
    expect: { over: true, winner: 1 },
  })
})
