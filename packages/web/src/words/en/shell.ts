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
  astrayWhy: 'Perhaps the link was cut short. [The front page] leads to everything else.',
})
