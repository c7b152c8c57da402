import { expect, it } from 'vitest'
import type { Trait } from '../../src/effects/numbers/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import type { CardDef } from '../../src/index.ts'
import {
  arena,
  asked,
  continuous,
  face,
  fight,
  given,
  instant,
  play,
  rest,
  special,
  tableOf,
  told,
  ultra,
} from '../support.ts'

const gain: Effect = { do: 'bonus', to: 'power', amount: 1 }

/** Red hits blue with an attack of Power 2 that does this on its hit; blue's reaches nobody. */
const hitting = (...effects: Effect[]) =>
  arena([special('jab', { abilities: [{ on: 'hit', do: effects }] }), ultra('beam'), rest])
const struck = (...more: string[]) => ['0 strike:jab', '1 strike:rest', ...more]
const near = (mine: object = {}, theirs: object = {}) =>
  [
    { space: 4, ...mine, hand: ['jab', ...((mine as { hand?: string[] }).hand ?? [])] },
    { space: 5, hand: ['rest'], ...theirs },
  ] as const

it('EX-150: all or nothing, once', () => {
  const game = hitting({ do: 'spend', what: 'force', amount: 2, so: [gain] })
  const seats = near({ hand: ['grasp', 'cross', 'dive'] })
  fight(game, { seats, play: struck('0 offered force:0 force:2', '0 force:0'), expect: { '1.life': 28 } })
  fight(game, { seats, play: struck('0 force:2', '0 grasp dive'), expect: { '1.life': 27, '0.hand': ['cross'] } })
})

it('EX-189: up to so much, and the bonus for each; for every so many', () => {
  const each = (more: object = {}) =>
    hitting({ do: 'spend', what: 'force', amount: 3, upTo: true, each: [gain], ...more })
  const seats = near({ hand: ['grasp', 'cross'], gauge: ['beam'] })
  fight(each(), { seats, play: struck('0 force:3', '0 gauge:beam grasp'), expect: { '1.life': 25 } })
  fight(each(), { seats, play: struck('0 force:1', '0 gauge:beam'), expect: { '1.life': 27 } })
  fight(each({ per: 2 }), { seats, play: struck('0 force:3', '0 gauge:beam grasp'), expect: { '1.life': 27 } })
  fight(each({ per: 2, amount: 99 }), {
    seats,
    play: struck('0 offered force:0 force:1 force:2 force:3 force:4', '0 force:0'),
  })
})

it('asks for Force as long as the hand may hold it, for Gauge only if it is there', () => {
  const kinds = (what: 'force' | 'gauge', mine: object) =>
    asked(play(given(hitting({ do: 'spend', what, amount: 2, so: [gain] }), near(mine)), ...struck()), 0).map(
      ({ kind }) => kind,
    )
  expect(kinds('force', { hand: ['grasp'] })).toEqual(['spend'])
  expect(kinds('force', {})).not.toContain('spend')
  expect(kinds('gauge', { gauge: ['grasp'] })).not.toContain('spend')
  expect(kinds('gauge', { gauge: ['grasp', 'cross'] })).toEqual(['spend'])
})

it('what must be spent is, without a question, if everybody can see that it can be', () => {
  const must = (what: 'gauge' | 'life', amount: number) =>
    hitting({ do: 'spend', what, amount, must: true, so: [gain] })
  fight(must('gauge', 1), {
    seats: near({ gauge: ['grasp', 'dive'] }),
    play: struck('0 gauge:dive'),
    expect: { '1.life': 27 },
  })
  fight(must('gauge', 1), { seats: near(), play: struck(), expect: { '1.life': 28 } })
  fight(must('life', 3), { seats: near(), play: struck(), expect: { '0.life': 27, '1.life': 27 } })
  fight(must('life', 3), { seats: near({ life: 3 }), play: struck(), expect: { '0.life': 3, '1.life': 28 } })
})

