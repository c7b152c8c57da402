import { decks } from './cards/decks.ts'
import { tidefall } from './cards/tidefall/index.ts'
import { makeExodus } from './game.ts'
import { wordsOf } from './words/index.ts'

export * from './cards/choice.ts'
export * from './cards/decks.ts'
export * from './cards/definitions.ts'
export * from './cards/tidefall/index.ts'
export * from './cards/validate.ts'
export { comfort } from './comfort.ts'
export { course } from './course.ts'
export { evaluate } from './evaluate.ts'
export * from './game.ts'
export { cardText } from './text/en.ts'
export * from './words/index.ts'

/** With the set Tidefall and its starter decks. */
export const exodus = makeExodus(tidefall, decks)
export const words = wordsOf(exodus.library)
