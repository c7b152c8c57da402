import { z } from 'zod'

/** Seen from the player whose card or character it is. */
export const who = z.enum(['you', 'foe'])
export type Who = z.infer<typeof who>

/** The places for a player's cards: EX-030, EX-039. */
export const areas = [
  'deck',
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
  'strike',
] as const
export type Area = (typeof areas)[number]
export const area = z.enum(areas)

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
  /** With the name of your attack; without it. */
  sameName: z.boolean().optional(),
  /** Whose Range covers the distance to your opponent. */
  inRange: z.boolean().optional(),
})
export type Filter = z.infer<typeof filter>
