import type { Setting } from '@cardwright/engine'

const choice = (option: string, name: string, no: string, yes: string): Setting => ({
  option,
  name,
  choices: [
    { value: false, name: no },
    { value: true, name: yes },
  ],
})

/** What people choose when they make a match. */
export const settings: readonly Setting[] = [
  {
    option: 'mode',
    name: 'Season',
    choices: [
      { value: 'standard', name: 'Standard: three to six' },
      { value: 'duel', name: 'Duel: two' },
      { value: 'team', name: 'Teams' },
      { value: 'funky', name: 'Funky formats' },
      { value: 'turns', name: 'In turns, without a clock' },
      { value: 'boss', name: 'Together against a boss' },
      { value: 'campaign', name: 'Campaign of four rounds' },
    ],
  },
  {
    option: 'clock',
    name: 'Clock',
    choices: [
      { value: 'standard', name: '7, 7 and 6 minutes' },
      { value: 'beginner', name: '10, 10 and 8 minutes' },
      { value: 'quick', name: '3, 3 and 2 minutes' },
      { value: 'none', name: 'None: when all are ready' },
    ],
  },
  {
    option: 'characters',
    name: 'Characters',
    choices: [
      { value: true, name: 'With their powers' },
      { value: false, name: 'Left in the box' },
    ],
  },
  choice('prerelease', 'Pre-release', 'None', 'A small tournament first'),
  choice('venues', 'Venues', 'At home', 'Elsewhere each round'),
  choice('draft', 'Boosters', 'Dealt', 'Drafted'),
  choice('sealed', 'To begin with', 'A starter deck', 'Sixteen cards by chance'),
  choice('freeMarket', 'Trades', 'Even ones only', 'Uneven ones too'),
  choice('liquidation', 'After a tournament', 'Decks are kept', 'Decks are sold'),
  {
    option: 'difficulty',
    name: 'Boss',
    choices: [
      { value: 'normal', name: 'As usual' },
      { value: 'easy', name: 'Easier' },
      { value: 'hard', name: 'Harder' },
    ],
  },
]
