import { expect, it } from 'vitest'
import { found, refer } from '../../src/table.ts'
import { acting, arena, asked, duel, flash, game, given, play, script, select } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

const pair = { piles: [on('cub'), on('pup')] }

it('XO-061: Playback comes of the state having changed: what nothing has resolved above is not asked about', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['frost'] }, pair],
    play: ['0 play:frost', '0 their:1:cub', '1 pass', '0 pass'],
    expect: { '1.piles.0.frozen': true, window: 'main' },
  })
  // the topmost item is never asked about, those below are
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['frost', 'frost'] }, pair],
    play: [
      ...['0 play:frost', '0 their:1:cub', '1 pass', '0 play:frost', '0 their:2:pup', '1 pass', '0 pass'],
      { '1.piles.1.frozen': true, '1.piles.0.frozen': false, stack: ['frost'] },
      '0 keep',
    ],
    expect: { '1.piles.0.frozen': true },
  })
})

it('XO-062: targets and payment may both be changed', () => {
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['bounce'], energy: ['tide', 'moss'] },
      { ...pair, hand: ['balm'] },
    ],
    play: [
      ...['0 play:bounce', '0 their:1:cub', '0 hand:tide', '1 play:balm', '0 pass', '1 pass'],
      ...['0 offered keep change', '0 change', '0 offered their:1:cub their:2:pup', '0 their:2:pup', '0 hand:moss'],
    ],
    expect: { '1.hand': ['pup'], '0.spent': ['moss'], '0.energy': ['tide'] },
  })
})

it('XO-063: the item played last happens first', () => {
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['balm'], life: 5 },
      { hand: ['unravel'], energy: ['dawn'] },
    ],
    play: ['0 play:balm', '1 play:unravel', '0 pass', '1 pass'],
    expect: { '0.life': 5, '0.graveyard': ['balm'], '1.graveyard': ['unravel'] },
  })
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['homeward', 'sap'], piles: [on('cub')] }, {}],
    play: ['0 play:homeward', '1 pass', '0 play:sap', { stack: ['homeward', 'sap'] }, '1 pass', '0 pass', '0 keep'],
    expect: { '0.hand': ['cub'], '0.graveyard': ['sap', 'homeward'] },
  })
})

it('XO-064, XO-065: each owner of what waits may change, or keep, whoever answered', () => {
  const seats = [
    { hand: ['frost'], piles: [on('kit')] },
    { ...pair, hand: ['sunder', 'balm'] },
  ] as const
  const opening = [
    '0 play:frost',
    '0 their:1:cub',
    '1 play:sunder',
    '1 their:1:dawn',
    '0 pass',
    '1 play:balm',
    '0 pass',
    '1 pass',
  ]
  const match = play(given(game, { phase: 'attack', seats }), ...opening)
  // balm has resolved: the owner of sunder is asked, then, when that has resolved, the owner of frost
  expect(asked(match)).toEqual([{ seat: 1, kind: 'playback', keys: ['keep', 'change'] }])
  play(match, '1 keep')
  expect(asked(match)).toEqual([{ seat: 0, kind: 'playback', keys: ['keep', 'change'] }])
  play(match, '0 keep')
  expect(asked(match)).toMatchObject([{ seat: 0, kind: 'attack' }])
})

it('XO-W15: one may answer oneself, and has Playback on what lies below', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['frost', 'balm'] }, pair],
    play: [
      ...['0 play:frost', '0 their:1:cub', '1 pass', '0 play:balm', '1 pass', '0 pass', { '0.life': 11 }],
      ...['0 change', '0 their:2:pup'],
    ],
    expect: { '1.piles.1.frozen': true, '1.piles.0.frozen': false },
  })
})

it('XO-064: an item without target and payment is never asked about', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['balm'] }, { hand: ['balm'] }],
    play: ['0 play:balm', '1 play:balm', '0 pass', '1 pass'],
    expect: { '0.life': 11, '1.life': 11, window: 'main' },
  })
})

it('XO-052, XO-063: a stack resolves only after two passes in a row, and then nothing can be added', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['frost', 'balm', 'balm'] }, { ...pair, hand: ['balm', 'balm'] }],
    play: [
      ...[
        '0 play:frost',
        '0 their:1:cub',
        '1 pass',
        '0 play:balm',
        '1 play:balm',
        '0 pass',
        { '0.life': 10 },
        '1 pass',
      ],
      // closed: both hold something to play, and only the Playback is asked
      ...[{ '0.life': 11, '1.life': 11, window: 'resolve' }, '1 offered', '0 offered keep change', '0 keep'],
    ],
    expect: { window: 'main' },
  })
})

