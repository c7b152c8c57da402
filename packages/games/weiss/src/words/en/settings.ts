import type { Setting } from '@cardwright/engine'

/** What people choose when they make a match: WS-075, WS-118. */
export const settings: readonly Setting[] = [
  {
    option: 'refreshRule',
    name: 'When your deck runs out',
    choices: [
      {
        value: '2022',
        name: 'Clock a card at once (since 2022)',
        help: 'Your waiting room becomes your new deck, and its top card goes into your clock at once. Then the draw or the damage goes on.',
      },
      {
        value: '2021',
        name: 'Clock a card afterwards (until 2021)',
        help: 'Your waiting room becomes your new deck. Its top card goes into your clock once the draw or the damage is over.',
      },
    ],
  },
]
