import { expect, it } from 'vitest'
import { acting, arena, asked, duel, flash, game, given, play, script, select, told } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

const wide = arena(
  flash('blast', script({ do: 'damage', amount: 2 }, { pay: 2 })),
  flash('crumble', script({ do: 'destroyEnergy' }, select('energy', 'foe'))),
  flash('spring', script({ do: 'placeEnergy', amount: 1 })),
  acting('guzzler', 'used', script({ do: 'damage', amount: 1 }, { pay: 2 })),
)

it('XO-040, XO-045: what says Pay is played only while all the energy is there, field and hand together', () => {
  const seats = (piles: string[], energy: string[]) =>
    [{ hand: ['blast'], energy, piles: piles.length ? [{ energy: piles }] : [] }, {}] as const
  duel(wide, { phase: 'attack', seats: seats([], []), play: ['0 refused play:blast XO-040'] })
  duel(wide, { phase: 'attack', seats: seats(['dawn'], []), play: ['0 refused play:blast XO-040'] })
  duel(wide, { phase: 'attack', seats: seats([], ['dawn']), play: ['0 refused play:blast XO-040'] })
  duel(wide, {
    phase: 'attack',
    seats: seats(['dawn'], ['tide']),
    play: ['0 play:blast', '1 pass', '0 pass'],
    expect: { '1.life': 8, '0.spent': ['dawn', 'tide'] },
  })
  duel(wide, {
    phase: 'attack',
    seats: seats(['dawn', 'tide'], []),
    play: ['0 play:blast'],
    expect: { stack: ['blast'] },
  })
  duel(wide, {
    phase: 'attack',
    seats: seats([], ['dawn', 'tide']),
    play: ['0 play:blast'],
    expect: { stack: ['blast'] },
  })
})

it('XO-041, XO-044: energy of the own field or hand pays, the other player has no part in it', () => {
  const match = given(wide, {
    phase: 'attack',
    seats: [
      { hand: ['blast'], energy: ['dawn'], piles: [{ energy: ['tide'] }, on('cub', 'moss')] },
      { energy: ['ember'], piles: [{ energy: ['ember'] }] },
    ],
  })
  play(match, '0 play:blast')
  expect(asked(match)).toEqual([{ seat: 0, kind: 'pay', keys: ['1:tide', '2:moss', 'hand:dawn'] }])
})

it('XO-043, XO-046: exactly so many are declared, each by name', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['blast'], energy: ['dawn'], piles: [{ energy: ['tide', 'tide'] }] }, {}],
    play: [
      '0 play:blast',
      '0 refused 1:tide XO-046',
      '0 refused 1:tide 1:tide#2 hand:dawn XO-046',
      '0 1:tide#2 hand:dawn',
      '1 pass',
      '0 pass',
    ],
    expect: { '0.spent': ['dawn', 'tide'], '0.piles.0.energy': ['tide'] },
  })
  // everybody hears which
  const match = given(wide, {
    phase: 'attack',
    seats: [{ hand: ['blast'], energy: ['dawn', 'moss'], piles: [{ energy: ['tide'] }] }, {}],
  })
  play(match, '0 play:blast', '0 1:tide hand:moss')
  expect(match.view(1).zones['reserve:0']).toMatchObject({ count: 2, known: [{ name: 'moss' }] })
})

it('XO-045, XO-048: energy that is declared for the stack stays in hand while another of its name can be placed', () => {
  const seats = (...energy: string[]) => [{ hand: ['blast', 'spring'], energy }, {}] as const
  const declared = ['0 play:blast', '0 hand:ember hand:dawn', '1 pass', '0 play:spring', '1 pass', '0 pass']
  duel(wide, {
    phase: 'attack',
    seats: seats('ember', 'dawn', 'ember'),
    play: [...declared, '0 place:ember:1', '0 keep'],
    expect: { '1.life': 8, '0.spent': ['dawn', 'ember'], '0.piles.0.energy': ['ember'] },
  })
  // there is no other: what was declared is placed, and something else has to pay
  const match = given(wide, { phase: 'attack', seats: seats('ember', 'dawn', 'tide') })
  play(match, ...declared, '0 place:ember:1')
  expect(asked(match)).toMatchObject([{ seat: 0, kind: 'pay' }])
})

it('XO-042, XO-047, XO-052: nothing is discarded before both have passed; then before the effect', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['blast', 'balm'], piles: [{ energy: ['dawn', 'tide'] }] }, { hand: ['balm'] }],
    play: [
      '0 play:blast',
      { '0.spent': [], '0.piles.0.energy': ['dawn', 'tide'] },
      '1 play:balm',
      '0 pass',
      '1 pass',
      '0 keep',
    ],
    expect: { '0.spent': ['dawn', 'tide'], '1.life': 9 },
  })
  // one pass is not enough
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['blast'], energy: ['dawn', 'tide'] }, {}],
    play: ['0 play:blast', '1 pass'],
    expect: { '0.spent': [] },
  })
})

