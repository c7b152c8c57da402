import { expect, it } from 'vitest'
import { acting, arena, asked, creature, duel, flash, given, play, script, select, tableOf, told } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

/** The question is still open. */
const still = { asked: [['select'], []] }

const more = arena(
  flash('reap', script({ do: 'return' }, select('energy', 'you', { where: 'graveyard' }))),
  flash('shed', script({ do: 'discard' }, select('creature', 'you', { where: 'hand' }))),
  flash('dig', script({ do: 'return' }, select('creature', 'you', { where: 'graveyard' }))),
  flash('rob', script({ do: 'discard' }, select('card', 'foe', { where: 'hand' }))),
  flash('spy', script({ do: 'discard' }, select('creature', 'foe', { where: 'hand', subtype: 'lumen' }))),
  flash('tomb', script({ do: 'freeze' }, select('graveyard'))),
  flash('twist', script({ do: 'reselect', by: 'you' }, select('item', 'foe', { aimed: true }))),
  flash('lash', script({ do: 'damage', amount: 1, at: 0 }, select('creatureOrPlayer', 'foe', { frozen: false }))),
  flash('floe', script({ do: 'freeze' }, select('pile'))),
  flash(
    'swap',
    script(
      { do: 'switch', at: [0, 1] },
      {
        select: [
          { what: 'creature', whose: 'any' },
          { what: 'creature', whose: 'you' },
        ],
      },
    ),
  ),
)

it('XO-054: a text that asks for a creature finds no symmetry in the hand, nor in the graveyard', () => {
  const seats = [{ hand: ['shed', 'dig', 'balm', 'cub', 'pup'], graveyard: ['frost', 'kit', 'pup'] }, {}] as const
  duel(more, { phase: 'attack', seats, play: ['0 play:shed', '0 offered my:cub my:pup'], expect: still })
  duel(more, { phase: 'attack', seats, play: ['0 play:dig', '0 offered my:kit my:pup'], expect: still })
})

it('XO-054: a text that asks for a symmetry on the stack finds no ability, trigger or attack', () => {
  const unravel = { hand: ['unravel'], energy: ['dawn'] }
  duel(more, {
    phase: 'attack',
    seats: [{ piles: [on('healer', 'dawn', 'tide')] }, unravel],
    play: ['0 use:1:healer', '0 1:dawn', '1 refused play:unravel XO-040', '1 pass', '0 pass', '0 attack:1:player'],
    expect: { holder: 1, stack: ['healer'] },
  })
  duel(more, {
    phase: 'attack',
    seats: [{ piles: [on('cub')] }, unravel],
    play: ['0 attack:1:player', '1 refused play:unravel XO-040'],
    expect: { stack: ['cub'] },
  })
  duel(more, {
    phase: 'creature',
    seats: [{ hand: ['greeter'], piles: [{ energy: ['dawn'] }] }, unravel],
    play: ['0 summon:greeter:1', '1 refused play:unravel XO-040'],
    expect: { stack: ['greeter'] },
  })
})

it('XO-055, XO-P30: energy of the graveyard, unless that is frozen', () => {
  const field = { hand: ['reap'], energy: ['moss'], piles: [{ energy: ['ember'] }] }
  duel(more, {
    phase: 'attack',
    seats: [{ ...field, spent: ['dawn', 'tide'] }, {}],
    play: ['0 play:reap', '0 offered my:dawn my:tide', '0 my:tide', '1 pass', '0 pass'],
    expect: { '0.energy': ['moss', 'tide'], '0.spent': ['dawn'] },
  })
  duel(more, { phase: 'attack', seats: [field, {}], play: ['0 refused play:reap XO-040'] })
  duel(more, {
    phase: 'attack',
    seats: [{ ...field, spent: ['dawn'], frozenGraveyard: true }, {}],
    play: ['0 refused play:reap XO-040'],
  })
})

it('XO-055, XO-H32: of the other hand one names Main or Energy, and of those chance picks one', () => {
  for (let seed = 1; seed <= 6; seed++)
    for (const [key, expected] of [
      ['their:card', { '1.hand': { length: 1 }, '1.energy': { length: 3 } }],
      ['their:energy', { '1.hand': { length: 2 }, '1.energy': { length: 2 } }],
    ] as const) {
      const seats = [
        { hand: ['rob', 'cub', 'pup'] },
        { hand: ['cub', 'balm'], energy: ['dawn', 'tide', 'moss'] },
      ] as const
      const match = play(given(more, { phase: 'attack', seed, seats }), '0 play:rob')
      expect(asked(match)[0]!.keys).toEqual(['their:card', 'their:energy'])
      const { hand, energy } = tableOf(play(match, `0 ${key}`, '1 pass', '0 pass')).seats[1]!
      expect([hand.length, energy.length]).toEqual([expected['1.hand'].length, expected['1.energy'].length])
      expect(tableOf(match).seats[0]!.hand).toEqual(['cub', 'pup'])
    }
})

it('XO-055: what the cards of the other hand are does not tell whether they can be selected', () => {
  for (const hand of [['kit'], ['balm'], ['warded']])
    duel(
      arena(
        ...more.library.values().filter(({ id }) => id === 'spy'),
        creature('warded', { abilities: [{ on: 'ward' }] }),
      ),
      {
        phase: 'attack',
        seats: [{ hand: ['spy'] }, { hand }],
        play: ['0 play:spy', '0 offered their:card'],
        expect: still,
      },
    )
})

