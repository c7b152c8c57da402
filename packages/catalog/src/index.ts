export type { Course, Entry, Sides } from './entry.ts'
export { exceedWith } from './exceed.ts'
export { gameIds, loadGame, takesImports } from './games.ts'
