import { event, reads } from '../support.ts'
import { type Behaviour, bears, says } from './behaviour.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann'] }
/** What of the hand can be chosen: those named first are offered, all others not. */
const chosen = (text: string, offered: string, hand: string[]) => ({
  text,
  run: [{ me: { hand }, play: [`0 offered ${offered}`, `0 ${offered.split(' ')[0]}`], expect: {} }],
})
const inHand = (
  node: Behaviour['node'],
  what: string,
  offered: string,
  hand: string[],
  more: Parameters<typeof says>[3] = [],
): Behaviour => {
  const { text, run } = chosen(`Choose ${what} in your hand, and put it into your stock.`, offered, hand)
  return says(node, text, run, more)
}

/** Tests of one card: which pass, and which do not. */
export const tests: readonly Behaviour[] = [
  inHand('is:type', '1 climax', 'cx cx-blu', ['ann', 'cx', 'rest-up', 'cx-blu']),
  inHand('is:trait', '1 《Lamp》 card', 'bob cy', ['ann', 'bob', 'cy', 'cx']),
  inHand('is:name', '1 "ann"', 'ann ann#2', ['ann', 'bob', 'ann']),
  inHand('is:nameHas', '1 card with "cx" in its card name', 'cx cx-blu', ['ann', 'cx', 'cx-blu']),
  inHand('is:colour', '1 blue card', 'blu cx-blu', ['ann', 'blu', 'cx-blu']),
  inHand('is:stat', '1 level 2 or lower character', 'ann two', ['ann', 'two', 'three']),
  inHand(
    'is:icon',
    '1 climax with 【GATE】 in its trigger icon',
    'gated gated#2',
    ['cx', 'gated', 'gated', 'cx-soul'],
    [{ id: 'gated', name: 'gated', type: 'climax', colour: 'blue', icons: ['soul', 'gate'] }],
  ),
  says('is:state', 'Choose 1 of your 【REST】 characters, and put it into your stock.', [
    { me: { stage: { left: 'ann', right: { card: 'bob', state: 'rest' } } }, expect: { '0.stock': ['bob'] } },
  ]),
  bears('is:other', '【CONT】 All of your other characters get +500 power.', [
    { me: { stage: { left: 'ann' } }, expect: { '0.stage.left.power': 1500, '0.stage.middle.power': 1000 } },
  ]),
  says('is:owner', "Choose 1 of your opponent's cards in your memory, and put it into their waiting room.", [
    { me: { memory: ['ann'] }, expect: { '0.memory': ['ann'] } },
    { me: { memory: [{ card: 'cy', owner: 1 }, 'ann'] }, expect: { '0.memory': ['ann'], '1.waitingRoom': ['cy'] } },
  ]),
  says('is:marked', 'Choose 1 of your characters with a marker, and put it into your stock.', [
    { me: { stage: { left: 'ann', right: { card: 'bob', markers: ['cy'] } } }, expect: { '0.stock': ['bob'] } },
  ]),
  says('is:faceUp', 'Choose 1 face up card in your memory, and put it into your stock.', [
    {
      me: { memory: [{ card: 'ann', down: true }, 'bob', 'cy'] },
      play: ['0 offered bob cy', '0 bob'],
      expect: { '0.stock': ['bob'] },
    },
  ]),
  bears('is:at', '【CONT】 If this card is in the middle position of your center stage, this card gets +500 power.', [
    { expect: { '0.stage.middle.power': 1500 } },
    { me: { stage: { left: 'c', middle: null } }, expect: { '0.stage.left.power': 1000 } },
  ]),
  bears('is:in', '【CONT】 If this card is in your center stage, this card gets +500 power.', [
    { expect: { '0.stage.middle.power': 1500 } },
    { me: { stage: { 'back-left': 'c', middle: null } }, expect: { '0.stage.back-left.power': 1000 } },
  ]),
  {
    node: 'is:endOf',
    cards: [
      reads(
        'c',
        '【CONT】 【CLOCK】 Alarm If this card is the top card of your clock, all of your characters get +500 power.',
      ),
    ],
    runs: [
      { me: { clock: ['ann', 'c'], stage: { left: 'ann' } }, expect: { '0.stage.left.power': 1500 } },
      { me: { clock: ['c', 'ann'], stage: { left: 'ann' } }, expect: { '0.stage.left.power': 1000 } },
    ],
  },
  bears('is:facing', '【CONT】 The character facing this card gets -500 power.', [
    {
      foe: { stage: { left: 'bob', middle: 'bob', right: 'bob' } },
      expect: { '1.stage.middle.power': 1500, '1.stage.left.power': 2000, '1.stage.right.power': 2000 },
    },
  ]),
  bears('is:inFrontOf', '【CONT】 All of your characters in front of this card get +500 power.', [
    {
      me: { stage: { 'back-left': 'c', middle: 'ann', left: 'ann', right: 'ann' } },
      expect: { '0.stage.left.power': 1500, '0.stage.middle.power': 1500, '0.stage.right.power': 1000 },
    },
  ]),
  {
    node: 'is:inBattle',
    cards: [
      event(
        'x',
        '【COUNTER】 Choose 1 of your characters in battle, and that character gets +500 power until end of turn.',
      ),
    ],
    runs: [
      {
        part: 'attack',
        turn: 1,
        me: { hand: ['x'], stage: { middle: 'ann', left: 'bob' }, ...calm },
        foe: { stage: { middle: 'cy' }, ...calm },
        play: ['1 front:middle', '0 play:x'],
        expect: { '0.stage.middle.power': 1500, '0.stage.left.power': 2000 },
      },
    ],
  },
  bears(
    'is:battling',
    '【AUTO】 When this card attacks, if this card is in battle with a level 2 or higher character, draw a card.',
    [
      {
        part: 'attack',
        me: { deck: ['cy', 'bob'] },
        foe: { stage: { middle: 'two', left: 'ann' }, ...calm },
        play: ['0 front:middle', '1 pass'],
        expect: { '0.hand': ['cy'] },
      },
      {
        part: 'attack',
        me: { deck: ['cy', 'bob'] },
        foe: { stage: { middle: 'ann', left: 'two' }, ...calm },
        play: ['0 front:middle', '1 pass'],
        expect: { '0.hand': [] },
      },
    ],
  ),
  {
    node: 'is:attacked',
    cards: [
      event(
        'x',
        '【COUNTER】 Choose 1 of your characters that is being frontal attacked, and that character gets +500 power until end of turn.',
      ),
    ],
    runs: [
      {
        part: 'attack',
        turn: 1,
        me: { hand: ['x'], stage: { middle: 'ann', left: 'bob' }, ...calm },
        foe: { stage: { middle: 'cy' }, ...calm },
        play: ['1 front:middle', '0 play:x'],
        expect: { '0.stage.middle.power': 1500, '0.stage.left.power': 2000 },
      },
    ],
  },
  bears('is:attacking', '【AUTO】 When damage dealt by your direct attacking character is not canceled, draw a card.', [
    { part: 'attack', me: { deck: ['bob', 'cy'] }, foe: calm, play: ['0 direct:middle'], expect: { '0.hand': ['cy'] } },
    {
      part: 'attack',
      me: { deck: ['bob', 'cy'] },
      foe: { stage: { middle: 'ann' }, ...calm },
      play: ['0 front:middle', '1 pass'],
      expect: { '0.hand': [] },
    },
  ]),
  says(
    'is:ability',
    'Choose 1 of your characters with "Alarm", and put it into your stock.',
    [{ me: { stage: { left: 'ann', right: 'bell' } }, expect: { '0.stock': ['bell'] } }],
    [
      reads(
        'bell',
        '【CONT】 【CLOCK】 Alarm If this card is the top card of your clock, all of your characters get +500 power.',
      ),
    ],
  ),
  bears(
    'is:same',
    '【ACT】 [Put 1 card from your hand into your waiting room] Choose 1 card with the same card name as this card in your waiting room, and put it into your stock.',
    [{ me: { hand: ['ann'], waitingRoom: ['bob', 'c'] }, play: ['0 use:middle:c:1'], expect: { '0.stock': ['c'] } }],
  ),
  says(
    'is:different',
    'Choose 2 characters with different card names in your waiting room, and return them to your hand.',
    [
      {
        me: { waitingRoom: ['ann', 'ann', 'bob'] },
        play: ['0 refused ann ann#2', '0 ann bob'],
        expect: { '0.hand': ['ann', 'bob'] },
      },
    ],
  ),
  inHand('is:any', '1 event or 《Lamp》 character', 'rest-up cy', ['ann', 'rest-up', 'cy']),
  inHand('is:not', '1 character without 《Harbour》', 'cy one', ['ann', 'cy', 'bob', 'one']),
  says('is:extreme', "Choose 1 of your opponent's characters with the highest power, and 【REST】 it.", [
    {
      foe: { stage: { left: 'ann', middle: 'cy', right: 'bob' } },
      expect: { '1.stage.middle.state': 'rest', '1.stage.left.state': 'stand', '1.stage.right.state': 'stand' },
    },
    {
      foe: { stage: { left: 'cy', middle: 'cy', right: 'bob' } },
      play: ['0 offered cy cy#2', '0 cy#2'],
      expect: { '1.stage.middle.state': 'rest', '1.stage.left.state': 'stand' },
    },
  ]),
  says('is:extreme', "Choose 1 of your opponent's characters with the lowest power, and 【REST】 it.", [
    { foe: { stage: { left: 'bob', middle: 'cy' } }, expect: { '1.stage.left.state': 'rest' } },
  ]),
]
