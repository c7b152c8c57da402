import { askSome, between, type CardId, type Flow, numbered, type RuleId, type Seat } from '@cardwright/engine'
import type { AskKind, CardOption, Contexts } from '../asks.ts'
import type { ExodusInPlay, ExodusTable } from '../table.ts'

/** Cards that a player picks among. */
export interface Picking<K extends AskKind> {
  readonly kind: K
  readonly rule: RuleId
  readonly context: Contexts[K]
  readonly discreet?: boolean
  readonly min: number
  readonly max: number
  from(): readonly ExodusInPlay[]
  /** The key of a card; the id of its definition unless said. */
  key?(card: ExodusInPlay): string
}

const idOf = ({ def }: ExodusInPlay): string => def.id

/** A player picks between `min` and `max` of these cards. */
export function* pickCards<K extends AskKind>(
  t: ExodusTable,
  seat: Seat,
  picking: Picking<K>,
): Flow<readonly CardId[]> {
  const { kind, rule, context, discreet, min, max, from, key = idOf } = picking
  const options = (): CardOption[] => numbered(from(), key, ({ id, def }) => ({ card: id, name: def.id }))
  const chosen = yield* askSome(t, seat, { kind, rule, context, discreet, options, next: between(min, max, options) })
  return chosen.map(({ card }) => card)
}
