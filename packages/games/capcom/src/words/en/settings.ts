import type { Setting } from '@cardwright/engine'

/** What people choose when they make a match: CC-150, CC-183, CC-184, CC-020, CC-H01, CC-074. */
export const settings: readonly Setting[] = [
  {
    option: 'mode',
    name: 'Battle',
    choices: [
      { value: 'duel', name: 'Duel: one on one' },
      { value: 'tag', name: 'Tag: two fighters each' },
      { value: 'team', name: 'Team: two against two' },
      { value: 'boss', name: 'Boss: two against one' },
    ],
  },
  {
    option: 'firstDraw',
    name: 'The first player’s first turn',
    choices: [
      { value: 0, name: 'Draws nothing' },
      { value: 1, name: 'Draws one card' },
      { value: 2, name: 'Draws two cards' },
      { value: 'speed', name: 'Draws up to Speed' },
    ],
  },
  {
    option: 'turnLimit',
    name: 'Time limit',
    choices: [
      { value: 100, name: '100 turns' },
      { value: 40, name: '40 turns' },
      { value: 20, name: '20 turns' },
      { value: 10, name: '10 turns: a quick bout' },
    ],
  },
  {
    option: 'cut',
    name: 'Cutting the deck',
    choices: [
      { value: 'random', name: 'By chance' },
      { value: 'asked', name: 'By the opponent' },
    ],
  },
]
