import {
  askSome,
  between,
  type CardId,
  type Flow,
  type Json,
  numbered,
  type RuleId,
  type Seat,
} from '@cardwright/engine'
import type { ExodusInPlay, ExodusTable } from '../table.ts'

/** Cards that a player picks among. */
export interface Picking {
  readonly kind: string
  readonly rule: RuleId
  readonly context: Json
  readonly min: number
  readonly max: number
  from(): readonly ExodusInPlay[]
  /** What a player calls one of them; the id of its definition unless said. */
  name?(card: ExodusInPlay): string
}

const idOf = ({ def }: ExodusInPlay): string => def.id

/** A player picks between `min` and `max` of these cards. */
export function* pickCards(t: ExodusTable, seat: Seat, picking: Picking): Flow<readonly CardId[]> {
  const { kind, rule, context, min, max, from, name = idOf } = picking
  const options = () => numbered(from(), name, ({ id }) => ({ card: id }))
  const chosen = yield* askSome(t, seat, { kind, rule, context, options, next: between(min, max, options) })
  return chosen.map(({ card }) => card)
}
