import { z } from 'zod'
import { amount, at, itself, who } from '../terms/vocabulary.ts'

/** Cards that change their place, and ice (XO-H15, XO-H16) that comes over them and goes. */
export const cardEffects = [
  /** To its owner's hand; its pile stays: XO-H12. */
  z.strictObject({ do: z.literal('return'), at, this: itself }),
  z.strictObject({ do: z.literal('destroy'), at }),
  /** The selected card of a hand. */
  z.strictObject({ do: z.literal('discard'), at }),
  z.strictObject({ do: z.literal('draw'), main: amount.optional(), energy: amount.optional(), who: who.optional() }),
  /** XO-P28: a selected creature, onto a selected blank pile; it is not summoned. */
  z.strictObject({ do: z.literal('putIntoPlay'), at, onto: z.int().min(0) }),
  /** Two selected creatures of one player change their piles. */
  z.strictObject({ do: z.literal('switch'), at: z.tuple([z.int().min(0), z.int().min(0)]) }),
  /** Each player keeps their strongest creature, and returns the others to hand. */
  z.strictObject({ do: z.literal('keepStrongest') }),
  z.strictObject({ do: z.literal('freeze'), at, this: itself }),
  z.strictObject({ do: z.literal('unfreeze'), at }),
] as const
