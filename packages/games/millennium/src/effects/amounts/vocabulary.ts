import { z } from 'zod'
import { areas, filterSchema, playersSchema } from '../targets/vocabulary.ts'

/** What is counted for each side over a tournament. */
export const counters = [
  'clashesWon',
  'clashesLost',
  'clashes',
  'losersBeaten',
  'dollarsSpent',
  'dollarsTaken',
  'storeGained',
  'revealed',
  'flipEffects',
  'saved',
  'namedPlayed',
  'filledFirst',
  'actionsUsed',
] as const
export type Counter = (typeof counters)[number]

const whose = playersSchema.default('you')

export const countSchema = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('cards'),
    whose,
    where: filterSchema.optional(),
    in: z.enum(areas).default('tableau'),
  }),
  z.strictObject({ of: z.literal('stars'), card: z.enum(['this', 'it', 'left', 'right', 'top']) }),
  z.strictObject({ of: z.literal('tokens'), whose, on: z.enum(['this', 'all']).default('all') }),
  z.strictObject({ of: z.literal('dollars'), whose }),
  z.strictObject({ of: z.literal('counter'), counter: z.enum(counters), whose }),
  /** Different symbols among your face-up tableau cards. */
  z.strictObject({ of: z.literal('kinds'), symbol: z.enum(['element', 'type', 'set', 'rarity', 'stars']) }),
  /** Among neighbours in your tableau, face up: equal stars, rising stars, different types, a shared symbol. */
  z.strictObject({ of: z.literal('neighbours'), that: z.enum(['match', 'rise', 'alternate', 'share']) }),
  /** Pairs of your cards with equal stars. */
  z.strictObject({ of: z.literal('pairs') }),
  z.strictObject({ of: z.literal('players'), who: playersSchema }),
])
export type Count = z.infer<typeof countSchema>

export const amountSchema = z.union([
  z.int().min(0),
  z.strictObject({ each: countSchema, times: z.int().min(1).default(1), max: z.int().min(1).optional() }),
])
export type Amount = z.infer<typeof amountSchema>
