import type { Words } from '@cardwright/engine'

/** What the words on the cards mean. */
export const glossary: Words['keywords'] = {
  Play: { means: 'Happens when the card comes into play from your hand.', rule: 'MB-205' },
  Next: { means: 'Happens for the next card you play, if this card is still face up.', rule: 'MB-206' },
  Flip: { means: 'Happens when the card is flipped, just before it turns face down.', rule: 'MB-208' },
  Ongoing: { means: 'Works as long as the card is face up in your tableau.', rule: 'MB-209' },
  Top: {
    means: 'Works while this is your right-most face-up card, you have a free slot and a card in hand.',
    rule: 'MB-211',
  },
  Score: { means: 'Happens at the end of the tournament if the card is face up.', rule: 'MB-213' },
  Action: { means: 'You may use one Action a turn. Then the card is flipped.', rule: 'MB-190' },
  Reaction: { means: 'You may use it when its condition is met. Then the card is flipped.', rule: 'MB-215' },
  Stars: {
    means:
      'What the bank pays for a card, in Dollars. Cards of a collection need different ones, and in a clash they are a card’s strength.',
    rule: 'MB-074',
  },
  RP: { means: 'Ranking Points: the player with the most wins the tournament.', rule: 'MB-042' },
  VP: { means: 'Victory Points: the player with the most at the end wins the season.', rule: 'MB-043' },
  Clash: {
    means: 'Each fighter adds the stars of a card from the Store to those of their Top Card. The highest total wins.',
    rule: 'MB-241',
  },
  'Top Card': { means: 'The right-most face-up card of a tableau.', rule: 'MB-196' },
  'Sell Marker': { means: 'You need one to sell a card or to win an NPC.', rule: 'MB-134' },
  Wants: { means: 'The cards that this NPC takes, and a Sell Marker.', rule: 'MB-100' },
  Deckbuilding: { means: 'A power for the Deckbuilding Phase.', rule: 'MB-266' },
}
