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
      {
        value: 'standard',
        name: 'Standard, for three to six players',
        help: 'Three times a market and a tournament. Tournaments and collections give VP, and the most VP win.',
      },
      {
        value: 'duel',
        name: 'Duel, for two players',
        help: 'A market and a tournament, up to three times. The first to win two tournaments wins.',
      },
      {
        value: 'team',
        name: 'Teams',
        help: 'Teammates pass each other cards and Dollars, and add up the VP of their tournaments.',
      },
      {
        value: 'funky',
        name: 'Funky formats',
        help: 'One long market with triple boosters, three decks, then three tournaments with a deck each.',
      },
      {
        value: 'turns',
        name: 'In turns, without a clock',
        help: 'No market: on your turn you buy, sell, fuse, collect, play a card or score. You score three times.',
      },
      {
        value: 'boss',
        name: 'Together against a boss',
        help: 'One market, then one tournament: together you need more RP than the boss.',
      },
      {
        value: 'campaign',
        name: 'Campaign of four rounds',
        help: 'Four bosses, one after the other, each stronger. Who loses to one has lost.',
      },
    ],
  },
  {
    option: 'clock',
    name: 'Time for each market',
    help: 'A market has three parts, and a bell ends each. Everybody buys, sells and trades at once until it rings.',
    inSight: true,
    modes: allBut('turns'),
    choices: [
      { value: 'standard', name: '7, 7 and 6 minutes' },
      { value: 'beginner', name: '10, 10 and 8 minutes' },
      { value: 'quick', name: '3, 3 and 2 minutes' },
      {
        value: 'none',
        name: 'None: when all are ready',
        help: 'Each part of a market ends when everybody has said that they are ready. Good for learning, and at one screen.',
      },
    ],
  },
  {
    option: 'difficulty',
    name: 'The boss is',
    help: 'An easier boss has one Accessory, a harder one three; usually there are two.',
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
    name: 'Before the first market',
    help: 'A Pre-Release: a tournament with starter decks alone, for a few VP, in place of the third round. Good for newcomers.',
    modes: ['standard', 'duel', 'team'],
    choices: either('Nothing', 'A small tournament'),
  },
  {
    option: 'store',
    name: 'Sets in the Store',
    help: 'Which sets of cards can be bought this season.',
    choices: [
      { value: 'random', name: 'By lot' },
      ...Object.entries(presets).map(([value, { name }]) => ({ value, name })),
    ],
  },
  {
    option: 'characters',
    name: 'Characters',
    help: 'Everybody plays a character, with a power in the market and another in the tournament.',
    modes: ['standard', 'duel'],
    choices: [
      { value: true, name: 'With their powers' },
      { value: false, name: 'Left in the box' },
    ],
  },
  {
    option: 'venues',
    name: 'Places to play at',
    help: 'Each round is played at a place that changes its market, its tournament or both.',
    modes: allBut('turns'),
    choices: either('At home', 'Elsewhere each round'),
  },
  {
    option: 'draft',
    name: 'Boosters',
    help: 'Cards that everybody gets in a market: dealt, or taken one by one and passed on.',
    modes: allBut('turns'),
    choices: either('Dealt', 'Drafted'),
  },
  {
    option: 'sealed',
    name: 'To begin with',
    help: 'Cards that you own when the season begins.',
    choices: either('A starter deck', 'Sixteen cards by chance'),
  },
  {
    option: 'freeMarket',
    name: 'Trades',
    help: 'Whether both sides must give as much as they get.',
    modes: allBut('turns'),
    choices: either('Even ones only', 'Uneven ones too'),
  },
  {
    option: 'liquidation',
    name: 'After a tournament',
    help: 'Decks that are sold go back to the box for Dollars by their stars, and you build another one.',
    modes: allBut('turns', 'funky'),
    choices: either('Decks are kept', 'Decks are sold'),
  },
  {
    option: 'relics',
    name: 'Extra Accessories',
    help: 'Relics: very strong Accessories, of which everybody drafts before the season begins.',
    modes: allBut('turns'),
    choices: [
      { value: 'none', name: 'None' },
      { value: 'draft', name: 'Drafted before the season' },
    ],
  },
]
