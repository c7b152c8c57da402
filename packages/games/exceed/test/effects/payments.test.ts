import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, face, fight, given, instant, play, rest, special, ultra } from '../support.ts'
import { action, near } from './support.ts'

const always = (trait: 'lifeForGauge' | 'lifeForForce' | 'freeForce' | 'gaugeDiscount', amount: number): Ability => ({
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