it('EX-118: a text that begins with a price happens only for who can pay it', () => {
  const price: Effect = { do: 'spend', what: 'life', amount: 3, must: true }
  const crest = (id: string, abilities: CardDef['boost']['abilities']): CardDef =>
    special(id, { boost: { name: id, kind: 'instant', cost: 0, abilities } })
  const abilities: CardDef['boost']['abilities'] = [
    { on: 'now', do: [price, { do: 'put', what: 'this', to: 'gauge' }] },
    { on: 'now', do: [{ do: 'extraAction' }] },
  ]
  const late: CardDef['boost']['abilities'] = [{ on: 'now', do: [{ do: 'draw', amount: 1 }] }, ...abilities]
  const asking: CardDef['boost']['abilities'] = [
    { on: 'now', do: [{ do: 'advance', spaces: 1, upTo: true }] },
    ...abilities,
  ]
  const game = arena([crest('crest', abilities), crest('late', late), crest('slow', asking)])
  const boosted = (life: number, wanted: object, card = 'crest') =>
    fight(game, { seats: [{ life, hand: [card] }, {}], play: [`0 boost:${card}`], expect: { ...wanted } })
  boosted(4, { '0.life': 1, '0.gauge': ['crest'], turn: 0 })
  // nothing of it: no Gauge, and no further action
  boosted(3, { '0.life': 3, '0.gauge': [], '0.discard': ['crest'], turn: 1 })
  // what stands before the price happens; the other card is the draw at the end of the turn
  boosted(3, { '0.life': 3, '0.discard': ['late'], '0.handSize': 2, turn: 1 }, 'late')
  boosted(4, { '0.life': 1, '0.gauge': ['late'], '0.handSize': 1, turn: 0 }, 'late')
  for (const [life, turn, gauge] of [
    [3, 1, []],
    [4, 0, ['slow']],
  ] as const)
    fight(game, {
      seats: [{ life, hand: ['slow'] }, {}],
      play: ['0 boost:slow', '0 advance:0'],
      expect: { turn, '0.gauge': [...gauge] },
    })
  // of a trigger
  const paid = hitting(price, { do: 'bonus', to: 'power', amount: 5 })
  fight(paid, { seats: near({ life: 4 }), play: struck(), expect: { '0.life': 1, '1.life': 23 } })
  fight(paid, { seats: near({ life: 3 }), play: struck(), expect: { '0.life': 3, '1.life': 28 } })
})

it('EX-060: an action that begins with a price is for who can pay it', () => {
  const bleed: Effect[] = [
    { do: 'spend', what: 'life', amount: 1, must: true },
    { do: 'take', from: ['deck'], to: 'gauge', by: 'top' },
  ]
  const game = arena([], { basic: { abilities: [], actions: [{ name: 'bleed', do: bleed }] } })
  fight(game, {
    seats: [{ life: 2 }, {}],
    play: ['0 action:bleed'],
    expect: { '0.life': 1, '0.gaugeSize': 1 },
  })
  fight(game, { seats: [{ life: 1 }, {}], play: ['0 refused action:bleed EX-060'], expect: { '0.gaugeSize': 0 } })
})

it('Gauge of some cards only, and to the hand', () => {
  const game = hitting({ do: 'spend', what: 'gauge', amount: 1, filter: { kinds: ['normal'] }, to: 'hand' })
  const seats = near({ gauge: ['beam', 'grasp'] })
  fight(game, {
    seats,
    play: struck('0 gauge:1', '0 offered gauge:grasp', '0 gauge:grasp'),
    expect: { '0.hand': ['grasp'], '0.gauge': ['beam', 'jab'] },
  })
  fight(game, { seats: near({ gauge: ['beam'] }), play: struck(), expect: { '0.hand': [] } })
})

it('spends all Gauge, or all Force, and keeps the amount for this turn', () => {
  const all = (what: 'gauge' | 'force') =>
    hitting({ do: 'spendAll', what }, { do: 'bonus', to: 'power', amount: { count: 'note', name: what } })
  const seats = near({ hand: ['grasp'], gauge: ['beam', 'dive'] })
  fight(all('gauge'), {
    seats,
    play: [...struck(), '0 offered beam dive', '0 dive beam'],
    expect: { '1.life': 26, '0.gauge': ['jab'], '0.hand': ['grasp'], '0.discard': ['dive', 'beam'] },
  })
  fight(all('force'), {
    seats,
    play: [...struck(), '0 offered grasp beam dive', '0 beam grasp dive'],
    expect: { '1.life': 24, '0.gauge': ['jab'], '0.hand': [], '0.discard': ['beam', 'grasp', 'dive'] },
  })
})

it('EX-123, EX-125: damage that is not of an attack meets Armor in a Strike, and can stun', () => {
  const game = (armor: number, guard: number) =>
    arena([
      special('jab', { abilities: [{ on: 'before', do: [{ do: 'damage', amount: 3, who: 'foe', nonlethal: true }] }] }),
      special('slow', { speed: 1, armor, guard }),
    ])
  const seats = [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['slow'] },
  ] as const
  const lines = ['0 strike:jab', '1 strike:slow']
  fight(game(1, 9), { seats, play: lines, expect: { '1.life': 26, '0.life': 28 } })
  fight(game(0, 3), { seats, play: lines, expect: { '1.life': 25, '0.life': 30 } })
  fight(game(0, 9), { seats: [seats[0], { ...seats[1], life: 2 }], play: lines, expect: { over: true, winner: 0 } })
  const outside = arena([instant('trick', [{ do: 'damage', amount: 3, who: 'foe', nonlethal: true }])])
  fight(outside, { seats: [{ hand: ['trick'] }, { life: 2 }], play: ['0 boost:trick'], expect: { '1.life': 1 } })
})

