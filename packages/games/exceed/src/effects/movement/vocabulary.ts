import { z } from 'zod'
import { amount } from '../amounts/vocabulary.ts'
import { spot } from '../shared/vocabulary.ts'

const upTo = z.boolean().optional()

/** EX-078..088 */
export const movement = [
  z.strictObject({ do: z.literal('move'), spaces: amount, upTo }),
  /** `stopOn`: it ends where that lies. */
  z.strictObject({ do: z.literal('advance'), spaces: amount, upTo, stopOn: spot.optional() }),
  z.strictObject({ do: z.literal('close'), spaces: amount, upTo }),
  z.strictObject({ do: z.literal('retreat'), spaces: amount, upTo }),
  /** `from`: away from that instead of you; to either side if your opponent stands there. */
  z.strictObject({ do: z.literal('push'), spaces: amount, upTo, from: spot.optional() }),
  /** `notPast`: it ends next to you. `to`: towards that instead of you; to either side from there, or not at all. */
  z.strictObject({
    do: z.literal('pull'),
    spaces: amount,
    upTo,
    notPast: z.boolean().optional(),
    to: spot.optional(),
    notFrom: z.boolean().optional(),
  }),
  /** To a space of your choice: so many spaces away, within Range of your attack, towards your opponent. */
  z.strictObject({
    do: z.literal('moveTo'),
    max: z.int().optional(),
    inRange: z.boolean().optional(),
    ahead: z.boolean().optional(),
  }),
  /** To where that lies; next to your opponent if they stand there. */
  z.strictObject({ do: z.literal('moveOnto'), spot: spot.optional(), choose: z.boolean().optional() }),
  /** Pushes or Pulls the opponent to a space of your choice, or lets them be. */
  z.strictObject({ do: z.literal('shoveTo'), only: z.enum(['push', 'pull']).optional() }),
  /** Both fighters return to where they started. */
  z.strictObject({ do: z.literal('startOver') }),
  /** You fill so many spaces more on each side. */
  z.strictObject({ do: z.literal('grow'), reach: z.int().min(0) }),
  /** You and your token change places. */
  z.strictObject({ do: z.literal('switchWith'), spot: spot.optional() }),
] as const
