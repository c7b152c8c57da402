import { z } from 'zod'

/** XO-H13 */
export const hues = ['dawn', 'tide', 'moss', 'ember'] as const
/** XO-P17 */
export const subtypes = ['drake', 'lumen', 'rootkin', 'rime', 'wright'] as const

const whose = z.enum(['you', 'foe', 'any'])
const who = z.enum(['you', 'foe', 'both'])
const amount = z.int().min(1)
/** Which of what was selected; the first unless said. */
const at = z.int().min(0).optional()

/** XO-053..060: a card of this kind, in this place, is named before the effect resolves. */
export const selectSchema = z.strictObject({
  what: z.enum(['creature', 'energy', 'pile', 'lasting', 'graveyard', 'item', 'card']),
  where: z.enum(['field', 'hand', 'graveyard']).optional(),
  whose,
  subtype: z.enum(subtypes).optional(),
  /** So many stars at most; fewer than the card that selects. */
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

/** What cards do when they resolve. */
export const effectSchema = z.discriminatedUnion('do', [
  /** To its owner's hand; its pile stays: XO-H12. */
  z.strictObject({ do: z.literal('return'), at }),
  z.strictObject({ do: z.literal('destroy'), at }),
  /** The selected energy; or so many of the selected creature's pile, as its controller picks. */
  z.strictObject({ do: z.literal('destroyEnergy'), at, amount: amount.optional() }),
  z.strictObject({ do: z.literal('discard'), at }),
  /** XO-H15 */
  z.strictObject({ do: z.literal('freeze'), at, this: z.boolean().optional() }),
  z.strictObject({ do: z.literal('unfreeze'), at }),
  z.strictObject({ do: z.literal('draw'), main: amount.optional(), energy: amount.optional(), who: who.optional() }),
  z.strictObject({ do: z.literal('gainLife'), amount, who: who.optional() }),
  z.strictObject({ do: z.literal('damage'), amount, who: who.optional() }),
  /** From the top of the Energy Deck, to five at most: XO-H07. */
  z.strictObject({ do: z.literal('addEnergy'), at, amount }),
  z.strictObject({ do: z.literal('power'), at, amount: z.int(), until: z.enum(['turn', 'battle']) }),
  /** The selected item goes to the graveyard unpaid. */
  z.strictObject({ do: z.literal('negate'), at }),
])
export type Effect = z.infer<typeof effectSchema>
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>

/** What a symmetry says, or an ability when it acts. */
export const scriptSchema = z.strictObject({
  /** XO-042..052 */
  pay: amount.optional(),
  /** XO-H18 */
  freezeThis: z.boolean().optional(),
  select: z.array(selectSchema).optional(),
  do: z.array(effectSchema),
  /** Only while a creature attacks. */
  onlyInAttack: z.boolean().optional(),
})
export type Script = z.infer<typeof scriptSchema>

/** Bonuses to power that hold as long as the card is in play. */
export const staticSchema = z.strictObject({
  on: z.literal('static'),
  power: z.int(),
  /** Whose power: this creature's, or that of all of a subtype that you control. */
  of: z.union([z.literal('this'), z.enum(subtypes)]),
  if: z.enum(['attacksPlayer', 'threeHues', 'firstAttack']).optional(),
})

/** XO-020: entering play in any way, by being summoned only; XO-H16: unfreezing; XO-H17: used at will. */
export const moments = ['enters', 'summoned', 'unfreezes', 'destroysInBattle', 'used'] as const
export const actingSchema = z.strictObject({ on: z.enum(moments), script: scriptSchema })

export const abilitySchema = z.union([staticSchema, actingSchema])
export type Ability = z.infer<typeof abilitySchema>
export type Acting = z.infer<typeof actingSchema>
export type Moment = (typeof moments)[number]
