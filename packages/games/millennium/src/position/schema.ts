import { z } from 'zod'
import { elements, promoTiers, types } from '../cards/symbols.ts'
import { counters } from '../effects/amounts/vocabulary.ts'
import { phases, segments } from '../state.ts'

const count = z.int().min(0)
const yes = z.literal(true)

/** What lies on a card or is remembered of it. */
const marksSchema = z
  .strictObject({
    /** MB-402: star tokens; MB-444: Sell Markers of an Undead card. */
    tokens: count,
    markers: count,
    /** MB-134: whose Sell Marker lies on it in the Aftermarket; the number under which it is sold. */
    marker: count,
    lot: count,
    /** MB-431 */
    facing: z.enum(['left', 'right']),
    /** MB-206: its Next has had its card. */
    spent: yes,
    /** MB-266: a power that has been used. */
    used: yes,
    /** MB-438: it came with a slot of its own. */
    ownSlot: yes,
    /** MB-295: what was declared with it. */
    symbol: z.enum([...elements, ...types]),
    /** In the midst of its Reaction, of its Flip effects. */
    reacting: yes,
    flipping: yes,
  })
  .partial()

/** A card by its name; one that is not as cards there mostly are says how. */
export const lyingSchema = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    down: z.boolean().optional(),
    marks: marksSchema.optional(),
    /** The card that it is attached to, by its place. */
    host: z.string().optional(),
    /** Of the cards in play, when it came: the last has the highest. */
    age: count.optional(),
  }),
])
export type Lying = z.infer<typeof lyingSchema>

const playerSchema = z.strictObject({
  dollars: count.optional(),
  markers: count.optional(),
  vp: z.strictObject({ tournament: count, collection: count, npc: count }).partial().optional(),
  wins: count.optional(),
  recorded: z.array(count).optional(),
  place: count.optional(),
  ready: z.boolean().optional(),
  fusing: z.enum(promoTiers).nullable().optional(),
  fusions: count.optional(),
  team: count.optional(),
  decks: z.array(count).optional(),
  deck: count.optional(),
  used: z.array(count).optional(),
  /** The decks that it builds, by names. */
  draft: z.array(z.array(z.string())).optional(),
  /** What follows from the rest, and is there to be expected. */
  total: count.optional(),
})

const sideSchema = z.strictObject({
  rp: count.optional(),
  looped: z.boolean().optional(),
  named: z.array(z.string()).optional(),
  counters: z.partialRecord(z.enum(counters), count).optional(),
  breakdown: z.array(z.strictObject({ source: z.string(), rp: z.int() })).optional(),
})

const tournamentSchema = z.strictObject({
  first: count.optional(),
  turn: z
    .strictObject({ side: count, plays: count, slotPlays: count, hasPlayed: z.boolean(), actions: count })
    .partial()
    .optional(),
  passes: count.optional(),
  stage: z.enum(['turns', 'scoring', 'over']).optional(),
  stack: z.array(z.json()).optional(),
  pools: z.array(z.array(z.json())).optional(),
  chain: z.strictObject({ length: count, seen: z.array(z.string()) }).optional(),
  sides: z.array(sideSchema).optional(),
})

const deckbuildingSchema = z.strictObject({
  segment: z.enum(segments).optional(),
  contests: z.array(z.json()).optional(),
  refusals: z.array(z.json()).optional(),
  offers: z.array(z.json()).optional(),
  pauses: z.array(count).optional(),
  paused: z.json().optional(),
  grace: z.array(count).optional(),
  graceUsed: z.boolean().optional(),
  lots: z
    .strictObject({
      area: z.array(count),
      store: z.strictObject({ lot: count, size: z.int().min(-1) }),
      core: z.strictObject({ lot: count, size: z.int().min(-1) }),
    })
    .optional(),
  nextLot: count.optional(),
  drafted: count.optional(),
})

const tiers = z.strictObject({ bronze: z.array(z.string()), silver: z.array(z.string()), gold: z.array(z.string()) })
const prize = z.string().nullable()

/** A position. What is left out stays as the setup made it. */
export const positionSchema = z.strictObject({
  phase: z.enum(phases).optional(),
  round: count.optional(),
  players: z.array(playerSchema).optional(),
  tournament: tournamentSchema.optional(),
  deckbuilding: deckbuildingSchema.optional(),
  prizes: z.strictObject({ bronze: prize, silver: prize, gold: prize }).optional(),
  reserves: tiers.optional(),
  fusion: tiers.optional(),
  boss: z.string().nullable().optional(),
  bossesLeft: z.array(z.string()).optional(),
  /** Seconds since the beginning; seconds until each deadline. */
  now: z.number().min(0).optional(),
  timers: z.record(z.string(), z.number()).optional(),
  zones: z.record(z.string(), z.array(lyingSchema)).optional(),
  // what follows from the rest
  over: z.unknown().optional(),
  winner: z.unknown().optional(),
})
export type Position = z.infer<typeof positionSchema>
