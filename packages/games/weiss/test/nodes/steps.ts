import { character } from '../support.ts'
import { type Behaviour, bears, enters, says } from './behaviour.ts'

/** What steps do. */
export const steps: readonly Behaviour[] = [
  says('do:choose', 'Choose 1 character in your waiting room, and return it to your hand.', [
    {
      me: { waitingRoom: ['ann', 'cx', 'bob'] },
      play: ['0 offered ann bob', '0 bob'],
      expect: { '0.hand': ['bob'], '0.waitingRoom': ['ann', 'cx', 'x'] },
    },
  ]),
  says(
    'do:chooseTrait',
    "Choose 1 of your opponent's characters and 1 trait of that character, and that character loses that trait until end of turn. If your opponent has a 《Lamp》 character, draw a card.",
    [
      {
        me: { deck: ['cy'] },
        foe: { stage: { left: 'bob' } },
        play: ['0 offered Harbour Lamp', '0 Lamp'],
        expect: { '0.hand': [] },
      },
      { me: { deck: ['cy'] }, foe: { stage: { left: 'bob' } }, play: ['0 Harbour'], expect: { '0.hand': ['cy'] } },
    ],
  ),
  says(
    'do:declare',
    'Your opponent declares 0 or 1 or 2 or 3. Put the top card of your deck into your waiting room, and if that card is the level your opponent declared, draw up to X cards. X is equal to the number your opponent declared +1.',
    [
      {
        me: { deck: ['one', 'cy', 'bob'] },
        play: ['1 offered 0 1 2 3', '1 1', '0 2'],
        expect: { '0.hand': ['cy', 'bob'] },
      },
      { me: { deck: ['one', 'cy', 'bob'] }, play: ['1 2'], expect: { '0.hand': [] } },
    ],
  ),
  says('do:put', 'Put the top card of your deck into your stock.', [
    { me: { deck: ['cy', 'bob'] }, expect: { '0.stock': ['cy'] } },
  ]),
  says('do:put', 'Put the top 2 cards of your deck into your waiting room.', [
    { me: { deck: ['cy', 'bob', 'ann'] }, expect: { '0.waitingRoom': ['cy', 'bob', 'x'] } },
  ]),
  says('do:put', 'Look at the top card of your deck, and put it on the top or the bottom of your deck.', [
    {
      me: { deck: ['cy', 'bob'] },
      play: ['0 offered deck-top deck-bottom', '0 deck-bottom'],
      expect: { '0.deck.0': 'bob' },
    },
  ]),
  says(
    'do:put',
    'Look at up to 2 cards from the top of your deck, and put them on the top of your deck in any order.',
    [
      {
        me: { deck: ['cy', 'bob', 'ann'] },
        play: ['0 2', '0 bob cy'],
        expect: { '0.deck.0': 'bob', '0.deck.1': 'cy', '0.deck.2': 'ann' },
      },
    ],
  ),
  says('do:put', 'Choose 1 character in your waiting room, and put it on any position of your stage as 【REST】.', [
    {
      me: { waitingRoom: ['ann'] },
      play: ['0 right'],
      expect: { '0.stage.right.card': 'ann', '0.stage.right.state': 'rest' },
    },
  ]),
  says('do:put', "Choose 1 of your opponent's characters, and put it on the bottom of their deck.", [
    {
      foe: { stage: { left: 'ann' }, deck: ['bob'] },
      expect: { '1.stage.left': null, '1.deck.0': 'bob', '1.hand': [] },
    },
  ]),
  bears(
    'do:put',
    '【ACT】 [Put 1 card from your hand into your waiting room] Put the top card of your deck face down underneath this card as a marker.',
    [
      {
        me: { hand: ['ann'], deck: ['cy'] },
        play: ['0 use:middle:c:1'],
        expect: { '0.stage.middle.markers': [{ card: 'cy', down: true }] },
      },
    ],
  ),
  says('do:draw', 'Draw up to 2 cards.', [
    { me: { deck: ['ann', 'bob', 'cy'] }, play: ['0 offered 0 1 2', '0 2'], expect: { '0.hand': ['ann', 'bob'] } },
    { me: { deck: ['ann'] }, play: ['0 0'], expect: { '0.hand': [] } },
  ]),
  says('do:damage', 'Deal 2 damage to your opponent.', [
    { foe: { deck: ['ann', 'bob', 'cy'] }, expect: { '1.clock': ['ann', 'bob'], '0.clock': [] } },
  ]),
  says('do:modify', 'Choose 1 of your characters, and that character gets +500 power and +1 soul until end of turn.', [
    {
      me: { stage: { left: 'ann', right: 'bob' } },
      play: ['0 ann'],
      expect: { '0.stage.left.power': 1500, '0.stage.left.soul': 2, '0.stage.right.power': 2000 },
    },
  ]),
  says('do:modifyPlayer', 'You cannot play events from your hand until end of turn.', [
    { me: { hand: ['rest-up', 'ann'] }, play: ['0 refused play:rest-up WS-097', '0 play:ann:left'], expect: {} },
  ]),
  says(
    'do:look',
    'Look at up to 3 cards from the top of your deck, choose up to 1 card from among them, put it into your hand, and put the rest into your waiting room.',
    [
      {
        me: { deck: ['ann', 'bob', 'cy', 'one'] },
        play: ['0 3', '0 offered ann bob cy', '0 cy'],
        expect: { '0.hand': ['cy'], '0.waitingRoom': ['ann', 'bob', 'x'] },
      },
    ],
  ),
  says('do:reveal', 'Reveal the top card of your deck. If that card is a climax, put it into your hand.', [
    { me: { deck: ['cx'] }, expect: { '0.hand': ['cx'] } },
    { me: { deck: ['ann'] }, expect: { '0.hand': [], '0.deck.0': 'ann' } },
  ]),
  says(
    'do:search',
    'Search your deck for up to 1 《Lamp》 character, reveal it to your opponent, put it into your hand, and shuffle your deck.',
    [{ play: ['0 refused ann', '0 cy'], expect: { '0.hand': ['cy'] } }],
  ),
  says('do:shuffle', 'Put all cards in your waiting room into your deck, and shuffle your deck.', [
    {
      me: { deck: ['one', 'two', 'three'], waitingRoom: ['cy'] },
      expect: { '0.waitingRoom': ['x'], '0.deck.0': 'cx-soul' },
    },
  ]),
  says('do:turn', "【REST】 all of your opponent's characters.", [
    {
      me: { stage: { left: 'ann' } },
      foe: { stage: { left: 'ann', 'back-left': 'bob' } },
      expect: { '1.stage.left.state': 'rest', '1.stage.back-left.state': 'rest', '0.stage.left.state': 'stand' },
    },
  ]),
  says('do:face', 'Choose 1 card in your memory, and turn it face down.', [
    { me: { memory: ['ann'] }, expect: { '0.memory': [{ card: 'ann', down: true }] } },
  ]),
  bears(
    'do:move',
    '【ACT】 [Put 1 card from your hand into your waiting room] Move this card to an open position of your back stage.',
    [
      {
        me: { hand: ['ann'], stage: { 'back-left': 'bob' } },
        play: ['0 use:middle:c:1'],
        expect: { '0.stage.back-right.card': 'c', '0.stage.middle': null },
      },
      {
        me: { hand: ['ann'], stage: { 'back-left': 'bob', 'back-right': 'bob' } },
        play: ['0 use:middle:c:1'],
        expect: { '0.stage.middle.card': 'c' },
      },
    ],
  ),
  says('do:exchange', 'Choose 1 card in your hand and 1 card in your clock, and exchange them.', [
    {
      me: { hand: ['ann', 'bob'], clock: ['cy', 'one', 'two'] },
      play: ['0 bob', '0 one'],
      expect: { '0.hand': ['ann', 'one'], '0.clock': ['cy', 'bob', 'two'] },
    },
  ]),
  says('do:may', 'You may draw a card.', [
    { me: { deck: ['cy'] }, play: ['0 yes'], expect: { '0.hand': ['cy'] } },
    { me: { deck: ['cy'] }, play: ['0 no'], expect: { '0.hand': [] } },
  ]),
  enters(
    'do:pay',
    '【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost. If you do, draw a card.',
    [
      {
        me: { deck: ['cy'], stock: ['ann', 'bob'] },
        play: ['0 yes'],
        expect: { '0.hand': ['cy'], '0.stock': ['bob'], '0.waitingRoom': ['ann'] },
      },
    ],
  ),
  says('do:if', 'If you have 2 or more 《Harbour》 characters, draw a card.', [
    { me: { deck: ['cy'], stage: { left: 'ann', right: 'bob' } }, expect: { '0.hand': ['cy'] } },
    { me: { deck: ['cy'], stage: { left: 'ann', right: 'cy' } }, expect: { '0.hand': [] } },
  ]),
  says('do:repeat', 'Perform the following action 2 times. "Draw a card."', [
    { me: { deck: ['ann', 'bob', 'cy'] }, expect: { '0.hand': ['ann', 'bob'] } },
  ]),
  says('do:forEach', 'For each climax in your waiting room, draw a card.', [
    { me: { deck: ['ann', 'bob', 'cy'], waitingRoom: ['cx', 'ann', 'cx'] }, expect: { '0.hand': ['ann', 'bob'] } },
  ]),
  says(
    'do:modes',
    'Choose 1 of the following effects, and perform it. "Draw a card." "Put the top card of your deck into your stock."',
    [
      { me: { deck: ['cy'] }, play: ['0 2'], expect: { '0.stock': ['cy'], '0.hand': [] } },
      { me: { deck: ['cy'] }, play: ['0 1'], expect: { '0.stock': [], '0.hand': ['cy'] } },
    ],
  ),
  says('do:delay', 'At the end of the turn, draw a card.', [
    {
      me: { deck: ['cy'] },
      play: [{ '0.hand': [] }, '0 done', '0 pass', '0 done'],
      expect: { '0.hand': ['cy'], turn: 1 },
    },
  ]),
  says('do:let', 'Draw X cards. X is equal to your level.', [
    { me: { deck: ['ann', 'bob', 'cy'], level: ['one', 'one'] }, expect: { '0.hand': ['ann', 'bob'] } },
  ]),
  bears(
    'do:triggerChecks',
    '【AUTO】 When this card attacks, during that attack, perform a trigger check 2 times on the trigger step.',
    [
      {
        part: 'attack',
        me: { deck: ['ann', 'bob', 'cy'] },
        foe: { deck: ['one', 'one'] },
        play: ['0 direct:middle'],
        expect: { '0.stock': ['bob', 'ann'] },
      },
    ],
  ),
  bears(
    'do:attackAs',
    "【CONT】 If this card would attack, you may choose 1 character in your opponent's back stage, and this card frontal attacks that character as the defending character instead.",
    [
      {
        part: 'attack',
        me: { deck: ['ann'], stage: { middle: 'c' } },
        foe: { stage: { 'back-left': 'yel' }, deck: ['ann', 'ann'] },
        play: ['0 direct:middle', '0 yes', '1 pass'],
        expect: { '1.stage.back-left.state': 'reverse', '1.clock': ['ann'] },
      },
    ],
  ),
  bears(
    'do:instead',
    "【CONT】 If this card would attack, you may choose 1 character in your opponent's back stage, and this card frontal attacks that character as the defending character instead.",
    [
      {
        part: 'attack',
        me: { deck: ['ann'] },
        foe: { stage: { 'back-left': 'yel' }, deck: ['ann', 'ann'] },
        play: ['0 direct:middle', '0 yes', '1 pass'],
        expect: { '1.stage.back-left.state': 'reverse' },
      },
      {
        part: 'attack',
        me: { deck: ['ann'] },
        foe: { stage: { 'back-left': 'yel' }, deck: ['ann', 'ann'] },
        play: ['0 direct:middle', '0 no'],
        expect: { '1.stage.back-left.state': 'stand' },
      },
    ],
  ),
  bears(
    'do:payInstead',
    [
      '【CONT】 If you would pay the 【ACT】 cost for 1 of your characters, you may put a marker from underneath this card into your waiting room instead of a card from your stock.',
      '【ACT】 [(2)] Draw a card.',
    ],
    [
      {
        me: { deck: ['cy'], stock: ['bob'], stage: { middle: { card: 'c', markers: ['ann', 'ann'] } } },
        play: ['0 use:middle:c:2', '0 ann'],
        expect: { '0.hand': ['cy'], '0.stock': [], '0.stage.middle.markers': ['ann'] },
      },
    ],
  ),
  bears(
    'do:play',
    '【AUTO】 When this card attacks, choose 1 "dear" in your hand, and you may play it without paying its cost.',
    [
      {
        part: 'attack',
        me: { deck: ['ann'], hand: ['dear'] },
        foe: { deck: ['ann', 'ann'] },
        play: ['0 direct:middle', '0 dear', '0 yes', '0 left'],
        expect: { '0.stage.left.card': 'dear', '0.stock': ['ann'] },
      },
    ],
    [character('dear', { cost: 3, level: 0 })],
  ),
  says('do:icon', 'Perform the 【STANDBY】 effect.', [
    {
      me: { waitingRoom: ['ann'] },
      play: ['0 yes', '0 left'],
      expect: { '0.stage.left.card': 'ann', '0.stage.left.state': 'rest' },
    },
  ]),
  says('do:repeat', 'All players perform the following action. "Put the top card of your deck into your stock."', [
    {
      me: { deck: ['cy', 'ann'] },
      foe: { deck: ['bob', 'ann'] },
      expect: { '0.stock': ['cy'], '1.stock': ['bob'] },
    },
  ]),
  says(
    'do:put',
    'Put the top 2 cards of your deck into your waiting room. For each climax revealed among those cards, choose up to 1 《Harbour》 character in your waiting room, and put them on separate positions of your stage.',
    [
      {
        me: { deck: ['cx', 'cx', 'cy'], waitingRoom: ['ann', 'bob'] },
        play: ['0 ann', '0 left', '0 bob', '0 offered middle right back-left back-right', '0 middle'],
        expect: { '0.stage.left.card': 'ann', '0.stage.middle.card': 'bob' },
      },
    ],
  ),
]
