import { z } from 'zod'

/**
 * The data files of a community's client, as far as they are read. Effects are trees with many fields that only some
 * kinds of effect have; each translation looks at its own.
 */
export interface ClientEffect {
  readonly effect_type: string
  readonly timing?: string
  readonly condition?: string
  readonly and?: ClientEffect
  readonly negative_condition_effect?: ClientEffect
  readonly [field: string]: unknown
}

const effect: z.ZodType<ClientEffect> = z.looseObject({ effect_type: z.string() })
const stat = z.union([z.number(), z.string()])

const boost = z.looseObject({
  boost_type: z.string(),
  force_cost: z.number(),
  cancel_cost: z.number(),
  display_name: z.string(),
  effects: z.array(effect),
})
export type ClientBoost = z.infer<typeof boost>

export const clientCardSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  display_name: z.string(),
  gauge_cost: z.number(),
  force_cost: z.number(),
  range_min: stat,
  range_max: stat,
  power: stat,
  speed: stat,
  armor: stat,
  guard: stat,
  effects: z.array(effect),
  boost,
})
export type ClientCard = z.infer<typeof clientCardSchema>

export const clientDeckSchema = z.looseObject({
  id: z.string(),
  display_name: z.string(),
  season: z.number(),
  exceed_cost: z.number(),
  ability_effects: z.array(effect),
  exceed_ability_effects: z.array(effect),
  on_exceed: effect.optional(),
  on_revert: effect.optional(),
  on_death: effect.optional(),
  starting_life: z.number().optional(),
  alt_hand_size: z.number().optional(),
  bonus_starting_hand: z.number().optional(),
  cards: z.array(
    z.looseObject({
      definition_id: z.string(),
      set_aside: z.boolean().optional(),
      start_sealed: z.boolean().optional(),
    }),
  ),
})
export type ClientDeck = z.infer<typeof clientDeckSchema>
