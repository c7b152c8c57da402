import type { Setting } from '@cardwright/engine'

/** What people choose when they make a match: XO-006, XO-H08. */
export const settings: readonly Setting[] = [
  {
    option: 'drawOrder',
    name: 'Order of draws',
    help: 'In a Draw Phase you draw three Main and three Energy cards. The order seldom matters.',
    choices: [
      { value: 'asked', name: 'You are asked' },
      { value: 'mainFirst', name: 'Main Deck first' },
    ],
  },
  {
    option: 'guard',
    name: 'Who guards a player',
    help: 'A player can be attacked only while none of these creatures lies on their side.',
    choices: [
      { value: 'unfrozen', name: 'Creatures that are not frozen' },
      { value: 'any', name: 'Every creature' },
      { value: 'none', name: 'None' },
    ],
  },
]