it('EX-175: life that is lost, but not the last, leaves 1', () => {
  const loss = (life: number, nonlethal: boolean, expected: object) =>
    fight(arena([instant('trick', [{ do: 'loseLife', amount: 3, who: 'foe', nonlethal }])]), {
      seats: [{ hand: ['trick'] }, { life }],
      play: ['0 boost:trick'],
      expect: { ...expected },
    })
  loss(5, true, { '1.life': 2 })
  loss(3, true, { '1.life': 1, over: false })
  loss(1, true, { '1.life': 1, over: false })
  loss(3, false, { over: true, winner: 0 })
})

it('EX-021: life is gained up to 30, and set', () => {
  const doing = (effect: Effect) => arena([instant('trick', [effect])])
  const life = (effect: Effect, now: number, then: number) =>
    fight(doing(effect), {
      seats: [{ hand: ['trick'], life: now }, {}],
      play: ['0 boost:trick'],
      expect: { '0.life': then },
    })
  life({ do: 'gainLife', amount: 4 }, 20, 24)
  life({ do: 'gainLife', amount: 4 }, 28, 30)
  life({ do: 'setLife', to: 10 }, 4, 10)
  life({ do: 'setLife', to: 10 }, 25, 10)
  fight(doing({ do: 'setLife', to: { count: 'gauge', times: 4, atMost: 20 } }), {
    seats: [{ hand: ['trick'] }, {}],
    play: ['0 boost:trick'],
    expect: { over: true, winner: 1 },
  })
})

it('EX-022: who has no life left loses, unless what happens then gives some', () => {
  const game = (abilities: Effect[]) =>
    arena([special('jab', { power: 9 }), rest], {}, { basic: face({ on: 'death', do: abilities }) })
  const seats = near({}, { life: 5 })
  fight(game([{ do: 'gainLife', amount: 10 }]), { seats, play: struck(), expect: { '1.life': 6, over: false } })
  fight(game([{ do: 'gainLife', amount: 4 }]), { seats, play: struck(), expect: { '1.life': 0, over: true } })
  fight(game([{ do: 'spend', what: 'gauge', amount: 1, so: [{ do: 'setLife', to: 8 }] }]), {
    seats: near({}, { life: 5, gauge: ['grasp', 'dive'] }),
    play: struck('1 gauge:1', '1 gauge:dive'),
    expect: { '1.life': 8, over: false },
  })
  fight(game([{ do: 'draw', amount: 1 }]), { seats, play: struck(), expect: { over: true, winner: 0 } })
})

const trait = (name: Trait['trait'], amount: number): Effect => ({ do: 'trait', trait: name, amount })
const favoured = (...effects: Effect[]) => ({ basic: face({ on: 'always', do: effects }) })

it('EX-070: Force without a card may be used with each payment, and need not be', () => {
  const game = arena([], favoured(trait('freeForce', 1)))
  const seats = [{ space: 3, hand: ['grasp', 'cross'] }, {}] as const
  fight(game, { seats, play: ['0 move:2', '0 free'], expect: { '0.space': 2, '0.handSize': 3 } })
  fight(game, { seats, play: ['0 move:2', '0 refused free grasp', '0 grasp'], expect: { '0.discard': ['grasp'] } })
  fight(game, { seats, play: ['0 move:6', '0 free grasp cross'], expect: { '0.space': 6 } })
  fight(game, { seats, play: ['0 refused move:7'], expect: {} })
  const change = arena([], favoured(trait('freeForceToChange', 1)))
  fight(change, { seats, play: ['0 change:1', '0 free'], expect: { '0.handSize': 4 } })
  fight(change, {
    seats,
    play: ['0 refused move:6', '0 move:2', '0 refused free', '0 grasp'],
    expect: { '0.space': 2 },
  })
})

it('costs in Force and in Gauge are less; what costs nothing then asks nothing', () => {
  const cards = [instant('trick', [{ do: 'draw', amount: 1 }], { cost: 2 })]
  const seats = [{ hand: ['trick', 'grasp'] }, {}] as const
  fight(arena(cards, favoured(trait('forceDiscount', 1))), {
    seats,
    play: ['0 boost:trick', '0 grasp'],
    expect: { '0.handSize': 2 },
  })
  fight(arena(cards, favoured(trait('forceDiscount', 2))), {
    seats,
    play: ['0 boost:trick'],
    expect: { '0.handSize': 3 },
  })
  fight(arena(cards), { seats, play: ['0 refused boost:trick'] })
  const exceed = (amount: number) => arena([], favoured(trait('gaugeDiscount', amount)))
  fight(exceed(1), {
    seats: [{ gauge: ['grasp'] }, {}],
    play: ['0 exceed', '0 gauge:grasp'],
    expect: { '0.mode': 'exceed' },
  })
  fight(exceed(99), { seats: [{}, {}], play: ['0 exceed'], expect: { '0.mode': 'exceed' } })
})

