import type { CardFile } from '../build.ts'
import { guild, raise } from './card.ts'

const { person, event, climax } = guild('green')

/** The wardens of the hanging groves: slow to move, and then not to be moved. */
export const green: readonly CardFile[] = [
  climax('Roots Take the Tower', ['soul', 'soul'], raise(0, 2)),
  climax('Harvest by Lanternlight', ['treasure'], raise(1000, 1)),
  climax('Rain Held in Leaves', ['pool'], raise(1000, 1)),
  climax('The Oldest Branch', ['treasure'], raise(1000, 1)),
  event(
    'Graft',
    [0, 0],
    'Choose 1 of your 《Warden》 characters, and that character gets +2000 power until end of turn.',
  ),
  event('Storehouse of Winter', [1, 1], 'Put the top 2 cards of your deck into your stock.'),
  event(
    'Wall of Thorns',
    [1, 1],
    '【COUNTER】 Choose 1 of your characters in battle, and that character gets +3000 power until end of turn.',
  ),
  person('Moss, Gate Warden', [0, 0, 3000, 1], 'Warden', '【CONT】 This card cannot side attack.'),
  person(
    'Seedling Sprite',
    [0, 0, 1000, 1],
    'Grove',
    '【AUTO】 When this card is placed on the stage from your hand, you may put the top card of your deck into your stock.',
  ),
  person(
    'Tarn, Well Digger',
    [0, 0, 2000, 1],
    'Warden',
    '【AUTO】 When this card attacks, reveal the top card of your deck. If that card is a 《Warden》 character, this card gets +1500 power until end of turn.',
  ),
  person(
    'Bramble Cat',
    [0, 0, 2000, 1],
    'Grove, Beast',
    '【AUTO】 When this card becomes 【REVERSE】 in battle, you may put the top card of your deck into your stock.',
  ),
  person(
    'Ivo, Pruner',
    [0, 0, 500, 1],
    'Warden',
    '【CONT】 Assist All of your characters in front of this card get +500 power.',
    '【ACT】 [(1) & 【REST】 this card] Choose 1 《Warden》 character in your waiting room, and return it to your hand.',
  ),
  person(
    'Elder of the Low Branches',
    [0, 0, 1000, 1],
    'Grove',
    '【ACT】 Brainstorm [(1) & 【REST】 this card] Reveal 4 cards from the top of your deck, and put them into your waiting room. For each climax revealed among those cards, put the top card of your deck into your stock.',
  ),
  person(
    'Acorn Counter',
    [0, 0, 1500, 1],
    'Warden',
    '【AUTO】 When this card is placed on the stage from your hand, look at up to 3 cards from the top of your deck, choose up to 1 《Warden》 character from among them, reveal it to your opponent, put it into your hand, and put the rest into your waiting room. Choose 1 card in your hand, and put it into your waiting room.',
  ),
  person('Loam, Patient Giant', [0, 0, 3000, 1], 'Warden'),
  person(
    'Hedge That Remembers',
    [1, 0, 4500, 1],
    'Grove',
    '【CONT】 Memory If you have a card in your memory, this card gets +1500 power.',
  ),
  person(
    'Oda, Ladder Keeper',
    [1, 0, 3500, 1],
    'Warden',
    '【AUTO】 When this card is placed on the stage from your hand, put the top card of your deck face down underneath this card as a marker.',
    '【CONT】 This card gets +1500 power for each marker underneath this card.',
  ),
  person(
    'Rowan, Warden of the Third Tower',
    [1, 1, 6000, 1],
    'Warden',
    '【AUTO】 【CXCOMBO】 When this card attacks, if "Harvest by Lanternlight" is in your climax area, put the top card of your deck into your stock, and draw a card.',
  ),
  person(
    'Fern, Rope Bridge Guard',
    [1, 0, 4000, 1],
    'Warden',
    '【CONT】 This card gets +500 power for each of your other 《Warden》 characters.',
  ),
  person(
    'Grandmother Yew',
    [1, 0, 2500, 1],
    'Grove',
    "【CONT】 Assist All of your characters in front of this card get +X power. X is equal to that character's level ×500.",
  ),
  person(
    'Sorrel, Lantern Gardener',
    [1, 1, 5500, 1],
    'Warden, Lamp',
    '【AUTO】 Change [(1) & Put 1 card from your hand into your waiting room & Put this card into your waiting room] At the beginning of your climax phase, you may pay the cost. If you do, choose 1 "Sorrel, Voice of the Grove" in your waiting room, and put it on the stage position that this card was on.',
  ),
  person(
    'Burr, Thrown from Walls',
    [1, 0, 2000, 1],
    'Warden',
    '【ACT】 【COUNTER】 Backup 2500, Level 1 [(1) & Put this card from your hand into your waiting room]',
  ),
  person(
    'Stag of the Upper Terrace',
    [1, 1, 6000, 1],
    'Grove, Beast',
    '【AUTO】 Encore [Put the top card of your deck into your clock]',
  ),
  person(
    'Halda, Oak Shield',
    [2, 2, 9500, 1],
    'Warden',
    "【CONT】 This card cannot be chosen by your opponent's effects.",
  ),
  person(
    'Vetch, Rot Surgeon',
    [2, 1, 7000, 1],
    'Warden',
    "【AUTO】 When this card's battle opponent becomes 【REVERSE】, you may put the top card of your deck into your stock.",
  ),
  person(
    'Thicket Mother',
    [2, 1, 4000, 1],
    'Grove',
    '【CONT】 All of your other 《Warden》 characters get +1000 power.',
  ),
  person(
    'Barrow, Wall of Bark',
    [2, 1, 3000, 1],
    'Warden',
    '【ACT】 【COUNTER】 Backup 3500, Level 2 [(1) & Put this card from your hand into your waiting room]',
  ),
  person('Kell, Great Performance of Autumn', [2, 1, 8000, 1], 'Grove', '【CONT】 Great Performance'),
  person(
    'Rowan, Crown of the Third Tower',
    [3, 2, 10000, 2],
    'Warden',
    '【CONT】 Experience If the total level of the cards in your level is 4 or higher, this card gets +1000 power.',
    '【AUTO】 When this card is placed on the stage from your hand, you may put the top card of your clock into your waiting room.',
  ),
  person(
    'Sorrel, Voice of the Grove',
    [3, 2, 10000, 2],
    'Warden, Lamp',
    '【AUTO】 When this card is placed on the stage from your hand, choose up to 1 character in your waiting room, and return it to your hand.',
    '【AUTO】 【CXCOMBO】 [(1)] When this card attacks, if "Roots Take the Tower" is in your climax area, you may pay the cost. If you do, deal 1 damage to your opponent. (Damage may be canceled)',
  ),
  person(
    'Heart of the Hanging Wood',
    [3, 3, 12000, 2],
    'Grove',
    '【CONT】 If you have 4 or more 《Warden》 characters, this card gets -1 level while in your hand.',
    '【CONT】 This card cannot become 【REVERSE】.',
  ),
]
