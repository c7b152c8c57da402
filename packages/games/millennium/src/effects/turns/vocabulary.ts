import { z } from 'zod'

export const turnEffects = [
  /** MB-436, MB-438 */
  z.strictObject({ do: z.literal('extraPlay'), slot: z.literal(true).optional() }),
  z.strictObject({ do: z.literal('extraAction') }),
  /** MB-406: all Play effects of the card once more. */
  z.strictObject({ do: z.literal('playAgain') }),
] as const
