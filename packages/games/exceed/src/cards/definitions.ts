import { z } from 'zod'
import { ability } from '../effects/vocabulary/abilities.ts'
import { amount } from '../effects/vocabulary/amounts.ts'
import { condition } from '../effects/vocabulary/conditions.ts'
import { effects } from '../effects/vocabulary/effects.ts'
import { boostKind, kind } from '../effects/vocabulary/shared.ts'

const id = z.string().regex(/^[a-z0-9_-]+$/, 'small letters, digits, - and _')
const cost = z.int().min(0)

const boostSchema = z.strictObject({
  name: z.string(),
  kind: boostKind,
  /** Force: EX-055. Null: it cannot be played as a Boost. */
  cost: cost.nullable(),
  /** Played on a space of the arena; sustains itself if its player is not stunned: EX-076, EX-077. */
  trap: z.boolean().optional(),
  /** Gauge for which its player takes another action. */
  cancel: cost.optional(),
  abilities: z.array(ability()),
})

/** A card of a deck: an attack and a Boost. EX-005 */
export const cardSchema = z.strictObject({
  id,
  name: z.string(),
  kind,
  /** EX-007 */
  gauge: cost.optional(),
  force: cost.optional(),
  /** Least and greatest distance; null for an attack that reaches nobody. EX-008, EX-112 */
  range: z.tuple([amount, amount]).nullable(),
  power: amount,
  speed: amount,
  armor: amount.optional(),
  guard: amount.optional(),
  abilities: z.array(ability()),
  boost: boostSchema,
})

const actionSchema = z.strictObject({
  /** What a player types: `action:downshift`. */
  name: id,
  gauge: cost.optional(),
  force: cost.optional(),
  if: condition.optional(),
  do: effects(),
})

const faceSchema = z.strictObject({
  abilities: z.array(ability()).default([]),
  /** EX-059 */
  actions: z.array(actionSchema).default([]),
})

const tokenSchema = z.strictObject({
  id,
  name: z.string(),
  /** The space, counted from its fighter's towards the opponent, where it starts; none: outside the arena. */
  start: z.int().optional(),
})

/** A character card: EX-001. */
export const fighterSchema = z.strictObject({
  id,
  kind: z.literal('character'),
  name: z.string(),
  /** The style, in a few words, for who picks a fighter. */
  style: z.string().optional(),
  /** EX-003. Null: it does not Exceed by action. */
  exceedCost: cost.nullable(),
  life: z.int().min(1).optional(),
  handLimit: z.int().min(1).optional(),
  openingHand: z.int().min(0).optional(),
  basic: faceSchema,
  exceed: faceSchema,
  tokens: z.array(tokenSchema).optional(),
  /** The deck, by card id. */
  deck: z.array(
    z.strictObject({ card: id, copies: z.int().min(1), in: z.enum(['deck', 'aside', 'sealed']).optional() }),
  ),
})

/** A fighter and the cards that no other fighter has: what a card file holds. */
export const fighterFileSchema = z.strictObject({ fighter: fighterSchema, cards: z.array(cardSchema) })

export type BoostDef = z.infer<typeof boostSchema>
export type CardDef = z.infer<typeof cardSchema>
export type FighterDef = z.infer<typeof fighterSchema>
export type FighterFile = z.infer<typeof fighterFileSchema>
export type Face = z.infer<typeof faceSchema>
export type Action = z.infer<typeof actionSchema>
export type ExceedDef = CardDef | FighterDef
