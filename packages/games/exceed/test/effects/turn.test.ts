import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Trait } from '../../src/effects/numbers/vocabulary.ts'
import { arena, continuous, deckOf, face, fight, given, instant, play, rest, special, tableOf } from '../support.ts'

const gain = instant('gain', [{ do: 'gainLife', amount: 1 }])
const always = (trait: Omit<Trait, 'do'>): Ability => ({ on: 'always', do: [{ do: 'trait', ...trait }] })

it('extraAction: a Boost gives one more action however often it says so; with an amount so many', () => {
  const twice = instant('twice', [{ do: 'extraAction' }, { do: 'extraAction' }])
  const three = instant('three', [{ do: 'extraAction', amount: 3 }])
  const game = arena([twice, three])
  fight(game, { seats: [{ hand: ['twice'] }, {}], play: ['0 boost:twice', '0 prepare', '1 prepare'] })
  fight(game, {
    seats: [{ hand: ['three'] }, {}],
    play: ['0 boost:three', '0 prepare', '0 prepare', '0 prepare', '1 prepare'],
  })
})

it('extraAction: one that is no Strike; a later one may be again', () => {
  const only = { name: 'only', do: [{ do: 'extraAction', amount: 1, noStrike: true }] } as const
  const again = instant('again', [{ do: 'extraAction' }])
  const game = arena([again, rest], { basic: { abilities: [], actions: [{ ...only, do: [...only.do] }] } })
  const seats = [{ hand: ['rest', 'again'] }, { hand: ['rest'] }] as const
  fight(game, { seats, play: ['0 action:only', '0 refused strike:rest', '0 prepare', '1 prepare', '0 strike:rest'] })
  fight(game, { seats, play: ['0 action:only', '0 boost:again', '0 strike:rest', '1 strike:rest'] })
})

it('extraAction: none in a Strike', () => {
  const late = special('late', { range: [1, 9], abilities: [{ on: 'hit', do: [{ do: 'extraAction', amount: 2 }] }] })
  fight(arena([late, rest]), {
    seats: [{ hand: ['late'] }, { hand: ['rest'] }],
    play: ['0 strike:late', '1 strike:rest', '1 prepare'],
  })
})

it('an action of a character: its price, its condition, how often in a turn', () => {
  const actions = [
    { name: 'pay', gauge: 1, force: 1, do: [{ do: 'gainLife', amount: 5 }] },
    { name: 'spare', limit: 1, do: [{ do: 'extraAction', amount: 1 }] },
    { name: 'rich', if: { is: 'atLeast', amount: { count: 'hand' }, than: 3 }, do: [{ do: 'draw', amount: 1 }] },
  ] as const
  const game = arena([], { basic: { abilities: [], actions: structuredClone(actions) as never } })
  fight(game, {
    seats: [{ life: 10, hand: ['dive'], gauge: ['cross'] }, {}],
    play: ['0 action:pay', '0 gauge:cross', '0 dive'],
    expect: { '0.life': 15, '0.gauge': [] },
  })
  fight(game, { seats: [{ hand: ['dive'] }, {}], play: ['0 refused action:pay EX-065'] })
  fight(game, { seats: [{ hand: ['dive'] }, {}], play: ['0 refused action:rich EX-059'] })
  fight(game, {
    seats: [{ hand: ['dive'] }, {}],
    play: ['0 action:spare', '0 refused action:spare EX-059', '0 prepare', '1 prepare', '0 action:spare'],
  })
})

it('EX-059: cards in play give actions, to their player or to the opponent', () => {
  const lever = continuous('lever', [
    {
      on: 'action',
      do: [
        { do: 'put', what: 'this', to: 'discard' },
        { do: 'extraAction', amount: 2 },
      ],
    },
  ])
  const snare = continuous('snare', [
    {
      on: 'foeAction',
      do: [
        { do: 'loseLife', amount: 2 },
        { do: 'put', what: 'this', to: 'discard' },
      ],
    },
  ])
  const game = arena([lever, snare])
  fight(game, {
    seats: [{ boosts: ['lever'] }, {}],
    play: ['0 action:lever', '0 prepare', '0 prepare', '1 prepare'],
    expect: { '0.discard': ['lever'], '0.boosts': [] },
  })
  fight(game, {
    seats: [{ boosts: ['snare'] }, {}],
    play: ['0 refused action:snare', '0 prepare', '1 action:snare'],
    expect: { '1.life': 28, '0.boosts': [], '0.discard': ['snare'] },
  })
})

