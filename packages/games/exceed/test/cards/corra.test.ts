import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const corra = bout('corra', 'jass')
const block = printed('block', 'armor')
const near = (mine: object, theirs: object = { hand: ['block'] }) =>
  [
    { space: 4, ...mine },
    { space: 5, ...theirs },
  ] as const

it('EX-123, EX-126: One-Two strikes twice, and Armor is used up by the first', () => {
  corra({
    seats: near({ hand: ['one-two'] }),
    play: ['0 strike:one-two', '1 strike:block'],
    expect: { '1.life': after(printed('one-two') - block, 2) },
  })
  // who is missed is not struck again
  corra({
    seats: [
      { space: 1, hand: ['one-two'] },
      { space: 5, hand: ['block'] },
    ],
    play: ['0 strike:one-two', '1 strike:block'],
    expect: { '1.life': 30 },
  })
})

it('EX-165: Flurry leads to another attack, which may be none', () => {
  const seats = near({ hand: ['flurry', 'one-two'] })
  const set = ['0 strike:flurry', '1 strike:block']
  corra({
    seats,
    play: [...set, '0 attack:one-two'],
    expect: { '1.life': after(printed('flurry') - block, printed('one-two'), 2), '0.gauge': ['one-two', 'flurry'] },
  })
  corra({
    seats,
    play: [...set, '0 pass'],
    expect: { '1.life': after(printed('flurry') - block), '0.hand': ['one-two'] },
  })
})

it('EX-166: Same Again strikes with a card of the Gauge and comes closer for it', () => {
  corra({
    seats: [
      { space: 3, hand: ['come-forward'], gauge: ['one-two', 'dive'] },
      { space: 6, hand: ['block'] },
    ],
    play: [
      '0 boost:come-forward',
      '0 close:2',
      '0 offered strike:one-two strike:dive',
      '0 strike:one-two',
      '1 strike:block',
    ],
    expect: { '0.space': 5, '0.gauge': ['dive', 'one-two'] },
  })
})

it('EX-151: pays with life what her Gauge lacks, for less of it in Exceed Mode', () => {
  for (const [mode, life] of [
    ['basic', 24],
    ['exceed', 26],
  ] as const) {
    const struck = printed('last-bell') - block
    corra({
      seats: near({ mode, hand: ['last-bell'], gauge: ['dive'] }),
      play: [
        '0 strike:last-bell',
        '1 strike:block',
        '0 gauge:dive life life#2',
        ...(mode === 'exceed' ? ['0 last-bell'] : []),
      ],
      expect: { '0.life': life, '1.life': mode === 'exceed' ? after(struck, 3, 1) : after(struck, 3) },
    })
  }
  // and Exceeds so
  corra({
    seats: [{ hand: [], gauge: ['dive'] }, {}],
    play: ['0 exceed', '0 gauge:dive life life#2'],
    expect: { '0.mode': 'exceed', '0.life': 24 },
  })
})

it('EX-059: in Exceed Mode an encore comes from the Gauge', () => {
  corra({
    seats: near({ mode: 'exceed', hand: ['sweep'], gauge: ['cross'] }),
    play: ['0 action:encore', '0 offered strike:cross', '0 strike:cross', '1 strike:block', '0 cross'],
    expect: { '1.life': after(printed('cross') - block, 1), '0.hand': ['sweep'] },
  })
})
