export { cardSchema } from './cards.ts'
export { game } from './game.ts'
export { cardText } from './text.ts'
export { words } from './words.ts'
