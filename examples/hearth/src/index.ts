export { cardText } from './effects/text.ts'
export { cardSchema } from './effects/vocabulary.ts'
export { hearth } from './game.ts'
export { words } from './words.ts'
