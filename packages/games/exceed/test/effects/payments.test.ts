import { expect, it } from 'vitest'
import type { favours } from '../../src/effects/abilities/traits.ts'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, asked, face, fight, given, instant, play, rest, special, told, ultra } from '../support.ts'
import { action, near } from './support.ts'

const always = (trait: (typeof favours)[number], amount: number): Ability => ({
  on: 'always',
  do: [{ do: 'trait', trait, amount }],
})
const beam = ultra('beam')

it('EX-067..069: what may be spent as Force says where it lies and what it is worth', () => {
  const red = { basic: face(always('freeForce', 2), always('lifeForForce', 3)) }
  const match = given(arena([beam], red), [
    { space: 1, life: 5, hand: ['beam', 'dive'], gauge: ['beam'] },
    { space: 9 },
  ])
  const [ask] = play(match, '0 move:5').asks(0)
  expect(ask).toMatchObject({ kind: 'force', context: 4 })
  expect(ask!.options.map(({ key, def, from, worth, life }) => [key, def, from, worth, life])).toEqual([
    ['beam', 'beam', 'hand', 2, 0],
    ['dive', 'dive', 'hand', 1, 0],
    ['gauge:beam', 'beam', 'gauge', 2, 0],
    ['free', undefined, undefined, 2, 0],
    ['life', undefined, undefined, 1, 3],
  ])
})

it('EX-171: as Gauge every card is worth 1', () => {
  const match = given(arena([beam]), [{ gauge: ['beam', 'dive', 'cross'] }, {}])
  const [ask] = play(match, '0 exceed').asks(0)
  expect(ask).toMatchObject({ kind: 'gauge', context: 2, rule: 'EX-066' })
  expect(ask!.options.map(({ key, from, worth, life }) => [key, from, worth, life])).toEqual(
    ['gauge:beam', 'gauge:dive', 'gauge:cross'].map((key) => [key, 'gauge', 1, 0]),
  )
})

it('EX-066: the only card there is for a Gauge is no choice; with other ways to pay it is', () => {
  const ask = (gauge: string[], ...abilities: Ability[]) => {
    const match = given(arena([], { exceedCost: 1, basic: face(...abilities) }), [{ gauge }, {}])
    return play(match, '0 exceed').asks(0)[0]!
  }
  expect(ask(['dive']).forced).toBe(true)
  expect(ask(['dive', 'cross']).forced).not.toBe(true)
  expect(ask(['dive'], always('lifeForGauge', 1)).forced).not.toBe(true)
})

it('EX-067: nor is the only card there is for a Force', () => {
  const ask = (hand: string[], gauge: string[], key: string, ...abilities: Ability[]) => {
    const match = given(arena([beam], { basic: face(...abilities) }), [{ space: 3, hand, gauge }, { space: 9 }])
    return play(match, `0 ${key}`).asks(0)[0]!
  }
  expect(ask(['dive'], [], 'move:4').forced).toBe(true)
  expect(ask([], ['dive'], 'change:1').forced).toBe(true)
  expect(ask(['dive', 'cross'], [], 'move:4').forced).not.toBe(true)
  expect(ask(['dive'], ['cross'], 'move:4').forced).not.toBe(true)
  expect(ask(['dive'], [], 'move:4', always('lifeForForce', 1)).forced).not.toBe(true)
  // who holds one card could hold an Ultra, or not
  expect(ask(['beam'], [], 'move:5').forced).not.toBe(true)
})

const tells: readonly Ability[] = [
  { on: 'gaugeSpent', do: [{ do: 'draw', amount: 1 }] },
  { on: 'lifeSpent', do: [{ do: 'draw', amount: { count: 'lifeSpent' } }] },
]
const pay = (more: Partial<Extract<Effect, { do: 'spend' }>>) =>
  action({ do: 'spend', what: 'gauge', amount: 2, must: true, ...more }, { do: 'skipDraw' })

it('what is paid with life is no Gauge that is spent, and the other way round', () => {
  const go = pay({})
  const game = arena([], { basic: { ...go.basic!, abilities: [always('lifeForGauge', 3), ...tells] } })
  const seats = [{ life: 20, gauge: ['dive', 'cross'] }, {}] as const
  fight(game, { seats, play: ['0 action:go', '0 life life#2'], expect: { '0.handSize': 6, '0.life': 14 } })
  fight(game, { seats, play: ['0 action:go', '0 gauge:dive life'], expect: { '0.handSize': 4, '0.life': 17 } })
  fight(game, { seats, play: ['0 action:go', '0 gauge:dive gauge:cross'], expect: { '0.handSize': 1, '0.life': 20 } })
})

