import { asJson, type Game, mustDiffer, readCards } from '@cardwright/engine'
import { z } from 'zod'
import { policy } from './bot/policy.ts'
import { asKnownTo, type Blank, blanksIn, withBrought } from './cards/brought.ts'
import { buildOwnCard, type CardFile, cardSchema } from './cards/build.ts'
import { anyDeck, type DeckChoice, type DeckList, deckChoice, deckFaults, secretDeck } from './cards/decks.ts'
import type { WeissCard } from './cards/definitions.ts'
import { guessWith } from './cards/guess.ts'
import { clone } from './clone.ts'
import { about, facts } from './facts.ts'
import { arrange } from './position/arrange.ts'
import { describe } from './position/describe.ts'
import { rulebook } from './rulebook/index.ts'
import { setup } from './rules/setup.ts'
import { step } from './rules/step.ts'
import { remember } from './rules/values.ts'
import type { State, ZoneName } from './table.ts'

export interface WeissOptions {
  readonly decks: readonly [DeckChoice, DeckChoice]
  readonly first?: 0 | 1 | undefined
  readonly refreshRule: '2021' | '2022'
  readonly uncompiled: 'refuse' | 'blank'
  readonly deckRules: 'strict' | 'none'
  readonly cards: readonly CardFile[]
  /** Under `uncompiled: 'blank'`, what the decks are played without: found when the match begins, so that its record says it. */
  readonly blank?: readonly Blank[] | undefined
}

export type WeissGame = Game<State, WeissOptions, WeissCard, ZoneName>

/** The game with these cards and decks. */
export function makeWeiss(cards: readonly WeissCard[], lists: readonly DeckList[]): WeissGame {
  mustDiffer(cards)
  const library = new Map(cards.map((def) => [def.id, def]))
  const decks = new Map(lists.map((list) => [list.id, list]))
  const ids = [...decks.keys()]
  const deck = deckChoice([...ids, anyDeck])
  const libraryFor = (options: Pick<WeissOptions, 'cards'>) => withBrought(library, options.cards)
  const contents = (choice: DeckChoice): Readonly<Record<string, number>> =>
    typeof choice === 'string' ? decks.get(choice)!.cards : choice.cards
  return {
    id: 'weiss',
    title: 'Weiss Schwarz',
    version: '1.3.14',
    seats: [2, 2],
    rulebook,
    options: z
      .strictObject({
        decks: z.tuple([deck, deck]).default([anyDeck, anyDeck]),
        /** Who begins; by lot unless said: WS-043. */
        first: z.union([z.literal(0), z.literal(1)]).optional(),
        refreshRule: z
          .enum(['2021', '2022'])
          .default('2022')
          .describe('WS-075, WS-118: when the card for a refresh is clocked.'),
        uncompiled: z
          .enum(['refuse', 'blank'])
          .default('refuse')
          .describe('Cards whose text is not understood: refused, or played without it.'),
        deckRules: z
          .enum(['strict', 'none'])
          .default('strict')
          .describe('House rule WS-H09: for puzzles, a deck may hold any cards, any number of times.'),
        cards: z
          .array(cardSchema)
          .max(100)
          .default([])
          .describe('Cards of your own, for puzzles: their text is compiled.'),
        blank: z.array(z.strictObject({ card: z.string(), text: z.string() })).optional(),
      })
      .check(({ value: { decks: wanted, uncompiled, deckRules, cards: brought }, issues }) => {
        const known = libraryFor({ cards: brought })
        wanted.forEach((choice, seat) => {
          if (typeof choice === 'string') return
          for (const { rule, why } of deckFaults(known, choice.cards, uncompiled, deckRules))
            issues.push({
              code: 'custom',
              message: `${rule}: ${why}`,
              path: ['decks', seat],
              input: choice,
              continue: true,
            })
        })
      })
      .transform(({ blank: _, ...options }): WeissOptions => {
        if (options.uncompiled === 'refuse') return options
        return { ...options, blank: blanksIn(libraryFor(options), options.decks) }
      }),
    library,
    withCards: (more) => makeWeiss([...cards, ...readCards(cardSchema, more).map(buildOwnCard)], lists),
    libraryFor,
    optionsFor: (options, seat) => asJson(asKnownTo(options, seat)),
    // WS-019, WS-021..023, WS-026, WS-028, WS-035..037: who sees the cards of a zone, and in which order they lie
    zones: {
      deck: { per: 'seat', shape: 'pile', faces: 'none' },
      hand: { per: 'seat', shape: 'hand', faces: 'owner' },
      stock: { per: 'seat', shape: 'pile', faces: 'none' },
      clock: { per: 'seat', shape: 'row', faces: 'all' },
      level: { per: 'seat', shape: 'row', faces: 'all' },
      climaxArea: { per: 'seat', shape: 'row', faces: 'all' },
      // what changes its position is still the same card: WS-161
      stage: { per: 'seat', many: 5, shape: 'row', faces: 'all', place: 'stage' },
      waitingRoom: { per: 'seat', shape: 'row', faces: 'all' },
      memory: { per: 'seat', shape: 'row', faces: 'all' },
      markers: { per: 'seat', shape: 'row', faces: 'all', looks: 'none' },
      resolution: { per: 'seat', shape: 'row', faces: 'all' },
    },
    longestStep: 60,
    setup(t, { decks: wanted, first, refreshRule }) {
      const chosen = wanted.map((each) => contents(each === anyDeck ? t.random.pick(ids) : each))
      setup(t, {
        refreshRule,
        first: first ?? t.random.int(2),
        known: wanted.map((each) => (typeof each === 'string' ? each : secretDeck)),
        decks: chosen.map((list) =>
          Object.entries(list).flatMap(([id, copies]) =>
            Array.from({ length: copies }, () => t.rules.library.get(id)!),
          ),
        ),
      })
    },
    step,
    clone,
    arrange,
    describe,
    facts,
    about,
    remember,
    policy,
    endless: () => ({ winner: null, why: 'loop', rule: 'WS-H10' }),
    guess: guessWith(lists),
  }
}
