import { z } from 'zod'
import { amount } from '../effects/amounts/vocabulary.ts'
import { condition } from '../effects/conditions/vocabulary.ts'
import { area, boostKind, kind } from '../effects/shared/vocabulary.ts'
import { ability, effects } from '../effects/vocabulary.ts'

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
  /** Effects of other cards do not discard it. */
  fixed: z.boolean().optional(),
  /** It does not count among Boosts. */
  uncounted: z.boolean().optional(),
  /** Where it goes when it leaves play, wherever it should go. */
  leavesTo: area.optional(),
  abilities: z.array(ability),
})

/** A card of a deck: an attack (EX-009, EX-010, EX-013, EX-185) and a Boost (EX-017). EX-005 */
export const cardSchema = z.strictObject({
  id,
  name: z.string(),
  kind,
  /** EX-007 */
  gauge: cost.optional(),
  force: cost.optional(),
  /** The Gauge that it costs instead: the first of these that holds. */
  gaugeWhen: z.array(z.strictObject({ if: condition.optional(), gauge: amount })).optional(),
  /** Life that may be spent instead of its cost. */
  lifeInstead: z.strictObject({ life: cost, if: condition.optional() }).optional(),
  /** It is valid only if it was set face up, or from the Boosts. */
  setOnly: z.enum(['open', 'boosts']).optional(),
  /** What happens when it is found invalid, and where it goes then; not if its player only chose to say so. */
  invalid: z
    .strictObject({
      to: area.optional(),
      if: condition.optional(),
      do: effects.optional(),
      notByChoice: z.boolean().optional(),
    })
    .optional(),
  /** Least and greatest distance; null for an attack that reaches nobody. EX-008, EX-112, EX-164 */
  range: z.tuple([amount, amount]).nullable(),
  power: amount,
  speed: amount,
  armor: amount.optional(),
  guard: amount.optional(),
  /** It may be set face up, always or by an attacker. What it does when it is set happens only then. */
  open: z.enum(['any', 'attacker']).optional(),
  /** It may be set from its player's Boosts too. */
  fromBoosts: z.boolean().optional(),
  abilities: z.array(ability),
  boost: boostSchema,
})

const actionSchema = z.strictObject({
  /** What a player types: `action:downshift`. */
  name: id,
  gauge: cost.optional(),
  force: cost.optional(),
  if: condition.optional(),
  /** How often in a turn. */
  limit: z.int().min(1).optional(),
  do: effects,
})

const faceSchema = z.strictObject({
  abilities: z.array(ability).default([]),
  /** EX-059 */
  actions: z.array(actionSchema).default([]),
  /** Areas where its cards lie face down. */
  hides: z.array(area).optional(),
})

const tokenSchema = z.strictObject({
  id,
  name: z.string(),
  /** The space, counted from its fighter's towards the opponent, where it starts; none: outside the arena. */
  start: z.int().optional(),
  /** It lies face down until attacks are revealed: which one it is only its player knows. */
  secret: z.boolean().optional(),
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
  /** What Exceeding was paid with is burnt, a card at the start of each turn, and this happens; then it Reverts. */
  overdrive: effects.optional(),
  /** What a card is that this fighter plays face down as a Boost. */
  facedown: boostSchema.optional(),
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
/** A secret token: a card, so that it can lie face down. */
export interface TokenDef {
  readonly id: string
  readonly kind: 'token'
  readonly name: string
}
export type ExceedDef = CardDef | FighterDef | TokenDef

export const isCard = (def: ExceedDef): def is CardDef => def.kind !== 'character' && def.kind !== 'token'
