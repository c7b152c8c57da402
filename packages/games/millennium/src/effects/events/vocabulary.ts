import { z } from 'zod'
import { filterSchema } from '../targets/vocabulary.ts'

/** What cards react to. `it` is the card, `them` the player whom it is about. */
export const happenings = [
  'played',
  'flipped',
  'clash',
  'won',
  'lost',
  'gainedCard',
  'discarded',
  'action',
  'lostPoints',
  'effect',
] as const
export type Happening = (typeof happenings)[number]

export const eventSchema = z.strictObject({
  event: z.enum(happenings),
  who: z.enum(['you', 'others', 'opponents', 'each']).default('you'),
  where: filterSchema.optional(),
  /** Whether the card that says so counts too. */
  self: z.literal(true).optional(),
})
export type EventPattern = z.infer<typeof eventSchema>

/** Something that happened. */
export interface Occurrence {
  readonly event: Happening
  /** The side that it is about. */
  readonly side: number
  /** The card that it is about. */
  readonly card?: number
  /** How much: points that were lost. */
  readonly amount?: number
  /** MB-424: nobody may react to it. */
  readonly unanswerable?: boolean
}
