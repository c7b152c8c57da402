import type { Setting } from '@cardwright/engine'

/** What people choose when they make a match: WS-075, WS-118. */
export const settings: readonly Setting[] = [
  {
    option: 'refreshRule',
    name: 'Refresh',
    choices: [
      { value: '2022', name: 'Rule of 2022' },
      { value: '2021', name: 'Rule of 2021' },
    ],
  },
]
