import { expect, it } from 'vitest'
import { acting, arena, asked, duel, flash, game, given, lasting, play, script, select } from '../support.ts'

const frozen = (creature?: string) => ({ energy: ['dawn'], frozen: true, ...(creature && { creature }) })

const wide = arena(
  acting('stirrer', 'unfreezes', script({ do: 'gainLife', amount: 1 })),
  acting('snapper', 'unfreezes', script({ do: 'freeze' }, select('creature', 'foe'))),
  lasting('chapel', script([{ do: 'freeze', this: true }, { do: 'freeze' }], select('creature', 'foe'))),
  lasting('still', script([])),
  flash('thaw', script({ do: 'unfreeze' }, select('creature', 'any', { frozen: true }))),
)

it('XO-037, XO-W8: the turn player orders their own cards that unfreeze', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [frozen('waker'), frozen('stirrer'), frozen()], mainTop: ['cub'] }, { piles: [frozen('waker')] }],
    play: [
      '0 end',
      '1 pass',
      '0 offered my:pile:1 my:pile:2 my:pile:3',
      '1 offered',
      '0 my:pile:2',
      { stack: ['stirrer'], holder: 1, '0.piles.0.frozen': true, due: ['pile:0:0', 'pile:0:2'] },
      '1 pass',
      '0 pass',
      { '0.life': 11 },
      '0 offered my:pile:1 my:pile:3',
      // a blank pile has nothing to activate: no window
      '0 my:pile:3',
      { stack: ['waker'], holder: 1 },
      '1 pass',
      '0 pass',
    ],
    expect: { '0.hand': ['cub'], window: 'phaseEnd', phase: 'end', '1.piles.0.frozen': true },
  })
})

it('XO-038: the opponent may answer after each card that has activated', () => {
  duel(wide, {
    phase: 'end',
    seats: [{ piles: [frozen('stirrer'), frozen('stirrer')] }, { hand: ['balm', 'balm'] }],
    play: [
      ...[
        '0 my:pile:1',
        '1 play:balm',
        { stack: ['stirrer', 'balm'] },
        '0 pass',
        '1 pass',
        { '1.life': 11, '0.life': 11 },
      ],
      ...[{ stack: ['stirrer'], holder: 1 }, '1 play:balm', '0 pass', '1 pass'],
    ],
    expect: { '0.life': 12, '1.life': 12, window: 'phaseEnd' },
  })
})

it('XO-039: the opponent may answer the end of the End Phase, the turn player may not', () => {
  duel(game, {
    phase: 'end',
    seats: [{ hand: ['balm'] }, { hand: ['balm'] }],
    play: [
      '0 offered',
      '1 offered pass play:balm',
      '1 play:balm',
      '0 pass',
      '1 pass',
      { window: 'phaseEnd' },
      '1 pass',
    ],
    expect: { turn: 1, phase: 'draw' },
  })
})

it('XO-H16: a card unfreezes in the first End Phase of its controller that begins after it froze', () => {
  // frozen in the own turn: at its end
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['frost'], piles: [{ energy: ['dawn'], creature: 'cub' }] }, {}],
    play: ['0 play:frost', '1 pass', '0 pass', { '0.piles.0.frozen': true }, '0 end', '1 pass', '0 end', '1 pass'],
    expect: { phase: 'end', '0.piles.0.frozen': false },
  })
  // frozen in the own End Phase: a turn later, not in the opponent's
  const pass = (seat: 0 | 1) => [`${seat} end`, `${1 - seat} pass`]
  const turn = (seat: 0 | 1) => [`${seat} rest`, `${1 - seat} pass`, ...pass(seat), ...pass(seat), ...pass(seat)]
  duel(game, {
    phase: 'end',
    seats: [{ piles: [{ energy: ['dawn'], creature: 'cub' }] }, { hand: ['frost'] }],
    play: [
      ...['1 play:frost', '0 pass', '1 pass', { '0.piles.0.frozen': true }, '1 pass'],
      ...[...turn(1), { phase: 'end', '0.piles.0.frozen': true }, '0 pass'],
      ...['0 rest', '1 pass', '0 end', '1 pass', '0 end', '1 pass', { '0.piles.0.frozen': true }, '0 end', '1 pass'],
    ],
    expect: { phase: 'end', turn: 0, '0.piles.0.frozen': false },
  })
})

it('XO-H16: one that was unfrozen and frozen anew meanwhile is not due any more, nor one that has left', () => {
  duel(wide, {
    phase: 'end',
    seats: [{ piles: [frozen('stirrer'), frozen('cub'), frozen('stirrer')] }, { hand: ['thaw', 'frost'] }],
    play: [
      ...['0 my:pile:1', '1 play:frost', '1 their:2:cub', '0 pass', '1 play:thaw', '1 their:2:cub', '0 pass', '1 pass'],
      // the thaw has resolved, now the frost; then the last one that is due comes by itself
      ...['1 keep', { stack: ['stirrer'], '0.piles.1.frozen': true }, '1 pass', '0 pass'],
    ],
    expect: { '0.piles.1.frozen': true, '0.piles.2.frozen': false, window: 'phaseEnd', '0.life': 12 },
  })
  duel(game, {
    phase: 'end',
    seats: [
      { piles: [frozen('waker')], lasting: ['well'], frozenLasting: ['well'] },
      { hand: ['sunder'], piles: [] },
    ],
    play: ['0 my:well', '1 play:sunder', '0 pass', '1 pass'],
    expect: { '0.creatures': [], window: 'phaseEnd', stack: [] },
  })
})

