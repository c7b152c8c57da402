import { expect, it } from 'vitest'
import { makeExodus } from '../../src/index.ts'
import { acting, arena, asked, duel, flash, fresh, game, given, play, script, tableOf, told } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

const wide = arena(
  flash('quake', script({ do: 'damage', amount: 2, who: 'both' })),
  flash('jolt', script({ do: 'damage', amount: 2 })),
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

it('XO-H03, XO-P07: four Main and three Energy cards, the first player four and five; a table may set it otherwise', () => {
  const sizes = (match: ReturnType<typeof fresh>) =>
    tableOf(match).seats.map(({ hand, energy }) => [hand.length, energy.length])
  expect(sizes(fresh())).toEqual([
    [4, 5],
    [4, 3],
  ])
  expect(sizes(fresh(game, { first: 1 }))).toEqual([
    [4, 3],
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
    [4, 3],
  ])
  expect(after[1]!.hand).toEqual(before[1]!.hand)
  expect(after[0]!.mainDeck).toBe(before[0]!.mainDeck)
  expect(asked(match)).toMatchObject([{ seat: 0, kind: 'energy' }])
})

it('XO-P07, XO-H04: the decks are shuffled, at the beginning and after a mulligan', () => {
  const dealt = (seat: 0 | 1, ...answers: string[]) =>
    [1, 2, 3, 4, 5, 6].map((seed) => tableOf(play(fresh(game, {}, seed), ...answers)).seats[seat]!)
  const names = (cards: readonly string[]) => [...cards].sort().join()
  for (const seat of [0, 1] as const) {
    const first = dealt(seat)
    for (const kind of ['hand', 'energy'] as const) {
      const before = first.map((side) => names(side[kind]))
      expect(new Set(before).size).toBeGreaterThan(2)
      // the other player's mulligan changes nothing, one's own nearly all
      const kept = dealt(seat, ...[0, 1].map((each) => `${each} ${each === seat ? 'keep' : 'mulligan'}`))
      expect(kept.map((side) => names(side[kind]))).toEqual(before)
      const redrawn = dealt(seat, '0 mulligan', '1 mulligan')
      expect(redrawn.filter((side, i) => names(side[kind]) !== before[i]).length).toBeGreaterThan(3)
      expect(redrawn.map((side) => side[kind].length)).toEqual(first.map((side) => side[kind].length))
      expect(redrawn.map((side) => [side.mainDeck, side.energyDeck])).toEqual(
        first.map((side) => [side.mainDeck, side.energyDeck]),
      )
    }
  }
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

it('XO-H19, XO-H05: in the graveyard the discarded cards lie by name: how they were held is not told', () => {
  duel(game, {
    phase: 'end',
    seats: [{ hand: ['pup', 'kit', 'cub'], energy: ['tide', 'dawn'] }, {}],
    options: { handLimit: 1 },
    play: ['1 pass', '0 pup tide kit dawn'],
    expect: { '0.hand': ['cub'], '0.graveyard': ['kit', 'pup'], '0.spent': ['dawn', 'tide'] },
  })
})

it('XO-H20, XO-P33: an empty deck is made anew of its part of the graveyard; of the Main Deck for 3 Life Points', () => {
  const match = given(game, { phase: 'draw', seats: [{ shortMain: true, mainTop: ['cub'], shortEnergy: true }, {}] })
  const { graveyard, spent } = tableOf(match).seats[0]!
  play(match, '0 rest')
  const after = tableOf(match).seats[0]!
  expect(after).toMatchObject({ life: 7, graveyard: [], spent: [], hand: { length: 3 }, energy: { length: 3 } })
  expect([after.mainDeck, after.energyDeck]).toEqual([graveyard.length - 2, spent.length - 3])
  expect(told(match, ['recycle'])).toMatchObject([{ deck: 'mainDeck' }, { deck: 'energyDeck' }])
  const cheap = given(game, { phase: 'draw', seats: [{ shortMain: true }, {}], options: { recyclePrice: 1 } })
  expect(tableOf(play(cheap, '0 rest')).seats[0]!.life).toBe(9)
})

it('XO-H20: if there is nothing to make it of, the draw is short', () => {
  duel(game, {
    phase: 'draw',
    seats: [{ shortMain: true, mainTop: ['cub', 'pup'], frozenGraveyard: true }, {}],
    play: ['0 rest'],
    expect: { '0.hand': ['cub', 'pup'], '0.mainDeck': 0, '0.life': 10, window: 'phaseEnd' },
  })
})

it('XO-H20: without a graveyard there is nothing to make it of, and nothing to pay', () => {
  const few = makeExodus(
    [...game.library.values()],
    [{ id: 'plain', name: 'Plain', main: { cub: 2, pup: 2 }, energy: { dawn: 2 } }],
  )
  const hand = { hand: ['cub', 'cub', 'pup', 'pup'], energy: ['dawn', 'dawn'] }
  const match = play(given(few, { phase: 'draw', seats: [hand, {}] }), '0 rest')
  expect(tableOf(match).seats[0]).toMatchObject({ ...hand, life: 10 })
  expect(told(match, ['recycle', 'life'])).toEqual([])
})

it('XO-H20: what a deck is made anew of is shuffled', () => {
  const drawn = [1, 2, 3, 4, 5].map((seed) => {
    const match = given(game, { phase: 'draw', seed, seats: [{ shortMain: true, shortEnergy: true }, {}] })
    const { graveyard, spent } = tableOf(match).seats[0]!
    const { hand, energy } = tableOf(play(match, '0 rest')).seats[0]!
    const isTop = (cards: readonly string[], grave: readonly string[]) =>
      cards.join() === grave.slice(-3).reverse().join()
    return [isTop(hand, graveyard), isTop(energy, spent)]
  })
  for (const i of [0, 1]) expect(drawn.map((each) => each[i])).toContain(false)
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
