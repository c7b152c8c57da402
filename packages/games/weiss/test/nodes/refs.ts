import { type Behaviour, bears, says } from './behaviour.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann'] }

/** Which cards are meant. */
export const refs: readonly Behaviour[] = [
  bears('ref:this', '【ACT】 [Put 1 card from your hand into your waiting room] Put this card into your memory.', [
    {
      me: { hand: ['ann'], stage: { left: 'bob' } },
      play: ['0 use:middle:c:1'],
      expect: { '0.memory': ['c'], '0.stage.left.card': 'bob' },
    },
  ]),
  says('ref:slot', 'Choose 1 character in your waiting room, and return it to your hand.', [
    { me: { waitingRoom: ['ann', 'bob'] }, play: ['0 bob'], expect: { '0.hand': ['bob'] } },
  ]),
  bears('ref:event', '【AUTO】 When your other character attacks, that character gets +500 power until end of turn.', [
    {
      part: 'attack',
      me: { stage: { left: 'ann', right: 'ann' }, ...calm },
      foe: calm,
      play: ['0 direct:left'],
      expect: { '0.stage.left.power': 1500, '0.stage.right.power': 1000, '0.stage.middle.power': 1000 },
    },
  ]),
  bears('ref:each', "【CONT】 All of your characters get +X power. X is equal to that character's level ×500.", [
    {
      me: { stage: { left: 'two', right: 'one' } },
      expect: { '0.stage.left.power': 8000, '0.stage.right.power': 4500, '0.stage.middle.power': 1000 },
    },
  ]),
  bears('ref:battleOpponent', "【AUTO】 When this card attacks, 【REVERSE】 this card's battle opponent.", [
    {
      part: 'attack',
      me: calm,
      foe: { stage: { middle: 'three', left: 'ann' }, ...calm },
      play: ['0 front:middle', '1 pass'],
      expect: { '1.stage.middle.state': 'reverse', '1.stage.left.state': 'stand' },
    },
  ]),
  says('ref:select', 'All of your 《Harbour》 characters get +500 power until end of turn.', [
    {
      me: { stage: { left: 'ann', right: 'cy' } },
      foe: { stage: { left: 'ann' } },
      expect: { '0.stage.left.power': 1500, '0.stage.right.power': 3000, '1.stage.left.power': 1000 },
    },
  ]),
  says('ref:end', 'Put the top 2 cards of your deck into your waiting room.', [
    { me: { deck: ['cy', 'bob', 'ann'] }, expect: { '0.waitingRoom': ['cy', 'bob', 'x'] } },
  ]),
  says('ref:end', 'Put the bottom card of your clock into your waiting room.', [
    { me: { clock: ['cy', 'bob', 'ann'] }, expect: { '0.clock': ['bob', 'ann'] } },
  ]),
  says(
    'ref:rest',
    'Look at up to 3 cards from the top of your deck, choose up to 1 card from among them, put it into your hand, and put the rest into your waiting room.',
    [
      {
        me: { deck: ['ann', 'bob', 'cy', 'one'] },
        play: ['0 3', '0 bob'],
        expect: { '0.hand': ['bob'], '0.waitingRoom': ['ann', 'cy', 'x'] },
      },
    ],
  ),
  bears('ref:union', '【CONT】 This card and all of your 《Harbour》 characters get +500 power.', [
    {
      me: { stage: { left: 'ann', right: 'cy' } },
      expect: { '0.stage.middle.power': 1500, '0.stage.left.power': 1500, '0.stage.right.power': 3000 },
    },
  ]),
  says('ref:either', 'Choose 1 character in your waiting room or 1 climax in your hand, and put it into your stock.', [
    {
      me: { waitingRoom: ['ann', 'cx'], hand: ['bob', 'cx'] },
      play: ['0 offered ann cx', '0 cx'],
      expect: { '0.hand': ['bob'], '0.stock': ['cx'] },
    },
    {
      me: { waitingRoom: ['ann', 'cx'], hand: ['bob', 'cx'] },
      play: ['0 ann'],
      expect: { '0.hand': ['bob', 'cx'], '0.stock': ['ann'] },
    },
  ]),
  says(
    'ref:moved',
    'Put the top 2 cards of your deck into your waiting room, and draw X cards. X is equal to the number of characters put into your waiting room by this effect.',
    [{ me: { deck: ['ann', 'cx', 'cy', 'bob'], waitingRoom: ['one'] }, expect: { '0.hand': ['cy'] } }],
  ),
  says('ref:random', "Choose 1 random card in your opponent's hand, and put it into their waiting room.", [
    { foe: { hand: ['ann', 'ann', 'ann'] }, expect: { '1.hand': ['ann', 'ann'], '1.waitingRoom': ['ann'] } },
    { foe: { hand: [] }, expect: { '1.waitingRoom': [] } },
  ]),
]