it('XO-048, XO-W2: a payment that is gone is replaced, and the effect resolves', () => {
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['sunder'], piles: [on('cub')] },
      { hand: ['ponder', 'bounce'], energy: ['tide'], piles: [{ energy: ['moss'] }] },
    ],
    play: [
      ...['0 end', '1 play:bounce', '1 1:moss', '0 play:sunder', '0 their:1:moss', '1 pass', '0 pass'],
      { '1.spent': ['moss', 'tide'], '0.hand': ['cub'], '1.energy': [] },
    ],
  })
  // where there is a choice it is asked
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['sunder'], piles: [on('cub')] },
      { hand: ['bounce'], energy: ['tide', 'dawn'], piles: [{ energy: ['moss'] }] },
    ],
    play: [
      ...['0 end', '1 play:bounce', '1 1:moss', '0 play:sunder', '0 their:1:moss', '1 pass', '0 pass'],
      ...['1 offered hand:tide hand:dawn', '1 refused - XO-046', '1 hand:dawn'],
    ],
    expect: { '1.spent': ['moss', 'dawn'], '0.hand': ['cub'] },
  })
})

it('XO-049, XO-050, XO-051, XO-W1, XO-P25: without a payment nothing happens and nothing is paid; a symmetry goes to the graveyard', () => {
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['sunder'], piles: [on('cub')] },
      { hand: ['bounce'], piles: [{ energy: ['moss'] }] },
    ],
    play: ['0 end', '1 play:bounce', '0 play:sunder', '0 their:1:moss', '1 pass', '0 pass'],
    expect: { '1.graveyard': ['bounce'], '1.spent': ['moss'], '0.creatures': ['cub'], '0.graveyard': ['sunder'] },
  })
  // one of two is not enough, and is kept
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['crumble'] }, { hand: ['blast'], piles: [{ energy: ['moss', 'tide'] }] }],
    play: ['0 end', '1 play:blast', '0 play:crumble', '0 their:1:moss', '1 pass', '0 pass'],
    expect: { '1.graveyard': ['blast'], '1.piles.0.energy': ['tide'], '1.spent': ['moss'], '0.life': 10 },
  })
})

it('XO-072: an Ability that fails leaves its creature where it is', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['crumble'] }, { piles: [on('guzzler', 'dawn', 'tide')] }],
    play: ['0 end', '1 use:1:guzzler', '0 play:crumble', '0 their:1:tide', '1 pass', '0 pass'],
    expect: { '1.creatures': ['guzzler'], '1.graveyard': [], '1.piles.0.energy': ['dawn'], '0.life': 10 },
  })
})

it('XO-045: the same energy is not declared twice', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['ponder', 'bounce'], energy: ['dawn'], piles: [on('cub', 'tide')] }, {}],
    play: ['0 play:ponder', '0 hand:dawn', '1 pass', '0 play:bounce', { '0.spent': [] }, '1 pass', '0 pass', '0 keep'],
    expect: { '0.spent': ['tide', 'dawn'] },
  })
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['ponder', 'bounce'], energy: ['dawn'] }, { piles: [on('cub')] }],
    play: ['0 play:ponder', '1 pass', '0 refused play:bounce XO-040'],
  })
})

it('XO-048: what is gone is replaced even by what was declared for another item, which then looks again', () => {
  // 1 declares moss for ponder, dawn for bounce above it; dawn is destroyed, bounce takes moss, ponder has nothing left
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['sunder', 'sunder'], piles: [on('cub')] },
      { hand: ['ponder', 'bounce'], piles: [{ energy: ['moss', 'dawn'] }] },
    ],
    play: [
      ...['0 end', '1 play:ponder', '1 1:moss', '0 pass', '1 play:bounce', '0 play:sunder', '0 their:1:dawn'],
      ...['1 pass', '0 pass'],
    ],
    expect: {
      '0.hand': ['sunder', 'cub'],
      '1.spent': ['dawn', 'moss'],
      '1.graveyard': ['bounce', 'ponder'],
      '1.hand': [],
    },
  })
})

it('XO-P20: a symmetry costs nothing unless it says so', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['balm', 'ponder'] }, {}],
    play: ['0 offered end play:balm', '0 play:balm', '1 pass', '0 pass'],
    expect: { '0.life': 11 },
  })
})

it('XO-P23, XO-H23: energy may be paid from under a creature; one that has none left is destroyed after the effect', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('healer'), on('cub', 'tide', 'tide')] }, {}],
    play: ['0 use:1:healer', '0 1:dawn', '1 pass', '0 pass'],
    expect: { '0.life': 12, '0.creatures': ['cub'], '0.graveyard': ['healer'], '0.spent': ['dawn'] },
  })
})

it('XO-046: the question says for what it is paid, and how much; what lies open is not shown', () => {
  const seats = [{ hand: ['blast'], energy: ['dawn'], piles: [{ energy: ['tide', 'moss'] }] }, {}] as const
  const match = play(given(wide, { phase: 'attack', seats }), '0 play:blast')
  expect(match.asks(0)[0]!.context).toEqual({ source: 'blast', amount: 2 })
  play(match, '0 1:tide 1:moss')
  expect(told(match, ['show'])).toEqual([])
})
