import { fighters } from './cards/fighters/index.ts'
import { makeExceed } from './game.ts'

export * from './cards/definitions.ts'
export * from './cards/fighters/index.ts'
export * from './course.ts'
export * from './evaluate.ts'
export * from './game.ts'
export { cardText, fighterText, textsOf } from './text/en.ts'
export { wordsOf } from './words/index.ts'

/** The game with the project's own fighters. */
export const exceed = makeExceed(fighters)
