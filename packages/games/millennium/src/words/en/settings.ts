import type { Setting } from '@cardwright/engine'
import { presets } from '../../cards/presets.ts'
import { type Mode, modes } from '../../terms.ts'

type Choices = Setting['choices']

const either = (no: string, yes: string): Choices => [
  { value: false, name: no },
  { value: true, name: yes },
]

const allBut = (...those: readonly Mode[]): readonly Mode[] => modes.filter((mode) => !those.includes(mode))

/** What people choose when they make a match, what most of them care about first. */
export const settings: readonly Setting[] = [
  {
    option: 'mode',
    name: 'Season',
    choices: [
      { value: 'standard', name: 'Standard, for three to six players' },
      { value: 'duel', name: 'Duel, for two players' },
      { value: 'team', name: 'Teams' },
      { value: 'funky', name: 'Funky formats' },
      { value: 'turns', name: 'In turns, without a clock' },
      { value: 'boss', name: 'Together against a boss' },
      { value: 'campaign', name: 'Campaign of four rounds' },
    ],
  },
  {
    option: 'clock',
    name: 'Time for each market',
    inSight: true,
    modes: allBut('turns'),
    choices: [
      { value: 'standard', name: '7, 7 and 6 minutes' },
      { value: 'beginner', name: '10, 10 and 8 minutes' },
      { value: 'quick', name: '3, 3 and 2 minutes' },
      { value: 'none', name: 'None: when all are ready' },
    ],
  },
  {
    option: 'difficulty',
    name: 'The boss is',
    inSight: true,
    modes: ['boss', 'campaign'],
    choices: [
      { value: 'normal', name: 'As usual' },
      { value: 'easy', name: 'Easier' },
      { value: 'hard', name: 'Harder' },
    ],
  },
  {
    option: 'prerelease',
    name: 'Pre-Release',
    modes: ['standard', 'duel', 'team'],
    choices: either('None', 'A small tournament first'),
  },
  {
    option: 'store',
    name: 'Sets in the Store',
    choices: [
      { value: 'random', name: 'By lot' },
      ...Object.entries(presets).map(([value, { name }]) => ({ value, name })),
    ],
  },
  {
    option: 'characters',
    name: 'Characters',
    modes: ['standard', 'duel'],
    choices: [
      { value: true, name: 'With their powers' },
      { value: false, name: 'Left in the box' },
    ],
  },
  { option: 'venues', name: 'Venues', modes: allBut('turns'), choices: either('At home', 'Elsewhere each round') },
  { option: 'draft', name: 'Boosters', modes: allBut('turns'), choices: either('Dealt', 'Drafted') },
  { option: 'sealed', name: 'To begin with', choices: either('A starter deck', 'Sixteen cards by chance') },
  {
    option: 'freeMarket',
    name: 'Trades',
    modes: allBut('turns'),
    choices: either('Even ones only', 'Uneven ones too'),
  },
  {
    option: 'liquidation',
    name: 'After a tournament',
    modes: allBut('turns', 'funky'),
    choices: either('Decks are kept', 'Decks are sold'),
  },
  {
    option: 'relics',
    name: 'Relics',
    modes: allBut('turns'),
    choices: [
      { value: 'none', name: 'None' },
      { value: 'draft', name: 'Drafted before the season' },
    ],
  },
]
