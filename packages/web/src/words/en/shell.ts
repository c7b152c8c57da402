import { spoken } from '@cardwright/catalog/words'

export const shellWords = spoken({
  skip: 'Skip to the content',
  pages: 'Pages',
  tables: 'Tables',
  decks: 'Decks',
  replays: 'Replays',
  profile: 'Profile',
  settings: 'Settings',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  foot: 'A table for card games.',
  about: 'About and credits',
  astray: 'There is nothing at this address',
  broken: 'This page has failed',
  brokenWhy: 'That is our fault. [Load it again]: a match goes on where it stood. Or go to [the front page].',
  astrayWhy: 'Perhaps the link was cut short. [The front page] leads to everything else.',
})
