import type { Setting } from '@cardwright/engine'

/** What people choose when they make a match: XO-006, XO-H08. */
export const settings: readonly Setting[] = [
  {
    option: 'drawOrder',
    name: 'Order of draws',
    choices: [
      { value: 'asked', name: 'You are asked' },
      { value: 'mainFirst', name: 'Main Deck first' },
    ],
  },
  {
    option: 'guard',
    name: 'Who guards a player',
    choices: [
      { value: 'unfrozen', name: 'Creatures that are not frozen' },
      { value: 'any', name: 'Every creature' },
      { value: 'none', name: 'None' },
    ],
  },
]
