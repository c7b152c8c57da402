import type { Rulebook } from '@cardwright/engine'

/** Where the sources are silent, or tables differ. */
export const house: Rulebook = {
  'WS-H01': {
    section: 'Deck',
    text: 'Where cards say of which title they are, all cards of a deck are of one title (neo-standard).',
    house: true,
  },
  'WS-H02': {
    section: 'Deck',
    text: 'A card whose text is not understood is refused; with the option `uncompiled: blank` it is played without that text.',
    house: true,
  },
  'WS-H03': {
    section: 'Attack',
    text: 'What a side attack, a direct attack and soul icons do to the attacker’s soul lasts until the end of the turn.',
    house: true,
  },
  'WS-H04': {
    section: 'Trigger',
    text: 'Shot watches the next damage of the attacker this turn, and that one only: if it is not cancelled, Shot is over.',
    house: true,
  },
  'WS-H05': {
    section: 'Counter',
    text: 'A card with a counter icon is played in the counter step and at no other time.',
    house: true,
  },
  'WS-H06': {
    section: 'Refresh',
    text: 'With the refresh rule of 2021 the card for the refresh is clocked as soon as the draw or the damage is over that used up the deck; at once if there is none.',
    house: true,
  },
  'WS-H07': {
    section: 'Markers',
    text: 'A marker lies face up unless the text says face down; nobody may look at one that lies face down.',
    house: true,
  },
  'WS-H09': {
    section: 'Deck',
    text: 'For puzzles, the option `deckRules: none` lets a deck hold any cards, any number of times.',
    house: true,
  },
  'WS-H08': {
    section: 'Damage',
    text: 'Damage dealt by a character is the damage of its attacks; what an effect deals is dealt by no character.',
    house: true,
  },
  'WS-H10': {
    section: 'Timing',
    text: 'If abilities set each other off in a loop that nobody can stop, the match is a draw: after 1000 things in a row that ask nobody.',
    house: true,
  },
}
