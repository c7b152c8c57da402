import { z } from 'zod'
import { effects } from './effects.ts'

export const origins = ['hand', 'wild', 'gauge', 'boosts', 'sealed', 'stored', 'face'] as const

export const strikes = [
  /** Begins a Strike when the present action is over: EX-155. */
  z.strictObject({
    do: z.literal('strike'),
    from: z.enum(origins).optional(),
    random: z.boolean().optional(),
    open: z.boolean().optional(),
    ex: z.boolean().optional(),
    noEx: z.boolean().optional(),
    noWild: z.boolean().optional(),
    foeWild: z.boolean().optional(),
    foeFirst: z.boolean().optional(),
    /** What follows when you, or your opponent, have set. */
    set: effects().optional(),
    foeSet: effects().optional(),
  }),
  /** EX-140 */
  z.strictObject({ do: z.literal('advantage') }),
  /** Names a Normal: the opponent must set it in the Strike to come, or show that they have none. */
  z.strictObject({ do: z.literal('read') }),
  z.strictObject({ do: z.literal('foeMustSwing') }),
] as const
