export { capcomWith } from './capcom.ts'
export { type Course, decide, type Entry, type Sides } from './entry.ts'
export { exceedWith } from './exceed.ts'
export { gameIds, loadGame, takesImports } from './games.ts'
