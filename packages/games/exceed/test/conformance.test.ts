import { describe, expect, it } from 'vitest'
import { makeRunner, runScenarios } from '../src/conformance/index.ts'
import { importClient } from '../src/import/index.ts'
import { data, isThere, realData, realScenarios } from './clientdata.ts'

const runner = makeRunner(importClient(data))

const scenario = (steps: readonly object[], more: object = {}) => ({
  id: 'one',
  fighters: { P1: 'lamplighter', P2: 'lamplighter' },
  start: { P1: { space: 3 }, P2: { space: 4 } },
  steps,
  ...more,
})

const run = (steps: readonly object[], more: object = {}) => runner.run(scenario(steps, more)).failed

const strike = { action: 'strike', attacker: 'P1', attack: 'jab', defend: 'shove' }

describe('scenarios of our own', () => {
  it('begin with opening hands of 5 and 6, on spaces 3 and 7', () => {
    const check = { 'P1.hand.count': 5, 'P2.hand.count': 6, 'P1.space': 3, 'P2.space': 7, turn: 'P1', 'P1.life': 30 }
    expect(run([{ check }], { start: {} })).toBeNull()
  })

  it('set cards out of nowhere, which have names', () => {
    expect(
      run([
        strike,
        { check: { 'P2.life': 27, 'P1.life': 30, 'P1.gauge.has': 'TestCardId1', 'P2.discards.has': 'TestCardId2' } },
        { check: { 'P1.hand.count': 5, 'P1.gauge.lacks': 'TestCardId2', turn: 'P2' } },
      ]),
    ).toBeNull()
  })

  it('choose by the place in a list', () => {
    const shove = { ...strike, attack: 'shove', defend: 'shove' }
    expect(run([{ ...shove, attacker_choices: [0] }, { check: { 'P2.space': 5 } }])).toBeNull()
    expect(run([{ ...shove, attacker_choices: [1] }, { check: { 'P2.space': 6 } }])).toBeNull()
  })

  it('pay with cards that have a name, or with the first of the Gauge', () => {
    const gauge = { setup: 'gauge_from_top_of_deck', player: 'P1', n: 3, as: 'three' }
    const two = { ...gauge, n: 2, as: 'two' }
    const ultra = { ...strike, attack: 'finale' }
    const paid = { check: { 'P2.life': 24, 'P1.gauge.count': 1, 'P1.gauge.has': 'TestCardId1' } }
    expect(run([two, { ...ultra, attacker_choices: ['$two'] }, paid])).toBeNull()
    expect(run([two, { ...ultra, attacker_choices: [['two']] }, paid])).toBeNull()
    expect(
      run([gauge, { ...ultra, auto_pay_gauge: true, auto_order: 'first' }, { check: { 'P1.gauge.count': 2 } }]),
    ).toBeNull()
    expect(run([gauge, ultra])).toMatchObject({ step: '1: action strike' })
  })

  it('boost, prepare, move, exceed and hold no more than seven cards', () => {
    expect(
      run([
        { setup: 'empty_hand', player: 'P1' },
        { setup: 'card_in_hand', player: 'P1', card: 'stride', as: 'mine' },
        { action: 'boost', player: 'P1', card: 'mine', pay: [] },
        { check: { 'P1.space': 6, 'P1.discards.has': 'mine', 'P1.hand.count': 1 } },
        { action: 'prepare', player: 'P2', discard_to_7: 'first' },
        { check: { 'P2.hand.count': 7, 'P2.discards.count': 1 } },
        { setup: 'card_in_gauge', player: 'P1', card: 'jab', as: 'fuel' },
        { action: 'move', player: 'P1', space: 7, pay: ['$fuel'] },
        { check: { 'P1.space': 7, 'P1.discards.has': 'fuel' } },
        { action: 'prepare', player: 'P2', discard_to_7: 'first' },
        { setup: 'gauge_from_top_of_deck', player: 'P1', n: 2, as: 'two' },
        { action: 'exceed', player: 'P1', pay: ['two'] },
        { check: { 'P1.exceeded': true, 'P1.gauge.count': 0 } },
      ]),
    ).toBeNull()
  })

  it('swing wildly with what lies on the deck', () => {
    expect(
      run([
        { setup: 'top_of_deck', player: 'P1', card: 'jab', as: 'top' },
        { ...strike, attack: -1 },
        { check: { 'P1.gauge.has': 'top', 'P2.life': 27 } },
      ]),
    ).toBeNull()
  })

  it('set an EX attack', () => {
    expect(run([{ ...strike, attack_ex: true }, { check: { 'P2.life': 26, 'P1.discards.count': 1 } }])).toBeNull()
  })
})

describe('the runner is strict', () => {
  it('about what is expected', () => {
    expect(run([strike, { check: { 'P2.life': 30 } }])).toEqual({
      id: 'one',
      step: '1: check',
      expected: { 'P2.life': 30 },
      found: { 'P2.life': 27 },
    })
  })

  it('about answers that nobody asks for', () => {
    expect(run([{ ...strike, attacker_choices: [0] }])).toMatchObject({ expected: 'every answer is asked for' })
  })

  it('about questions that nobody answers', () => {
    expect(run([{ ...strike, attack: 'shove' }])).toMatchObject({ found: 'P1 is asked choose: push:1, push:2' })
  })

  it('about the turn', () => {
    expect(run([{ action: 'prepare', player: 'P2' }])).toMatchObject({ found: 'P1 is asked act' })
  })

  it('about what it does not know', () => {
    expect(run([{ ...strike, attack: 'nowhere' }])).toMatchObject({ expected: 'a card nowhere in the data' })
    expect(run([{ check: { 'P1.mood': 1 } }])).toMatchObject({ found: 'P1.mood' })
    expect(run([{ setup: 'rain', player: 'P1' }])).toMatchObject({ found: 'rain' })
    expect(run([], { fighters: { P1: 'lamplighter', P2: 'nobody' } })).toMatchObject({ step: 'start' })
    expect(runner.run({ id: 'two' }).failed).toMatchObject({ id: 'two', step: 'format' })
  })
})

it('counts', () => {
  const { total, passed, failed } = runScenarios(runner, [scenario([]), scenario([{ check: { 'P1.life': 1 } }])])
  expect([total, passed, failed.length]).toEqual([2, 1, 1])
})

/** Cards that the client's tests make for themselves are in none of its files. */
const withOwnCards = /^test_custom_/

it.skipIf(!isThere)("a client's scenarios, where they are beside the project", () => {
  const scenarios = realScenarios().filter(({ id }) => !withOwnCards.test(id))
  const { failed } = runScenarios(makeRunner(importClient(realData())), scenarios)
  expect(failed.map(({ id, step, expected, found }) => ({ id, step, expected, found }))).toEqual([])
})
