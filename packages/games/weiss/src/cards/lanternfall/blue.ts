import type { CardFile } from '../build.ts'
import { guild, raise } from './card.ts'

const { person, event, climax } = guild('blue')

/** The Tide Archive: what the water took, it keeps; what it keeps, it knows. */
export const blue: readonly CardFile[] = [
  climax('High Water Mark', ['soul', 'soul'], raise(0, 2)),
  climax('The Gate at Low Tide', ['soul', 'gate'], raise(1000, 1)),
  climax('Page After Page', ['draw'], raise(1000, 1)),
  climax('What the Fog Returned', ['soul', 'gate'], raise(1000, 1)),
  event(
    'Index of Drowned Things',
    [0, 0],
    'Look at up to 3 cards from the top of your deck, choose 1 card from among them, put it into your hand, and put the rest into your waiting room. Choose 1 card in your hand, and put it into your waiting room.',
  ),
  event(
    'Cross Reference',
    [1, 1],
    'Search your deck for up to 1 《Archive》 character, reveal it to your opponent, put it into your hand, and shuffle your deck.',
  ),
  event('Sealed by Order', [2, 2], "Choose 1 of your opponent's characters, and put it on the bottom of their deck."),
  person(
    'Minnow, Page',
    [0, 0, 1500, 1],
    'Archive',
    '【AUTO】 [Put 1 card from your hand into your waiting room] When this card is placed on the stage from your hand, you may pay the cost. If you do, search your deck for up to 1 《Archive》 character, reveal it to your opponent, put it into your hand, and shuffle your deck.',
  ),
  person(
    'Ondine, Shelf Diver',
    [0, 0, 2500, 1],
    'Archive, Tide',
    '【AUTO】 When this card attacks, look at the top card of your deck, and put it on the top or the bottom of your deck.',
  ),
  person(
    'Inkfish',
    [0, 0, 2000, 1],
    'Tide, Beast',
    '【AUTO】 When this card becomes 【REVERSE】, you may put this card into your memory.',
  ),
  person(
    'Silt, Catalogue Keeper',
    [0, 0, 1000, 1],
    'Archive',
    '【ACT】 Brainstorm [(1) & 【REST】 this card] Reveal 4 cards from the top of your deck, and put them into your waiting room. For each climax revealed among those cards, draw a card.',
  ),
  person('Brine, Silent Reader', [0, 0, 3000, 1], 'Archive'),
  person(
    'Lamp of Kept Hours',
    [0, 0, 500, 1],
    'Lamp',
    '【CONT】 Assist All of your characters in front of this card get +500 power.',
    '【ACT】 [【REST】 this card] Look at the top card of your deck.',
  ),
  person(
    'Tern, Errand Ghost',
    [0, 0, 1500, 1],
    'Tide',
    '【AUTO】 When this card is put into your waiting room from the stage, draw a card, choose 1 card in your hand, and put it into your waiting room.',
  ),
  person(
    'Cory, Copyist',
    [0, 0, 2000, 1],
    'Archive',
    '【CONT】 【CLOCK】 Alarm If this card is the top card of your clock, all of your 《Archive》 characters get +500 power.',
    '【CONT】 This card gets +500 power for each of your other 《Archive》 characters.',
  ),
  person(
    'Merrow, Binder of Waves',
    [1, 0, 4500, 1],
    'Archive, Tide',
    '【AUTO】 【CXCOMBO】 When this card attacks, if "The Gate at Low Tide" is in your climax area, search your deck for up to 1 《Archive》 character, reveal it to your opponent, put it into your hand, and shuffle your deck.',
  ),
  person(
    'Delphine, Night Librarian',
    [1, 0, 5000, 1],
    'Archive, Lamp',
    '【AUTO】 When this card is placed on the stage from your hand, look at up to 2 cards from the top of your deck, and put them on the top of your deck in any order.',
  ),
  person(
    'Barnacle Scholar',
    [1, 1, 6000, 1],
    'Archive',
    '【AUTO】 Encore [Put 1 character from your hand into your waiting room]',
  ),
  person(
    'Old Fathom',
    [1, 0, 2500, 1],
    'Archive',
    "【CONT】 Assist All of your characters in front of this card get +X power. X is equal to that character's level ×500.",
  ),
  person(
    'Whelk, Doorkeeper',
    [1, 0, 2000, 1],
    'Archive',
    '【ACT】 【COUNTER】 Backup 2000, Level 1 [(1) & Put this card from your hand into your waiting room]',
  ),
  person('Undertow', [1, 0, 5500, 1], 'Tide', '【CONT】 This card cannot side attack.'),
  person(
    'Reed, Map of the Deep',
    [1, 1, 5000, 1],
    'Archive',
    '【AUTO】 When this card is placed on the stage from your hand, choose up to 1 card in your waiting room, and put it into your memory.',
    '【CONT】 Memory If you have a card in your memory, this card gets +1500 power.',
  ),
  person(
    'Coral, Who Forgets Nothing',
    [1, 0, 3500, 1],
    'Archive',
    '【AUTO】 Bond/"Merrow, Keeper of the Flood" [Put 1 card from your hand into your waiting room]',
  ),
  person(
    'Merrow, Reader of Tides',
    [2, 1, 7500, 1],
    'Archive, Tide',
    "【AUTO】 When this card's battle opponent becomes 【REVERSE】, draw a card, choose 1 card in your hand, and put it into your waiting room.",
  ),
  person('Squall, Broken Seal', [2, 2, 9000, 2], 'Tide', '【CONT】 The character facing this card gets -1000 power.'),
  person(
    'Delphine, Last Lamp Lit',
    [2, 1, 4500, 1],
    'Archive, Lamp',
    '【CONT】 All of your other 《Archive》 characters get +1000 power.',
  ),
  person(
    'Kelp, Warden of Indexes',
    [2, 1, 3000, 1],
    'Archive',
    '【ACT】 【COUNTER】 Backup 3000, Level 2 [(1) & Put this card from your hand into your waiting room]',
    '【AUTO】 When you use this card\'s "Backup", look at the top card of your deck, and put it on the top or the bottom of your deck.',
  ),
  person(
    'Merrow, Keeper of the Flood',
    [3, 2, 10000, 2],
    'Archive, Tide',
    '【AUTO】 When this card is placed on the stage from your hand, draw up to 2 cards, choose 1 card in your hand, and put it into your waiting room.',
    '【AUTO】 【CXCOMBO】 [(1) & Put 1 card from your hand into your waiting room] When this card attacks, if "High Water Mark" is in your climax area, you may pay the cost. If you do, deal 2 damage to your opponent. (Damage may be canceled)',
  ),
  person(
    'Abyssal Archive',
    [3, 2, 9500, 2],
    'Archive',
    '【CONT】 Experience If the total level of the cards in your level is 3 or higher, this card gets +1500 power.',
    "【AUTO】 When this card is placed on the stage from your hand, choose 1 of your opponent's characters, and return it to their hand.",
  ),
  person(
    'Ondine, Diver of the Ninth Tower',
    [3, 2, 10000, 2],
    'Archive, Tide',
    '【CONT】 If you have 3 or more other 《Archive》 characters, this card gets -1 level while in your hand.',
    '【AUTO】 When this card is placed on the stage from your hand, you may put the top card of your clock into your waiting room.',
  ),
]
