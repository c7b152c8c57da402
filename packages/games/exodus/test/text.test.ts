import { describe, expect, it } from 'vitest'
import { abilityText } from '../src/effects/abilities/text.ts'
import type { Ability } from '../src/effects/abilities/vocabulary.ts'
import { conditionText } from '../src/effects/control/text.ts'
import type { Condition } from '../src/effects/control/vocabulary.ts'
import { selectText } from '../src/effects/terms/text.ts'
import type { Select } from '../src/effects/terms/vocabulary.ts'
import { sentences } from '../src/effects/text.ts'
import type { EffectList } from '../src/effects/vocabulary.ts'
import { cardText, tidefall } from '../src/index.ts'

const one: Select = { what: 'creature', whose: 'any' }

describe('effects read like a printed card', () => {
  const samples: readonly (readonly [string, EffectList, (readonly Select[])?])[] = [
    ["Return it to its owner's hand.", [{ do: 'return' }]],
    ['Return it to your hand.', [{ do: 'return' }], [{ what: 'creature', whose: 'you' }]],
    ['Destroy it.', [{ do: 'destroyEnergy' }], [{ what: 'energy', whose: 'any' }]],
    ['Destroy one energy under it.', [{ do: 'destroyEnergy', amount: 1 }]],
    ['Draw 2 Main cards and an Energy card.', [{ do: 'draw', main: 2, energy: 1 }]],
    ['Each player draws a Main card.', [{ do: 'draw', main: 1, who: 'both' }]],
    ['Your opponent gains 1 Life.', [{ do: 'gainLife', amount: 1, who: 'foe' }]],
    [
      'Gain 1 Life for each rare Lumen you control.',
      [{ do: 'gainLife', amount: 1, each: { count: 'creatures', whose: 'you', subtype: 'lumen', stars: 3 } }],
    ],
    ['Deal 2 damage to it.', [{ do: 'damage', amount: 2, at: 0 }]],
    ['Deal 2 damage to each player.', [{ do: 'damage', amount: 2, who: 'both' }]],
    ['It gets +1 power until the turn ends.', [{ do: 'power', amount: 1, until: 'turn' }]],
    [
      'This creature gets -1 power until the battle is over.',
      [{ do: 'power', this: true, amount: -1, until: 'battle' }],
    ],
    ['Freeze it. Freeze this creature.', [{ do: 'freeze' }, { do: 'freeze', this: true }]],
    [
      'Move up to 2 energy from the first to the second.',
      [{ do: 'moveEnergy', from: 0, to: 1, amount: 2 }],
      [
        { what: 'pile', whose: 'you' },
        { what: 'pile', whose: 'you' },
      ],
    ],
    [
      'Choose one: draw a Main card or gain 2 Life.',
      [{ do: 'choose', of: [[{ do: 'draw', main: 1 }], [{ do: 'gainLife', amount: 2 }]] }],
    ],
    [
      'If you paid an Ember energy, draw an Energy card. Otherwise, gain 1 Life.',
      [
        {
          do: 'if',
          if: { is: 'paidHue', hue: 'ember' },
          so: [{ do: 'draw', energy: 1 }],
          else: [{ do: 'gainLife', amount: 1 }],
        },
      ],
    ],
    ['Your next Pay this turn costs 1 less.', [{ do: 'discount', amount: 1 }]],
    ['You may place up to 2 energy from your hand.', [{ do: 'placeEnergy', amount: 2 }]],
    [
      'Reveal the top 2 cards of your Main Deck. Put one of them on top. Put the other on the bottom of the deck.',
      [{ do: 'reveal', amount: 2, take: { to: 'top' }, rest: 'bottom' }],
    ],
  ]
  it.each(samples.map(([text, effects, selects = [one]]) => ({ text, effects, selects })))('$text', (sample) => {
    const { text, effects, selects } = sample
    expect(sentences(effects, { selects, self: 'this creature' })).toBe(text)
  })
})

