import { z } from 'zod'
import { amount } from './amounts.ts'
import { effects } from './effects.ts'
import { area, filter, who } from './shared.ts'

export const cards = [
  z.strictObject({ do: z.literal('draw'), amount, who: who.optional(), upTo: z.boolean().optional() }),
  /** Takes cards of a player from somewhere to somewhere; the general form of discarding, sealing, gaining Gauge. */
  z.strictObject({
    do: z.literal('take'),
    from: z.array(area).min(1),
    to: area,
    at: z.enum(['top', 'bottom']).optional(),
    /** How they are found: by choice, at random, from the top or the bottom, or all that there are. */
    by: z.enum(['choice', 'random', 'top', 'bottom', 'all']),
    /** Whose they are, and who chooses; you unless said. */
    of: who.optional(),
    chooser: who.optional(),
    min: amount.optional(),
    max: amount.optional(),
    filter: filter.optional(),
    /** What follows for each card, and once if there was any. */
    each: effects().optional(),
    so: effects().optional(),
  }),
  /** Where this card, or the attack, goes: at once, or at Cleanup. */
  z.strictObject({
    do: z.literal('put'),
    what: z.enum(['this', 'attack']),
    to: area,
    at: z.enum(['top', 'bottom']).optional(),
    when: z.enum(['now', 'cleanup']).optional(),
  }),
  z.strictObject({ do: z.literal('showHand'), who: who.optional() }),
  /** Names a card; the opponent discards a copy of it or shows their hand. */
  z.strictObject({ do: z.literal('callOut'), so: effects().optional() }),
] as const
