import type { Setting } from '@cardwright/engine'

/** What people choose when they make a match: WS-075, WS-118. */
export const settings: readonly Setting[] = [
  {
    option: 'refreshRule',
    name: 'A card for an empty deck',
    choices: [
      { value: '2022', name: 'at once (since 2022)' },
      { value: '2021', name: 'after what is going on (2021)' },
    ],
  },
]