it('what was done in a turn is known until it ends', () => {
  const actions = [{ name: 'charge', do: [{ do: 'strike' }] }] as const
  const abilities: Ability[] = [
    { on: 'strike', if: { is: 'usedAction', action: 'basic:0' }, do: [{ do: 'bonus', to: 'power', amount: 3 }] },
  ]
  const jab = special('jab', { range: [1, 9] })
  const game = arena([jab, rest], { basic: { abilities, actions: structuredClone(actions) as never } })
  fight(game, {
    seats: [{ hand: ['jab'] }, { hand: ['rest'] }],
    play: ['0 action:charge', '0 strike:jab', '1 strike:rest'],
    expect: { '1.life': 25 },
  })
  fight(game, {
    seats: [{ hand: ['jab'] }, { hand: ['rest'] }],
    play: ['0 strike:jab', '1 strike:rest'],
    expect: { '1.life': 28 },
  })
})

it('EX-041: the draw at the end of a turn, then what happens at the end of the turn', () => {
  const count = face({ on: 'turnEnd', do: [{ do: 'gainLife', amount: { count: 'hand' } }] })
  const game = arena([rest], { basic: count })
  fight(game, { seats: [{ life: 10, hand: [] }, {}], play: ['0 prepare'], expect: { '0.life': 12 } })
  // after a Strike too, without a draw
  fight(game, {
    seats: [{ life: 10, hand: ['rest', 'dive'] }, { hand: ['rest'] }],
    play: ['0 strike:rest', '1 strike:rest'],
    expect: { '0.life': 11 },
  })
})

it('EX-041: whether there was a draw at the end of the turn is known at its end', () => {
  const game = arena([rest], {
    basic: face({ on: 'turnEnd', if: { is: 'drewForTurn' }, do: [{ do: 'gainLife', amount: 1 }] }),
  })
  const seats = [{ life: 10, hand: ['rest'] }, { hand: ['rest'] }] as const
  fight(game, { seats, play: ['0 prepare'], expect: { '0.life': 11 } })
  fight(game, { seats, play: ['0 strike:rest', '1 strike:rest'], expect: { '0.life': 10 } })
})

it('skipDraw: neither the draw nor the limit, this turn', () => {
  const idleHand = instant('idle-hand', [{ do: 'skipDraw' }])
  const game = arena([idleHand])
  const many = ['idle-hand', 'dive', 'dive', 'cross', 'cross', 'sweep', 'sweep', 'focus', 'focus']
  fight(game, {
    seats: [{ hand: many }, {}],
    play: ['0 boost:idle-hand', '1 prepare', '0 prepare', '0 dive dive#2 cross'],
    expect: { '0.handSize': 7 },
  })
})

it('a fighter that does not draw at the end of a turn holds to its limit; one that skips it does not', () => {
  const seven = ['dive', 'dive', 'cross', 'cross', 'sweep', 'sweep', 'focus']
  const dry = arena([], { basic: face(always({ trait: 'noTurnDraw' })) })
  fight(dry, { seats: [{ hand: ['dive'] }, {}], play: ['0 prepare'], expect: { '0.handSize': 2 } })
  fight(dry, { seats: [{ hand: seven }, {}], play: ['0 prepare', '0 dive'], expect: { '0.handSize': 7 } })
  const skips = arena([], { basic: face(always({ trait: 'skipsTurnDraw' })) })
  fight(skips, { seats: [{ hand: seven }, {}], play: ['0 prepare'], expect: { '0.handSize': 8 } })
})