it('XO-056: what is named first leaves something for what is named next', () => {
  duel(more, {
    phase: 'attack',
    seats: [{ hand: ['swap'], piles: [on('cub')] }, { piles: [on('pup'), on('kit')] }],
    play: ['0 play:swap', '0 offered their:1:pup their:2:kit'],
    expect: still,
  })
})

it('XO-057: of an item that has left the stack another takes the place', () => {
  const unravel = { hand: ['unravel'], energy: ['dawn'] }
  duel(more, {
    phase: 'attack',
    seats: [{ hand: ['balm', 'sap', 'unravel'], energy: ['tide'], piles: [on('cub')] }, unravel],
    play: [
      ...['0 play:balm', '1 pass', '0 play:sap', '1 play:unravel', '1 item:sap'],
      ...['0 play:unravel', '0 item:sap', '0 hand:tide'],
      // sap is gone: of those that are left, it cannot be the one that selects
      ...['1 pass', '0 pass', { '0.graveyard': ['sap', 'unravel', 'balm'], '1.graveyard': ['unravel'] }],
    ],
    expect: { '0.life': 10, '0.piles.0.energy': ['dawn'], stack: [] },
  })
})

it('XO-H36: turned away from one graveyard it is aimed at the other', () => {
  duel(more, {
    phase: 'attack',
    seats: [{ hand: ['tomb'] }, { hand: ['twist'] }],
    play: ['0 play:tomb', '0 their:graveyard', '1 play:twist', '0 pass', '1 pass'],
    expect: { '0.frozenGraveyard': true, '1.frozenGraveyard': false, window: 'main' },
  })
})

it('XO-H32: what is aimed at another card of the hand shows that one, too', () => {
  const seats = [{ hand: ['shed', 'cub', 'pup', 'kit'] }, { hand: ['balm'] }] as const
  const match = play(given(more, { phase: 'attack', seats }), '0 play:shed', '0 my:cub', '1 play:balm')
  const known = () => match.view(1).zones['hand:0']!.known?.map(({ name }) => name)
  expect(known()).toEqual(['cub'])
  expect(told(play(match, '0 pass', '1 pass', '0 change', '0 my:pup'), ['show'], 1)).toHaveLength(2)
  expect(match.view(1).zones['graveyard:0']!.cards!.map(({ name }) => name)).toEqual(['pup', 'shed'])
})

it('XO-062: of two targets one may be changed, and that is said', () => {
  const seats = [{ hand: ['swap', 'balm'], piles: [on('cub'), on('pup'), on('kit')] }, { hand: ['balm'] }] as const
  const match = play(given(more, { phase: 'attack', seats }), '0 play:swap', '0 my:1:cub', '0 my:2:pup')
  play(match, '1 play:balm', '0 pass', '1 pass', '0 change', '0 my:1:cub', '0 my:3:kit')
  expect(told(match, ['reselected'])).toMatchObject([{ name: 'swap', rule: 'XO-062' }])
  expect(tableOf(match).seats[0]!.piles.map(({ creature }) => creature)).toEqual(['kit', 'pup', 'cub'])
})

it('XO-054, XO-H15: a player is never frozen', () => {
  duel(more, {
    phase: 'attack',
    seats: [{ hand: ['lash'] }, { piles: [on('cub'), { ...on('pup'), frozen: true }] }],
    play: ['0 play:lash', '0 offered their:1:cub their:player', '0 their:player', '1 pass', '0 pass'],
    expect: { '1.life': 9 },
  })
})

it('XO-056: an option says what it is: a card, a pile, a graveyard, a player or an item', () => {
  const seats = [
    { hand: ['frost', 'floe', 'tomb', 'lash', 'unravel', 'balm', 'sap'], energy: ['dawn'], piles: [on('pup')] },
    { piles: [{ energy: ['moss'] }, on('cub')] },
  ] as const
  const last = (...lines: string[]) =>
    play(given(more, { phase: 'attack', seats }), ...lines)
      .open[0]!.options()
      .at(-1)
  expect(last('0 play:frost')).toMatchObject({ what: 'card', name: 'cub', where: 'creature', seat: 1 })
  expect(last('0 play:floe')).toMatchObject({ what: 'pile', seat: 1, pile: 2 })
  expect(last('0 play:tomb')).toMatchObject({ what: 'graveyard', seat: 1 })
  expect(last('0 play:lash')).toMatchObject({ what: 'player', seat: 1 })
  const items = ['0 play:balm', '1 pass', '0 play:sap', '1 pass', '0 play:unravel']
  expect(last(...items)).toMatchObject({ what: 'item', name: 'sap', item: 2 })
})

it('XO-056, XO-H32: everybody is told for which card on the table somebody selects', () => {
  const sealer = acting('sealer', 'used', script({ do: 'freeze' }, select('creature', 'foe')))
  const seats = [{ piles: [on('sealer')] }, { piles: [on('cub'), on('pup')] }] as const
  const match = play(given(arena(sealer), { phase: 'attack', seats }), '0 use:1:sealer')
  expect(match.view(1).waiting).toMatchObject([{ context: { source: 'sealer' } }])
})
