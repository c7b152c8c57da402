import { describe, expect, it } from 'vitest'
import { abilityText } from '../src/effects/abilities/text.ts'
import type { Ability } from '../src/effects/abilities/vocabulary.ts'
import { conditionText } from '../src/effects/conditions/text.ts'
import type { Condition } from '../src/effects/conditions/vocabulary.ts'
import { reader } from '../src/effects/text.ts'

const draw = { do: 'draw', amount: 1 } as const
const power = (amount: number) => ({ do: 'bonus', to: 'power', amount }) as const

describe('conditions', () => {
  const range = { count: 'range' } as const
  const gauge = { count: 'gauge' } as const
  const conditions: readonly (readonly [string, Condition])[] = [
    ['you initiated this Strike', { is: 'initiated' }],
    ['your opponent did not initiate this Strike', { is: 'not', that: { is: 'initiated', of: 'foe' } }],
    ['you are not stunned', { is: 'not', that: { is: 'stunned' } }],
    ['your opponent is at the edge of the arena', { is: 'atEdge', of: 'foe' }],
    ['your opponent is at Range 1', { is: 'equal', amount: range, than: 1 }],
    ['your opponent is at Range 3 or more', { is: 'atLeast', amount: range, than: 3 }],
    ['you have at least 3 cards in your Gauge', { is: 'atLeast', amount: gauge, than: 3 }],
    ['you have fewer than 3 cards in your Gauge', { is: 'not', that: { is: 'atLeast', amount: gauge, than: 3 } }],
    ['you have no cards in your Gauge', { is: 'equal', amount: gauge, than: 0 }],
    ['you have a card in your Gauge', { is: 'atLeast', amount: gauge, than: 1 }],
    ['you have at most 2 cards in your hand', { is: 'atMost', amount: { count: 'hand' }, than: 2 }],
    [
      "your Speed is at least your opponent's Speed",
      { is: 'atLeast', amount: { count: 'speed' }, than: { count: 'speed', of: 'foe' } },
    ],
    ['your life is 10 or less', { is: 'atMost', amount: { count: 'life' }, than: 10 }],
    ['your attack is a Normal or Special', { is: 'attack', kinds: ['normal', 'special'] }],
    ['your attack hit and you are in Exceed Mode', { is: 'all', of: [{ is: 'hit' }, { is: 'exceeded' }] }],
    [
      'your attack did not hit or you are not in Exceed Mode',
      { is: 'not', that: { is: 'all', of: [{ is: 'hit' }, { is: 'exceeded' }] } },
    ],
    ['you moved past your opponent', { is: 'justPassed' }],
    ['your opponent is at Range 2 or more', { is: 'range', min: 2 }],
    ['your opponent is on or next to this card', { is: 'at', spot: 'this', of: 'foe', max: 1 }],
    ['your opponent is on Ember Lamp', { is: 'at', spot: 'ember-lamp', of: 'foe', max: 0 }],
    ['this card is between you and your opponent', { is: 'between', spot: 'this' }],
    ['nobody stands on Ember Lamp', { is: 'spotFree', spot: 'ember-lamp' }],
    ['your opponent is between you and Ember Lamp, or on it', { is: 'foeBetween', spot: 'ember-lamp', orOn: true }],
    ['your attack is not a Wild Swing', { is: 'not', that: { is: 'wildSwing' } }],
    ['you did not move in this Strike', { is: 'equal', amount: { count: 'moved' }, than: 0 }],
    ['you moved at least 2 spaces in this Strike', { is: 'atLeast', amount: { count: 'moved' }, than: 2 }],
    ['the Strike began at Range 1', { is: 'equal', amount: { count: 'startRange' }, than: 1 }],
    ['you have a bonus counter', { is: 'atLeast', amount: { count: 'note', name: 'bonus' }, than: 1 }],
    ['your opponent has at least 3 cards in their Gauge', { is: 'atLeast', amount: { ...gauge, of: 'foe' }, than: 3 }],
    [
      "your life is less than your opponent's life",
      { is: 'atMost', amount: { count: 'life', plus: 1 }, than: { count: 'life', of: 'foe' } },
    ],
    [
      'your opponent is within Range of your attack',
      { is: 'range', min: { count: 'rangeMin' }, max: { count: 'rangeMax' } },
    ],
  ]
  it.each(conditions)('if %s', (text, condition) => {
    expect(conditionText(condition, reader)).toBe(text)
  })
})

describe('abilities', () => {
  const abilities: readonly (readonly [string, Ability])[] = [
    ['Hit: Draw a card.', { on: 'hit', do: [draw] }],
    ['+2 Power.', { on: 'strike', do: [power(2)] }],
    ['If you initiated this Strike, +2 Power.', { on: 'strike', if: { is: 'initiated' }, do: [power(2)] }],
    ['After: If you were hit, draw a card.', { on: 'after', if: { is: 'wasHit' }, do: [draw] }],
    ["Your opponent's action: They draw a card.", { on: 'foeAction', do: [draw] }],
    ['When you are hit, once in a Strike: Draw a card.', { on: 'whenHit', once: true, do: [draw] }],
  ]
  it.each(abilities)('%s', (text, ability) => {
    expect(abilityText(ability, reader)).toBe(text)
  })
})
