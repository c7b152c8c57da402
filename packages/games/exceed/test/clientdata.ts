import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientData } from '../src/import/index.ts'

/** Cards and a deck in the form of a community's client, of our own making. */
const boost = { boost_type: 'continuous', force_cost: 0, cancel_cost: -1, display_name: 'Lantern', effects: [] }

export const card = (id: string, more: object = {}) => ({
  id,
  type: 'special',
  display_name: id,
  gauge_cost: 0,
  force_cost: 0,
  range_min: 1,
  range_max: 2,
  power: 3,
  speed: 5,
  armor: 0,
  guard: 0,
  effects: [] as unknown[],
  boost,
  ...more,
})

export const deck = (id: string, cards: readonly string[], more: object = {}) => ({
  id,
  display_name: id,
  season: 1,
  exceed_cost: 2,
  ability_effects: [],
  exceed_ability_effects: [],
  cards: cards.flatMap((definition_id) => Array.from({ length: 6 }, () => ({ definition_id }))),
  ...more,
})

export const cards = [
  card('jab'),
  card('shove', {
    speed: 4,
    effects: [
      {
        timing: 'hit',
        effect_type: 'choice',
        choice: [
          { effect_type: 'push', amount: 1 },
          { effect_type: 'push', amount: 2 },
        ],
      },
    ],
  }),
  card('finale', { type: 'ultra', gauge_cost: 2, power: 6, speed: 6 }),
  card('stride', {
    boost: { ...boost, boost_type: 'immediate', effects: [{ timing: 'immediate', effect_type: 'advance', amount: 2 }] },
  }),
]

export const data: ClientData = {
  decks: [{ file: 'decks/lamplighter.json', json: deck('lamplighter', ['jab', 'shove', 'finale', 'stride']) }],
  cards,
}

/** The files of a real client, where somebody has them beside the project. */
const folder = fileURLToPath(new URL('../../../../../shared/data/exceed', import.meta.url))

export const isThere = existsSync(folder)

const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, ''))

export const realData = (): ClientData => ({
  decks: readdirSync(join(folder, 'decks')).map((file) => ({ file: `decks/${file}`, json: read(`decks/${file}`) })),
  cards: read('card_definitions.json'),
})

export const realScenarios = (): readonly { id: string }[] => read('scenarios.json') as { id: string }[]
