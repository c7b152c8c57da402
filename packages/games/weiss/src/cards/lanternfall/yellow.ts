import type { CardFile } from '../build.ts'
import { guild, raise } from './card.ts'

const { person, event, climax } = guild('yellow')

/** The Gale Post: couriers on kites, first everywhere. */
export const yellow: readonly CardFile[] = [
  climax('Nine Towers by Noon', ['soul', 'soul'], raise(0, 2)),
  climax('The Post Must Fly', ['soul', 'shot'], raise(1000, 1)),
  climax('Parcel from Nowhere', ['choice'], raise(1000, 1)),
  climax('Gust That Empties the Square', ['soul', 'return'], raise(1000, 1)),
  event(
    'Signal Flags',
    [0, 0],
    'Choose 1 of your 《Courier》 characters, and that character gets +1000 power and +1 soul until end of turn.',
  ),
  event(
    'Express Delivery',
    [1, 1],
    'Look at up to 4 cards from the top of your deck, choose up to 1 《Courier》 character from among them, reveal it to your opponent, put it into your hand, and put the rest into your waiting room.',
  ),
  event('Cut the String', [1, 1], "【COUNTER】 Choose 1 of your opponent's characters, and return it to their hand."),
  person(
    'Pim, Kite Apprentice',
    [0, 0, 2000, 1],
    'Courier, Kite',
    '【AUTO】 When this card attacks, choose 1 of your other 《Courier》 characters, and that character gets +1000 power until end of turn.',
  ),
  person('Brisk, Morning Rider', [0, 0, 3500, 1], 'Courier'),
  person(
    'Jory of the Short Cuts',
    [0, 0, 1500, 1],
    'Courier',
    '【AUTO】 When this card is placed on the stage from your hand, look at the top card of your deck, and put it on the top or the bottom of your deck.',
  ),
  person(
    'Wicker, Kite Mender',
    [0, 0, 500, 1],
    'Kite',
    '【ACT】 [【REST】 this card] Choose 1 of your 《Courier》 characters, and that character gets +500 power until end of turn.',
    '【CONT】 Assist All of your characters in front of this card get +500 power.',
  ),
  person(
    'Tally, Sorter of Letters',
    [0, 0, 1000, 1],
    'Courier, Lamp',
    '【ACT】 Brainstorm [(1) & 【REST】 this card] Reveal 4 cards from the top of your deck, and put them into your waiting room. For each climax revealed among those cards, search your deck for up to 1 《Courier》 character, reveal it to your opponent, put it into your hand, and shuffle your deck.',
  ),
  person(
    'Gull Who Steals Stamps',
    [0, 0, 1500, 1],
    'Bird',
    '【AUTO】 When this card becomes 【REVERSE】, you may put the top card of your deck into your stock.',
  ),
  person(
    'Sana, Roof Runner',
    [0, 0, 2500, 1],
    'Courier',
    '【AUTO】 At the beginning of your encore step, if this card is 【REST】, you may put the top card of your deck into your stock.',
  ),
  person(
    'Bell That Wakes the Post',
    [0, 0, 1000, 1],
    'Lamp',
    '【CONT】 【CLOCK】 Alarm If this card is the top card of your clock, all of your characters get +500 power.',
  ),
  person(
    'Ferrin, Wind Reader',
    [1, 0, 4500, 1],
    'Courier, Kite',
    '【AUTO】 Accelerate [Put the top card of your deck into your clock] At the beginning of your climax phase, you may pay the cost. If you do, this card gets +2000 power and +1 soul until end of turn.',
  ),
  person(
    'Kesh, Rider of Two Kites',
    [1, 0, 5000, 1],
    'Courier, Kite',
    '【AUTO】 【CXCOMBO】 When this card attacks, if "The Post Must Fly" is in your climax area, choose 1 《Courier》 character in your waiting room, and return it to your hand.',
  ),
  person(
    'Old Marrow, Retired Rider',
    [1, 0, 2500, 1],
    'Courier',
    "【CONT】 Assist All of your characters in front of this card get +X power. X is equal to that character's level ×500.",
  ),
  person(
    'Lark, Unsigned Letter',
    [1, 1, 5500, 1],
    'Courier',
    '【AUTO】 When this card is placed on the stage from your hand, choose 1 of your characters, and that character gets the following ability until end of turn. "【AUTO】 When damage dealt by this card is canceled, draw a card."',
  ),
  person(
    'Harl, Anchor of the Line',
    [1, 1, 6000, 1],
    'Courier',
    '【AUTO】 Encore [Put 1 character from your hand into your waiting room]',
  ),
  person(
    'Nib, Stamp Thief',
    [1, 0, 2000, 1],
    'Courier',
    '【ACT】 【COUNTER】 Backup 2000, Level 1 [(1) & Put this card from your hand into your waiting room]',
  ),
  person(
    'Wren, Last Post of the Day',
    [1, 0, 4500, 1],
    'Courier',
    '【CONT】 During your turn, this card gets +500 power for each of your other 《Courier》 characters.',
  ),
  person(
    'Cloud Ferry',
    [1, 1, 4500, 1],
    'Kite',
    '【AUTO】 When this card is put into your waiting room from the stage, you may put the top card of your deck into your stock.',
  ),
  person(
    'Dace, Rider Without a Route',
    [2, 1, 7500, 1],
    'Courier',
    "【CONT】 This card's soul does not decrease by side attacking.",
  ),
  person(
    'Isolde, Post Captain',
    [2, 1, 8000, 1],
    'Courier',
    '【AUTO】 When this card attacks, choose 1 of your other 《Courier》 characters, and that character gets +2000 power and +1 soul until end of turn.',
    '【AUTO】 Bond/"Kesh, Rider of Two Kites" [Put 1 card from your hand into your waiting room]',
  ),
  person(
    'Quill, Keeper of Routes',
    [2, 1, 3000, 1],
    'Courier',
    '【ACT】 【COUNTER】 Backup 3000, Level 2 [(1) & Put this card from your hand into your waiting room]',
    '【AUTO】 When you use this card\'s "Backup", draw a card, choose 1 card in your hand, and put it into your waiting room.',
  ),
  person('Storm Kite', [2, 2, 9000, 2], 'Kite', '【CONT】 This card cannot side attack.'),
  person(
    'Ferrin, Master of the Gale',
    [3, 2, 10000, 2],
    'Courier, Kite',
    '【CONT】 If you have 2 or more other 《Courier》 characters, this card gets -1 level while in your hand.',
    '【AUTO】 When this card is placed on the stage from your hand, you may put the top card of your clock into your waiting room.',
  ),
  person(
    'Kesh, First Across the Fog',
    [3, 2, 10000, 2],
    'Courier, Kite',
    '【AUTO】 When damage dealt by this card is canceled, deal 1 damage to your opponent. (Damage may be canceled)',
  ),
  person(
    'Isolde, Admiral of the Post',
    [3, 2, 10500, 2],
    'Courier',
    '【AUTO】 【CXCOMBO】 [(1)] When this card attacks, if "Nine Towers by Noon" is in your climax area, you may pay the cost. If you do, deal 2 damage to your opponent. (Damage may be canceled)',
  ),
]
