import { z } from 'zod'
import { presets } from './cards/presets.ts'
import { metaKinds } from './cards/symbols.ts'
import { type Mode, modes } from './terms.ts'

const set = z.string()
const minutes = (usual: number) => z.number().min(0.05).max(60).default(usual)

/** MB-096, MB-153, MB-155, MB-156: lengths of the timers in minutes. */
const lengthsSchema = z.strictObject({ first: minutes(7), second: minutes(7), last: minutes(6), grace: minutes(3) })

export const clocks = {
  standard: { first: 7, second: 7, last: 6, grace: 3 },
  beginner: { first: 10, second: 10, last: 8, grace: 3 },
  quick: { first: 3, second: 3, last: 2, grace: 1 },
  none: null,
} as const

export const optionsSchema = z.strictObject({
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
  boss: z.string().default('random').describe('MB-332: whom the players face.'),
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
  refusalWindow: z.int().min(0).max(5000).default(1500).describe('House rule MB-H09: ms in which a new card is held.'),
  pauses: z.int().min(0).max(9).default(2).describe('House rule MB-H79: pauses for each player in a phase.'),
  pauseSeconds: z.int().min(5).max(600).default(60).describe('House rule MB-H79: how long a pause may be.'),
  store: z
    .union([
      z.enum(['random', ...(Object.keys(presets) as [string, ...string[]])]),
      z.strictObject({ expansion: z.array(set), premium: z.array(set), master: z.array(set) }),
    ])
    .default('random')
    .describe('MB-026: which sets the Store has.'),
  metas: z.array(z.enum(metaKinds)).length(2).optional().describe('MB-033: two of four kinds.'),
  starters: z.array(z.string()).default([]).describe('MB-036: a starter deck for each seat; by lot unless said.'),
  cast: z.array(z.string()).default([]).describe('MB-038: a character for each seat; by lot unless said.'),
  teams: z.array(z.string()).default([]).describe('MB-316: a Team Card for each team; by lot unless said.'),
})
export type MillenniumOptions = z.infer<typeof optionsSchema>

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
