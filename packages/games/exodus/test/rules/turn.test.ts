import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { asked, duel, fresh, game, given, play, tableOf, told } from '../support.ts'

it('XO-002: a turn is Draw, Energy, Creature, Attack, End, in this order, then it is the other player', () => {
  const match = given(game, { phase: 'draw' })
  play(match, '0 rest', '1 pass', '0 end', '1 pass', '0 end', '1 pass', '0 end', '1 pass', '1 pass', '1 rest')
  expect(told(match, ['phase']).map(({ phase, seat }) => `${seat} ${phase}`)).toEqual([
    '0 draw',
    '0 energy',
    '0 creature',
    '0 attack',
    '0 end',
    '1 draw',
  ])
  expect(tableOf(match)).toMatchObject({ turn: 1, turns: 4, phase: 'draw' })
})

it('XO-003, XO-004: three cards of the Main Deck and three of the Energy Deck are drawn', () => {
  duel(game, {
    phase: 'draw',
    seats: [{ mainTop: ['cub', 'pup', 'kit', 'frost'], energyTop: ['dawn', 'tide', 'moss', 'ember'] }, {}],
    play: ['0 rest'],
    expect: { '0.hand': ['cub', 'pup', 'kit'], '0.energy': ['dawn', 'tide', 'moss'], '1.hand': [], '1.energy': [] },
  })
  // it is not left to the player whether, or how many
  duel(game, { phase: 'draw', play: ['0 offered rest main energy', '0 rest'], expect: { window: 'phaseEnd' } })
})

it('XO-005, XO-W7, XO-P24: from the first to the sixth card nobody but the turn player is asked, and only for the order', () => {
  const match = given(game, {
    phase: 'draw',
    seats: [
      { hand: ['balm'], piles: [{ energy: ['dawn'], creature: 'healer' }] },
      { hand: ['balm'], piles: [{ energy: ['dawn'], creature: 'healer' }] },
    ],
  })
  for (const key of ['main', 'energy', 'main', 'energy', 'main']) {
    expect(asked(match)).toEqual([{ seat: 0, kind: 'draw', keys: ['rest', 'main', 'energy'] }])
    play(match, `0 ${key}`)
  }
  expect(tableOf(match).seats[0]).toMatchObject({ energy: { length: 3 } })
  expect(asked(match)).toMatchObject([{ seat: 1, kind: 'respond' }])
})

it('XO-006: the two decks are drawn from in any order', () => {
  const seats = [{ mainTop: ['cub', 'pup', 'kit'], energyTop: ['dawn', 'tide', 'moss'] }, {}] as const
  const drawn = (...keys: string[]) => {
    const match = play(given(game, { phase: 'draw', seats }), ...keys.map((key) => `0 ${key}`))
    return told(match, ['move'], 0)
      .flatMap(({ cards }) => (cards ?? []).map(({ name }) => name))
      .slice(-6)
  }
  expect(drawn('rest')).toEqual(['cub', 'pup', 'kit', 'dawn', 'tide', 'moss'])
  expect(drawn('energy', 'energy', 'energy')).toEqual(['dawn', 'tide', 'moss', 'cub', 'pup', 'kit'])
  expect(drawn('main', 'energy', 'main', 'energy', 'energy')).toEqual(['cub', 'dawn', 'pup', 'tide', 'moss', 'kit'])
  // a table may do without the question
  duel(game, {
    phase: 'draw',
    seats,
    options: { drawOrder: 'mainFirst' },
    play: ['1 pass'],
    expect: { phase: 'energy' },
  })
})

