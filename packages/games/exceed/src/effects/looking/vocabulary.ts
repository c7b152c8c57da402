import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'
import type { Effects } from '../list.ts'
import { finds, kind } from '../shared/vocabulary.ts'

/** What is said of a card that is named before a Strike: it must be set by who holds it, is invalid, does not hit you. */
export const readings = ['demand', 'invalid', 'dodge'] as const
export type Reading = (typeof readings)[number]

export const looking = (effects: Effects) =>
  [
    /** Looks at the top cards of one's deck, does something with one of them; the others stay, or are discarded. */
    z.strictObject({
      do: z.literal('look'),
      amount,
      may: z.array(z.enum(finds)).min(1),
      optional: z.boolean().optional(),
      rest: z.enum(['top', 'discard']),
      shuffle: z.boolean().optional(),
      /** What follows if something was done. */
      so: effects.optional(),
    }),
    /** Names cards; the opponent discards a copy of each, or all, or shows a hand without one. */
    z.strictObject({
      do: z.literal('callOut'),
      names: z.int().min(1).optional(),
      all: z.boolean().optional(),
      /** The hand is shown in any case. */
      show: z.boolean().optional(),
      so: effects.optional(),
    }),
    /** Names a Range; the opponent discards a card that has it, or shows a hand without one. */
    z.strictObject({ do: z.literal('callRange') }),
    /** Names a card of your opponent's, a Normal if it is demanded, for the Strike to come. */
    z.strictObject({ do: z.literal('read'), as: z.enum(readings).optional(), kind: kind.optional() }),
  ] as const
