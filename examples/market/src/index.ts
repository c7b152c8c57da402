export * from './cards.ts'
export * from './game.ts'