it('XO-H14, XO-P29: a Lasting symmetry acts when it comes, stays, and acts again when it unfreezes', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['well'], energyTop: ['dawn', 'tide'] }, {}],
    play: ['0 play:well', '1 pass', '0 pass'],
    expect: { '0.lasting': ['well'], '0.energy': ['dawn'], '0.graveyard': [] },
  })
  duel(game, {
    phase: 'end',
    seats: [{ lasting: ['well'], frozenLasting: ['well'], energyTop: ['dawn', 'tide'] }, {}],
    play: [{ stack: ['well'], holder: 1 }, '1 pass', '0 pass', { '0.energy': ['dawn'], '0.frozenLasting': [] }],
    expect: { '0.lasting': ['well'], window: 'phaseEnd' },
  })
  // one that does nothing opens no window
  duel(wide, {
    phase: 'end',
    seats: [{ lasting: ['still'], frozenLasting: ['still'] }, {}],
    play: [{ window: 'phaseEnd', '0.frozenLasting': [] }],
  })
  // it is on the field when it acts, and can freeze itself
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['chapel'] }, { piles: [{ energy: ['dawn'], creature: 'cub' }] }],
    play: [
      '0 play:chapel',
      '1 pass',
      '0 pass',
      { '0.frozenLasting': ['chapel'], '1.piles.0.frozen': true },
      '0 end',
      '1 pass',
    ],
    expect: { stack: ['chapel'], '0.frozenLasting': [] },
  })
})

it('XO-W8: two that activate, each with a window; one that does not has none', () => {
  const match = given(wide, {
    phase: 'end',
    seats: [{ piles: [frozen('stirrer'), frozen('cub')], lasting: ['well'], frozenLasting: ['well'] }, {}],
  })
  expect(asked(match)).toEqual([{ seat: 0, kind: 'unfreeze', keys: ['my:pile:2', 'my:pile:1', 'my:well'] }])
  play(match, '0 my:well')
  expect(asked(match)).toMatchObject([{ seat: 1, kind: 'respond' }])
  play(match, '1 pass', '0 pass', '0 my:pile:2')
  // the cub is silent; the last one comes by itself
  expect(asked(match)).toMatchObject([{ seat: 1, kind: 'respond' }])
})

it('XO-H14, XO-H31: what acts again selects again, and is asked for nothing else', () => {
  duel(arena(lasting('snare', script({ do: 'freeze' }, { pay: 1, ...select('creature', 'foe') }))), {
    phase: 'end',
    seats: [
      { lasting: ['snare'], frozenLasting: ['snare'], energy: ['dawn'] },
      {
        piles: [
          { energy: ['dawn'], creature: 'cub' },
          { energy: ['dawn'], creature: 'pup' },
        ],
      },
    ],
    play: ['0 offered their:1:cub their:2:pup', '0 their:2:pup', { stack: ['snare'] }, '1 pass', '0 pass'],
    expect: { '1.piles.0.frozen': false, '1.piles.1.frozen': true, '0.energy': ['dawn'] },
  })
})

it('XO-037: those come first that do nothing; the question says whether several do something different', () => {
  const ask = (piles: string[], lastings: string[]) => {
    const seats = [
      { piles: piles.map((each) => frozen(each)), lasting: lastings, frozenLasting: lastings },
      {},
    ] as const
    const match = given(wide, { phase: 'end', seats })
    return [asked(match)[0]!.keys, match.asks(0)[0]!.context]
  }
  const asks = (...piles: string[]) => ask(piles, [])
  const context = (acting: string) => ({ window: 'unfreeze', phase: 'end', acting })
  expect(asks('waker', 'healer')).toEqual([['my:pile:2', 'my:pile:1'], context('one')])
  expect(asks('waker', 'waker')).toEqual([['my:pile:1', 'my:pile:2'], context('one')])
  expect(asks('waker', 'stirrer')).toEqual([['my:pile:1', 'my:pile:2'], context('several')])
  expect(asks('cub', 'healer')).toEqual([['my:pile:1', 'my:pile:2'], context('one')])
  expect(ask(['waker'], ['still'])).toEqual([['my:still', 'my:pile:1'], context('one')])
  expect(ask(['waker'], ['well'])).toEqual([['my:pile:1', 'my:well'], context('several')])
})

it('XO-H16: a graveyard that unfreezes wakes no creature', () => {
  duel(wide, {
    phase: 'end',
    seats: [{ frozenGraveyard: true, piles: [{ energy: ['dawn'], creature: 'waker' }] }, {}],
    play: [{ '0.frozenGraveyard': false, stack: [], window: 'phaseEnd' }],
  })
})

it('XO-H19: the question says how many cards go', () => {
  const seats = [{ hand: ['cub', 'pup', 'kit'] }, {}] as const
  const match = play(given(game, { phase: 'end', seats, options: { handLimit: 1 } }), '1 pass')
  expect(match.asks(0)[0]!.context).toEqual({ amount: 2 })
})
