import { z } from 'zod'

/** Seen from the player whose card or character it is. */
export const who = z.enum(['you', 'foe'])
export type Who = z.infer<typeof who>

/**
 * Something in the arena: `this` card where it lies, the `centre`, where your attack comes from (`origin`), your `rods`;
 * else the id or name of tokens of yours, or the name of your Boosts that lie on spaces. None: your first token.
 */
export const spot = z.string()

/** Where a player's cards lie between two Strikes, beside the deck and the arena. */
export const rows = [
  'hand',
  'gauge',
  'discard',
  'sealed',
  'boosts',
  'transforms',
  'aside',
  'overdrive',
  'stored',
  'played',
] as const

/** The places for a player's cards: EX-030, EX-039. */
export const areas = [
  'deck',
  ...rows,
  'strike',
  /** Cards under Boosts, face down. */
  'under',
  /** Cards that lie on spaces of the arena and are no Boosts. */
  'arena',
] as const
export type Area = (typeof areas)[number]
export const area = z.enum(areas)

/** Where an attack is set from: EX-091, EX-094, EX-166. */
export const origins = ['hand', 'wild', 'gauge', 'boosts', 'sealed', 'stored', 'face'] as const

/** What can be done with one of the cards that a player looks at: `under` puts it under the others. */
export const finds = ['hand', 'gauge', 'sealed', 'overdrive', 'discard', 'under', 'boost', 'strike'] as const
export type Find = (typeof finds)[number]

/** EX-006, and what some decks add. */
export const kinds = ['normal', 'special', 'ultra', 'extra'] as const
export type Kind = (typeof kinds)[number]
export const kind = z.enum(kinds)

/** EX-015, EX-016; transforms stay for good, overloads stand beside an attack. */
export const boostKinds = ['instant', 'continuous', 'transform', 'overload'] as const
export type BoostKind = (typeof boostKinds)[number]
export const boostKind = z.enum(boostKinds)

/** Which cards are meant. */
export const filter = z.strictObject({
  kinds: z.array(kind).optional(),
  boost: boostKind.optional(),
  /** The id of the card. */
  card: z.string().optional(),
  /** The name of its Boost. */
  boostName: z.string().optional(),
  /** With the name of your attack, of your opponent's; without it. */
  sameName: z.boolean().optional(),
  foeName: z.boolean().optional(),
  /** Copies of the topmost card of your discard pile; of the Boost that is being played. */
  likeTopDiscard: z.boolean().optional(),
  likeBoost: z.boolean().optional(),
  /** With the printed Speed of a card that was just taken. */
  sameSpeed: z.boolean().optional(),
  /** Whose Range covers the distance to your opponent. */
  inRange: z.boolean().optional(),
})
export type Filter = z.infer<typeof filter>

/** Where something is put: on any space, where a fighter stands, within Range of your attack, so far away from you. */
export const where = z.enum(['anywhere', 'you', 'foe', 'range', 'near'])

export type Where = z.infer<typeof where>
