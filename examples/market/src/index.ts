export * from './cards.ts'
export * from './game.ts'
export { cardText } from './text/en.ts'
export { words } from './words.ts'
