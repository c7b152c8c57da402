import { z } from 'zod'
import { presets } from './cards/presets.ts'
import { metaKinds } from './cards/symbols.ts'
import type { Catalog } from './catalog.ts'
import { type Mode, modes } from './terms.ts'

/** One of these names. Another one is refused by a sentence that says which there are. */
const oneOf = (what: string, names: readonly string[]) =>
  z.enum(names as [string, ...string[]], {
    error: ({ input }) => `There is no ${what} ${String(input).slice(0, 40)}; there are ${names.join(', ')}.`,
  })

/** What is given to each seat by name, or by lot. */
const byLot = 'random'
const oneForEach = (what: string, names: readonly string[]) => z.array(oneOf(what, [byLot, ...names])).default([])

const minutes = (usual: number) => z.number().min(0.05).max(60).default(usual)

/** MB-096, MB-153, MB-155, MB-156: lengths of the timers in minutes. */
const lengthsSchema = z.strictObject({ first: minutes(7), second: minutes(7), last: minutes(6), grace: minutes(3) })

export const clocks = {
  standard: { first: 7, second: 7, last: 6, grace: 3 },
  beginner: { first: 10, second: 10, last: 8, grace: 3 },
  quick: { first: 3, second: 3, last: 2, grace: 1 },
  none: null,
} as const

const namedStore = ({ store }: Catalog) =>
  z.strictObject({
    expansion: z.array(oneOf('Expansion set', store.expansion)),
    premium: z.array(oneOf('Premium set', store.premium)),
    master: z.array(oneOf('Master set', store.master)),
  })

/** A build by its name, or sets by theirs. */
const storeOf = (catalog: Catalog) => z.union([oneOf('Store', [byLot, ...Object.keys(presets)]), namedStore(catalog)])

export const optionsOf = (catalog: Catalog) =>
  z.strictObject({
    mode: z.enum(modes).default('standard').describe('How the season is played.'),
    prerelease: z.boolean().default(false).describe('MB-047: a small tournament with starter decks comes first.'),
    draft: z.boolean().default(false).describe('MB-279: boosters are drafted.'),
    freeMarket: z.boolean().default(false).describe('MB-282: trades may be uneven.'),
    liquidation: z.boolean().default(false).describe('MB-283: decks are sold to the box after each tournament.'),
    sealed: z.boolean().default(false).describe('MB-285: sixteen random cards instead of a starter deck.'),
    characters: z.boolean().default(true).describe('MB-039: characters with their powers.'),
    venues: z.boolean().default(false).describe('MB-277: each round is played somewhere else.'),
    relics: z.enum(['none', 'handicap', 'draft']).default('none').describe('MB-275, MB-276: relic Accessories.'),
    handicap: z.array(z.int().min(0).max(5)).default([]).describe('MB-275: the seats that get a relic.'),
    boss: oneOf('boss', [byLot, ...catalog.bosses])
      .default(byLot)
      .describe('MB-332: whom the players face.'),
    difficulty: z.enum(['easy', 'normal', 'hard']).default('normal').describe('MB-351, MB-352: Boss Accessories.'),
    finalRow: z.boolean().default(false).describe('House rule MB-H25: after a Pre-Release the last row counts last.'),
    clock: z
      .union([z.enum(['standard', 'beginner', 'quick', 'none']), lengthsSchema])
      .default('standard')
      .describe('MB-096: how long the timers run.'),
    contestWindow: z
      .int()
      .min(0)
      .max(1000)
      .default(300)
      .describe('House rule MB-H08: ms in which others may want the same card.'),
    refusalWindow: z
      .int()
      .min(0)
      .max(5000)
      .default(1500)
      .describe('House rule MB-H09: ms in which a new card is held.'),
    pauses: z.int().min(0).max(9).default(2).describe('House rule MB-H79: pauses for each player in a phase.'),
    pauseSeconds: z.int().min(5).max(600).default(60).describe('House rule MB-H79: how long a pause may be.'),
    store: storeOf(catalog).default(byLot).describe('MB-026: which sets the Store has.'),
    metas: z.array(z.enum(metaKinds)).length(2).optional().describe('MB-033: two of four kinds.'),
    starters: oneForEach('starter deck', catalog.starters).describe(
      'MB-036: a starter deck for each seat; by lot unless said.',
    ),
    cast: oneForEach('character', catalog.characters).describe(
      'MB-038: a character for each seat; by lot unless said.',
    ),
    teams: oneForEach('Team Card', catalog.teams).describe('MB-316: a Team Card for each team; by lot unless said.'),
  })
export type MillenniumOptions = z.infer<ReturnType<typeof optionsOf>>

/** MB-045, MB-286, MB-308, MB-314, MB-323, MB-325, MB-332. */
const seatsOf: Readonly<Record<Mode, readonly [number, number]>> = {
  standard: [3, 6],
  duel: [2, 2],
  team: [3, 6],
  funky: [3, 6],
  turns: [2, 6],
  boss: [1, 4],
  campaign: [1, 4],
}

export const seatsFor = ({ mode }: Pick<MillenniumOptions, 'mode'>): readonly [number, number] => seatsOf[mode]
