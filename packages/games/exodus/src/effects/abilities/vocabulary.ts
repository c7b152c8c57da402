import { z } from 'zod'
import { amount, each, subtypes } from '../terms/vocabulary.ts'
import { scriptSchema } from '../vocabulary.ts'

/** A bonus to power that holds as long as the card is in play. */
export const staticSchema = z.strictObject({
  on: z.literal('static'),
  power: z.int(),
  each,
  /** This creature, or all of a subtype that you control. */
  of: z.union([z.literal('this'), z.enum(subtypes)]),
  if: z.enum(['attacks', 'attacksPlayer', 'attacksFrozen', 'threeHues', 'firstAttack', 'otherOfSubtype']).optional(),
})
export type Static = z.infer<typeof staticSchema>

/** Other abilities that hold as long as the card is in play. */
export const standingSchemas = [
  /** Your first Pay in each turn costs so much less. */
  z.strictObject({ on: z.literal('discount'), amount }),
  /** The first damage to you in each turn is so much less. */
  z.strictObject({ on: z.literal('prevent'), amount }),
  /** The opponent cannot select this card. */
  z.strictObject({ on: z.literal('ward') }),
] as const
export type Standing = z.infer<(typeof standingSchemas)[number]>

/** XO-020: entering play in any way, by being summoned only; XO-H16: unfreezing; XO-H17: used at will. */
export const moments = [
  'enters',
  'summoned',
  'unfreezes',
  'attacks',
  'hitsPlayer',
  'destroysInBattle',
  'destroyed',
  'used',
] as const
export type Moment = (typeof moments)[number]

/** A script that runs at a moment. */
export const actingSchema = z.strictObject({
  on: z.enum(moments),
  script: scriptSchema,
  /** A trigger that acts once in a turn at most. */
  once: z.boolean().optional(),
})
export type Acting = z.infer<typeof actingSchema>

export const abilitySchema = z.union([staticSchema, ...standingSchemas, actingSchema])
export type Ability = z.infer<typeof abilitySchema>
