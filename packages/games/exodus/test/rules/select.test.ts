import type { JsonObject } from '@cardwright/engine'
import { expect, it } from 'vitest'
import {
  acting,
  arena,
  asked,
  creature,
  duel,
  flash,
  game,
  given,
  lasting,
  play,
  script,
  select,
  told,
} from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

const wide = arena(
  flash(
    'graft',
    script(
      { do: 'moveEnergy', from: 0, to: 1, amount: 1 },
      {
        select: [
          { what: 'pile', whose: 'you' },
          { what: 'pile', whose: 'you' },
        ],
      },
    ),
  ),
  flash('shed', script({ do: 'discard' }, select('creature', 'you', { where: 'hand' }))),
  flash('toss', script({ do: 'discard' }, select('card', 'you', { where: 'hand' }))),
  flash('pick', script({ do: 'discard' }, select('energy', 'foe', { where: 'hand' }))),
  flash('burn', script({ do: 'discard' }, select('energy', 'you', { where: 'hand' }))),
  flash('any', script({ do: 'freeze' }, select('card', 'any'))),
  flash('tomb', script({ do: 'freeze' }, select('graveyard'))),
  flash('icefloe', script({ do: 'freeze' }, select('pile', 'any', { blank: true }))),
  flash('dig', script({ do: 'return' }, select('creature', 'you', { where: 'graveyard' }))),
  flash(
    'swap',
    script(
      { do: 'switch', at: [0, 1] },
      {
        select: [
          { what: 'creature', whose: 'you' },
          { what: 'creature', whose: 'you' },
        ],
      },
    ),
  ),
  flash('drown', script({ do: 'destroy' }, select('creature', 'any', { subtype: 'lumen' }))),
  flash('toll', script({ do: 'destroy' }, select('creature', 'any', { stars: 1 }))),
  flash('dusk', script({ do: 'destroyEnergy' }, select('energy', 'any', { hue: 'dawn' }))),
  acting('bully', 'used', script({ do: 'destroy' }, select('creature', 'foe', { fewerStars: true }))),
  acting('guide', 'used', script({ do: 'return' }, select('creature', 'you', { other: true }))),
  flash('recall', script({ do: 'return' }, select('card', 'you', { where: 'graveyard', symmetry: true }))),
  flash('boon', script({ do: 'addEnergy', amount: 1 }, select('creature'))),
  creature('warded', { abilities: [{ on: 'ward' }] }),
  acting('sealer', 'used', script({ do: 'freeze' }, select('creature', 'foe'))),
  lasting('stone', script([])),
)

it('XO-040, XO-069, XO-W9: what selects or freezes is not played without a legal target', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['frost', 'sunder', 'homeward'] }, {}],
    play: ['0 offered end', '0 refused play:frost XO-040'],
  })
  // an Ability likewise
  duel(wide, { phase: 'attack', seats: [{ piles: [on('sealer')] }, {}], play: ['0 refused use:1:sealer XO-040'] })
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('sealer')] }, { piles: [on('cub')] }],
    play: ['0 use:1:sealer'],
    expect: { stack: ['sealer'] },
  })
})

it('XO-041, XO-055: the target lies where the text says, on the field or in hand', () => {
  const seats = [{ hand: ['shed', 'cub'], piles: [on('pup')] }, { hand: ['kit'] }] as const
  duel(wide, {
    phase: 'attack',
    seats,
    play: ['0 play:shed', '0 offered my:cub', '0 my:cub', '1 pass', '0 pass'],
    expect: { '0.graveyard': ['cub', 'shed'] },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['shed'], piles: [on('pup')] }, { hand: ['kit'] }],
    play: ['0 refused play:shed XO-040'],
  })
  // an empty hand, or an empty graveyard, has no target, whatever lies on the field
  const field = { piles: [on('pup', 'dawn', 'tide')], lasting: ['stone'] }
  for (const text of ['shed', 'burn', 'toss', 'dig'])
    duel(wide, { phase: 'attack', seats: [{ hand: [text], ...field }, field], play: [`0 refused play:${text} XO-040`] })
  duel(wide, { phase: 'attack', seats: [{ hand: ['pick'], ...field }, field], play: ['0 refused play:pick XO-040'] })
  // a symmetry does not find itself in the hand that it has left
  duel(wide, { phase: 'attack', seats: [{ hand: ['toss'] }, {}], play: ['0 refused play:toss XO-040'] })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['toss', 'toss'] }, {}],
    play: ['0 play:toss', '0 offered my:toss', '0 my:toss', '1 pass', '0 pass'],
    expect: { '0.hand': [] },
  })
})

