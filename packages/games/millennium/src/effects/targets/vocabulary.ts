import { z } from 'zod'
import { elements, rarities, types } from '../../cards/symbols.ts'

/**
 * Whose cards, or who: `each` are all players, `others` all but you, `opponents` those who play against you; `them` is a
 * player that was chosen or that an event is about, `owner` the one whose card it is about; `richer` are all with more RP
 * than you, `poorer` all with less; `a-player`, `another` and `an-opponent` are chosen.
 */
export const playersSchema = z.enum([
  'you',
  'them',
  'each',
  'others',
  'opponents',
  'richer',
  'poorer',
  'owner',
  'a-player',
  'another',
  'an-opponent',
])
export type Players = z.infer<typeof playersSchema>

const relation = z.enum(['lower', 'higher', 'equal'])
const some = <T extends string>(of: readonly T[]) => z.union([z.enum(of), z.array(z.enum(of)).min(1)])

/** Which cards. Without `down`, face-up ones: MB-184. */
export const filterSchema = z.strictObject({
  element: some(elements).optional(),
  type: some(types).optional(),
  rarity: some(rarities).optional(),
  promo: z.literal(true).optional(),
  /** Of the set of the card that says so. */
  sameSet: z.literal(true).optional(),
  minStars: z.int().optional(),
  maxStars: z.int().optional(),
  /** Stars, compared with the card that says so. */
  stars: relation.optional(),
  /** Stars, compared with the card that is meant by `it`. */
  starsOfIt: relation.optional(),
  down: z.union([z.boolean(), z.literal('any')]).optional(),
  place: z.enum(['left', 'right', 'adjacent', 'others', 'leftmost', 'rightmost', 'before', 'after']).optional(),
  /** The card to which the card that says so points: MB-431. */
  pointedAt: z.literal(true).optional(),
  /** Named by the owner of the card that says so: MB-418. */
  named: z.literal(true).optional(),
  tokens: z.literal(true).optional(),
  shares: z.enum(['element', 'type', 'any', 'both', 'none']).optional(),
  kind: z.enum(['single', 'deckBox', 'accessory']).optional(),
  trigger: z.enum(['play', 'next', 'flip', 'ongoing', 'top', 'score', 'action', 'reaction']).optional(),
})
export type Filter = z.infer<typeof filterSchema>

export const areas = ['tableau', 'deckBox', 'accessories', 'hand', 'aftermarket', 'attached'] as const
export type Area = (typeof areas)[number]

const pickSchema = z.strictObject({
  pick: z.union([z.int().min(1), z.literal('all')]),
  upTo: z.literal(true).optional(),
  of: playersSchema,
  /** Who chooses: `you`, or the owner of the cards. */
  by: z.enum(['you', 'owner']).optional(),
  where: filterSchema.optional(),
  extreme: z.enum(['highest', 'lowest']).optional(),
  in: z.enum(['tableau', 'deckBox', 'accessories']).optional(),
})
export type Pick = z.infer<typeof pickSchema>

export const targetSchema = z.union([z.enum(['this', 'it', 'left', 'right', 'top']), pickSchema])
export type Target = z.infer<typeof targetSchema>
