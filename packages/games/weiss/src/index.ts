export {
  checkDatabase,
  type DatabaseCard,
  isDefective,
  missingNodes,
  type Report,
} from './database.ts'
export { completeCards, type Played, playCards } from './import/matches.ts'
export { implemented } from './interpreter.ts'
export { type Compiled, compile, type Failed, rendered } from './text/compile.ts'
export type * from './text/core.ts'
export { kindsOf, NODES, type NodeKind } from './text/nodes.ts'
export { isRuleBearing, type Unit, unitsOf } from './text/units.ts'