it('XO-053, XO-056: the target is named when it is played, not when it resolves', () => {
  const match = given(game, { phase: 'attack', seats: [{ hand: ['frost'] }, { piles: [on('cub'), on('pup')] }] })
  play(match, '0 play:frost')
  expect(asked(match)).toEqual([{ seat: 0, kind: 'select', keys: ['their:1:cub', 'their:2:pup'] }])
  play(match, '0 their:2:pup')
  expect(match.view(1).facts.stack).toMatchObject([{ name: 'frost', targets: [{ kind: 'card' }] }])
  // both are told what it is aimed at
  for (const seat of [0, 1] as const)
    expect(told(match, ['stacked'], seat)).toMatchObject([{ name: 'frost', on: { name: 'pup' } }])
  play(match, '1 pass', '0 pass')
  expect(asked(match)).toMatchObject([{ kind: 'attack' }])
  // two selections are of different things
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['swap'], piles: [on('cub', 'dawn', 'tide'), on('pup', 'moss')] }, {}],
    play: ['0 play:swap', '0 my:1:cub', '1 pass', '0 pass'],
    expect: { '0.piles.0.creature': 'pup', '0.piles.1.creature': 'cub' },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['swap'], piles: [on('cub')] }, {}],
    play: ['0 refused play:swap XO-040'],
  })
})

it('XO-054: the text gives the kind: creature, energy, or any card', () => {
  const seats = [
    { hand: ['frost', 'sunder', 'any', 'tomb', 'icefloe'], piles: [on('cub', 'tide')], lasting: ['stone'] },
    { piles: [{ energy: ['moss'] }] },
  ] as const
  const offers = (name: string) => asked(play(given(wide, { phase: 'attack', seats }), `0 play:${name}`))[0]!.keys
  expect(offers('sunder')).toEqual(['my:1:tide', 'their:1:moss'])
  expect(offers('any')).toEqual(['my:1:cub', 'my:1:tide', 'my:stone', 'their:1:moss'])
  expect(offers('tomb')).toEqual(['my:graveyard', 'their:graveyard'])
  // one alone is taken without a question
  duel(wide, {
    phase: 'attack',
    seats,
    play: ['0 play:frost', '1 pass', '0 pass'],
    expect: { '0.piles.0.frozen': true },
  })
  duel(wide, {
    phase: 'attack',
    seats,
    play: ['0 play:icefloe', '1 pass', '0 pass'],
    expect: { '1.piles.0.frozen': true },
  })
})

it('XO-055: of the other hand nobody can tell which card it is', () => {
  const match = given(wide, { phase: 'attack', seats: [{ hand: ['pick'] }, { energy: ['dawn', 'tide', 'moss'] }] })
  play(match, '0 play:pick')
  expect(asked(match)).toEqual([{ seat: 0, kind: 'select', keys: ['their:energy'] }])
  play(match, '0 their:energy', '1 pass', '0 pass')
  expect(match.view(0).zones['reserve:1']).toMatchObject({ count: 2 })
  expect(match.view(0).zones['spent:1']).toMatchObject({ count: 1 })
  const picked = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const other = given(wide, {
        phase: 'attack',
        seed,
        seats: [{ hand: ['pick'] }, { energy: ['dawn', 'tide', 'moss'] }],
      })
      return play(other, '0 play:pick', '0 their:energy', '1 pass', '0 pass').view(0).zones['spent:1']!.cards![0]!.name
    }),
  )
  expect(picked.size).toBeGreaterThan(1)
})