it('XO-H24: triggers raised while a stack resolves wait, and form a new one that leads back to the same window', () => {
  const wide = arena(
    acting('mourner', 'destroyed', script({ do: 'damage', amount: 1 })),
    acting('elegist', 'destroyed', script({ do: 'gainLife', amount: 1 })),
    flash(
      'doom',
      script(
        [
          { do: 'destroy', at: 0 },
          { do: 'destroy', at: 1 },
          { do: 'putIntoPlay', at: 2, onto: 3 },
        ],
        {
          select: [
            { what: 'creature', whose: 'you' },
            { what: 'creature', whose: 'foe' },
            { what: 'creature', whose: 'you', where: 'hand' },
            { what: 'pile', whose: 'you', blank: true },
          ],
        },
      ),
    ),
    flash(
      'slay',
      script(
        [
          { do: 'destroy', at: 0 },
          { do: 'destroy', at: 1 },
        ],
        {
          select: [
            { what: 'creature', whose: 'you' },
            { what: 'creature', whose: 'you' },
          ],
        },
      ),
    ),
  )
  duel(wide, {
    phase: 'attack',
    seats: [
      { hand: ['doom', 'greeter'], piles: [on('mourner'), { energy: ['tide'] }] },
      { piles: [on('mourner')], hand: ['balm'] },
    ],
    play: [
      ...['0 end', '1 play:balm', '0 play:doom', '0 my:greeter', '1 pass', '0 pass'],
      // the balm below has resolved before: the triggers have waited. Lowest what entered, then the turn player's
      { '1.life': 11, stack: ['greeter', 'mourner', 'mourner'], holder: 0, waiting: 0 },
      '0 pass',
      '1 pass',
    ],
    expect: { '0.life': 10, '1.life': 10, window: 'phaseEnd', phase: 'attack' },
  })
  // each owner orders their own
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['slay'], piles: [on('mourner'), on('elegist')] }, {}],
    play: ['0 play:slay', '0 my:1:mourner', '1 pass', '0 pass', '0 offered mourner elegist', '0 elegist'],
    expect: { stack: ['elegist', 'mourner'], holder: 1 },
  })
})

it('XO-H24, XO-061: nothing is altered in the new stack: its topmost item has no Playback', () => {
  const wide = arena(acting('spiteful', 'destroyed', script({ do: 'freeze' }, select('creature', 'foe'))))
  duel(wide, {
    phase: 'attack',
    seats: [
      { hand: ['cavein', 'balm'], energy: ['tide', 'moss'], piles: [on('cub'), on('pup')] },
      { piles: [on('spiteful')] },
    ],
    play: [
      ...[
        '0 play:cavein',
        '0 their:1:spiteful',
        '0 hand:tide hand:moss',
        '1 pass',
        '0 play:balm',
        '1 pass',
        '0 pass',
        '0 keep',
      ],
      ...['1 their:2:pup', { stack: ['spiteful'], holder: 0 }, '0 pass', '1 pass'],
    ],
    expect: { '0.piles.1.frozen': true, window: 'main' },
  })
})

it('XO-061: an item that has failed has altered the state as one that has resolved', () => {
  const both = { select: [{ what: 'creature', whose: 'you' } as const, { what: 'creature', whose: 'you' } as const] }
  const grave = arena(
    flash('pyre', script([{ do: 'destroy' }, { do: 'destroy', at: 1 }], both)),
    acting('mourner', 'destroyed', script({ do: 'freeze' }, select('creature', 'foe'))),
    acting('ghost', 'destroyed', script({ do: 'power', this: true, amount: 1, until: 'turn' })),
  )
  const seats = [{ hand: ['pyre'], piles: [on('ghost'), on('mourner')] }, { piles: [on('cub'), on('pup')] }] as const
  const pyre = ['0 play:pyre', '0 my:1:ghost', '1 pass', '0 pass']
  duel(grave, {
    phase: 'attack',
    seats,
    play: [
      ...[...pyre, '0 mourner', '0 their:1:cub', { stack: ['mourner', 'ghost'] }, '1 pass', '0 pass'],
      ...['0 offered keep change', '0 change', '0 their:2:pup'],
    ],
    expect: { '1.piles.0.frozen': false, '1.piles.1.frozen': true },
  })
  // with the one that fails below, nothing has happened yet
  duel(grave, {
    phase: 'attack',
    seats,
    play: [...pyre, '0 ghost', '0 their:1:cub', { stack: ['ghost', 'mourner'] }, '1 pass', '0 pass'],
    expect: { '1.piles.0.frozen': true, window: 'main' },
  })
})

