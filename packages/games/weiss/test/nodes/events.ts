import { event, reads } from '../support.ts'
import { type Behaviour, bears, enters } from './behaviour.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann'] }
const wipe = event('wipe', 'Choose 1 of your characters, and put it into your waiting room.')

/** What automatic abilities wait for, and what they do not. */
export const events: readonly Behaviour[] = [
  enters(
    'when:placed',
    '【AUTO】 When this card is placed on the stage from your hand, draw a card.',
    [
      { me: { deck: ['cy'] }, expect: { '0.hand': ['cy'] } },
      {
        me: { deck: ['cy'], hand: ['lift'], waitingRoom: ['ann'] },
        play: [{ '0.hand': ['lift', 'cy'] }, '0 play:lift'],
        expect: { '0.hand': ['cy', 'ann'] },
      },
    ],
    [event('lift', 'Choose 1 character in your waiting room, and return it to your hand.')],
  ),
  bears(
    'when:placed',
    '【AUTO】 When this card is put into your waiting room from the stage, draw a card.',
    [
      {
        me: { deck: ['cy'], hand: ['wipe'], stage: { left: 'ann' } },
        play: ['0 play:wipe', '0 c'],
        expect: { '0.hand': ['cy'] },
      },
      {
        me: { deck: ['cy'], hand: ['wipe'], stage: { left: 'ann' } },
        play: ['0 play:wipe', '0 ann'],
        expect: { '0.hand': [] },
      },
    ],
    [wipe],
  ),
  bears('when:attacks', '【AUTO】 When this card side attacks, draw a card.', [
    {
      part: 'attack',
      me: { deck: ['cy', 'bob', 'one'] },
      foe: { stage: { middle: 'ann' }, ...calm },
      play: ['0 side:middle'],
      expect: { '0.hand': ['cy'] },
    },
    {
      part: 'attack',
      me: { deck: ['cy', 'bob', 'one'] },
      foe: { stage: { middle: 'ann' }, ...calm },
      play: ['0 front:middle', '1 pass'],
      expect: { '0.hand': [] },
    },
  ]),
  bears('when:attacked', '【AUTO】 When this card is frontal attacked, draw a card.', [
    {
      part: 'attack',
      turn: 1,
      me: { deck: ['cy', 'bob', 'one'] },
      foe: { stage: { middle: 'ann' }, ...calm },
      play: ['1 front:middle', '0 pass'],
      expect: { '0.hand': ['cy'] },
    },
    {
      part: 'attack',
      turn: 1,
      me: { deck: ['cy', 'bob', 'one'] },
      foe: { stage: { middle: 'ann' }, ...calm },
      play: ['1 side:middle'],
      expect: { '0.hand': [] },
    },
  ]),
  bears(
    'when:becomes',
    '【AUTO】 When this card becomes 【REVERSE】 in battle, draw a card.',
    [
      {
        part: 'attack',
        me: { deck: ['bob', 'cy', 'one'] },
        foe: { stage: { middle: 'cy' }, ...calm },
        play: ['0 front:middle', '1 pass'],
        expect: { '0.hand': ['cy'] },
      },
      {
        me: { deck: ['cy'], hand: ['fall'] },
        play: ['0 play:fall'],
        expect: { '0.hand': [], '0.stage.middle.state': 'reverse' },
      },
    ],
    [event('fall', '【REVERSE】 all of your characters.')],
  ),
  bears('when:begins', '【AUTO】 At the beginning of your climax phase, draw a card.', [
    { me: { deck: ['cy', 'bob'] }, play: [{ '0.hand': [] }, '0 done'], expect: { '0.hand': ['cy'] } },
    { turn: 1, me: { deck: ['cy', 'bob'] }, play: ['1 done'], expect: { '0.hand': [] } },
  ]),
  bears('when:ends', '【AUTO】 At the end of your turn, draw a card.', [
    { part: 'attack', me: { deck: ['cy', 'bob'] }, play: ['0 done'], expect: { '0.hand': ['cy'], turn: 1 } },
    {
      part: 'attack',
      turn: 1,
      me: { deck: ['cy', 'bob'] },
      play: ['1 done'],
      expect: { turn: 0, '0.hand': ['cy'], part: 'clock', '0.deck.0': 'bob' },
    },
  ]),
  bears('when:attackEnds', "【AUTO】 At the end of this card's attack, draw a card.", [
    {
      part: 'attack',
      me: { deck: ['bob', 'cy'], stage: { left: 'ann' } },
      foe: calm,
      play: ['0 direct:middle'],
      expect: { '0.hand': ['cy'] },
    },
    {
      part: 'attack',
      me: { deck: ['bob', 'cy'], stage: { left: 'ann' } },
      foe: calm,
      play: ['0 direct:left'],
      expect: { '0.hand': [] },
    },
  ]),
  bears('when:damage', '【AUTO】 When damage dealt by this card is canceled, draw a card.', [
    {
      part: 'attack',
      me: { deck: ['bob', 'cy'] },
      foe: { deck: ['cx'] },
      play: ['0 direct:middle'],
      expect: { '0.hand': ['cy'] },
    },
    {
      part: 'attack',
      me: { deck: ['bob', 'cy'] },
      foe: { deck: ['ann', 'ann'] },
      play: ['0 direct:middle'],
      expect: { '0.hand': [] },
    },
  ]),
  bears('when:triggers', "【AUTO】 When this card's trigger check reveals a climax, draw a card.", [
    { part: 'attack', me: { deck: ['cx', 'cy'] }, foe: calm, play: ['0 direct:middle'], expect: { '0.hand': ['cy'] } },
    { part: 'attack', me: { deck: ['bob', 'cy'] }, foe: calm, play: ['0 direct:middle'], expect: { '0.hand': [] } },
  ]),
  {
    node: 'when:uses',
    cards: [
      reads('c', [
        '【ACT】 【COUNTER】 Backup 1000, Level 0 [Put this card from your hand into your waiting room]',
        '【AUTO】 When you use this card\'s "Backup", draw a card.',
      ]),
      reads('well', '【ACT】 [(1)] Draw a card.'),
    ],
    runs: [
      {
        part: 'attack',
        turn: 1,
        me: { hand: ['c'], stage: { middle: 'ann' }, deck: ['cy', 'bob', 'one'] },
        foe: { stage: { middle: 'bob' }, ...calm },
        play: ['1 front:middle', '0 use:c:1'],
        expect: { '0.hand': ['cy'] },
      },
      {
        part: 'attack',
        turn: 1,
        me: { hand: ['c'], stage: { middle: 'ann' }, deck: ['cy', 'bob', 'one'] },
        foe: { stage: { middle: 'bob' }, ...calm },
        play: ['1 front:middle', '0 pass'],
        expect: { '0.hand': ['c'] },
      },
      {
        me: { stage: { middle: 'c', left: 'well' }, stock: ['ann'], deck: ['cy', 'bob'] },
        play: ['0 use:left:well:1'],
        expect: { '0.hand': ['cy'] },
      },
    ],
  },
  bears('when:plays', '【AUTO】 When you play an event, put the top card of your deck into your stock.', [
    { me: { hand: ['rest-up'], deck: ['ann', 'cy'] }, play: ['0 play:rest-up'], expect: { '0.stock': ['cy'] } },
    { me: { hand: ['ann'], deck: ['ann', 'cy'] }, play: ['0 play:ann:left'], expect: { '0.stock': [] } },
  ]),
  bears(
    'when:levelUp',
    '【AUTO】 When your opponent levels up, draw a card.',
    [
      {
        me: { hand: ['hit'], deck: ['cy'] },
        foe: { clock: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'], deck: ['bob'] },
        play: ['0 play:hit', '1 ann'],
        expect: { '0.hand': ['cy'] },
      },
      {
        part: 'clock',
        me: { hand: ['hit'], clock: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'], deck: ['cy', 'bob', 'one'] },
        play: ['0 hit', '0 ann'],
        expect: { '0.hand': ['cy', 'bob'] },
      },
    ],
    [event('hit', 'Deal 1 damage to your opponent.')],
  ),
  bears(
    'when:any',
    '【AUTO】 When this card attacks or becomes 【REVERSE】, draw a card.',
    [
      {
        part: 'attack',
        me: { deck: ['cy', 'bob', 'one'] },
        foe: calm,
        play: ['0 direct:middle'],
        expect: { '0.hand': ['cy'] },
      },
      { me: { deck: ['cy'], hand: ['fall'] }, play: ['0 play:fall'], expect: { '0.hand': ['cy'] } },
      { me: { deck: ['cy'], hand: ['tire'] }, play: ['0 play:tire'], expect: { '0.hand': [] } },
    ],
    [event('fall', '【REVERSE】 all of your characters.'), event('tire', '【REST】 all of your characters.')],
  ),
]
