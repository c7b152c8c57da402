import type { Setting } from '@cardwright/engine'

/** What people choose when they make a match: WS-075, WS-118. */
export const settings: readonly Setting[] = [
  {
    option: 'refreshRule',
    name: 'When your deck runs out',
    choices: [
      {
        value: '2022',
        name: 'A card goes to your clock at once (rule since 2022)',
        help: 'Your waiting room becomes your new deck, and its top card goes into your clock at once. A draw or an attack that ran the deck out goes on after that.',
      },
      {
        value: '2021',
        name: 'A card goes to your clock afterwards (rule until 2021)',
        help: 'Your waiting room becomes your new deck. Its top card goes into your clock only when the draw or the damage that ran the deck out is over.',
      },
    ],
  },
]
