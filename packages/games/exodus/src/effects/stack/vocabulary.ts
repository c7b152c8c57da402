import { z } from 'zod'
import { amount, at } from '../terms/vocabulary.ts'

/** Items that wait on the stack, and the price of the next one. */
export const stackEffects = [
  /** The selected item goes to the graveyard unpaid. */
  z.strictObject({ do: z.literal('negate'), at }),
  /** Other targets for the selected item; it has no Playback after that. */
  z.strictObject({ do: z.literal('reselect'), at, by: z.enum(['you', 'owner']) }),
  /** Your next Pay in this turn costs so much less. */
  z.strictObject({ do: z.literal('discount'), amount }),
] as const
