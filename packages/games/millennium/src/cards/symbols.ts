/** MB-068 */
export const elements = ['fire', 'water', 'air', 'earth', 'light', 'dark'] as const
export type Element = (typeof elements)[number]

/** MB-069 */
export const commonTypes = ['animal', 'myth', 'construct', 'citizen', 'soldier', 'mage'] as const
/** MB-070 */
export const types = [...commonTypes, 'pro'] as const
export type Type = (typeof types)[number]

/** MB-071: what players own. */
export const promoTiers = ['bronze', 'silver', 'gold'] as const
export type PromoTier = (typeof promoTiers)[number]
export const storeTiers = ['expansion', 'premium', 'master'] as const
export type StoreTier = (typeof storeTiers)[number]

/** MB-348: `mystic` belongs to bosses; `relic` are the accessories of MB-275, `pro` the cards of MB-267. */
export const rarities = ['core', 'starter', ...storeTiers, ...promoTiers, 'relic', 'pro', 'mystic'] as const
export type Rarity = (typeof rarities)[number]

/** MB-078 */
export const isPromo = (rarity: Rarity): rarity is PromoTier => (promoTiers as readonly Rarity[]).includes(rarity)

/** House rule MB-H75: what a card costs in the Store, by its rarity (MB-123, MB-128). */
export const prices: Readonly<Record<Rarity, number>> = {
  core: 3,
  starter: 3,
  expansion: 4,
  premium: 5,
  master: 6,
  bronze: 5,
  silver: 7,
  gold: 9,
  relic: 10,
  pro: 10,
  mystic: 10,
}

/** MB-033 */
export const metaKinds = ['type', 'element', 'star', 'rarity'] as const
export type MetaKind = (typeof metaKinds)[number]
