export type { Course, Entry, Sides } from './entry.ts'
export { exceedWith } from './exceed.ts'
export { gameIds, loadGame } from './games.ts'
