import type { Rulebook } from '@cardwright/engine'

export const rulebook: Rulebook = {
  'GL-1': { section: 'Setup', text: 'Two to four players share one deck of 34 cards, which is shuffled.' },
  'GL-2': { section: 'Setup', text: 'Each player draws three cards (option `hand`). Seat 0 takes the first turn.' },
  'GL-3': { section: 'Turn', text: 'In your turn you play a card or toss one away, then draw a card if there is one.' },
  'GL-4': { section: 'Turn', text: 'The turn then passes to the next seat.' },
  'GL-5': {
    section: 'Cards',
    text: 'A light that you play stays in your row; the row shines as bright as its lights together.',
  },
  'GL-6': { section: 'Cards', text: 'Some lights need others: you can play them once so many are in your row.' },
  'GL-7': {
    section: 'Cards',
    text: 'A whirlwind goes to the discard pile and blows out a light of another player, if there is one.',
  },
  'GL-8': { section: 'Cards', text: 'A card that you toss away goes to the discard pile and does nothing.' },
  'GL-9': {
    section: 'End',
    text: 'Whoever’s row shines with 12 or more (option `goal`) after they acted wins at once.',
  },
  'GL-10': {
    section: 'End',
    text: 'If a player has no card when their turn begins, the brightest row wins; equals win together.',
  },
}