it('XO-007, XO-008: after the sixth card the phase is over; the opponent alone may answer that', () => {
  const seats = [{ hand: ['balm'] }, { hand: ['balm'] }] as const
  const match = play(given(game, { phase: 'draw', seats }), '0 rest')
  expect(asked(match)).toEqual([{ seat: 1, kind: 'respond', keys: ['pass', 'play:balm'] }])
  play(match, '1 pass')
  expect(asked(match)).toMatchObject([{ seat: 0, kind: 'energy' }])
  // the window comes again until the opponent passes
  duel(game, {
    phase: 'draw',
    seats,
    play: ['0 rest', '1 play:balm', '0 pass', '1 pass', { window: 'phaseEnd', '1.life': 11 }, '1 pass'],
    expect: { phase: 'energy', window: 'main', turn: 0 },
  })
  // the turn player acts there only in answer
  duel(game, {
    phase: 'draw',
    seats,
    play: ['0 rest', '1 play:balm', '0 play:balm', '1 pass', '0 pass', { window: 'phaseEnd' }, '1 pass'],
    expect: { '0.life': 11, '1.life': 11, window: 'main' },
  })
})

it('XO-P08, XO-W16: the first player draws nothing in the first turn, and no window on a Draw Phase opens', () => {
  const match = play(fresh(), '0 keep', '1 keep')
  expect(told(match, ['phase'])).toMatchObject([{ phase: 'energy', seat: 0 }])
  expect(asked(match)).toMatchObject([{ seat: 0, kind: 'energy' }])
  expect(tableOf(match).seats[0]).toMatchObject({ hand: { length: 4 }, energy: { length: 5 } })
  // the second player draws
  play(match, '0 end', '1 pass', '0 end', '1 pass', '0 end', '1 pass', '1 pass', '1 rest')
  expect(tableOf(match).seats[1]).toMatchObject({ hand: { length: 7 }, energy: { length: 6 } })
})

it('XO-P09, XO-W16: nobody attacks in the first turn of the game', () => {
  const seats = [{ hand: ['balm'], piles: [{ energy: ['dawn'], creature: 'cub' }] }, {}] as const
  duel(game, {
    phase: 'attack',
    turns: 1,
    seats,
    play: ['0 offered end play:balm', '0 refused attack:1:player XO-P09'],
  })
  duel(game, { phase: 'attack', turns: 2, seats, play: ['0 offered end attack:1:player play:balm'] })
})

it('XO-009, XO-017, XO-027: a card with which nothing can be done now says in which phase it can', () => {
  const seats = [{ hand: ['cub'], energy: ['dawn'], piles: [{ energy: ['tide'], creature: 'pup' }] }, {}] as const
  const why = (phase: 'energy' | 'creature' | 'attack') => {
    const match = given(game, { phase, seats })
    const { zones } = match.view(0)
    const cards = Object.values(zones).flatMap(({ cards: all }) => all ?? [])
    const handleOf = (name: string) => cards.find((card) => card.name === name)!.handle
    return ['cub', 'dawn', 'pup'].map((name) => match.explain(0, { card: handleOf(name) })?.rule)
  }
  expect(why('energy')).toEqual(['XO-017', undefined, 'XO-027'])
  expect(why('creature')).toEqual(['XO-018', 'XO-009', 'XO-027'])
  expect(why('attack')).toEqual(['XO-017', 'XO-009', undefined])

  // what is no card of one's own, or none at all, has no phase
  const other = given(game, {
    phase: 'creature',
    seats: [seats[0], { piles: [{ energy: ['moss'], creature: 'cub' }] }],
  })
  const { zones } = other.view(0)
  for (const zone of ['pile:0:0', 'creature:1:0'])
    expect(other.explain(0, { card: zones[zone]!.cards![0]!.handle })).toMatchObject({ code: 'notOffered' })
  expect(other.explain(0, { move: 'attack' })).toMatchObject({ code: 'notOffered' })

  const asked = given(game, { phase: 'energy', seats: [{ energy: ['dawn'] }, { hand: ['cub'], energy: ['dawn'] }] })
  play(asked, '0 place:dawn:1')
  const { handle } = asked.view(1).zones['hand:1']!.cards![0]!
  expect(asked.explain(1, { card: handle })?.rule).toBe('XO-017')
})