it('turnDraw: a choice before the draw, not after a Strike', () => {
  const choice: Ability = {
    on: 'turnDraw',
    do: [
      {
        do: 'choose',
        of: [[{ do: 'draw', amount: 1, from: 'bottom' }], [{ do: 'gainLife', amount: 1 }, { do: 'skipDraw' }]],
      },
    ],
  }
  const game = arena([rest], { basic: face(choice) })
  fight(game, { seats: [{ hand: [] }, {}], play: ['0 change:0', '0 draw:1'], expect: { '0.handSize': 2 } })
  fight(game, {
    seats: [{ life: 10, hand: [] }, {}],
    play: ['0 change:0', '0 gainLife:1+skipDraw'],
    expect: { '0.handSize': 0, '0.life': 11 },
  })
  fight(game, {
    seats: [{ hand: ['rest'] }, { hand: ['rest'] }],
    play: ['0 strike:rest', '1 strike:rest', '1 prepare'],
    expect: { '0.handSize': 0 },
  })
})

it('the hand limit, of a fighter and of a face', () => {
  const nine = ['dive', 'dive', 'cross', 'cross', 'sweep', 'sweep', 'focus', 'focus', 'spike']
  const game = arena([], { handLimit: 9, exceed: face(always({ trait: 'handLimit', amount: 99 })) })
  fight(game, { seats: [{ hand: nine.slice(1) }, {}], play: ['0 change:0'], expect: { '0.handSize': 9, turn: 1 } })
  fight(game, { seats: [{ hand: nine }, {}], play: ['0 change:0', '0 dive'], expect: { '0.handSize': 9 } })
  fight(game, {
    seats: [{ mode: 'exceed', hand: nine }, {}],
    play: ['0 prepare'],
    expect: { '0.handSize': 11, turn: 1 },
  })
})

it('Prepare may draw nothing, by what the opponent has in play', () => {
  const hush = continuous('hush', [always({ trait: 'noPrepareDraw', who: 'foe' })])
  const game = arena([hush])
  fight(game, { seats: [{ hand: [] }, { boosts: ['hush'] }], play: ['0 prepare'], expect: { '0.handSize': 1 } })
  fight(game, { seats: [{ hand: [], boosts: ['hush'] }, {}], play: ['0 prepare'], expect: { '0.handSize': 2 } })
})

it('Exceeding is cheaper by what is in play', () => {
  const form = special('form', { boost: { name: 'form', kind: 'transform', cost: null, abilities: [] } })
  const cheap = face(always({ trait: 'exceedsCheaper', amount: { count: 'transforms', times: 2 } }))
  const game = arena([form], { exceedCost: 3, basic: cheap })
  fight(game, {
    seats: [{ gauge: ['dive'], transforms: ['form'] }, {}],
    play: ['0 exceed', '0 gauge:dive'],
    expect: { '0.mode': 'exceed' },
  })
  fight(game, { seats: [{ gauge: ['dive', 'cross'] }, {}], play: ['0 refused exceed EX-065'] })
  // never below nothing
  fight(arena([form], { exceedCost: 1, basic: cheap }), {
    seats: [{ transforms: ['form'] }, {}],
    play: ['0 exceed'],
    expect: { '0.mode': 'exceed' },
  })
})

it('exceed: at no cost, of the opponent too, or when the turn is over', () => {
  const up = instant('up', [{ do: 'exceed' }])
  const raise = instant('raise', [{ do: 'foeDoes', so: [{ do: 'exceed' }] }])
  const soon = instant('soon', [{ do: 'exceed', later: true }, { do: 'extraAction' }])
  const glad = face({ on: 'exceeded', do: [{ do: 'gainLife', amount: 3 }] })
  const game = arena([up, raise, soon], { exceed: glad }, { exceed: glad })
  fight(game, {
    seats: [{ life: 10, hand: ['up'] }, {}],
    play: ['0 boost:up'],
    expect: { '0.mode': 'exceed', '0.life': 13 },
  })
  fight(game, {
    seats: [{ mode: 'exceed', life: 10, hand: ['up'] }, {}],
    play: ['0 boost:up'],
    expect: { '0.life': 10 },
  })
  fight(game, {
    seats: [{ hand: ['raise'] }, { life: 10 }],
    play: ['0 boost:raise'],
    expect: { '1.mode': 'exceed', '1.life': 13 },
  })
  fight(game, {
    seats: [{ life: 10, hand: ['soon'] }, {}],
    play: ['0 boost:soon', { expect: { '0.mode': 'basic' } }, '0 prepare'],
    expect: { '0.mode': 'exceed', '0.life': 13 },
  })
})

