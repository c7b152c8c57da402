import { event, reads } from '../support.ts'
import { type Behaviour, bears, enters, says } from './behaviour.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann'] }

/** What modifiers give, forbid and allow; and the kinds of abilities. */
export const modifiers: readonly Behaviour[] = [
  {
    node: 'mod:add',
    cards: [reads('c', '【CONT】 This card gets -1 level while in your hand.', { level: 1 })],
    runs: [{ me: { hand: ['c'] }, play: ['0 play:c:left'], expect: { '0.stage.left.level': 1 } }],
  },
  bears(
    'mod:trait',
    [
      '【CONT】 This card gets 《Harbour》.',
      '【CONT】 This card gets +500 power for each of your 《Harbour》 characters.',
    ],
    [{ expect: { '0.stage.middle.power': 1500 } }],
  ),
  bears(
    'mod:name',
    '【CONT】 This card\'s card name is also regarded as "ann".',
    [{ me: { hand: ['x'] }, play: ['0 play:x'], expect: { '0.stage.middle.power': 1500 } }],
    [event('x', 'All of your "ann" get +500 power until end of turn.')],
  ),
  bears(
    'mod:colour',
    '【CONT】 This card gets all colors.',
    [{ me: { hand: ['x'] }, play: ['0 play:x'], expect: { '0.stage.middle.power': 1500 } }],
    [event('x', 'All of your blue characters get +500 power until end of turn.')],
  ),
  bears(
    'mod:icon',
    '【CONT】 This card gets 【GATE】 in its trigger icon.',
    [{ me: { hand: ['x'] }, play: ['0 play:x'], expect: { '0.stage.middle.power': 1500 } }],
    [event('x', 'All of your characters with 【GATE】 in its trigger icon get +500 power until end of turn.')],
  ),
  says(
    'mod:ability',
    'Choose 1 of your characters, and that character gets the following ability until end of turn. "【AUTO】 When this card attacks, draw a card."',
    [
      {
        me: { stage: { left: 'ann' }, deck: ['cy', 'bob'] },
        foe: calm,
        play: ['0 done', '0 pass', '0 direct:left'],
        expect: { '0.hand': ['cy'] },
      },
    ],
  ),
  says(
    'mod:ability',
    'Choose 1 of your characters, and that character gets the following ability until end of turn. "【CONT】 All of your other characters get +500 power."',
    [
      {
        me: { stage: { left: 'ann', right: 'bob' } },
        play: ['0 ann'],
        expect: { '0.stage.right.power': 2500, '0.stage.left.power': 1000 },
      },
    ],
  ),
  says(
    'mod:loseTrait',
    "Choose 1 of your opponent's characters and 1 trait of that character, and that character loses that trait until end of turn. If your opponent has a 《Lamp》 character, draw a card.",
    [{ me: { deck: ['cy'] }, foe: { stage: { left: 'bob' } }, play: ['0 Lamp'], expect: { '0.hand': [] } }],
  ),
  bears('mod:cannot', '【CONT】 This card cannot side attack.', [
    {
      part: 'attack',
      me: calm,
      foe: { stage: { middle: 'ann' } },
      play: ['0 offered done front:middle', '0 refused side:middle WS-097'],
      expect: {},
    },
  ]),
  {
    node: 'mod:may',
    cards: [
      reads('c', '【CONT】 This card can be played without fulfilling color requirements.', {
        level: 1,
        colour: 'blue',
      }),
    ],
    runs: [{ me: { hand: ['c'], level: ['ann'] }, play: ['0 play:c:left'], expect: { '0.stage.left.card': 'c' } }],
  },
  bears('act:attack', '【CONT】 This card cannot attack.', [
    { part: 'attack', me: { stage: { left: 'ann' } }, play: ['0 offered done direct:left'], expect: {} },
  ]),
  bears('act:stand', '【CONT】 This card cannot 【STAND】 during your stand phase.', [
    {
      part: 'stand',
      me: { stage: { middle: { card: 'c', state: 'rest' }, left: { card: 'ann', state: 'rest' } } },
      expect: { '0.stage.middle.state': 'rest', '0.stage.left.state': 'stand' },
    },
  ]),
  bears('act:move', '【CONT】 This card cannot move to another position.', [
    {
      me: { stage: { left: 'ann' } },
      play: ['0 refused move:middle WS-097', '0 move:left', '0 offered right back-left back-right', '0 right'],
      expect: {},
    },
  ]),
  bears('act:become', '【CONT】 This card cannot become 【REVERSE】.', [
    {
      part: 'attack',
      me: calm,
      foe: { stage: { middle: 'cy' }, ...calm },
      play: ['0 front:middle', '1 pass'],
      expect: { '0.stage.middle.state': 'rest' },
    },
  ]),
  bears(
    'act:chosen',
    "【CONT】 This card cannot be chosen by your opponent's effects.",
    [
      {
        turn: 1,
        me: { stage: { left: 'ann', right: 'bob' } },
        foe: { hand: ['x'] },
        play: ['1 play:x', '1 offered ann bob', '1 ann'],
        expect: { '0.hand': ['ann'] },
      },
      {
        me: { hand: ['own'], stage: { left: 'ann' } },
        play: ['0 play:own', '0 offered ann c', '0 c'],
        expect: { '0.hand': ['c'] },
      },
    ],
    [
      event('x', "Choose 1 of your opponent's characters, and return it to their hand."),
      event('own', 'Choose 1 of your characters, and return it to your hand.'),
    ],
  ),
  {
    node: 'act:play',
    cards: [reads('c', '【CONT】 This card cannot be played from your hand.')],
    runs: [{ me: { hand: ['c', 'ann'] }, play: ['0 refused play:c:left WS-097', '0 play:ann:left'], expect: {} }],
  },
  bears(
    'act:playCard',
    '【CONT】 Your opponent cannot play events from their hand.'.replace('Your opponent', 'Your opponent'),
    [
      {
        turn: 1,
        foe: { hand: ['rest-up', 'ann'] },
        play: ['1 refused play:rest-up WS-097', '1 play:ann:left'],
        expect: {},
      },
      { me: { hand: ['rest-up'] }, play: ['0 play:rest-up'], expect: {} },
    ],
  ),
  bears('act:use', '【CONT】 Your opponent cannot use "【AUTO】 Encore".', [
    {
      part: 'encore',
      me: { stage: {}, ...calm },
      foe: { stage: { left: { card: 'ann', state: 'reverse' } }, stock: ['bob', 'bob', 'bob'] },
      expect: { '1.waitingRoom': ['ann'], turn: 1 },
    },
  ]),
  bears(
    'act:leave',
    "【CONT】 This card cannot be returned to your hand by your opponent's effects.",
    [
      { turn: 1, foe: { hand: ['x'] }, play: ['1 play:x'], expect: { '0.stage.middle.card': 'c', '0.hand': [] } },
      { me: { hand: ['own'] }, play: ['0 play:own'], expect: { '0.hand': ['c'] } },
    ],
    [
      event('x', "Choose 1 of your opponent's characters, and return it to their hand."),
      event('own', 'Choose 1 of your characters, and return it to your hand.'),
    ],
  ),
  {
    node: 'act:ignoreColour',
    cards: [
      reads('c', '【CONT】 This card can be played without fulfilling color requirements.', {
        level: 1,
        colour: 'blue',
      }),
    ],
    runs: [{ me: { hand: ['c'], level: ['ann'] }, play: ['0 play:c:left'], expect: { '0.stage.left.card': 'c' } }],
  },
  bears('act:loseSoulBySide', "【CONT】 This card's soul does not decrease by side attacking.", [
    {
      part: 'attack',
      me: calm,
      foe: { stage: { middle: 'one' }, ...calm },
      play: ['0 side:middle'],
      expect: { '0.stage.middle.soul': 1, '1.clock': ['ann'] },
    },
  ]),
  says(
    'act:damage',
    'You cannot receive damage until end of turn.',
    [{ me: { hand: ['self'], deck: ['ann', 'bob'] }, play: ['0 play:self'], expect: { '0.clock': [] } }],
    [event('self', 'Deal 1 damage to yourself.')],
  ),
  bears('act:deal', '【CONT】 This card cannot deal damage to a player.', [
    {
      part: 'attack',
      me: { ...calm, stage: { left: 'ann' } },
      foe: calm,
      play: ['0 direct:middle', { '1.clock': [] }, '0 direct:left'],
      expect: { '1.clock': ['ann', 'ann'] },
    },
  ]),
  enters('ability:auto', '【AUTO】 When this card is placed on the stage from your hand, draw a card.', [
    { me: { deck: ['cy'] }, expect: { '0.hand': ['cy'] } },
  ]),
  bears('ability:act', '【ACT】 [(1)] Draw a card.', [
    { me: { deck: ['cy'], stock: ['ann'] }, play: ['0 use:middle:c:1'], expect: { '0.hand': ['cy'] } },
  ]),
  bears('ability:cont', '【CONT】 This card gets +500 power.', [{ expect: { '0.stage.middle.power': 1500 } }]),
  says('ability:event', 'Draw 2 cards.', [{ me: { deck: ['cy', 'bob'] }, expect: { '0.hand': ['cy', 'bob'] } }]),
  bears(
    'act:attackFromBack',
    [],
    [
      {
        part: 'declare',
        me: { stage: { middle: null, 'back-left': 'archer', 'back-right': 'ann' }, deck: ['ann'] },
        foe: { stage: { left: 'cy', middle: 'cy', right: 'cy' }, deck: ['ann', 'ann', 'ann'] },
        play: ['0 refused direct:back-right WS-122', '0 offered done direct:back-left', '0 direct:back-left'],
        expect: { '1.clock.length': 2, '0.stage.back-left.state': 'rest' },
      },
    ],
    [
      reads(
        'archer',
        '【CONT】 If this 【STAND】 card is in your back stage, you may choose this card as the character that performs an attack. If you do, this card direct attacks.',
      ),
    ],
  ),
]
