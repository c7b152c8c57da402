import { fighters } from './cards/fighters/index.ts'
import { makeExceed } from './game.ts'

export * from './cards/definitions.ts'
export * from './cards/fighters/index.ts'
export { printedAt } from './cards/printed.ts'
export { type CardPart, cardText, linesOf, type PrintedLine, textsOf } from './cards/text.ts'
export * from './evaluate.ts'
export type { AnyEvent, ByType, ExceedEvent, SeenOf } from './events.ts'
export { type CardFacts, type Facts, factsOf, type SideFacts, type StrikeFacts } from './facts.ts'
export * from './game.ts'
export type { ActionName, AskKind, ExceedOption } from './options.ts'
export { lastSpace, type Mode } from './state.ts'
export * from './stats.ts'
export { nextSpace, type Standing } from './values/arena.ts'
export type { Numbers } from './values/open.ts'
export { wordsOf } from './words/en/index.ts'

/** The game with the project's own fighters. */
export const exceed = makeExceed(fighters)
