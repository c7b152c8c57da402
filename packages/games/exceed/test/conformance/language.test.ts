import { expect, it } from 'vitest'
import { makeRunner, runScenarios } from '../../src/conformance/index.ts'
import { importClient } from '../../src/import/index.ts'
import { card, deck } from '../clientdata.ts'

const boost = { boost_type: 'continuous', force_cost: 0, cancel_cost: -1, display_name: 'Rope' }
const push = (amount: number) => ({ effect_type: 'push', amount })
const paid = (overall_effect: object, more: object = {}) => ({
  effect_type: 'force_for_effect',
  per_force_effect: null,
  overall_effect,
  force_max: 1,
  ...more,
})

const cards = [
  card('jab'),
  card('poke', { speed: 4 }),
  card('toll', { force_cost: 1, power: 4, speed: 6 }),
  card('haul', { effects: [{ timing: 'after', ...paid(push(1)) }] }),
  card('lurk', {
    must_set_from_boost: true,
    speed: 6,
    boost: { ...boost, display_name: 'Lurk', effects: [] },
  }),
  card('wish', {
    effects: [
      {
        timing: 'hit',
        effect_type: 'choice',
        choice: [
          { effect_type: 'gain_advantage', condition: 'min_cards_in_hand', condition_amount: 1 },
          { effect_type: 'pass' },
        ],
      },
    ],
  }),
  card('fork', {
    speed: 6,
    range_max: 3,
    effects: [{ timing: 'hit', effect_type: 'choice', choice: [push(1), push(2)] }],
  }),
  // the first of these is over the opponent's head: it would do nothing
  card('wave', {
    effects: [
      { timing: 'hit', condition: 'range', condition_amount: 2, ...push(3) },
      { timing: 'hit', ...push(1) },
    ],
  }),
]
const ids = cards.map(({ id }) => id)

const free = { timing: 'set_strike', effect_type: 'generate_free_force', amount: 1 }
const decks = [
  deck('walker', ids),
  deck('ferryman', ids, { ability_effects: [free] }),
  // may pay when striking
  deck('drummer', ids, { ability_effects: [{ timing: 'set_strike', ...paid({ effect_type: 'powerup', amount: 1 }) }] }),
  // has a say in every hit, which nobody else has
  deck('weaver', ids, {
    ability_effects: [
      { timing: 'hit', effect_type: 'choice', choice: [{ effect_type: 'draw', amount: 1 }, { effect_type: 'pass' }] },
    ],
  }),
]
const runner = makeRunner(importClient({ decks: decks.map((json) => ({ file: `${json.id}.json`, json })), cards }))

const scenario = (fighter: string, steps: readonly object[], spaces: readonly [number, number] = [3, 4]) => ({
  id: `${fighter} plays`,
  fighters: { P1: fighter, P2: fighter },
  start: { P1: { space: spaces[0] }, P2: { space: spaces[1] } },
  steps,
})
const failing = (...given: Parameters<typeof scenario>) => runner.run(scenario(...given)).failed

const strike = (attack: string, more: object = {}) => ({
  action: 'strike',
  attacker: 'P1',
  attack,
  defend: 'poke',
  ...more,
})
const inHand = (name: string, as = name) => ({ setup: 'card_in_hand', player: 'P1', card: name, as })

it('the last switch after cards is free Force, the one before declines, and a third counts Ultras as 1', () => {
  const after = (answer: unknown, space: number) =>
    failing('ferryman', [strike('haul', { attacker_choices: [answer] }), { check: { 'P2.space': space } }])
  expect(after([true], 5)).toBeNull()
  expect(after([false, true], 5)).toBeNull()
  expect(after([true, true], 4)).toBeNull()
  expect(after([true, false, true], 5)).toBeNull()
  // what is not a switch of this question is no answer to it
  expect(after([true, true], 5)).toMatchObject({ found: { 'P2.space': 4 } })
})

