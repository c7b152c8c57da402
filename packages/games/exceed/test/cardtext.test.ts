import { expect, it } from 'vitest'
import { normals } from '../src/cards/normals.ts'
import { cardText, textsOf } from '../src/cards/text.ts'
import { special } from './support.ts'

const draw = { do: 'draw', amount: 1 } as const

it('prints the numbers, the attack and the Boost', () => {
  expect(cardText(normals.find(({ id }) => id === 'dive')!)).toBe(
    [
      'Dive. Normal. Range 1, Power 5, Speed 4.',
      'Before: Advance 3. If you moved past your opponent, attacks do not hit you.',
      'Instant Boost: Unravel.',
      'Discard a Continuous Boost of either player.',
    ].join('\n'),
  )
})

it('prints costs, traps, and what happens now', () => {
  const card = special('snare', {
    name: 'Snare',
    kind: 'ultra',
    gauge: 3,
    range: [1, { count: 'x' }],
    boost: {
      name: 'Wire',
      kind: 'continuous',
      cost: 1,
      trap: true,
      abilities: [{ on: 'now', do: [{ do: 'layDown' }] }],
    },
  })
  expect(cardText(card)).toBe(
    [
      'Snare. Ultra. Costs 3 Gauge. Range 1-X, Power 2, Speed 5.',
      'Trap, Continuous Boost: Wire. Costs 1 Force.',
      'Now: Lay this on a space.',
    ].join('\n'),
  )
})

it('prints a Transform, though it is not played as a Boost is; and calls other cards by their names', () => {
  const other = special('long-stride', { name: 'The Longest Stride' })
  const transform = special('heron', {
    name: 'Heron!',
    gauge: 3,
    gaugeWhen: [{ gauge: { count: 'gauge', filter: { card: 'long-stride' }, times: -1, plus: 3, atLeast: 0 } }],
    boost: { name: 'Wings', kind: 'transform', cost: null, abilities: [{ on: 'hit', do: [draw] }] },
  })
  const textOf = textsOf(new Map([other, transform].map((def) => [def.id, def])))
  expect(textOf(transform).split('\n')).toEqual([
    expect.stringMatching(/^Heron! Special\. Costs 3 Gauge\./),
    'Costs 1 Gauge less for each copy of The Longest Stride in your Gauge.',
    'Transform: Wings.',
    'Hit: Draw a card.',
  ])
})

it('prints an overload, which is never played by itself', () => {
  const over = special('over', { boost: { name: 'Spare Parts', kind: 'overload', cost: null, abilities: [] } })
  expect(cardText(over)).toContain('Overload: Spare Parts. Set this with any Normal to make it an EX attack.')
})

it('prints both faces of a fighter', () => {
  const text = cardText({
    id: 'ann',
    kind: 'character',
    name: 'Ann',
    style: 'rushdown',
    exceedCost: 2,
    basic: { abilities: [{ on: 'hit', do: [draw] }], actions: [] },
    exceed: { abilities: [], actions: [{ name: 'downshift', force: 1, do: [{ do: 'revert' }] }] },
    deck: [],
  })
  expect(text).toBe(
    [
      'Ann. Rushdown.',
      'Basic Mode.',
      'Hit: Draw a card.',
      'Exceed Mode. Costs 2 Gauge.',
      'Action, 1 Force: Downshift. Revert.',
    ].join('\n'),
  )
})
