import { type CardDef, isOwned, type OwnedDef } from './cards/definitions.ts'
import { type PromoTier, promoTiers, type StoreTier, storeTiers } from './cards/symbols.ts'

/** What a set of cards has of each kind: which sets there are, who is who. */
export interface Catalog {
  readonly store: Readonly<Record<StoreTier, readonly string[]>>
  readonly promos: Readonly<Record<PromoTier, readonly string[]>>
  readonly starters: readonly string[]
  readonly bosses: readonly string[]
  readonly characters: readonly string[]
  readonly teams: readonly string[]
  cardsOf(set: string): readonly OwnedDef[]
  ofKind<K extends CardDef['kind']>(kind: K): readonly Extract<CardDef, { kind: K }>[]
}

export function catalogOf(cards: readonly CardDef[]): Catalog {
  const owned = cards.filter(isOwned)
  const sets = (rarity: string) => [...new Set(owned.filter((def) => def.rarity === rarity).map(({ set }) => set))]
  const setsBy = <T extends string>(tiers: readonly T[]) =>
    Object.fromEntries(tiers.map((tier) => [tier, sets(tier)])) as Record<T, string[]>
  const ids = (kind: CardDef['kind']) => cards.filter((def) => def.kind === kind).map(({ id }) => id)
  return {
    store: setsBy(storeTiers),
    promos: setsBy(promoTiers),
    starters: sets('starter'),
    bosses: sets('mystic'),
    characters: ids('character'),
    teams: ids('team'),
    cardsOf: (set) => owned.filter((def) => def.set === set),
    ofKind: (kind) => cards.filter((def): def is Extract<CardDef, { kind: typeof kind }> => def.kind === kind) as never,
  }
}
