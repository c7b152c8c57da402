import { z } from 'zod'

const amount = z.int().min(1)

/** What a card can do. */
export const effectSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('damage'), amount }),
  z.strictObject({ do: z.literal('draw'), count: amount }),
  /** Damage equal to the card's own power. */
  z.strictObject({ do: z.literal('strike') }),
])

/** When it does so, or what it changes as long as it lies there. */
export const abilitySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('played'), effects: z.array(effectSchema).min(1) }),
  z.strictObject({ kind: z.literal('hurt'), effects: z.array(effectSchema).min(1) }),
  z.strictObject({ kind: z.literal('shield'), amount }),
  z.strictObject({ kind: z.literal('truce') }),
  z.strictObject({ kind: z.literal('lead'), power: amount }),
])

/** What a card file holds. */
export const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'a name in small letters'),
  power: z.int().min(0),
  abilities: z.array(abilitySchema).default([]),
})

export type Effect = z.infer<typeof effectSchema>
export type Ability = z.infer<typeof abilitySchema>
export type HearthCard = z.infer<typeof cardSchema>
