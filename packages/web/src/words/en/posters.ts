import { spoken } from '@cardwright/catalog/words'

/** How each game is announced. What it is called is its title, the same in every language. */
export const posterWords = spoken({
  capcom: {
    line: 'A fighting game with a deck of cards: chain combos, counter by priority, tag your partner in.',
    players: '2 to 4 players, 15 minutes',
  },
  exceed: {
    line: 'Two fighters, nine spaces. Choose your attack in secret, reveal together, and be there first.',
    players: '2 players, 15 minutes',
  },
  exodus: {
    line: 'Pile up energy, raise creatures, and answer every spell before it resolves.',
    players: '2 players, 30 minutes',
  },
  weiss: {
    line: 'Put a cast on stage, light a climax, and drive the other clock to its fourth level.',
    players: '2 players, 30 minutes',
  },
  duel: { line: 'A small game of fighters and blocks. Five minutes to learn.', players: '2 players, 5 minutes' },
  hearth: {
    line: 'Fourteen cards, a fire and a winter. Tiny, and sharper than it looks.',
    players: '2 players, 3 minutes',
  },
  millennium: {
    line: 'Boosters, bargains, tournaments: a season against the clock.',
    players: '1 to 6 players, an evening',
  },
  market: { line: 'Buy, trade and sell against the clock, all at once.', players: '2 to 6 players, 10 minutes' },
  plain: { line: 'A game of cards.', players: '' },
})
