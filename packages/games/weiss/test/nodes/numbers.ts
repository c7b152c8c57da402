import { type Behaviour, bears, says } from './behaviour.ts'

const four = ['ann', 'bob', 'cy', 'one', 'two']
const drawn = (n: number) => ({ '0.hand': four.slice(0, n) })

/** Numbers that depend on the table. */
export const numbers: readonly Behaviour[] = [
  says('num:x', 'Draw X cards. X is equal to your level.', [
    { me: { deck: four, level: ['one', 'one'] }, expect: drawn(2) },
  ]),
  bears('num:count', '【CONT】 This card gets +500 power for each of your other characters.', [
    {
      me: { stage: { left: 'ann', 'back-left': 'bob' } },
      foe: { stage: { left: 'ann' } },
      expect: { '0.stage.middle.power': 2000 },
    },
  ]),
  bears(
    'num:stat',
    "【CONT】 This card gets +X power. X is equal to this card's soul ×500.".replace(
      "this card's soul",
      'the soul of this card',
    ),
    [{ expect: { '0.stage.middle.power': 1500 } }],
  ),
  says('num:total', 'If the total level of the cards in your level is 3 or higher, draw a card.', [
    { me: { deck: four, level: ['one', 'two'] }, expect: drawn(1) },
    { me: { deck: four, level: ['one', 'one'] }, expect: drawn(0) },
  ]),
  says('num:distinct', 'Draw X cards. X is equal to the number of colors your characters have.', [
    { me: { deck: four, stage: { left: 'yel', middle: 'blu', right: 'blu' } }, expect: drawn(2) },
  ]),
  says(
    'num:icons',
    'Reveal the top card of your deck, and deal X damage to your opponent. X is equal to the number of trigger icons of the revealed card.',
    [
      { me: { deck: ['cx-soul'] }, foe: { deck: four }, expect: { '1.clock': ['ann', 'bob'] } },
      { me: { deck: ['ann'] }, foe: { deck: four }, expect: { '1.clock': [] } },
    ],
  ),
  says('num:playerLevel', "If your opponent's level is 2 or higher, draw a card.", [
    { me: { deck: four }, foe: { level: ['one', 'one'] }, expect: drawn(1) },
    { me: { deck: four, level: ['one', 'one'] }, foe: { level: ['one'] }, expect: drawn(0) },
  ]),
  bears('num:times', '【CONT】 This card gets +X power. X is equal to your level ×500.', [
    { me: { level: ['one', 'one'] }, expect: { '0.stage.middle.power': 2000 } },
  ]),
  says(
    'num:plus',
    'Choose 1 character with level equal to or lower than your level +1 in your waiting room, and return it to your hand.',
    [{ me: { waitingRoom: ['one', 'two'], level: [] }, expect: { '0.hand': ['one'] } }],
  ),
  bears('num:damage', '【AUTO】 When damage dealt by this card is canceled, deal the same damage to your opponent.', [
    {
      part: 'attack',
      me: { deck: ['ann'] },
      foe: { deck: ['cx', 'ann', 'bob', 'cy'] },
      play: ['0 direct:middle'],
      expect: { '1.clock': ['ann', 'bob'] },
    },
  ]),
  says(
    'num:moved',
    'Put all cards in your stock into your waiting room, and put the same number of cards from the top of your deck into your stock.',
    [
      {
        me: { deck: four, stock: ['gre', 'blu'] },
        expect: { '0.stock': ['bob', 'ann'], '0.waitingRoom': ['blu', 'gre', 'x'] },
      },
    ],
  ),
  bears(
    'num:choose',
    '【ACT】 [Put 1 card from your hand into your waiting room] Draw X cards. X is equal to 1 if this card is 【REST】, and X is equal to 2 if this card is 【STAND】.',
    [
      { me: { deck: four, hand: ['blu'] }, play: ['0 use:middle:c:1'], expect: drawn(2) },
      {
        me: { deck: four, hand: ['blu'], stage: { middle: { card: 'c', state: 'rest' } } },
        play: ['0 use:middle:c:1'],
        expect: drawn(1),
      },
    ],
  ),
  says('num:declared', 'Deal either 2 or 3 damage to your opponent.', [
    { foe: { deck: ['ann', 'ann', 'ann', 'ann'] }, play: ['0 offered 2 3', '0 3'], expect: { '1.clock.length': 3 } },
    { foe: { deck: ['ann', 'ann', 'ann', 'ann'] }, play: ['0 2'], expect: { '1.clock.length': 2 } },
  ]),
]
