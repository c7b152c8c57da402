import { z } from 'zod'

/** Tokens in the arena, and Boosts that lie on a space of it. */
export const tokens = [
  /** EX-076: lays this Boost on a space. */
  z.strictObject({ do: z.literal('layDown') }),
  z.strictObject({ do: z.literal('placeToken'), token: z.string(), where: z.enum(['anywhere', 'you', 'foe']) }),
  z.strictObject({ do: z.literal('removeToken'), token: z.string() }),
] as const
