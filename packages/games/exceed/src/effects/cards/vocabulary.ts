import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'
import { area, who } from '../shared/vocabulary.ts'

export const cards = [
  z.strictObject({
    do: z.literal('draw'),
    amount,
    who: who.optional(),
    upTo: z.boolean().optional(),
    /** From the top of the deck unless said. */
    from: z.literal('bottom').optional(),
    /** They are shown to everybody. */
    show: z.boolean().optional(),
  }),
  /** Where this card, or the attack, goes: at once, or at Cleanup. */
  z.strictObject({
    do: z.literal('put'),
    what: z.enum(['this', 'attack']),
    to: area,
    at: z.enum(['top', 'bottom']).optional(),
    whose: who.optional(),
    when: z.enum(['now', 'cleanup']).optional(),
  }),
  z.strictObject({ do: z.literal('shuffle'), area: z.enum(['deck', 'discard']), who: who.optional() }),
  /** The cards of two areas change places; a deck is shuffled. */
  z.strictObject({ do: z.literal('swapAreas'), areas: z.tuple([area, area]) }),
  z.strictObject({ do: z.literal('showHand'), who: who.optional() }),
  /** Shows the top card of a deck to you, or to everybody. */
  z.strictObject({ do: z.literal('showTop'), who: who.optional(), to: z.enum(['you', 'all']) }),
] as const
