import { z } from 'zod'
import { amount } from './amounts.ts'
import { effects } from './effects.ts'
import { spot, who } from './shared.ts'

const token = z.string()
const optional = z.boolean().optional()

/** Where something is put: on any space, where a fighter stands, within Range of your attack, so far away from you. */
const where = z.enum(['anywhere', 'you', 'foe', 'range', 'near'])
export type Where = z.infer<typeof where>

/** Tokens in the arena, and cards that lie on a space of it. */
export const tokens = [
  /** EX-076: lays this Boost on a space. `so` happens before it lies there. */
  z.strictObject({ do: z.literal('layDown'), where: where.optional(), optional, so: effects().optional() }),
  /** `near`: from `min` to `max` spaces away from you. */
  z.strictObject({
    do: z.literal('placeToken'),
    token: token.optional(),
    where,
    min: z.int().optional(),
    max: z.int().optional(),
    optional,
    so: effects().optional(),
  }),
  /** So many of your secret tokens, face down, from `min` to `max` spaces away from you. */
  z.strictObject({ do: z.literal('placeSecret'), amount: z.int().min(1), min: z.int(), max: z.int() }),
  /** So many tokens of one name; where there are none left, one of them is taken up first, as it may be anyway. */
  z.strictObject({
    do: z.literal('placeNext'),
    token,
    where,
    amount: z.int().min(1),
    /** No fighter stands there. */
    free: z.boolean().optional(),
  }),
  /** A token, or a Boost on a space, goes to another space; with `any`, one of several. */
  z.strictObject({
    do: z.literal('moveToken'),
    spot: spot.optional(),
    min: z.int(),
    max: z.int(),
    /** Or to where the opponent stands. */
    toFoe: z.boolean().optional(),
    any: z.boolean().optional(),
    optional,
  }),
  z.strictObject({ do: z.literal('removeToken'), token: token.optional() }),
  /** Removes one that is so far away from your opponent. */
  z.strictObject({
    do: z.literal('removeNear'),
    token,
    min: z.int(),
    max: z.int(),
    optional,
    so: effects().optional(),
  }),
  /** Removes any number; the first so many that you have come upon in the movement just before. */
  z.strictObject({ do: z.literal('removeSome'), token, met: amount.optional() }),
  /** One token takes the place of another. */
  z.strictObject({ do: z.literal('swapToken'), token, by: token, of: who.optional() }),
  /** Your attack comes from one of these. */
  z.strictObject({ do: z.literal('chooseOrigin'), spot, optional }),
  /** Discards one of your Boosts of that name where your opponent stands. */
  z.strictObject({ do: z.literal('discardLaid'), name: z.string(), so: effects().optional() }),
  /** Your attack, or the top card of your discard pile, becomes a lightning rod. */
  z.strictObject({ do: z.literal('layRod'), what: z.enum(['attack', 'topDiscard']), where }),
  /** You may return lightning rods from where your opponent stands to your hand, for what follows each time. */
  z.strictObject({ do: z.literal('drawRod'), so: effects() }),
] as const
