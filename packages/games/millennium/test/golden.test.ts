import { golden } from '@cardwright/engine/testing'
import { expect, it } from 'vitest'
import { millennium } from '../src/index.ts'

/** The last tournament of a duel that stands at one all: cards of many kinds, few of each. */
const given = {
  phase: 'tournament',
  round: 3,
  players: [
    { wins: 1, dollars: 6, recorded: [90, 70], markers: 6 },
    { wins: 1, dollars: 3, recorded: [80, 75], markers: 6 },
  ],
  tournament: { first: 0, turn: { side: 0 } },
  zones: {
    metas: ['meta-fire', 'meta-animal'],
    'binder:0': [],
    'binder:1': [],
    'hand:0': ['haymaker-hal', 'orchard-rocket', 'roller-skate-runner'],
    'hand:1': ['map-ferret', 'gutter-goblin', 'chorus-line-skeleton'],
    'tableau:0': ['pip-pilot'],
    'tableau:1': ['gate-page', 'paper-sparrow'],
    'deckBox:0': ['apple-crate-launchpad'],
    'accessories:0': ['loaded-die'],
    'accessories:1': ['judge-whistle'],
  },
}

it('a match goes as it always went', async () => {
  const options = { mode: 'duel', clock: 'none', store: 'first-steps', metas: ['element', 'type'], characters: false }
  await expect(golden(millennium, { options, seats: 2, given })).toMatchFileSnapshot('golden/millennium.txt')
})
