import { z } from 'zod'
import type { Effects } from '../list.ts'
import { area, origins } from '../shared/vocabulary.ts'

/** How a Strike is to be set: as an effect says it, and as a position does of a Strike that is to come. */
export const strikeTerms = {
  from: z.enum(origins).optional(),
  /** From the face of a character: the id of the attack. */
  card: z.string().optional(),
  random: z.boolean().optional(),
  open: z.boolean().optional(),
  ex: z.boolean().optional(),
  noEx: z.boolean().optional(),
  noWild: z.boolean().optional(),
  foeWild: z.boolean().optional(),
  foeFirst: z.boolean().optional(),
}

export const strikes = (effects: Effects) =>
  [
    /** Begins a Strike when the present action is over: EX-155. */
    z.strictObject({
      do: z.literal('strike'),
      ...strikeTerms,
      /** What follows when you, or your opponent, have set. */
      set: effects.optional(),
      foeSet: effects.optional(),
    }),
    /** EX-140 */
    z.strictObject({ do: z.literal('advantage') }),
    /** Your attack is, or will be, set face up. */
    z.strictObject({ do: z.literal('reveal') }),
    /** Your Wild Swing goes somewhere, and another takes its place. */
    z.strictObject({ do: z.literal('swingAgain'), to: area }),
    /** EX-165: another attack from your hand, now. */
    z.strictObject({
      do: z.literal('extraAttack'),
      /** It costs nothing. */
      free: z.boolean().optional(),
      /** The most damage that it does, before Armor. */
      most: z.int().optional(),
      /** Its Armor, its Guard and what it says of attacks on you count for the rest of the Strike. */
      defends: z.boolean().optional(),
    }),
    /** The cards just taken lend their Before, Hit and After triggers to your attack. */
    z.strictObject({ do: z.literal('gainTriggers') }),
    /** Does what another of your triggers of this time says. */
    z.strictObject({ do: z.literal('copyTrigger'), on: z.enum(['before', 'hit', 'after']) }),
    /** From now on you may strike with this attack of your character. */
    z.strictObject({ do: z.literal('faceAttack'), card: z.string() }),
  ] as const