it('Overdrive: what Exceeding was paid with is burnt at each start of a turn, then the fighter Reverts', () => {
  const game = arena([], { overdrive: [{ do: 'gainLife', amount: 1 }] })
  fight(game, {
    seats: [{ life: 10, gauge: ['dive', 'cross', 'sweep'] }, {}],
    play: [
      '0 exceed',
      '0 gauge:dive gauge:cross',
      { expect: { '0.overdrive': ['dive', 'cross'], '0.gauge': ['sweep'], '0.mode': 'exceed', '0.life': 10 } },
      '1 prepare',
      '0 dive',
      { expect: { '0.overdrive': ['cross'], '0.discard': ['dive'], '0.life': 11, '0.mode': 'exceed' } },
      '0 prepare',
      '1 prepare',
      '0 cross',
    ],
    expect: { '0.overdrive': [], '0.life': 12, '0.mode': 'basic' },
  })
  // without anything to burn it Reverts at once
  fight(game, {
    turn: 1,
    seats: [{ mode: 'exceed', life: 10 }, {}],
    play: ['1 prepare'],
    expect: { '0.mode': 'basic', '0.life': 10 },
  })
})

it('afterAction: after an action that led to no Strike', () => {
  const nimble = face({ on: 'afterAction', do: [{ do: 'gainLife', amount: 1 }] })
  const rush = instant('rush', [{ do: 'strike' }])
  const again = instant('again', [{ do: 'extraAction' }])
  const game = arena([rush, again, rest], { basic: nimble })
  fight(game, {
    seats: [{ life: 10, hand: ['again'] }, {}],
    play: ['0 boost:again', '0 prepare'],
    expect: { '0.life': 12 },
  })
  for (const cause of [['0 boost:rush'], []])
    fight(game, {
      seats: [{ life: 10, hand: ['rush', 'rest'] }, { hand: ['rest'] }],
      play: [...cause, '0 strike:rest', '1 strike:rest'],
      expect: { '0.life': 10 },
    })
})

it('changed: who changes cards with Gauge among them', () => {
  const lucky = face({
    on: 'changed',
    if: { is: 'atLeast', amount: { count: 'changedGauge' }, than: 1 },
    do: [{ do: 'draw', amount: 2 }],
  })
  const game = arena([], { basic: lucky })
  fight(game, {
    seats: [{ hand: [], gauge: ['dive'] }, {}],
    play: ['0 change:1', '0 gauge:dive'],
    expect: { '0.handSize': 4 },
  })
  fight(game, { seats: [{ hand: ['dive'] }, {}], play: ['0 change:1', '0 dive'], expect: { '0.handSize': 2 } })
})

it('EX-052: a card that is set aside comes on top of the deck by a reshuffle that is an action', () => {
  const astral = special('astral')
  const brings: Ability = {
    on: 'reshuffledByHand',
    do: [{ do: 'take', from: ['aside'], to: 'deck', at: 'top', by: 'top', filter: { card: 'astral' } }],
  }
  const deck = { deck: [...deckOf('dive', 'cross', 'gain').deck, { card: 'astral', copies: 1, in: 'aside' as const }] }
  const game = arena([astral, gain], { basic: face(brings), ...deck })
  const match = given(game, [{ hand: [], discard: ['dive', 'cross', 'gain'] }, {}])
  play(match, '0 reshuffle')
  // the draw at the end of the turn
  expect(tableOf(match).seats[0]!.hand).toEqual(['astral'])
  fight(game, {
    seats: [{ hand: [], discard: ['dive', 'cross', 'gain'] }, {}],
    play: ['0 prepare'],
    expect: { '0.aside': ['astral'], '0.handSize': 2 },
  })
})

it('who knows the top card of the deck sees it, and nobody else', () => {
  const game = arena([], { basic: face(always({ trait: 'seesTop' })) })
  const match = given(game, [{ hand: [], deckTop: ['dive', 'cross'] }, {}])
  play(match, '0 prepare')
  const top = match.table.zone.deck!(0).top!
  expect([match.table.sees(0, top), match.table.sees(1, top)]).toEqual([true, false])
})
