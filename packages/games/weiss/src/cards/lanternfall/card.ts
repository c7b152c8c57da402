import type { Colour, Icon } from '../../text/terms.ts'
import type { CardFile } from '../build.ts'

// Lanternfall is a drowned city of nine towers. A lamp that goes out lets the fog in, and what is in the fog. Four guilds
// keep the lamps: the couriers of the Gale Post, the wardens of the hanging groves, the Ember Troupe, the Tide Archive.

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Numbers = readonly [level: number, cost: number, power: number, soul: number]

/** Short ways to write the cards of one colour. */
export const guild = (colour: Colour) => ({
  person: (name: string, [level, cost, power, soul]: Numbers, traits: string, ...text: string[]): CardFile => ({
    id: idOf(name),
    name,
    type: 'character',
    colour,
    level,
    cost,
    power,
    soul,
    traits: traits.split(', '),
    icons: level >= 2 ? ['soul'] : [],
    title: 'Lanternfall',
    text,
  }),
  event: (name: string, [level, cost]: readonly [number, number], ...text: string[]): CardFile => ({
    id: idOf(name),
    name,
    type: 'event',
    colour,
    level,
    cost,
    title: 'Lanternfall',
    text,
  }),
  climax: (name: string, icons: readonly Icon[], text: string): CardFile => ({
    id: idOf(name),
    name,
    type: 'climax',
    colour,
    icons: [...icons],
    title: 'Lanternfall',
    text: [text],
  }),
})

/** What most climaxes do. */
export const raise = (power: number, soul: number): string =>
  power > 0
    ? `【CONT】 All of your characters get +${power} power and +${soul} soul.`
    : `【CONT】 All of your characters get +${soul} soul.`