it('Gauge that goes elsewhere than to the discard pile is not spent', () => {
  const go = pay({ amount: 1, to: 'sealed' })
  const game = arena([], { basic: { ...go.basic!, abilities: [...tells] } })
  fight(game, {
    seats: [{ gauge: ['dive'] }, {}],
    play: ['0 action:go', '0 gauge:dive'],
    expect: { '0.sealed': ['dive'], '0.handSize': 0 },
  })
})

it('what was spent in a turn is known until it ends; what in a Strike, in that', () => {
  const gain = (count: 'forceSpent' | 'gaugeSpent' | 'gaugeSpentInStrike', times: number): Effect => ({
    do: 'gainLife',
    amount: { count, times },
  })
  const tally = [gain('forceSpent', 1), gain('gaugeSpent', 5)] as const
  const spend = (what: 'force' | 'gauge', amount: number): Effect => ({ do: 'spend', what, amount, must: true })
  const jab = special('jab', { abilities: [{ on: 'hit', do: [...tally, gain('gaugeSpentInStrike', 10)] }] })
  const game = arena([jab, rest, instant('pay', [spend('gauge', 1), spend('force', 2), { do: 'strike' }])])
  fight(game, {
    seats: near({ life: 1, hand: ['pay', 'jab', 'dive', 'cross'], gauge: ['grasp', 'spike'] }),
    play: ['0 boost:pay', '0 gauge:grasp', '0 dive cross', '0 strike:jab', '1 strike:rest'],
    expect: { '0.life': 1 + 2 + 5 },
  })
  const plain = arena([jab, rest, instant('pay', [spend('gauge', 1)])])
  fight(plain, {
    seats: near({ life: 1, hand: ['pay', 'jab'], gauge: ['grasp', 'spike'] }),
    play: ['0 boost:pay', '0 gauge:grasp', '1 prepare', '0 strike:jab', '1 strike:rest'],
    expect: { '0.life': 1 },
  })
})

it('EX-022: a life that is set to none is lost', () => {
  const game = arena([], action({ do: 'setLife', to: 0, who: 'foe' }))
  fight(game, { play: ['0 action:go'], expect: { over: true, winner: 0, '1.life': 0 } })
})

it('EX-021: nothing is gained by less than none, and who has most life keeps it', () => {
  const game = arena([], action({ do: 'gainLife', amount: -2 }))
  fight(game, { seats: [{ life: 9 }, {}], play: ['0 action:go'], expect: { '0.life': 9 } })
  fight(game, { play: ['0 action:go'], expect: { '0.life': 30 } })
})

it('EX-031: a hand that pays is not seen: others learn what was discarded alone', () => {
  const match = given(arena([beam]), [{ space: 3, hand: ['dive', 'cross'] }, { space: 9 }])
  play(match, '0 move:4', '0 dive')
  expect(match.view(1).zones['hand:0']).toMatchObject({ count: 2 })
  expect(JSON.stringify(match.view(1).zones['hand:0'])).not.toContain('cross')
})

it('EX-067: Force that is free for Change Cards is so for nothing else, and only as much as is needed', () => {
  const game = arena([beam], { basic: face(always('freeForceToChange', 2)) })
  const seats = [{ space: 3, hand: ['dive'] }, { space: 9 }] as const
  const keys = (key: string) => asked(play(given(game, seats), key), 0)[0]!.keys
  expect(keys('0 change:2')).toEqual(['dive', 'free'])
  expect(keys('0 move:4')).toEqual(['dive'])
  fight(game, {
    seats,
    play: ['0 change:2', '0 refused dive', '0 free'],
    expect: { '0.handSize': 4 },
  })
  fight(game, { seats, play: ['0 change:3', '0 refused free', '0 free dive'], expect: { '0.handSize': 4 } })
  fight(game, { seats, play: ['0 refused move:5 EX-067', '0 refused change:4 EX-067', '0 prepare'] })
})

