import type { Card, Seat, Table } from '@cardwright/engine'
import { z } from 'zod'
import type { LightCard } from './cards.ts'

/** What the game remembers beside its cards. */
export const stateSchema = z.strictObject({ turn: z.int().min(0), goal: z.int().min(1) })
export type State = z.infer<typeof stateSchema>

export type Zones = 'deck' | 'hand' | 'row' | 'discard'
export type LightTable = Table<State, LightCard, Zones>
export type CardInPlay = Card<LightCard>

export const seatsOf = (t: LightTable): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat)

/** GL-5: how bright a player's row shines. */
export const lightOf = (t: LightTable, seat: Seat): number =>
  t.zone.row(seat).cards.reduce((sum, { def }) => sum + def.light, 0)
