import { misfits } from '@cardwright/engine'
import { z } from 'zod'
import { keywordSchema } from '../effects/keywords/vocabulary.ts'
import { abilitySchema } from '../effects/vocabulary.ts'
import { elements, metaKinds, rarities, types } from './symbols.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, figures and hyphens')
const name = z.string().min(2)
const flavour = z.string().optional()
const abilities = z.array(abilitySchema).default([])

/** MB-072: Singles, Deck Boxes and Accessories, what players own, trade and play. */
const ownedSchema = z.strictObject({
  id,
  kind: z.enum(['single', 'deckBox', 'accessory']),
  name,
  set: id,
  rarity: z.enum(rarities),
  /** MB-073, MB-074; MB-H01: no upper limit. */
  stars: z.int().min(0),
  /** MB-077, MB-085: a card may have several, or none. */
  elements: z.array(z.enum(elements)).default([]),
  types: z.array(z.enum(types)).default([]),
  keywords: z.array(keywordSchema).default([]),
  abilities,
  copies: z.int().min(1).default(1),
  /** MB-334: RP for the boss by number of players. */
  bossPoints: z.array(z.int().min(0)).length(4).optional(),
  flavour,
})

/** MB-059 */
const metaSchema = z.strictObject({ id, kind: z.literal('meta'), name, meta: z.enum(metaKinds), abilities })

/** MB-104: which cards an NPC wants. */
export const wantSchema = z.strictObject({
  cards: z.int().min(1),
  element: z.enum(elements).optional(),
  type: z.enum(types).optional(),
  rarity: z.enum(rarities).optional(),
  kind: z.enum(['single', 'deckBox', 'accessory']).optional(),
  minStars: z.int().optional(),
  maxStars: z.int().optional(),
  /** No two of them alike in this, or all of them. */
  different: z.enum(['element', 'type', 'stars', 'set']).optional(),
  same: z.enum(['element', 'type', 'stars', 'set']).optional(),
  totalStars: z.int().optional(),
})
export type Want = z.infer<typeof wantSchema>
const npcSchema = z.strictObject({ id, kind: z.literal('npc'), name, vp: z.int().min(1), wants: wantSchema, flavour })

/** What characters, teams and venues change in a Deckbuilding Phase. */
export const powerSchema = z.discriminatedUnion('power', [
  z.strictObject({ power: z.literal('income'), dollars: z.int() }),
  z.strictObject({ power: z.literal('markers'), add: z.int().min(1) }),
  z.strictObject({ power: z.literal('storeDiscount'), dollars: z.int().min(1), rarity: z.enum(rarities).optional() }),
  z.strictObject({ power: z.literal('sellBonus'), dollars: z.int().min(1), maxStars: z.int().optional() }),
  z.strictObject({ power: z.literal('buyDiscount'), dollars: z.int().min(1) }),
  z.strictObject({ power: z.literal('fusionDiscount'), cards: z.int().min(1) }),
  z.strictObject({ power: z.literal('npcBonus'), dollars: z.int().min(1) }),
  z.strictObject({ power: z.literal('collectionBonus'), vp: z.int().min(1), from: z.int().min(2) }),
  z.strictObject({ power: z.literal('booster'), store: z.int().min(0), core: z.int().min(0) }),
])
export type Power = z.infer<typeof powerSchema>

const persona = { id, name, powers: z.array(powerSchema).default([]), abilities, flavour }
/** MB-266 */
const characterSchema = z.strictObject({ ...persona, kind: z.literal('character') })
/** MB-340: the other side of a character, for play against bosses. */
const coopSchema = z.strictObject({ ...persona, kind: z.literal('coop'), of: id })
/** MB-324 */
const teamSchema = z.strictObject({ ...persona, kind: z.literal('team'), solo: z.literal(true).optional() })
/** MB-278 */
const venueSchema = z.strictObject({ ...persona, kind: z.literal('venue') })
/** MB-148 */
const friendshipSchema = z.strictObject({ id, kind: z.literal('friendship'), name, of: id, vp: z.int().min(1) })
/** MB-271 */
const keywordCardSchema = z.strictObject({ id, kind: z.literal('keyword'), name, keyword: keywordSchema })

/** What a card file holds. */
export const cardSchema = z.discriminatedUnion('kind', [
  ownedSchema,
  metaSchema,
  npcSchema,
  characterSchema,
  coopSchema,
  teamSchema,
  venueSchema,
  friendshipSchema,
  keywordCardSchema,
])

export type CardDef = z.infer<typeof cardSchema>
/** A card as a file writes it: what has a default may be left out. */
export type CardData = z.input<typeof cardSchema>
export type OwnedDef = z.infer<typeof ownedSchema>
export type NpcDef = z.infer<typeof npcSchema>
export type FriendshipDef = z.infer<typeof friendshipSchema>
export type PersonaDef = Extract<CardDef, { readonly powers: unknown }>

export const isOwned = (def: CardDef): def is OwnedDef =>
  def.kind === 'single' || def.kind === 'deckBox' || def.kind === 'accessory'

/** MB-054, MB-084: the back shows the set. */
export function backOf(def: CardDef): string {
  if (isOwned(def)) return def.set
  return def.kind === 'meta' ? `${def.meta}-meta` : def.kind
}

/** What is printed on a card that players own. */
export function owned(def: CardDef): OwnedDef {
  if (!isOwned(def)) throw new Error(`${def.id} is a ${def.kind} card, which nobody owns.`)
  return def
}

/** MB-H17: the stars for sale and trade. */
export const starsOn = (def: CardDef): number => (isOwned(def) ? def.stars : 0)

export function parseCards(cards: readonly CardData[]): CardDef[] {
  return cards.map((card) => {
    const { data, error } = cardSchema.safeParse(card)
    if (error) throw new Error(`${card.id}: ${z.prettifyError(misfits(error))}`)
    return data
  })
}
