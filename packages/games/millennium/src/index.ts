import { allCards } from './cards/index.ts'
import { makeMillennium } from './game.ts'
import { wordsOf } from './words/en/index.ts'

export { evaluate } from './bot/evaluate.ts'
export { type CardData, type CardDef, cardSchema } from './cards/definitions.ts'
export { allCards } from './cards/index.ts'
export { presets } from './cards/presets.ts'
export { type EventType, eventTypes } from './events.ts'
export type { Facts } from './facts.ts'
export { type MillenniumGame, makeMillennium } from './game.ts'
export type { MillenniumOptions } from './options.ts'

export { cardText } from './words/en/cards.ts'
export { wordsOf } from './words/en/index.ts'

/** With all cards of our world. */
export const millennium = makeMillennium(allCards)
export const words = wordsOf(millennium.library)
