import { z } from 'zod'
import { amount } from './amounts.ts'
import { effects } from './effects.ts'
import { area, filter, finds, who } from './shared.ts'

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
  /** Draws, or discards, until there are so many cards in hand. */
  z.strictObject({
    do: z.literal('handTo'),
    size: amount,
    who: who.optional(),
    /** Only the one or the other. */
    only: z.enum(['draw', 'discard']).optional(),
    /** What is discarded is found at random. */
    random: z.boolean().optional(),
    /** What follows for each card that is drawn. */
    each: effects().optional(),
  }),
  /** Takes cards of a player from somewhere to somewhere; the general form of discarding, sealing, gaining Gauge. */
  z.strictObject({
    do: z.literal('take'),
    from: z.array(area).min(1),
    /** None: they are only shown. */
    to: area.optional(),
    at: z.enum(['top', 'bottom', 'shuffled']).optional(),
    /** How they are found: by choice, at random, from the top or the bottom, or all that there are. */
    by: z.enum(['choice', 'random', 'top', 'bottom', 'all']),
    /** Whose they are, and who chooses; you unless said. */
    of: who.optional(),
    chooser: who.optional(),
    /** Whose area they come to: that of whose they are, unless said. */
    whose: who.optional(),
    min: amount.optional(),
    max: amount.optional(),
    /** Or none at all. */
    optional: z.boolean().optional(),
    filter: filter.optional(),
    /** Of the last so many that came there only; of those that were just taken only. */
    last: amount.optional(),
    recent: z.boolean().optional(),
    /** All of one name. */
    alike: z.boolean().optional(),
    /** What follows for each card, and once if there was any; and if there were fewer than there could be. */
    each: effects().optional(),
    so: effects().optional(),
    fewer: effects().optional(),
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
  /** Looks at the top cards of one's deck, does something with one of them; the others stay, or are discarded. */
  z.strictObject({
    do: z.literal('look'),
    amount,
    may: z.array(z.enum(finds)).min(1),
    optional: z.boolean().optional(),
    rest: z.enum(['top', 'discard']),
    shuffle: z.boolean().optional(),
    /** What follows if something was done. */
    so: effects().optional(),
  }),
  z.strictObject({ do: z.literal('shuffle'), area: z.enum(['deck', 'discard']), who: who.optional() }),
  /** The cards of two areas change places; a deck is shuffled. */
  z.strictObject({ do: z.literal('swapAreas'), areas: z.tuple([area, area]) }),
  z.strictObject({ do: z.literal('showHand'), who: who.optional() }),
  /** Shows the top card of a deck to you, or to everybody. */
  z.strictObject({ do: z.literal('showTop'), who: who.optional(), to: z.enum(['you', 'all']) }),
  /** Names cards; the opponent discards a copy of each, or all, or shows a hand without one. */
  z.strictObject({
    do: z.literal('callOut'),
    names: z.int().min(1).optional(),
    all: z.boolean().optional(),
    /** The hand is shown in any case. */
    show: z.boolean().optional(),
    so: effects().optional(),
  }),
  /** Names a Range; the opponent discards a card that has it, or shows a hand without one. */
  z.strictObject({ do: z.literal('callRange') }),
] as const
