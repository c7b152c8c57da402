import { allCards } from './cards/index.ts'
import { makeMillennium } from './game.ts'
import { wordsOf } from './words/en/index.ts'

export { evaluate } from './bot/evaluate.ts'
export { type Metas, planDeck } from './bot/plan.ts'
export {
  type CardData,
  type CardDef,
  cardSchema,
  isOwned,
  type NpcDef,
  type OwnedDef,
  starsOn,
} from './cards/definitions.ts'
export { allCards } from './cards/index.ts'
export { presets } from './cards/presets.ts'
export { commonTypes, elements, type PromoTier, promoTiers, type Rarity, rarities } from './cards/symbols.ts'
export { worth } from './cards/worth.ts'
export type { Trigger } from './effects/vocabulary.ts'
export { type EventType, eventTypes, tournamentEvents } from './events.ts'
export {
  type Facts,
  factsOf,
  isAfterBell,
  isAskedForTime,
  type LotFacts,
  type PlayerFacts,
  type SideFacts,
  type WaitingFacts,
} from './facts.ts'
export { type MillenniumGame, makeMillennium } from './game.ts'
export type { MillenniumOptions } from './options.ts'
export { autoDeck } from './rules/deckbuilding/auto-deck.ts'
export {
  type Basis,
  bestCollection,
  collectionPoints,
  largestCollection,
  whyNoCollection,
} from './rules/deckbuilding/collection.ts'
export { whyNoDeck } from './rules/deckbuilding/deck.ts'
export { deckLimits } from './rules/deckbuilding/deck-limits.ts'
export { fusionCost } from './rules/deckbuilding/fusion.ts'
export { storeSlots } from './rules/deckbuilding/lots.ts'
export { cardsFor, satisfies } from './rules/deckbuilding/npcs.ts'
export { powersOn } from './rules/deckbuilding/powers.ts'
export { chart } from './rules/season/rounds.ts'
export type { Offer, Phase, Segment } from './state.ts'
export { stats } from './stats.ts'
export { usesCollections, usesFriendship, usesNpcs } from './terms.ts'

export { cardText, metaText } from './words/en/cards.ts'
export { wordsOf } from './words/en/index.ts'

/** With all cards of our world. */
export const millennium = makeMillennium(allCards)
export const words = wordsOf(millennium.library)