it('XO-008, XO-014, XO-016, XO-023, XO-024, XO-026, XO-036, XO-039: a window says what it is about', () => {
  const pass = { draw: '0 rest', energy: '0 end', creature: '0 end', attack: '0 end' } as const
  const seen = (phase: 'draw' | 'energy' | 'creature' | 'attack' | 'end', ...lines: string[]) => {
    const seats = [
      {
        hand: ['greeter', 'chiller', 'cub', 'balm'],
        energy: ['dawn'],
        piles: [{ energy: ['tide'] }, { energy: ['moss'], creature: 'cub' }],
      },
      { hand: ['balm'], piles: [{ energy: ['moss'], creature: 'pup' }] },
    ] as const
    const match = play(given(game, { phase, seats }), ...lines)
    const { rule, card, context } = match.asks(match.open[0]!.seat)[0]!
    return [rule, context, ...(card === undefined ? [] : [card.name])]
  }
  const end = (phase: string) => ({ window: 'phaseEnd', phase, pressing: phase === 'creature' })
  expect(seen('draw', pass.draw)).toEqual(['XO-008', end('draw')])
  expect(seen('energy', pass.energy)).toEqual(['XO-016', end('energy')])
  expect(seen('creature', pass.creature)).toEqual(['XO-026', end('creature')])
  expect(seen('attack', pass.attack)).toEqual(['XO-036', end('attack')])
  expect(seen('end')).toEqual(['XO-039', end('end')])
  const notice = (phase: string, move: string) => ({ window: 'notice', phase, move })
  expect(seen('energy', '0 place:dawn:1')).toEqual(['XO-014', notice('energy', 'place'), 'dawn'])
  expect(seen('energy', '0 shift:1:tide:2')).toEqual(['XO-014', notice('energy', 'shift'), 'tide'])
  expect(seen('creature', '0 summon:cub:1')).toEqual(['XO-023', notice('creature', 'summon'), 'cub'])
  const stack = (phase: string, plain: boolean) => ({ window: 'stack', phase, plain })
  expect(seen('creature', '0 summon:greeter:1')).toEqual(['XO-024', stack('creature', true)])
  expect(seen('creature', '0 summon:chiller:1')).toEqual(['XO-024', stack('creature', false)])
  expect(seen('creature', '0 summon:greeter:1', '1 play:balm')).toEqual(['XO-024', stack('creature', false)])
  expect(seen('attack', '0 play:balm')).toEqual(['XO-024', stack('attack', false)])
  const own = (attack: boolean) => ({ window: 'own', phase: 'attack', attack })
  expect(seen('attack', '0 play:balm', '1 pass')).toEqual(['XO-024', own(false)])
  expect(seen('attack', '0 attack:2:1', '1 pass')).toEqual(['XO-024', own(true)])
})

it('XO-023: a window on a creature that has left asks about none', () => {
  const seats = [
    { hand: ['cub'], piles: [{ energy: ['tide'] }] },
    { hand: ['bounce'], energy: ['dawn'] },
  ] as const
  const match = play(given(game, { phase: 'creature', seats }), '0 summon:cub:1', '1 play:bounce', '0 pass', '1 pass')
  const [ask] = match.asks(1)
  expect(ask!.context).toEqual({ window: 'notice', phase: 'creature', move: 'summon' })
  expect(ask!.card).toBeUndefined()
})

it('XO-014, XO-023: a window that is arranged without a card goes by its phase', () => {
  for (const [phase, move] of [
    ['energy', 'place'],
    ['creature', 'summon'],
  ] as const) {
    const match = Match.start(game, { given: { turn: 0, turns: 3, phase, window: 'notice', seats: [{}, {}] } })
    expect(match.asks(1)[0]!.context).toEqual({ window: 'notice', phase, move })
  }
})
