import { allCards } from './cards/index.ts'
import { makeMillennium } from './game.ts'

export { type CardData, type CardDef, cardSchema } from './cards/definitions.ts'
export { allCards } from './cards/index.ts'
export { presets } from './cards/presets.ts'
export type { Facts } from './facts.ts'
export { type MillenniumGame, makeMillennium } from './game.ts'
export type { MillenniumOptions } from './options.ts'

/** With all cards of our world. */
export const millennium = makeMillennium(allCards)
