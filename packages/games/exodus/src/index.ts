import { decks } from './cards/decks.ts'
import { tidefall } from './cards/tidefall/index.ts'
import { makeExodus } from './game.ts'
import { wordsOf } from './words/en/index.ts'

export * from './asks.ts'
export { evaluate } from './bot/evaluate.ts'
export * from './cards/decks.ts'
export * from './cards/definitions.ts'
export * from './cards/text.ts'
export * from './cards/tidefall/index.ts'
export * from './cards/validate.ts'
export { comfort } from './comfort.ts'
export type { Hue, Subtype } from './effects/terms/vocabulary.ts'
export { hues, subtypes } from './effects/terms/vocabulary.ts'
export * from './events.ts'
export { type DialFacts, type ExodusFacts, factsOf, type ItemFacts, type SideFacts, type TargetFacts } from './facts.ts'
export * from './game.ts'
export type { Misspent } from './misspent.ts'
export { maxPiles, type Notice, type Phase, phases, type ZoneName } from './state.ts'
export { stats } from './stats.ts'
export * from './view.ts'
export * from './words/en/index.ts'

/** With the set Tidefall and its starter decks. */
export const exodus = makeExodus(tidefall, decks)
export const words = wordsOf(exodus.library)
