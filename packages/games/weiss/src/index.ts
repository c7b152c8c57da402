export {
  checkDatabase,
  type DatabaseCard,
  isDefective,
  isRuleBearing,
  missingNodes,
  type Report,
  type Unit,
  unitsOf,
} from './database.ts'
export { type Compiled, compile, type Failed, rendered } from './text/compile.ts'
export type * from './text/core.ts'
export { kindsOf, NODES, type NodeKind } from './text/nodes.ts'
