import type { Rulebook } from '@cardwright/engine'

export const rulebook: Rulebook = {
  'DU-0': { section: 'Aim', text: 'Bring the other player from 20 life to none.' },
  'DU-1': {
    section: 'Setup',
    text: 'Each player has 20 life and a deck of 30 cards made of the library, over and over.',
  },
  'DU-2': { section: 'Setup', text: 'Decks are shuffled; seat 0 draws four cards, seat 1 five; seat 0 begins.' },
  'DU-3': {
    section: 'Turn',
    text: 'Energy becomes the number of turns begun, at most 8; a card is drawn; fighters are ready.',
  },
  'DU-4': { section: 'Turn', text: 'A player who has to draw from an empty deck loses.' },
  'DU-5': { section: 'Turn', text: 'The player acts as often as they like and can pay for, then is done.' },
  'DU-6': { section: 'Actions', text: 'A fighter is played for its cost and is not ready; a side has room for five.' },
  'DU-7': {
    section: 'Actions',
    text: 'A spell is cast for its cost at the foe or one of their fighters, which falls to damage of at least its power.',
  },
  'DU-8': {
    section: 'Actions',
    text: 'A ready fighter attacks the foe or one of their fighters, and is then not ready.',
  },
  'DU-9': {
    section: 'Combat',
    text: 'Of two fighters the weaker is defeated, of equals both; the defeated go to their owner’s discard.',
  },
  'DU-10': {
    section: 'Combat',
    text: 'A foe who is attacked may block with a fighter or discard a ward; the window opens whatever they hold.',
  },
  'DU-11': {
    section: 'Combat',
    text: 'An attack that nothing stops costs the foe life equal to the attacker’s power.',
  },
  'DU-12': { section: 'End', text: 'A player with no life left loses.' },
  'DU-13': { section: 'Cards', text: 'A ward is neither played nor cast.' },
}
