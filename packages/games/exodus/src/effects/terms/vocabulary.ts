import { z } from 'zod'

/** XO-H13 */
export const hues = ['dawn', 'tide', 'moss', 'ember'] as const
export type Hue = (typeof hues)[number]
/** XO-P17 */
export const subtypes = ['drake', 'lumen', 'rootkin', 'rime', 'wright'] as const
export type Subtype = (typeof subtypes)[number]

export const whose = z.enum(['you', 'foe', 'any'])
export type Whose = z.infer<typeof whose>
export const who = z.enum(['you', 'foe', 'both'])
export type Who = z.infer<typeof who>
export const amount = z.int().min(1)
/** Which of the selected things is meant; the first unless said. */
export const at = z.int().min(0).optional()
/** The card that says so, instead of something selected. */
export const itself = z.boolean().optional()

/** An effect acts on its own card, or on one of the selected things. */
export interface Aim {
  readonly at?: number | undefined
  readonly this?: boolean | undefined
}

/** The schemas of a family of effects, and the effects that they describe. */
export type Family = readonly z.ZodType<{ readonly do: string }>[]
export type EffectsOf<F extends Family> = z.infer<F[number]>

/** XO-053..060: a card of this kind, in this place, is named before the effect resolves. */
export const selectSchema = z.strictObject({
  what: z.enum([
    'creature',
    'energy',
    'card',
    'pile',
    'lasting',
    'graveyard',
    'item',
    /** A creature on the field, or a player. */
    'creatureOrPlayer',
    /** A card or a pile with ice on it. */
    'frozen',
  ]),
  /** The field unless said. Cards in the opponent's hand are hidden, so chance decides which one is selected. */
  where: z.enum(['field', 'hand', 'graveyard']).optional(),
  whose,
  subtype: z.enum(subtypes).optional(),
  /** At most this many stars; fewer stars than the card that selects. */
  stars: z.int().min(1).max(3).optional(),
  fewerStars: z.boolean().optional(),
  /** A creature that is attacking. */
  attacking: z.boolean().optional(),
  /** A pile without a creature; with one. */
  blank: z.boolean().optional(),
  frozen: z.boolean().optional(),
  /** Not this card itself. */
  other: z.boolean().optional(),
  /** A symmetry (a card of the hand or the graveyard, an item of the stack). */
  symmetry: z.boolean().optional(),
  /** An item that has a target. */
  aimed: z.boolean().optional(),
  hue: z.enum(hues).optional(),
})
export type Select = z.infer<typeof selectSchema>

/** How many there are of something. */
export const countSchema = z.discriminatedUnion('count', [
  z.strictObject({
    count: z.literal('creatures'),
    whose,
    subtype: z.enum(subtypes).optional(),
    stars: z.int().min(1).max(3).optional(),
    frozen: z.boolean().optional(),
    /** Without this card itself. */
    other: z.boolean().optional(),
  }),
  z.strictObject({ count: z.literal('lasting'), whose }),
  /** Different hues under this card. */
  z.strictObject({ count: z.literal('hues') }),
])
export type Count = z.infer<typeof countSchema>
/** The amount counts once for each of these. */
export const each = countSchema.optional()
