import type { Game } from '@cardwright/engine'
import { z } from 'zod'
import { arrange, describe } from './arrange.ts'
import type { ExodusDef } from './cards/definitions.ts'
import { clone } from './clone.ts'
import { about, facts } from './facts.ts'
import { rulebook } from './rulebook/index.ts'
import { setup } from './rules/setup.ts'
import { step } from './rules/step.ts'
import { mostPiles, type State, type ZoneName } from './table.ts'

/** A deck by names, each with how many. */
export interface DeckList {
  readonly id: string
  readonly name: string
  readonly main: Readonly<Record<string, number>>
  readonly energy: Readonly<Record<string, number>>
}

export interface ExodusOptions {
  readonly decks: readonly [string, string]
  readonly first?: 0 | 1 | undefined
  readonly life: number
}

export type ExodusGame = Game<State, ExodusOptions, ExodusDef, ZoneName>

export const anyDeck = 'random'

const spread = (library: ReadonlyMap<string, ExodusDef>, list: Readonly<Record<string, number>>): ExodusDef[] =>
  Object.entries(list).flatMap(([id, copies]) => Array.from({ length: copies }, () => library.get(id)!))

function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const part of Object.values(data)) frozen(part)
  return Object.freeze(data)
}

/** The game with these cards and decks. */
export function makeExodus(cards: readonly ExodusDef[], lists: readonly DeckList[]): ExodusGame {
  const library = new Map(cards.map((def) => [def.id, frozen(def)]))
  const decks = new Map(lists.map((list) => [list.id, list]))
  const ids = [...decks.keys()]
  const deck = z.enum([...ids, anyDeck])
  return {
    id: 'exodus',
    title: 'Exodus',
    version: '1.0.0',
    seats: [2, 2],
    rulebook,
    options: z.strictObject({
      decks: z.tuple([deck, deck]).default([anyDeck, anyDeck]),
      /** Who goes first; by lot unless said: XO-P10. */
      first: z.union([z.literal(0), z.literal(1)]).optional(),
      /** XO-P02 */
      life: z.int().min(1).max(99).default(10),
    }),
    library,
    zones: {
      mainDeck: { per: 'seat', shape: 'pile', faces: 'none' },
      energyDeck: { per: 'seat', shape: 'pile', faces: 'none' },
      hand: { per: 'seat', shape: 'hand', faces: 'owner' },
      reserve: { per: 'seat', shape: 'hand', faces: 'owner' },
      pile: { per: 'seat', many: mostPiles, shape: 'row', faces: 'all' },
      creature: { per: 'seat', many: mostPiles, shape: 'row', faces: 'all' },
      lasting: { per: 'seat', shape: 'row', faces: 'all' },
      stack: { per: 'table', shape: 'row', faces: 'all' },
      graveyard: { per: 'seat', shape: 'row', faces: 'all' },
      spent: { per: 'seat', shape: 'row', faces: 'all' },
    },
    longestStep: 12,
    setup(t, { decks: wanted, first, life }) {
      const chosen = wanted.map((id) => decks.get(id === anyDeck ? t.random.pick(ids) : id)!)
      setup(t, {
        life,
        // XO-H03
        hands: [
          [4, 5],
          [3, 3],
        ],
        first: first ?? t.random.int(2),
        decks: chosen.map(({ main, energy }) => ({ main: spread(library, main), energy: spread(library, energy) })),
      })
    },
    step,
    clone,
    arrange,
    describe,
    facts,
    about,
  }
}
