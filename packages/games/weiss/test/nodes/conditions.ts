import { reads } from '../support.ts'
import { type Behaviour, bears, enters, says } from './behaviour.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann'] }

/** Conditions, where they hold and where they do not. */
export const conditions: readonly Behaviour[] = [
  says('if:compare', 'If you have 2 or more 《Harbour》 characters, draw a card.', [
    { me: { deck: ['cy'], stage: { left: 'ann', right: 'bob' } }, expect: { '0.hand': ['cy'] } },
    { me: { deck: ['cy'], stage: { left: 'ann' } }, expect: { '0.hand': [] } },
  ]),
  bears('if:is', '【ACT】 [Put 1 card from your hand into your waiting room] If this card is 【REST】, draw a card.', [
    {
      me: { hand: ['ann'], deck: ['cy'], stage: { middle: { card: 'c', state: 'rest' } } },
      play: ['0 use:middle:c:1'],
      expect: { '0.hand': ['cy'] },
    },
    { me: { hand: ['ann'], deck: ['cy'] }, play: ['0 use:middle:c:1'], expect: { '0.hand': [] } },
  ]),
  says('if:did', 'You may put the top card of your deck into your stock. If you do, draw a card.', [
    { me: { deck: ['ann', 'cy'] }, play: ['0 yes'], expect: { '0.hand': ['cy'] } },
    { me: { deck: ['ann', 'cy'] }, play: ['0 no'], expect: { '0.hand': [] } },
  ]),
  says(
    'if:otherwise',
    'If your level is 1 or higher, draw a card. Otherwise, put the top card of your deck into your stock.',
    [
      { me: { deck: ['cy'], level: ['ann'] }, expect: { '0.hand': ['cy'], '0.stock': [] } },
      { me: { deck: ['cy'] }, expect: { '0.hand': [], '0.stock': ['cy'] } },
    ],
  ),
  bears('if:during', '【CONT】 During your turn, this card gets +500 power.', [
    { expect: { '0.stage.middle.power': 1500 } },
    { turn: 1, expect: { '0.stage.middle.power': 1000 } },
  ]),
  bears('if:battle', "【CONT】 During this card's battle, this card gets +500 power.", [
    {
      part: 'attack',
      me: calm,
      foe: { stage: { middle: 'ann' }, ...calm },
      play: ['0 front:middle', { '0.stage.middle.power': 1500 }, '1 pass'],
      expect: { '0.stage.middle.power': 1000 },
    },
    { part: 'attack', me: calm, foe: { stage: { left: 'ann' }, ...calm }, expect: { '0.stage.middle.power': 1000 } },
  ]),
  bears(
    'if:attack',
    "【AUTO】 During this card's attack, when damage dealt by this card is canceled, draw a card."
      .replace('damage dealt by this card', 'damage your opponent receives')
      .replace('is canceled', 'is canceled'),
    [
      {
        part: 'attack',
        me: { deck: ['bob', 'cy'], stage: { left: 'ann' } },
        foe: { deck: ['cx'] },
        play: ['0 direct:middle'],
        expect: { '0.hand': ['cy'] },
      },
      {
        part: 'attack',
        me: { deck: ['bob', 'cy'], stage: { left: 'ann' } },
        foe: { deck: ['cx'] },
        play: ['0 direct:left'],
        expect: { '0.hand': [] },
      },
    ],
  ),
  enters(
    'if:happened',
    '【CONT】 During the turn that this card is placed on the stage from your hand, this card gets +500 power.',
    [
      { expect: { '0.stage.middle.power': 1500 } },
      { play: ['0 done', '0 pass', '0 done'], expect: { '0.stage.middle.power': 1000 } },
    ],
  ),
  bears(
    'if:checked',
    '【AUTO】 When this card attacks, during that attack, perform a trigger check 2 times on the trigger step. If performed 2 times, put the top card of your stock into your waiting room.',
    [
      {
        part: 'declare',
        me: { deck: ['ann', 'bob', 'cy'] },
        play: ['0 direct:middle'],
        expect: { '0.stock': ['ann'], '0.waitingRoom': ['bob'] },
      },
      {
        part: 'declare',
        me: { deck: ['ann', 'bob', 'cy'], stage: { left: 'd' } },
        play: ['0 direct:middle', '0 c:1'],
        expect: { '0.stock': ['ann'], '0.waitingRoom': [] },
      },
    ],
    [reads('d', '【AUTO】 When your other character attacks, perform a trigger check 1 times on the trigger step.')],
  ),
  says('if:cancelled', 'Deal 2 damage to your opponent. If this damage is canceled, draw a card.', [
    { me: { deck: ['cy'] }, foe: { deck: ['cx'] }, expect: { '0.hand': ['cy'] } },
    { me: { deck: ['cy'] }, foe: { deck: ['ann', 'ann'] }, expect: { '0.hand': [] } },
  ]),
  says(
    'if:not',
    'If you do not have a 《Harbour》 character, draw a card.'
      .replace('a 《Harbour》', '《Harbour》')
      .replace('have 《', 'have a 《'),
    [
      { me: { deck: ['cy'], stage: { left: 'cy' } }, expect: { '0.hand': ['cy'] } },
      { me: { deck: ['cy'], stage: { left: 'ann' } }, expect: { '0.hand': [] } },
    ],
  ),
  says('if:all', 'If your level is 1 or higher, and you have a 《Harbour》 character, draw a card.', [
    { me: { deck: ['cy'], level: ['one'], stage: { left: 'ann' } }, expect: { '0.hand': ['cy'] } },
    { me: { deck: ['cy'], level: ['one'], stage: { left: 'cy' } }, expect: { '0.hand': [] } },
    { me: { deck: ['cy'], stage: { left: 'ann' } }, expect: { '0.hand': [] } },
  ]),
  says('if:any', 'If your level is 1 or higher, or you have a 《Harbour》 character, draw a card.', [
    { me: { deck: ['cy'], level: ['one'] }, expect: { '0.hand': ['cy'] } },
    { me: { deck: ['cy'], stage: { left: 'ann' } }, expect: { '0.hand': ['cy'] } },
    { me: { deck: ['cy'], stage: { left: 'cy' } }, expect: { '0.hand': [] } },
  ]),
  bears(
    'if:happened',
    '【ACT】 If you did not play "rest-up" during this turn, put the top card of your deck into your stock.',
    [
      { me: { deck: ['cy', 'bob'] }, play: ['0 use:middle:c:1'], expect: { '0.stock': ['cy'] } },
      {
        me: { deck: ['ann', 'cy', 'bob'], hand: ['rest-up'] },
        play: ['0 play:rest-up', '0 use:middle:c:1'],
        expect: { '0.stock': [], '0.hand': ['ann'] },
      },
    ],
  ),
]
