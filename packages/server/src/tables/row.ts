import { randomBytes } from 'node:crypto'
import type { Entry } from '@cardwright/catalog/node'
import type { ClientMessage, SeatInfo } from '@cardwright/protocol'
import type { MatchRow } from '../storage/schema.ts'

/** A table as somebody wants it. */
export type Wish = Omit<Extract<ClientMessage, { type: 'create' }>, 'type' | 'id'>

/** A table at which nobody has begun to play, as it is stored. */
export function newRow(id: string, { game }: Entry, host: string, seats: readonly SeatInfo[], wish: Wish): MatchRow {
  const now = Date.now()
  return {
    id,
    game: game.id,
    version: game.version,
    status: 'waiting',
    open: wish.open ? 1 : 0,
    host,
    options: JSON.stringify(wish.options ?? {}),
    seats: JSON.stringify(seats),
    time: wish.time ? JSON.stringify(wish.time) : null,
    secret: randomBytes(32).toString('hex'),
    contributions: '{}',
    header: null,
    result: null,
    rematch: null,
    created: now,
    changed: now,
    owner: null,
    epoch: 0,
    rules: null,
    ended: null,
  }
}