it('XO-057: a target that is no longer there is replaced by another that fits the same text', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ hand: ['frost'] }, { hand: ['homeward'], piles: [on('cub'), on('pup'), on('kit')] }],
    play: [
      ...['0 play:frost', '0 their:1:cub', '1 play:homeward', '1 my:1:cub', '0 pass', '1 pass'],
      ...['0 offered their:2:pup their:3:kit', '0 their:3:kit'],
    ],
    expect: { '1.piles.2.frozen': true, '1.piles.1.frozen': false, '0.graveyard': ['frost'] },
  })
  // one that came back meanwhile is another card
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['frost'], piles: [on('kit')] },
      { hand: ['homeward'], piles: [on('cub')] },
    ],
    play: ['0 play:frost', '0 their:1:cub', '1 play:homeward', '0 pass', '1 pass'],
    expect: { '0.piles.0.frozen': true },
  })
})

it('XO-057: a card that has only changed its pile is still there', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['frost'] }, { hand: ['swap'], piles: [on('cub'), on('pup', 'dawn', 'tide')] }],
    play: [
      ...[
        '0 play:frost',
        '0 their:1:cub',
        '1 play:swap',
        '1 my:1:cub',
        '0 pass',
        '1 pass',
        '0 offered keep change',
        '0 keep',
      ],
    ],
    expect: { '1.piles.1.creature': 'cub', '1.piles.1.frozen': true, '1.piles.0.frozen': false },
  })
})

it('XO-057: an energy that has only changed its pile is still there', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['sunder'] }, { hand: ['graft'], piles: [{ energy: ['dawn'] }, { energy: ['moss'] }] }],
    play: [
      ...['0 play:sunder', '0 their:1:dawn', '1 play:graft', '1 my:pile:1', '0 pass', '1 pass', '1 dawn'],
      ...[{ '1.piles.0.energy': ['moss', 'dawn'] }, '0 offered keep change', '0 keep'],
    ],
    expect: { '1.spent': ['dawn'] },
  })
})

it('XO-058, XO-059, XO-W3, XO-P26: without a legal target nothing happens, nothing is paid, and the symmetry goes to the graveyard', () => {
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['homeward'], piles: [on('cub')] },
      { hand: ['bounce'], energy: ['dawn'] },
    ],
    play: ['0 end', '1 play:bounce', '0 play:homeward', '1 pass', '0 pass'],
    expect: { '1.graveyard': ['bounce'], '1.energy': ['dawn'], '1.spent': [], '0.hand': ['cub'] },
  })
})

it('XO-058: an item cannot select itself when what it selected is gone', () => {
  duel(game, {
    phase: 'attack',
    seats: [
      { hand: ['balm', 'unravel'], energy: ['dawn'] },
      { hand: ['unravel', 'balm'], energy: ['dawn'] },
    ],
    play: [
      ...['0 play:balm', '1 play:unravel', '0 play:unravel', '0 item:balm', '1 pass', '0 pass'],
      { '0.life': 10, '1.energy': ['dawn'], '1.graveyard': ['unravel'], '0.graveyard': ['balm', 'unravel'], stack: [] },
    ],
  })
})

it('XO-060: Select, Choose and Target are one thing: there is one question for all of them', () => {
  const kinds = ['frost', 'sunder', 'homeward'].map((name) => {
    const match = given(game, { phase: 'attack', seats: [{ hand: [name], piles: [on('cub'), on('pup')] }, {}] })
    return asked(play(match, `0 play:${name}`))[0]!.kind
  })
  expect(kinds).toEqual(['select', 'select', 'select'])
})

it('XO-P17: subtypes and stars are read by texts', () => {
  const seats = [
    { hand: ['drown', 'toll'], piles: [on('bully')] },
    { piles: [on('cub'), on('kit'), on('greeter')] },
  ] as const
  duel(wide, {
    phase: 'attack',
    seats,
    play: ['0 play:drown', '1 pass', '0 pass'],
    expect: { '1.creatures': ['cub', 'greeter'] },
  })
  duel(wide, {
    phase: 'attack',
    seats,
    play: ['0 play:toll', '1 pass', '0 pass'],
    expect: { '1.creatures': ['kit', 'greeter'] },
  })
  duel(wide, {
    phase: 'attack',
    seats,
    play: ['0 use:1:bully', '0 offered their:1:cub their:2:kit'],
    expect: { asked: [['select'], []] },
  })
})