it('EX-070: life is offered for as many Force, or Gauge, as it pays for and are needed, and never the last of it', () => {
  const keys = (life: number, amount: number) => {
    const game = arena([], { exceedCost: amount, basic: face(always('lifeForForce', 3), always('lifeForGauge', 3)) })
    return ['0 exceed', `0 move:${3 + amount}`].map(
      (key) =>
        asked(play(given(game, [{ space: 3, life, hand: ['dive'], gauge: ['cross'] }, { space: 9 }]), key), 0)[0]!.keys,
    )
  }
  expect(keys(30, 2)).toEqual([
    ['gauge:cross', 'life', 'life#2'],
    ['dive', 'gauge:cross', 'life', 'life#2'],
  ])
  expect(keys(4, 2)).toEqual([
    ['gauge:cross', 'life'],
    ['dive', 'gauge:cross', 'life'],
  ])
})

it('EX-067: cards of the Gauge that pay for Force are Gauge that is spent; cards of the hand are none', () => {
  const glad: Ability = { on: 'gaugeSpent', do: [{ do: 'gainLife', amount: 1 }] }
  const game = arena([beam], { basic: face(glad) })
  const pays = (paid: string, life: number) =>
    fight(game, {
      seats: [{ space: 3, life: 10, hand: ['dive', 'cross'], gauge: ['grasp', 'spike'] }, { space: 9 }],
      play: ['0 move:5', `0 ${paid}`],
      expect: { '0.life': life, '0.space': 5 },
    })
  pays('dive cross', 10)
  pays('dive gauge:grasp', 11)
  pays('gauge:grasp dive', 11)
  pays('gauge:grasp gauge:spike', 11)
})

it('EX-067, EX-065: what costs nothing, or no more than a discount, asks for nothing; only the first is no payment', () => {
  const red = { exceedCost: 1, basic: face(always('forceDiscount', 1), always('gaugeDiscount', 1)) }
  const paid = (key: string) => {
    const match = play(given(arena([], red), [{ space: 3, hand: ['dive'] }, { space: 9 }]), key)
    expect(asked(match, 0)).toEqual([])
    return told(match, ['pay']).map(({ what, amount }) => [what, amount])
  }
  expect(paid('0 change:0')).toEqual([])
  expect(paid('0 change:1')).toEqual([['force', 1]])
  expect(paid('0 exceed')).toEqual([['gauge', 1]])
  fight(arena([], red), {
    seats: [{ space: 3, hand: ['dive', 'cross'] }, { space: 9 }],
    play: ['0 move:5', '0 refused dive cross', '0 dive'],
    expect: { '0.space': 5, '0.hand.0': 'cross' },
  })
})

it('EX-099: in a Strike Gauge may be paid as Force: from the hand too, an Ultra for 2, less what is cheaper', () => {
  const glad: Ability = { on: 'gaugeSpent', do: [{ do: 'gainLife', amount: 1 }] }
  const dear = special('dear', { gauge: 3 })
  const struck = (paid: string, expected: object, ...more: Ability[]) =>
    fight(arena([dear, beam, rest], { basic: face(always('gaugeByForce', 1), glad, ...more) }), {
      seats: near({ life: 10, hand: ['dear', 'beam', 'dive', 'cross'], gauge: ['grasp'] }),
      play: ['0 strike:dear', '1 strike:rest', '0 refused dive', `0 ${paid}`],
      expect: { '1.life': 28, ...expected },
    })
  struck('beam cross', { '0.life': 10, '0.gauge': ['grasp', 'dear'] })
  struck('beam gauge:grasp', { '0.life': 11, '0.gauge': ['dear'] })
  struck('beam', { '0.life': 10, '0.gauge': ['grasp', 'dear'] }, always('gaugeDiscount', 1))
  const match = given(
    arena([dear, beam, rest], { basic: face(always('gaugeByForce', 1)) }),
    near({ hand: ['dear', 'beam', 'dive', 'cross'] }),
  )
  expect(play(match, '0 strike:dear', '1 strike:rest').asks(0)[0]).toMatchObject({
    kind: 'force',
    card: { name: 'dear' },
  })
  // to Exceed is no Strike
  fight(arena([], { basic: face(always('gaugeByForce', 1)) }), {
    seats: [{ hand: ['dive', 'cross'], gauge: ['grasp'] }, {}],
    play: ['0 refused exceed EX-065', '0 prepare'],
  })
})
