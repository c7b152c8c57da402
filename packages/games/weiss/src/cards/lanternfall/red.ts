import type { CardFile } from '../build.ts'
import { guild, raise } from './card.ts'

const { person, event, climax } = guild('red')

/** The Ember Troupe: whoever leaves its stage comes back for the encore. */
export const red: readonly CardFile[] = [
  climax('Curtain of Sparks', ['soul', 'soul'], raise(0, 2)),
  climax('Once More, with Fire', ['comeback'], raise(1000, 1)),
  climax('Understudy Takes the Stage', ['soul', 'standby'], raise(1000, 1)),
  climax('Thrown Roses, Burning', ['comeback'], raise(1000, 1)),
  event(
    'Prompter’s Whisper',
    [0, 0],
    'Choose 1 《Troupe》 character in your waiting room, and return it to your hand. Choose 1 card in your hand, and put it into your waiting room.',
  ),
  event(
    'Standing Ovation',
    [1, 1],
    'Choose up to 2 characters in your waiting room, and return them to your hand. Choose 1 card in your hand, and put it into your waiting room.',
  ),
  event(
    'Trapdoor',
    [2, 1],
    "Choose 1 of your opponent's level 1 or lower characters, and put it into their waiting room.",
  ),
  person(
    'Cinder, Chorus Line',
    [0, 0, 2500, 1],
    'Troupe, Flame',
    '【AUTO】 Encore [Put 1 《Troupe》 character from your hand into your waiting room]',
  ),
  person(
    'Matchstick Clown',
    [0, 0, 1500, 1],
    'Troupe',
    '【AUTO】 When this card is put into your waiting room from the stage, choose 1 of your 《Troupe》 characters, and that character gets +1500 power until end of turn.',
  ),
  person(
    'Vesta, Ticket Girl',
    [0, 0, 2000, 1],
    'Troupe',
    '【AUTO】 [Put 1 card from your hand into your waiting room] When this card is placed on the stage from your hand, you may pay the cost. If you do, choose 1 《Troupe》 character in your waiting room, and return it to your hand.',
  ),
  person(
    'Hob, Fire Eater',
    [0, 0, 3000, 1],
    'Troupe, Flame',
    '【AUTO】 When this card attacks, this card gets +500 power until end of turn.',
  ),
  person(
    'Sable, Curtain Raiser',
    [0, 0, 500, 1],
    'Troupe',
    '【CONT】 Assist All of your characters in front of this card get +500 power.',
    '【ACT】 [【REST】 this card] Choose 1 of your 《Troupe》 characters, and that character gets +1000 power until end of turn.',
  ),
  person(
    'Ash, Fortune Teller',
    [0, 0, 1000, 1],
    'Troupe, Lamp',
    '【ACT】 Brainstorm [(1) & 【REST】 this card] Reveal 4 cards from the top of your deck, and put them into your waiting room. For each climax revealed among those cards, choose up to 1 《Troupe》 character in your waiting room, and return it to your hand.',
  ),
  person(
    'Stray Spark',
    [0, 0, 2500, 1],
    'Flame',
    '【AUTO】 【CLOCK】 Shift, Level 0 (At the beginning of your main phase, you may choose a red card in your hand and this card in your clock, and exchange them)',
  ),
  person(
    'Rin, Rope Dancer',
    [0, 0, 2500, 1],
    'Troupe',
    '【AUTO】 When this card becomes 【REVERSE】, you may choose 1 card in your hand, and put it into your waiting room. If you do, draw a card.',
  ),
  person(
    'Corvin, Knife Thrower',
    [1, 0, 5500, 1],
    'Troupe',
    "【AUTO】 When this card's battle opponent becomes 【REVERSE】, choose 1 of your other 《Troupe》 characters, and that character gets +1500 power until end of turn.",
  ),
  person(
    'Ember Twins, Left and Right',
    [1, 1, 6500, 1],
    'Troupe, Flame',
    '【AUTO】 【CXCOMBO】 When this card attacks, if "Once More, with Fire" is in your climax area, choose up to 1 《Troupe》 character in your waiting room, and return it to your hand.',
  ),
  person(
    'Madame Scoria',
    [1, 0, 2500, 1],
    'Troupe',
    "【CONT】 Assist All of your characters in front of this card get +X power. X is equal to that character's level ×500.",
  ),
  person(
    'Pell, Understudy',
    [1, 0, 4500, 1],
    'Troupe',
    '【AUTO】 Change [(1) & Put 1 card from your hand into your waiting room & Put this card into your waiting room] At the beginning of your climax phase, you may pay the cost. If you do, choose 1 "Pell, Leading Voice" in your waiting room, and put it on the stage position that this card was on.',
  ),
  person(
    'Tinder, Stage Sweeper',
    [1, 0, 2000, 1],
    'Troupe',
    '【ACT】 【COUNTER】 Backup 2000, Level 1 [(1) & Put this card from your hand into your waiting room]',
  ),
  person('Bellows, Strong Man', [1, 1, 6500, 1], 'Troupe', '【AUTO】 Encore [(2)]'),
  person(
    'Smoke Without a Fire',
    [1, 0, 4500, 1],
    'Flame',
    '【CONT】 If there are 2 or more 《Troupe》 characters in your waiting room, this card gets +1000 power.',
  ),
  person(
    'Lucine, Puppet Maker',
    [1, 0, 3500, 1],
    'Troupe',
    '【AUTO】 Resonate [Reveal 1 "Pell, Leading Voice" in your hand] When this card is placed on the stage from your hand, you may pay the cost. If you do, draw a card.',
  ),
  person(
    'Corvin, Blindfolded',
    [2, 1, 8500, 1],
    'Troupe',
    "【AUTO】 When this card attacks, choose 1 of your opponent's characters, and that character gets -1000 power until end of turn.",
  ),
  person(
    'Furnace Bear',
    [2, 2, 9500, 2],
    'Flame, Beast',
    '【AUTO】 When this card is placed on the stage from your hand, put the top 2 cards of your deck into your waiting room.',
  ),
  person(
    'Saffi, Torch Singer',
    [2, 1, 7000, 1],
    'Troupe',
    '【AUTO】 When this card is placed on the stage from your hand, choose 1 of your other 《Troupe》 characters, and that character gets the following ability until end of turn. "【AUTO】 When this card attacks, draw a card, choose 1 card in your hand, and put it into your waiting room."',
  ),
  person(
    'Galleys, Wardrobe Master',
    [2, 1, 3000, 1],
    'Troupe',
    '【ACT】 【COUNTER】 Backup 3000, Level 2 [(1) & Put this card from your hand into your waiting room]',
  ),
  person(
    'Critic in the Front Row',
    [2, 1, 8000, 1],
    'Lamp',
    '【CONT】 Your opponent cannot play events from their hand.',
  ),
  person(
    'Pell, Leading Voice',
    [3, 2, 10000, 2],
    'Troupe, Flame',
    '【AUTO】 When this card is placed on the stage from your hand, you may put the top card of your clock into your waiting room.',
    '【AUTO】 [Put 1 character from your hand into your waiting room] When this card attacks, you may pay the cost. If you do, deal 1 damage to your opponent. (Damage may be canceled)',
  ),
  person(
    'Ember Twins, Curtain Call',
    [3, 2, 10500, 2],
    'Troupe, Flame',
    '【AUTO】 【CXCOMBO】 [(1)] When this card attacks, if "Curtain of Sparks" is in your climax area, you may pay the cost. If you do, deal 1 damage to your opponent. (Damage may be canceled)',
    '【AUTO】 Encore [Put 1 character from your hand into your waiting room]',
  ),
  person(
    'Madame Scoria, Impresario',
    [3, 2, 9500, 2],
    'Troupe',
    '【CONT】 If there are 4 or more 《Troupe》 characters in your waiting room, this card gets -1 level while in your hand.',
    '【AUTO】 When this card is placed on the stage from your hand, choose up to 1 level 1 or lower character in your waiting room, and put it on any position of your stage.',
  ),
]