it('the third switch from the end of what an attack is paid with swings wildly instead', () => {
  const top = { setup: 'top_of_deck', player: 'P1', card: 'toll', as: 'toll' }
  const jab = { setup: 'top_of_deck', player: 'P1', card: 'jab', as: 'jab' }
  const swing = (answer: unknown, check: object) =>
    failing('ferryman', [jab, top, strike('', { attacker_choices: [answer] }), { check }])
  const paid = { 'P2.life': 26, 'P1.gauge.has': 'toll' }
  expect(swing([true], paid)).toBeNull()
  expect(swing([false, true, true], paid)).toBeNull()
  expect(swing([true, false, false], { 'P2.life': 27, 'P1.discards.has': 'toll', 'P1.gauge.has': 'jab' })).toBeNull()
})

it('an attack that must be set from the Boosts is set from there, face up', () => {
  const boosted = [
    inHand('lurk'),
    { action: 'boost', player: 'P1', card: 'lurk' },
    { action: 'prepare', player: 'P2', discard_to_7: 'first' },
  ]
  expect(
    failing('walker', [...boosted, strike('$lurk'), { check: { 'P2.life': 27, 'P1.gauge.has': 'lurk' } }]),
  ).toBeNull()
})

it('a place in a list where only passing is possible passes', () => {
  const given = (hand: readonly object[]) => [{ setup: 'empty_hand', player: 'P1' }, ...hand]
  const play = (hand: readonly object[], turn: string) =>
    failing('walker', [...given(hand), strike('wish', { attacker_choices: [0] }), { check: { turn } }])
  expect(play([], 'P2')).toBeNull()
  expect(play([inHand('jab')], 'P1')).toBeNull()
})

it('of two triggers the one that would do something now is first in the list', () => {
  const hit = (spaces: [number, number], order: number, space: number) =>
    failing('walker', [strike('wave', { attacker_choices: [order] }), { check: { 'P2.space': space } }], spaces)
  // next to each other pushing 1 is listed first, and makes it range 2: then 3 more
  expect(hit([3, 4], 0, 8)).toBeNull()
  // two spaces away both would: the printed order
  expect(hit([3, 5], 0, 9)).toBeNull()
  expect(hit([3, 5], 1, 6)).toBeNull()
})

it('EX-119, EX-090: what the rulebook asks and a scenario leaves open is answered by rule, and counted', () => {
  const quiet = runner.run(scenario('walker', [strike('wave'), { check: { 'P2.space': 8 } }]))
  expect(quiet).toEqual({ failed: null, byRule: { 'EX-119': 1 } })
  const drummers = runner.run(scenario('drummer', [strike('jab'), { check: { 'P2.life': 27 } }]))
  expect(drummers).toEqual({ failed: null, byRule: { 'EX-090': 2 } })
  const { byRule } = runScenarios(runner, [scenario('walker', [strike('wave')]), scenario('walker', [strike('wave')])])
  expect(byRule).toEqual({ 'EX-119': 2 })
})

it('an answer is not spent on a question that only the rulebook asks, where it fits the one after it', () => {
  // the one answer could order the triggers or be what the weaver chooses
  const play = { ...strike('wave', { attacker_choices: [1] }) }
  const { failed, byRule } = runner.run(
    scenario('weaver', [{ setup: 'empty_hand', player: 'P1' }, play, { check: { 'P1.hand.count': 0, 'P2.space': 8 } }]),
  )
  expect(failed).toBeNull()
  expect(byRule['EX-119']).toBeGreaterThan(0)
})

it('P2 may have been another fighter than the one that is named: then what that one adds is left out', () => {
  const answered = { action: 'strike', attacker: 'P1', attack: 'jab', defend: 'fork', defender_choices: [1] }
  const { failed } = runner.run(
    scenario(
      'weaver',
      [{ setup: 'empty_hand', player: 'P2' }, answered, { check: { 'P1.space': 1, 'P2.hand.count': 0 } }],
      [3, 6],
    ),
  )
  expect(failed).toBeNull()
})