describe('selections', () => {
  const samples: readonly (readonly [string, ...Select[]])[] = [
    ['Select one creature on the field.', one],
    ['Select one opposing creature of fewer stars than this.', { what: 'creature', whose: 'foe', fewerStars: true }],
    [
      'Select one common or uncommon Drake you control.',
      { what: 'creature', whose: 'you', stars: 2, subtype: 'drake' },
    ],
    ['Select one Moss energy on the field.', { what: 'energy', whose: 'any', hue: 'moss' }],
    ["Select one energy in your opponent's hand, unseen.", { what: 'energy', where: 'hand', whose: 'foe' }],
    ['Select one opposing symmetry on the stack.', { what: 'item', whose: 'foe', symmetry: true }],
    ['Select one opposing creature or your opponent.', { what: 'creatureOrPlayer', whose: 'foe' }],
    ["Select your opponent's graveyard.", { what: 'graveyard', whose: 'foe' }],
    ['Select another creature you control.', { what: 'creature', whose: 'you', other: true }],
    [
      'Select one creature in your graveyard and one blank pile you control.',
      { what: 'creature', where: 'graveyard', whose: 'you' },
      { what: 'pile', whose: 'you', blank: true },
    ],
  ]
  it.each(samples.map(([text, ...selects]) => ({ text, selects })))('$text', ({ text, selects }) => {
    expect(selectText(selects)).toBe(text)
  })
})

describe('conditions', () => {
  const samples: readonly (readonly [string, Condition])[] = [
    [
      'you control at least 2 Lumen',
      { is: 'atLeast', of: { count: 'creatures', whose: 'you', subtype: 'lumen' }, amount: 2 },
    ],
    [
      'your opponent controls a frozen creature',
      { is: 'atLeast', of: { count: 'creatures', whose: 'foe', frozen: true }, amount: 1 },
    ],
    [
      'there are at least 2 Lasting symmetries on the field',
      { is: 'atLeast', of: { count: 'lasting', whose: 'any' }, amount: 2 },
    ],
    ['its pile shows at least 3 hues', { is: 'atLeast', of: { count: 'hues' }, amount: 3 }],
    ['your opponent has 3 Life or less', { is: 'lifeAtMost', amount: 3, who: 'foe' }],
  ]
  it.each(samples)('if %s', (text, condition) => {
    expect(conditionText(condition)).toBe(text)
  })
})

describe('abilities', () => {
  const samples: readonly (readonly [string, Ability])[] = [
    [
      'This creature has +1 power while attacking a player.',
      { on: 'static', power: 1, of: 'this', if: 'attacksPlayer' },
    ],
    [
      'Drakes you control have +1 power in their first attack each turn.',
      { on: 'static', power: 1, of: 'drake', if: 'firstAttack' },
    ],
    ['Your first Pay each turn costs 1 less.', { on: 'discount', amount: 1 }],
    ['Your opponent cannot Select this creature.', { on: 'ward' }],
    [
      'Once per turn: Pay 1 Energy. Freeze this creature. Gain 2 Life.',
      { on: 'used', script: { pay: 1, freezeThis: true, do: [{ do: 'gainLife', amount: 2 }] } },
    ],
    [
      'Once per turn, when this creature attacks: Draw a Main card.',
      { on: 'attacks', once: true, script: { do: [{ do: 'draw', main: 1 }] } },
    ],
  ]
  it.each(samples)('%s', (text, ability) => {
    const { head, text: said } = abilityText(ability, 'this creature', 'Rootkin')
    expect(head === undefined ? said : `${head}: ${said}`).toBe(text)
  })
})

describe('cards', () => {
  const printed = (id: string) => cardText(tidefall.find((def) => def.id === id)!)

  it.each([
    ['dawn', 'Dawn. Energy.'],
    ['hail-pup', 'Hail Pup. Rime creature, common.'],
    [
      'undertow',
      "Undertow. Flash symmetry.\nPay 1 Energy. Select one creature on the field. Return it to its owner's hand.",
    ],
    [
      'ice-chapel',
      'Ice Chapel. Lasting symmetry. Pay 3 Energy.\nOn entry and on unfreezing: Select one unfrozen opposing creature. Freeze it. Freeze this symmetry.',
    ],
    ['breakwater', 'Breakwater. Lasting symmetry. Pay 1 Energy.\nThe first damage to you each turn is reduced by 1.'],
  ])('%s', (id, text) => {
    expect(printed(id)).toBe(text)
  })
})