it('XO-054: a text that says "another" does not find its own card', () => {
  const seats = [{ piles: [on('guide'), on('cub'), on('guide')] }, {}] as const
  duel(wide, {
    phase: 'attack',
    seats,
    play: ['0 use:1:guide', '0 offered my:2:cub my:3:guide', '0 my:3:guide', '1 pass', '0 pass'],
    expect: { '0.hand': ['guide'], '0.creatures': ['guide', 'cub'] },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ piles: [on('guide')] }, { piles: [on('cub')] }],
    play: ['0 refused use:1:guide XO-040'],
  })
})

it('XO-054: a text that asks for a symmetry finds no creature', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['recall'], graveyard: ['cub', 'balm', 'frost'] }, {}],
    play: ['0 play:recall', '0 offered my:balm my:frost', '0 my:frost', '1 pass', '0 pass'],
    expect: { '0.hand': ['frost'] },
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['recall'], graveyard: ['cub'], spent: ['dawn'] }, { graveyard: ['balm'] }],
    play: ['0 refused play:recall XO-040'],
  })
})

it('XO-H13: hue means nothing but to a text that reads it', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['dusk'], piles: [{ energy: ['tide', 'dawn'] }] }, { piles: [{ energy: ['moss', 'ember'] }] }],
    play: ['0 play:dusk', '1 pass', '0 pass'],
    expect: { '0.piles.0.energy': ['tide'] },
  })
  for (const hue of ['dawn', 'tide', 'moss', 'ember']) {
    duel(game, {
      phase: 'attack',
      seats: [{ piles: [on('cub', hue)] }, {}],
      play: ['0 attack:1:player', '1 pass', '0 pass'],
      expect: { '1.life': 9 },
    })
  }
})

it('XO-P30: what lies in a frozen graveyard can be selected by nothing that takes it out', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['dig'], graveyard: ['cub'], frozenGraveyard: true }, {}],
    play: ['0 refused play:dig XO-040'],
  })
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['dig'], graveyard: ['cub'] }, {}],
    play: ['0 play:dig', '1 pass', '0 pass'],
    expect: { '0.hand': ['cub'] },
  })
})

it('XO-046, XO-056: nobody has seen a symmetry before all is declared, and until then it is taken back', () => {
  const piles = [on('cub', 'dawn'), on('pup', 'dawn')]
  const match = given(game, { seats: [{ hand: ['bounce'], energy: ['moss', 'tide'], piles }, {}] })
  const seen = () => {
    const { zones, facts, waiting } = match.view(1)
    return { zones, facts, contexts: waiting.map(({ context }) => context) }
  }
  const before = seen()
  play(match, '0 play:bounce')
  expect(match.view(0).asks[0]).toMatchObject({ kind: 'select', context: { source: 'bounce' } })
  expect(seen()).toEqual(before)
  play(match, '0 my:1:cub')
  expect(asked(match)[0]!.kind).toBe('pay')
  expect(seen()).toEqual(before)
  expect([match.undo(0), match.undo(0)]).toEqual([null, null])
  expect(asked(match)[0]!.keys).toContain('play:bounce')
  play(match, '0 play:bounce', '0 my:1:cub', '0 hand:moss')
  expect(match.whyNoUndo(0)?.why).toMatch(/others have seen/)
  expect(seen().zones.stack?.cards?.map(({ name }) => name)).toEqual(['bounce'])
})

it('says of a symmetry in hand that it could only hurt its player, or help the other', () => {
  const misspent = (own: readonly JsonObject[], foes: readonly JsonObject[]) => {
    const energy = ['moss', 'tide']
    const match = given(wide, { seats: [{ hand: ['cavein', 'boon', 'shed'], energy, piles: own }, { piles: foes }] })
    return match.view(0).zones['hand:0']!.cards!.map((card) => card.misspent ?? null)
  }
  expect(misspent([on('cub')], [{ energy: ['dawn'] }])).toEqual(['hurtsSelf', null, null])
  expect(misspent([], [on('cub')])).toEqual([null, 'helpsFoe', null])
  expect(misspent([on('cub')], [on('cub')])).toEqual([null, null, null])
})
