export * from './cards/definitions.ts'
export * from './game.ts'
