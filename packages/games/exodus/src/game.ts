import { frozen, type Game, mustDiffer, readCards } from '@cardwright/engine'
import { z } from 'zod'
import { policy } from './bot/policy.ts'
import { cardSchema, type ExodusDef } from './cards/definitions.ts'
import { type DeckChoice, type DeckContents, deckChoice } from './cards/validate.ts'
import { runEffects } from './effects/run.ts'
import { about, facts } from './facts.ts'
import { arrange } from './position/arrange.ts'
import { describe } from './position/describe.ts'
import { rulebook } from './rulebook/index.ts'
import { setup } from './rules/setup.ts'
import { stepWith } from './rules/step.ts'
import { clone, type Dials, maxPiles, rename, type State, type ZoneName } from './state.ts'
import { optionHints } from './words/en/options.ts'

/** A deck by names, each with how many. */
export interface DeckList extends DeckContents {
  readonly id: string
  readonly name: string
}

/** How many Main and Energy cards. */
type Hand = readonly [main: number, energy: number]

export interface ExodusOptions extends Dials {
  readonly decks: readonly [DeckChoice, DeckChoice]
  readonly first?: 0 | 1 | undefined
  readonly life: number
  readonly hands: { readonly first: Hand; readonly second: Hand }
}

export type ExodusGame = Game<State, ExodusOptions, ExodusDef, ZoneName>

export const anyDeck = 'random'

const handOf = (main: number, energy: number) =>
  z.tuple([z.int().min(0).max(20), z.int().min(0).max(20)]).default([main, energy])

/** House rules that a table may set otherwise; their descriptions say so to people. */
const dials = {
  drawOrder: z.enum(['asked', 'mainFirst']).default('asked').describe(optionHints.drawOrder),
  guard: z.enum(['unfrozen', 'any', 'none']).default('unfrozen').describe(optionHints.guard),
  handLimit: z.int().min(0).max(99).default(10).describe(optionHints.handLimit),
  recyclePrice: z.int().min(0).max(99).default(3).describe(optionHints.recyclePrice),
  turnLimit: z.int().min(2).max(999).default(60).describe(optionHints.turnLimit),
}

const spread = (library: ReadonlyMap<string, ExodusDef>, list: Readonly<Record<string, number>>): ExodusDef[] =>
  Object.entries(list).flatMap(([id, copies]) => Array.from({ length: copies }, () => library.get(id)!))

/** The game with these cards and decks. */
export function makeExodus(cards: readonly ExodusDef[], lists: readonly DeckList[]): ExodusGame {
  mustDiffer(cards)
  const library = new Map(cards.map((def) => [def.id, frozen(def)]))
  const decks = new Map(lists.map((list) => [list.id, list]))
  const ids = [...decks.keys()]
  const deck = deckChoice(library, [...ids, anyDeck])
  const contents = (choice: DeckChoice): DeckContents => (typeof choice === 'string' ? decks.get(choice)! : choice)
  return {
    id: 'exodus',
    title: 'Exodus',
    version: '1.3.5',
    seats: [2, 2],
    rulebook,
    options: z.strictObject({
      decks: z.tuple([deck, deck]).default([anyDeck, anyDeck]),
      /** XO-P10: the seat that goes first; by lot unless said. */
      first: z.union([z.literal(0), z.literal(1)]).optional(),
      /** XO-P02 */
      life: z.int().min(1).max(99).default(10),
      /** XO-H03: the opening hands. */
      hands: z
        .strictObject({ first: handOf(4, 5), second: handOf(4, 3) })
        .prefault({})
        .describe(optionHints.hands),
      ...dials,
    }),
    library,
    withCards: (more) => makeExodus([...cards, ...readCards(cardSchema, more)], lists),
    zones: {
      mainDeck: { per: 'seat', shape: 'pile', faces: 'none' },
      energyDeck: { per: 'seat', shape: 'pile', faces: 'none' },
      hand: { per: 'seat', shape: 'hand', faces: 'owner' },
      reserve: { per: 'seat', shape: 'hand', faces: 'owner' },
      // a card that goes from one pile to another has not left the field: it is still the same object; piles lie face up: XO-P12
      pile: { per: 'seat', many: maxPiles, shape: 'row', faces: 'all', place: 'field' },
      creature: { per: 'seat', many: maxPiles, shape: 'row', faces: 'all', place: 'field' },
      lasting: { per: 'seat', shape: 'row', faces: 'all' },
      stack: { per: 'table', shape: 'row', faces: 'all' },
      graveyard: { per: 'seat', shape: 'row', faces: 'all' },
      spent: { per: 'seat', shape: 'row', faces: 'all' },
    },
    longestStep: 16,
    setup(t, { decks: wanted, first, life, hands, ...rest }) {
      const chosen = wanted.map((each) => contents(each === anyDeck ? t.random.pick(ids) : each))
      setup(t, {
        dials: rest,
        life,
        hands: [hands.first, hands.second],
        first: first ?? t.random.int(2),
        decks: chosen.map(({ main, energy }) => ({ main: spread(library, main), energy: spread(library, energy) })),
      })
    },
    step: stepWith(runEffects),
    clone,
    rename,
    arrange,
    describe,
    facts,
    about,
    policy,
    /** XO-H05: what is Main and what is Energy is public. */
    back: ({ kind }) => (kind === 'energy' ? 'energy' : 'main'),
  }
}
