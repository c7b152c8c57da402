import { describe, expect, it } from 'vitest'
import type { EffectList } from '../src/effects/list.ts'
import { sentences } from '../src/effects/sentences.ts'
import { reader } from '../src/effects/text.ts'
import type { Effect } from '../src/effects/vocabulary.ts'
import { turned } from '../src/effects/words.ts'

const draw = { do: 'draw', amount: 1 } as const
const power = (amount: number) => ({ do: 'bonus', to: 'power', amount }) as const
const advance = (spaces: number) => ({ do: 'advance', spaces }) as const
const retreat = (spaces: number) => ({ do: 'retreat', spaces }) as const
const life = (amount: number) => ({ do: 'spend', what: 'life', amount, must: true }) as const
const discard = (max: number): Effect => ({ do: 'take', from: ['hand'], to: 'discard', by: 'random', max })
const choice = (...of: readonly EffectList[]): EffectList => [{ do: 'choose', of: [...of] }]

const samples: readonly (readonly [string, EffectList])[] = [
  // numbers
  ['+2 Power.', [power(2)]],
  ['+1 Power and -2 Speed.', [power(1), { do: 'bonus', to: 'speed', amount: -2 }]],
  ['Your opponent has -2 Power.', [{ do: 'bonus', to: 'power', amount: -2, who: 'foe' }]],
  ['Both players have +1 Guard.', [{ do: 'bonus', to: 'guard', amount: 1, who: 'both' }]],
  [
    '+1 Power for each card in your Gauge, up to 5.',
    [{ do: 'bonus', to: 'power', amount: { count: 'gauge', atMost: 5 } }],
  ],
  [
    '+2 Armor for every 3 cards in your hand.',
    [{ do: 'bonus', to: 'armor', amount: { count: 'hand', times: 2, per: 3 } }],
  ],
  ['+1 Power for each damage you took.', [{ do: 'bonus', to: 'power', amount: { count: 'damageTaken' } }]],
  [
    '+1 Power for each Ultra card in your discard pile.',
    [{ do: 'bonus', to: 'power', amount: { count: 'discard', filter: { kinds: ['ultra'] } } }],
  ],
  [
    '+1 Speed for each different Normal card in your sealed area.',
    [{ do: 'bonus', to: 'speed', amount: { count: 'sealed', filter: { kinds: ['normal'] }, different: true } }],
  ],
  [
    "+X Power, where X is your opponent's Speed.",
    [{ do: 'bonus', to: 'power', amount: { count: 'speed', of: 'foe' } }],
  ],
  ['+X Power.', [{ do: 'bonus', to: 'power', amount: { count: 'x' } }]],
  ['+0~1 Range.', [{ do: 'range', min: 0, max: 1 }]],
  ['+1 Range.', [{ do: 'range', min: 1, max: 1 }]],
  ['+1 maximum Range for each Boost you have in play.', [{ do: 'range', min: 0, max: { count: 'boosts' } }]],
  ['Attacks do not hit you.', [{ do: 'trait', trait: 'dodges' }]],
  ['Attacks at Range 3 or more do not hit you.', [{ do: 'trait', trait: 'dodgesAtRange', min: 3 }]],
  ['You cannot be stunned.', [{ do: 'trait', trait: 'stunImmune' }]],
  ['Your opponent cannot be pushed or pulled.', [{ do: 'trait', trait: 'rooted', who: 'foe' }]],
  [
    'Ignore Armor. Your attack is non-lethal.',
    [
      { do: 'trait', trait: 'ignoresArmor' },
      { do: 'trait', trait: 'nonlethal' },
    ],
  ],
  ['Your opponent loses all Armor.', [{ do: 'loseArmor', who: 'foe' }]],
  ['Your attack gains "Hit: Draw a card".', [{ do: 'grant', ability: { on: 'hit', do: [draw] } }]],
  ["X is your opponent's life.", [{ do: 'setX', to: { count: 'life', of: 'foe' } }]],
  // movement
  [
    'Advance 3. Retreat up to 2.',
    [
      { do: 'advance', spaces: 3 },
      { do: 'retreat', spaces: 2, upTo: true },
    ],
  ],
  ['Pull 3, not past you.', [{ do: 'pull', spaces: 3, notPast: true }]],
  ['Close 1 for each Force you spent this turn.', [{ do: 'close', spaces: { count: 'forceSpent' } }]],
  // cards
  ['Draw a card.', [draw]],
  ['Your opponent draws 2 cards.', [{ do: 'draw', amount: 2, who: 'foe' }]],
  ['Draw up to 3 cards.', [{ do: 'draw', amount: 3, upTo: true }]],
  [
    'Your opponent discards a card at random.',
    [{ do: 'take', from: ['hand'], to: 'discard', by: 'random', of: 'foe' }],
  ],
  ['Discard 2 cards.', [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', max: 2 }]],
  [
    "Discard a card from your opponent's hand.",
    [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', of: 'foe', chooser: 'you' }],
  ],
  ['Put the top card of your deck into your Gauge.', [{ do: 'take', from: ['deck'], to: 'gauge', by: 'top' }]],
  [
    'Put up to 2 Normal cards from your hand into your Gauge.',
    [{ do: 'take', from: ['hand'], to: 'gauge', by: 'choice', min: 0, max: 2, filter: { kinds: ['normal'] } }],
  ],
  [
    'You may seal a card from your hand or discard pile. If you do, draw a card.',
    [{ do: 'take', from: ['hand', 'discard'], to: 'sealed', by: 'choice', min: 0, so: [draw] }],
  ],
  [
    'Discard any number of cards. For each, +1 Power.',
    [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', min: 0, max: 99, each: [power(1)] }],
  ],
  [
    'Your opponent puts a card from their hand on top of their deck.',
    [{ do: 'take', from: ['hand'], to: 'deck', by: 'choice', of: 'foe' }],
  ],
  ['Discard all cards in your hand.', [{ do: 'take', from: ['hand'], to: 'discard', by: 'all' }]],
  ['Put your attack into your hand at Cleanup.', [{ do: 'put', what: 'attack', to: 'hand', when: 'cleanup' }]],
  ['Seal this card.', [{ do: 'put', what: 'this', to: 'sealed' }]],
  ['Your opponent shows their hand.', [{ do: 'showHand', who: 'foe' }]],
  // costs
  [
    'You may spend up to 3 Force. For each, +1 Power.',
    [{ do: 'spend', what: 'force', amount: 3, upTo: true, each: [power(1)] }],
  ],
  ['You may spend 1 Gauge. If you do, draw a card.', [{ do: 'spend', what: 'gauge', amount: 1, so: [draw] }]],
  ['Spend 2 life.', [{ do: 'spend', what: 'life', amount: 2, must: true }]],
  [
    'You may spend any amount of Force. For each, +2 Armor.',
    [{ do: 'spend', what: 'force', amount: 99, upTo: true, each: [{ do: 'bonus', to: 'armor', amount: 2 }] }],
  ],
  [
    'Gain 3 life. Your opponent loses 1 life.',
    [
      { do: 'gainLife', amount: 3 },
      { do: 'loseLife', amount: 1, who: 'foe' },
    ],
  ],
  // control
  [
    'Push or pull 1 or 2.',
    [
      {
        do: 'choose',
        of: [
          [{ do: 'push', spaces: 1 }],
          [{ do: 'push', spaces: 2 }],
          [{ do: 'pull', spaces: 1 }],
          [{ do: 'pull', spaces: 2 }],
        ],
      },
    ],
  ],
  ['Push 1 or 2.', [{ do: 'choose', of: [[{ do: 'push', spaces: 1 }], [{ do: 'push', spaces: 2 }]] }]],
  ['Advance up to 3.', choice([advance(1)], [advance(2)], [advance(3)], [])],
  ['Advance 2 or 3.', choice([advance(2)], [advance(3)])],
  ['You may advance 2 or 3.', choice([advance(2)], [advance(3)], [])],
  ['You may advance or retreat 1.', choice([advance(1)], [retreat(1)], [])],
  ['Advance or retreat up to 2.', choice([advance(1)], [advance(2)], [retreat(1)], [retreat(2)], [])],
  ['Choose one: Advance or retreat 1; Draw a card.', choice([advance(1)], [retreat(1)], [draw])],
  ['Choose one: Advance 1; Retreat 2.', choice([advance(1)], [retreat(2)])],
  // what follows whatever is chosen
  ['Advance or retreat 1. Draw a card.', choice([advance(1), draw], [retreat(1), draw])],
  ['You may advance 1. Draw a card.', choice([advance(1), draw], [draw])],
  ['You may advance or retreat 1 and draw a card.', choice([advance(1), draw], [retreat(1), draw], [])],
  [
    'Advance 2 or 3. If you moved past your opponent, +2 Power.',
    choice(
      ...[2, 3].map((spaces) => [advance(spaces), { do: 'when', if: { is: 'justPassed' }, so: [power(2)] } as const]),
    ),
  ],
  // so much for so much
  ['You may spend up to 2 life. For each, +1 Power.', choice([life(1), power(1)], [life(2), power(2)], [])],
  ['Spend 1 to 2 life. For each, +1 Power.', choice([life(1), power(1)], [life(2), power(2)])],
  [
    'Choose one: Spend 1 life and +1 Power; Spend 2 life and +3 Power.',
    choice([life(1), power(1)], [life(2), power(3)]),
  ],
  ['Draw up to 3 cards.', choice([], ...[1, 2, 3].map((amount) => [{ do: 'draw', amount } as const]))],
  [
    'Discard up to 2 cards at random. For each, +1 Power.',
    choice(...[1, 2].map((max) => [discard(max), power(max)]), []),
  ],
  [
    'If you are in Exceed Mode, you may draw a card and +1 Power.',
    choice([{ do: 'when', if: { is: 'exceeded' }, so: [draw, power(1)] }], []),
  ],
  [
    'If your attack hit, +1 Power, +2 Power and draw a card.',
    [{ do: 'when', if: { is: 'hit' }, so: [power(1), power(2), draw] }],
  ],
  ['You may advance 2 and draw a card.', [{ do: 'choose', of: [[{ do: 'advance', spaces: 2 }, draw], []] }]],
  ['You may have +1 Power.', [{ do: 'choose', of: [[power(1)], []] }]],
  ['You may choose one: Draw a card; +1 Power.', [{ do: 'choose', of: [[draw], [power(1)], []] }]],
  [
    'Your opponent chooses one: You draw a card; They discard a card.',
    [
      {
        do: 'choose',
        who: 'foe',
        of: [[draw], [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', of: 'foe' }]],
      },
    ],
  ],
  [
    'If you initiated this Strike, +2 Power and draw a card. Otherwise, retreat 1.',
    [{ do: 'when', if: { is: 'initiated' }, so: [power(2), draw], else: [{ do: 'retreat', spaces: 1 }] }],
  ],
  [
    'Your opponent draws a card. Discard a card.',
    [{ do: 'foeDoes', so: [draw, { do: 'take', from: ['hand'], to: 'discard', by: 'choice', of: 'foe' }] }],
  ],
  ['Do this 2 times: Advance 1.', [{ do: 'repeat', times: 2, so: [{ do: 'advance', spaces: 1 }] }]],
  [
    'Your opponent discards 2 cards. If they discard fewer, they show their hand.',
    [
      {
        do: 'take',
        from: ['hand'],
        to: 'discard',
        by: 'choice',
        of: 'foe',
        max: 2,
        fewer: [{ do: 'showHand', who: 'foe' }],
      },
    ],
  ],
  [
    'Put all cards in your discard pile with the name of its top card into your hand.',
    [{ do: 'take', from: ['discard'], to: 'hand', by: 'all', filter: { likeTopDiscard: true } }],
  ],
  [
    'Discard a card with the name of that Boost.',
    [{ do: 'take', from: ['hand'], to: 'discard', by: 'top', filter: { likeBoost: true } }],
  ],
  [
    'Put a card from the 2 newest cards in your hand into your Gauge.',
    [{ do: 'take', from: ['hand'], to: 'gauge', by: 'choice', last: 2 }],
  ],
  [
    'You may return a Normal card from your Gauge to your hand. If you do, draw a card.',
    [{ do: 'spend', what: 'gauge', amount: 1, filter: { kinds: ['normal'] }, to: 'hand', so: [draw] }],
  ],
  [
    'Attacks at Range X do not hit you, where X is the number of cards in your Overdrive.',
    [{ do: 'trait', trait: 'dodgesAtRange', min: { count: 'overdrive' }, max: { count: 'overdrive' } }],
  ],
  // boosts, strikes, turn, tokens
  [
    'You may play a Lantern Boost from your hand.',
    [{ do: 'boost', from: ['hand'], filter: { boostName: 'Lantern' }, optional: true }],
  ],
  [
    'Put your attack into your Boost area. Sustain it.',
    [
      { do: 'put', what: 'attack', to: 'boosts' },
      { do: 'sustain', what: 'this' },
    ],
  ],
  [
    'Sustain this. You may sustain a Boost.',
    [
      { do: 'sustain', what: 'this' },
      { do: 'sustain', what: 'choice', upTo: true },
    ],
  ],
  [
    'You may play a Continuous Boost from your hand or Gauge without paying its cost. If you do, sustain it.',
    [
      {
        do: 'boost',
        from: ['hand', 'gauge'],
        filter: { boost: 'continuous' },
        free: true,
        optional: true,
        sustain: true,
      },
    ],
  ],
  ["Discard one of your opponent's Continuous Boosts.", [{ do: 'discardBoost', of: 'foe' }]],
  [
    'Strike with a card from your Gauge face up; your opponent must set first.',
    [{ do: 'strike', from: 'gauge', open: true, foeFirst: true }],
  ],
  ['Gain Advantage. Take another action.', [{ do: 'advantage' }, { do: 'extraAction' }]],
  ['Take 2 more actions. Exceed.', [{ do: 'extraAction', amount: 2 }, { do: 'exceed' }]],
  ['Place a token face down on a space next to you.', [{ do: 'placeSecret', amount: 1, min: 1, max: 1 }]],
  ['Place Ember Lamp on any space.', [{ do: 'placeToken', token: 'ember-lamp', where: 'anywhere' }]],
  ['You may move Ember Lamp 1 to 3 spaces.', [{ do: 'moveToken', spot: 'ember-lamp', min: 1, max: 3, optional: true }]],
  ['Your attack comes from Ember Lamp.', [{ do: 'trait', trait: 'origin', token: 'ember-lamp' }]],
  ['Your attack may come from Ember Lamp.', [{ do: 'chooseOrigin', spot: 'ember-lamp', optional: true }]],
  ['Pull 2 towards Ember Lamp.', [{ do: 'pull', spaces: 2, to: 'ember-lamp' }]],
  ['Lay this on a space.', [{ do: 'layDown' }]],
  [
    'Look at the top 4 cards of your deck. Put one of them into your hand; discard the others.',
    [{ do: 'look', amount: 4, may: ['hand'], rest: 'discard' }],
  ],
  [
    'You may put a card from your sealed area into your hand.',
    [{ do: 'take', from: ['sealed'], to: 'hand', by: 'choice', min: 0, max: 1 }],
  ],
  [
    "Seal a card at random from your opponent's hand.",
    [{ do: 'take', from: ['hand'], to: 'sealed', by: 'random', of: 'foe', whose: 'you' }],
  ],
  [
    'Name a card. If your opponent holds a copy, they discard one and you draw a card. Otherwise, they show their hand.',
    [{ do: 'callOut', so: [draw] }],
  ],
  [
    'If your attack hit and you are in Exceed Mode, you may Revert and draw a card.',
    [
      {
        do: 'when',
        if: { is: 'hit' },
        so: [{ do: 'when', if: { is: 'exceeded' }, so: [{ do: 'choose', of: [[{ do: 'revert' }, draw], []] }] }],
      },
    ],
  ],
  ['Strike with a Wild Swing; your opponent must Wild Swing.', [{ do: 'strike', from: 'wild', foeWild: true }]],
  ['Strike with a Wild Swing. When you have set, draw a card.', [{ do: 'strike', from: 'wild', set: [draw] }]],
  // a Strike comes when all else is done
  ['Draw a card. Strike.', [{ do: 'strike' }, draw]],
  [
    'Choose one: Your opponent has +1 Power and you have +2 Power; Draw a card.',
    [{ do: 'choose', of: [[{ do: 'bonus', to: 'power', amount: 1, who: 'foe' }, power(2)], [draw]] }],
  ],
  ['Draw a card. Do this 2 more times.', [draw, { do: 'repeat', times: 2, so: [draw] }]],
  [
    'Search your deck. You may put a card into your hand.',
    [{ do: 'look', amount: 30, may: ['hand'], optional: true, rest: 'top' }],
  ],
  [
    'Put up to 2 cards from your discard pile on top of it.',
    [{ do: 'take', from: ['discard'], to: 'discard', by: 'choice', min: 0, max: 2 }],
  ],
  [
    'Put a copy of Long Stride from your discard pile into your hand.',
    [{ do: 'take', from: ['discard'], to: 'hand', by: 'bottom', filter: { card: 'long-stride' } }],
  ],
  ['Take a bonus counter for this turn.', [{ do: 'note', name: 'bonus', to: 1, turn: true }]],
  ['Your attack comes from your token.', [{ do: 'trait', trait: 'origin' }]],
  [
    'Exceeding costs you 2 Gauge less for each Transform you have in play.',
    [{ do: 'trait', trait: 'exceedsCheaper', amount: { count: 'transforms', times: 2 } }],
  ],
]

describe('the text of effects reads like a printed card', () => {
  it.each(samples)('%s', (text, effects) => {
    expect(sentences(effects, reader)).toBe(text)
  })
})

describe('the same from the other side', () => {
  const opposite: readonly (readonly [string, EffectList])[] = [
    ['Your opponent draws a card.', [draw]],
    [
      'Your opponent may spend 1 Force. If they do, they draw a card.',
      [{ do: 'spend', what: 'force', amount: 1, so: [draw] }],
    ],
    ['Your opponent pushes you 2.', [{ do: 'push', spaces: 2 }]],
    ['Discard a card.', [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', of: 'foe' }]],
    ['Your opponent has +1 Power.', [power(1)]],
    ['Your opponent Reverts.', [{ do: 'revert' }]],
    [
      'Your opponent may replace Lamp Lit by Lamp Dark and they draw a card.',
      [{ do: 'choose', of: [[{ do: 'swapToken', token: 'lamp-lit', by: 'lamp-dark' }, draw], []] }],
    ],
    [
      'Your opponent chooses one: They advance or retreat 1 and they draw a card; They lose 1 life.',
      choice([advance(1), draw], [retreat(1), draw], [{ do: 'loseLife', amount: 1 }]),
    ],
    ['Your opponent draws or discards until they hold 3 cards.', [{ do: 'handTo', size: 3 }]],
  ]
  it.each(opposite)('%s', (text, effects) => {
    expect(sentences(effects, turned(reader))).toBe(text)
  })
})