it('XO-H25: a trigger resolves even if its source has left, unless its text acts on the source itself', () => {
  const wide = arena(
    acting(
      'shell',
      'enters',
      script([
        { do: 'gainLife', amount: 4 },
        { do: 'freeze', this: true },
      ]),
    ),
  )
  const pile = { energy: ['dawn'] }
  duel(game, {
    phase: 'creature',
    seats: [
      { hand: ['greeter'], piles: [pile] },
      { hand: ['bounce'], energy: ['dawn'] },
    ],
    play: ['0 summon:greeter:1', '1 play:bounce', '0 pass', '1 pass'],
    expect: { '0.hand': ['greeter'], '0.life': 11 },
  })
  duel(wide, {
    phase: 'creature',
    seats: [
      { hand: ['shell'], piles: [pile] },
      { hand: ['bounce'], energy: ['dawn'] },
    ],
    play: ['0 summon:shell:1', '1 play:bounce', '0 pass', '1 pass'],
    expect: { '0.hand': ['shell'], '0.life': 10 },
  })
  duel(wide, {
    phase: 'creature',
    seats: [{ hand: ['shell'], piles: [pile] }, {}],
    play: ['0 summon:shell:1', '1 pass', '0 pass'],
    expect: { '0.life': 14, '0.piles.0.frozen': true },
  })
})

it('XO-H25: a source that was shuffled into a deck is not mistaken for another card', () => {
  const wide = arena(
    flash('scour', script([{ do: 'destroy' }, { do: 'draw', main: 1, who: 'foe' }], select('creature', 'foe'))),
  )
  duel(wide, {
    phase: 'creature',
    seats: [{ hand: ['greeter'], piles: [{ energy: ['dawn'] }], shortMain: true }, { hand: ['scour'] }],
    play: ['0 summon:greeter:1', '1 play:scour', '0 pass', '1 pass'],
    // recycling has cost three Life Points, the trigger has brought one back
    expect: { '0.life': 8, '0.graveyard': [], window: 'main' },
  })
  // what lies in a deck is no object that anything could mean
  const { table } = given(game, {})
  expect(
    found(table as never, refer(table.zones.find(({ family }) => family === 'mainDeck')!.top as never)),
  ).toBeUndefined()
})

it('XO-H18: "Freeze this" is a cost, paid when it resolves, and needs the card unfrozen then', () => {
  const wide = arena(acting('elder', 'used', script({ do: 'gainLife', amount: 2 }, { freezeThis: true })))
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('elder')] }, {}],
    play: ['0 use:1:elder', { '0.piles.0.frozen': false }, '1 pass', '0 pass'],
    expect: { '0.piles.0.frozen': true, '0.life': 12 },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('elder')] }, { hand: ['frost'] }],
    play: ['0 use:1:elder', '1 play:frost', '0 pass', '1 pass'],
    expect: { '0.piles.0.frozen': true, '0.life': 10, '0.creatures': ['elder'] },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('elder')] }, { hand: ['bounce'], energy: ['dawn'] }],
    play: ['0 use:1:elder', '1 play:bounce', '0 pass', '1 pass'],
    expect: { '0.life': 10, '0.hand': ['elder'] },
  })
})

it.each([
  ['XO-062', ['1 play:balm', '0 pass', '1 pass', '0 change', '0 their:2:pup'], 'balm'],
  ['XO-057', ['1 play:homeward', '1 my:1:cub', '0 pass', '1 pass'], 'homeward'],
])('%s: what is aimed at something else is said aloud, what stays is not', (rule, lines, hand) => {
  const match = given(game, { phase: 'attack', seats: [{ hand: ['frost'] }, { ...pair, hand: [hand] }] })
  play(match, '0 play:frost', '0 their:1:cub', ...lines)
  const said = match.events(null).filter(({ type }) => type === 'reselected')
  expect(said).toMatchObject([{ seat: 0, name: 'frost', on: { name: 'pup' }, rule }])
})

it('XO-064: what is aimed at the same again is not said', () => {
  const match = given(game, { phase: 'attack', seats: [{ hand: ['frost'] }, { ...pair, hand: ['balm'] }] })
  play(match, '0 play:frost', '0 their:1:cub', '1 play:balm', '0 pass', '1 pass', '0 change', '0 their:1:cub')
  expect(match.events(null).some(({ type }) => type === 'reselected')).toBe(false)
})
