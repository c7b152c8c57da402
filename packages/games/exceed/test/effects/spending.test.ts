import type { JsonObject } from '@cardwright/engine'
import { expect, it } from 'vitest'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, asked, face, fight, given, play, told, ultra } from '../support.ts'
import { action } from './support.ts'

const gain = (amount: number): Effect => ({ do: 'gainLife', amount })
type Spend = Extract<Effect, { do: 'spend' }>
const spend = (more: Partial<Spend>): Effect => ({ do: 'spend', what: 'force', amount: 2, ...more })
const still: Effect = { do: 'skipDraw' }
const beam = ultra('beam')

/** Red takes an action that does this. */
function spends(effects: Effect[], mine: JsonObject, answers: readonly string[], wanted: JsonObject) {
  fight(arena([beam], action(...effects, still)), {
    seats: [{ life: 10, hand: [], ...mine }, {}],
    play: ['0 action:go', ...answers],
    expect: wanted,
  })
}

it('EX-150, EX-189: what is offered: nothing or all, or every amount up to it that can be paid; not nothing if it must be', () => {
  const hand = ['dive', 'cross']
  spends([spend({})], { hand }, ['0 offered force:0 force:2', '0 force:0'], { '0.hand': hand })
  spends([spend({ amount: 3 })], { hand }, ['0 offered force:0', '0 force:0'], { '0.hand': hand })
  spends([spend({ amount: 5, upTo: true })], { hand }, ['0 offered force:0 force:1 force:2', '0 force:0'], {})
  spends([spend({ amount: 1, upTo: true })], { hand }, ['0 offered force:0 force:1', '0 force:1', '0 cross'], {
    '0.hand': ['dive'],
  })
  spends([spend({ upTo: true, must: true })], { hand }, ['0 offered force:1 force:2', '0 force:2', '0 dive cross'], {
    '0.hand': [],
  })
  spends(
    [spend({ what: 'gauge', upTo: true, must: true })],
    { gauge: ['dive'] },
    ['0 offered gauge:1', '0 gauge:1', '0 gauge:dive'],
    {
      '0.gauge': [],
    },
  )
  spends(
    [spend({ what: 'life', amount: 3, upTo: true })],
    { life: 3 },
    ['0 offered life:0 life:1 life:2', '0 life:2'],
    {
      '0.life': 1,
    },
  )
  // whoever can pay nothing at all is not asked
  spends([spend({ what: 'gauge', upTo: true })], {}, [], { turn: 1 })
  spends([spend({ what: 'life' })], { life: 2 }, [], { '0.life': 2 })
  spends([spend({ what: 'life' })], { life: 3 }, ['0 offered life:0 life:2', '0 life:2'], { '0.life': 1 })
})

it('EX-189: for each unit, for every so many, and once; nothing for nothing', () => {
  const buy = (more: Partial<Spend>) => [spend({ amount: 5, upTo: true, each: [gain(1)], so: [gain(10)], ...more })]
  const mine = { hand: ['beam', 'dive'], gauge: ['beam'] }
  spends(buy({}), mine, ['0 force:0'], { '0.life': 10 })
  spends(buy({}), mine, ['0 force:1', '0 dive'], { '0.life': 21 })
  spends(buy({}), mine, ['0 force:5', '0 beam dive gauge:beam'], { '0.life': 25 })
  spends(buy({ per: 2 }), mine, ['0 force:1', '0 dive'], { '0.life': 20 })
  spends(buy({ per: 2 }), mine, ['0 force:4', '0 beam gauge:beam'], { '0.life': 22 })
  spends(buy({ per: 2 }), mine, ['0 force:5', '0 beam dive gauge:beam'], { '0.life': 22 })
  spends(buy({ each: undefined }), mine, ['0 force:2', '0 beam'], { '0.life': 20 })
})

it('what was just spent is known to what follows, and is nothing where nothing was', () => {
  const told: Effect = { do: 'gainLife', amount: { count: 'justSpent' } }
  const mine = { hand: ['dive', 'cross'], gauge: ['grasp'] }
  spends([spend({}), told], mine, ['0 force:2', '0 dive cross'], { '0.life': 12 })
  spends([spend({}), told], mine, ['0 force:0'], { '0.life': 10 })
  const first = spend({ what: 'gauge', amount: 1, must: true })
  for (const then of [spend({ amount: 0 }), spend({ what: 'life', amount: 99 })])
    spends([first, then, told], mine, ['0 gauge:grasp'], { '0.life': 10, '0.gauge': [] })
  spends([first, told], mine, ['0 gauge:grasp'], { '0.life': 11 })
})

it('spendAll: how much it was, as Gauge and as Force, is counted, told and noted', () => {
  const glad = face({ on: 'gaugeSpent', do: [gain(3)] })
  const all = (what: 'gauge' | 'force', mine: JsonObject, wanted: JsonObject, answers: string[] = []) => {
    const counted: Effect[] = [
      { do: 'gainLife', amount: { count: 'gaugeSpent', times: 10 } },
      { do: 'gainLife', amount: { count: 'forceSpent', times: 1 } },
    ]
    const { actions } = action({ do: 'spendAll', what }, ...counted, still).basic!
    const game = arena([beam], { basic: { ...glad, actions } })
    fight(game, { seats: [{ life: 1, ...mine }, {}], play: ['0 action:go', ...answers], expect: wanted })
    const match = play(given(game, [{ life: 1, ...mine }, {}]), '0 action:go', ...answers)
    return told(match, ['pay']).map((event) => [event.what, event.amount])
  }
  const mine = { hand: ['dive'], gauge: ['beam'] }
  expect(all('gauge', mine, { '0.life': 14, '0.gauge': [], '0.hand': ['dive'] })).toEqual([['gauge', 1]])
  const both = { '0.life': 4, '0.gauge': [], '0.hand': [] }
  expect(all('force', mine, both, ['0 dive beam'])).toEqual([['force', 3]])
  expect(all('gauge', {}, { '0.life': 1 })).toEqual([['gauge', 0]])
})

it('EX-021, EX-022: life is set to no less than none and no more than 30, of the other too', () => {
  const life = (effect: Effect, wanted: JsonObject) => spends([effect], {}, [], wanted)
  life({ do: 'setLife', to: 99 }, { '0.life': 30 })
  life({ do: 'setLife', to: -5, who: 'foe' }, { '1.life': 0, over: true, winner: 0 })
  life({ do: 'setLife', to: 4, who: 'foe' }, { '1.life': 4, '0.life': 10 })
  life({ do: 'loseLife', amount: 4, who: 'foe' }, { '1.life': 26, '0.life': 10 })
  spends(
    [
      { do: 'loseLife', amount: 4 },
      { do: 'gainLife', amount: 3, who: 'foe' },
    ],
    {},
    [],
    { '0.life': 6, '1.life': 30 },
  )
})

it('EX-150: the question says by which rule, and what asks', () => {
  const match = play(given(arena([], action(spend({ amount: 1 }))), [{ hand: ['dive'] }, {}]), '0 action:go')
  expect(match.asks(0)[0]).toMatchObject({ kind: 'spend', rule: 'EX-150', skip: 'force:0' })
  expect(asked(play(match, '0 force:1'), 0)[0]).toMatchObject({ kind: 'force', keys: ['dive'] })
})