it('life may pay for Force, or for Gauge, but not the last of it', () => {
  const force = arena([], favoured(trait('lifeForForce', 2)))
  fight(force, {
    seats: [{ space: 3 }, {}],
    play: ['0 move:5', '0 life life#2'],
    expect: { '0.space': 5, '0.life': 26 },
  })
  fight(force, {
    seats: [{ space: 3, life: 4 }, {}],
    play: ['0 refused move:5', '0 move:4', '0 life'],
    expect: { '0.life': 2 },
  })
  const gauge = arena([], favoured(trait('lifeForGauge', 3)))
  fight(gauge, {
    seats: [{ gauge: ['grasp'] }, {}],
    play: ['0 exceed', '0 gauge:grasp life'],
    expect: { '0.life': 27, '0.mode': 'exceed' },
  })
})

it('what is spent in a Strike is remembered: how much, and copies of the attack', () => {
  const copy = arena([
    special('jab', {
      abilities: [
        { on: 'before', do: [{ do: 'spend', what: 'gauge', amount: 1, must: true }] },
        { on: 'hit', if: { is: 'spentCopy' }, do: [gain] },
        { on: 'hit', if: { is: 'atLeast', amount: { count: 'gaugeSpentInStrike' }, than: 1 }, do: [gain] },
      ],
    }),
    rest,
  ])
  fight(copy, { seats: near({ gauge: ['jab'] }), play: struck('0 gauge:jab', '0 jab'), expect: { '1.life': 26 } })
  fight(copy, { seats: near({ gauge: ['dive'] }), play: struck('0 gauge:dive', '0 jab'), expect: { '1.life': 27 } })
})

it('Boosts see that Gauge or life is spent', () => {
  const lamp = continuous('lamp', [
    { on: 'gaugeSpent', do: [{ do: 'gainLife', amount: 1 }] },
    { on: 'lifeSpent', do: [{ do: 'gainLife', amount: { count: 'lifeSpent' } }] },
  ])
  const trick = instant('trick', [{ do: 'spend', what: 'life', amount: 2, must: true }])
  const match = play(
    given(arena([lamp, trick]), [{ life: 20, hand: ['trick'], boosts: ['lamp'] }, {}]),
    '0 boost:trick',
  )
  expect(tableOf(match).seats[0]!.life).toBe(20)
  fight(arena([lamp]), {
    seats: [{ life: 20, gauge: ['dive', 'cross'], boosts: ['lamp'] }, {}],
    play: ['0 exceed', '0 gauge:dive gauge:cross'],
    expect: { '0.life': 21 },
  })
})

it('what makes paying easier in a Strike does not outside of one', () => {
  const game = (on: 'strike' | 'always') =>
    arena([instant('trick', [{ do: 'draw', amount: 1 }], { cost: 1 })], {
      basic: face({ on, do: [{ do: 'trait', trait: 'freeForce', amount: 1 }] }),
    })
  const seats = [{ hand: ['trick'] }, {}] as const
  fight(game('strike'), { seats, play: ['0 refused boost:trick EX-067'] })
  fight(game('always'), { seats, play: ['0 boost:trick', '0 free'], expect: { '0.discard': ['trick'] } })
})

it('a single life pays for a Force where that is its price', () => {
  const game = arena([], { basic: face({ on: 'always', do: [{ do: 'trait', trait: 'lifeForForce', amount: 1 }] }) })
  fight(game, { seats: [{ life: 5 }, {}], play: ['0 change:1', '0 life'], expect: { '0.life': 4 } })
})

it('EX-003: who cannot Exceed by an action has no cost to Exceed', () => {
  const trick = instant('trick', [{ do: 'loseLife', who: 'foe', amount: { count: 'exceedCost' } }])
  for (const [exceedCost, life] of [
    [null, 30],
    [2, 28],
  ] as const)
    fight(arena([trick], { exceedCost }), {
      seats: [{ hand: ['trick'] }, {}],
      play: ['0 boost:trick'],
      expect: { '1.life': life },
    })
})

it('EX-022: who falls is told to have no life, not less', () => {
  const match = given(arena([instant('trick', [{ do: 'loseLife', amount: 5, who: 'foe' }])]), [
    { hand: ['trick'] },
    { life: 3 },
  ])
  play(match, '0 boost:trick')
  expect(told(match, ['life'])).toMatchObject([{ seat: 1, amount: -5, life: 0 }])
})
