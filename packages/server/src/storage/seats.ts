import type { Refusal } from '@cardwright/engine'
import type { SeatInfo } from '@cardwright/protocol'
import type { Kysely } from 'kysely'
import type { Database, MatchRow } from './schema.ts'

/** Who sits where. */
interface Player {
  readonly seat: number
  readonly person: string
  readonly asked: boolean
}

const playersIn = (seats: readonly SeatInfo[]): Player[] =>
  seats.flatMap(({ person, asked = false }, seat) => (person === undefined ? [] : [{ seat, person, asked }]))

/** Writes who sits at a match at which nobody sat. */
export async function seat(db: Kysely<Database>, { id, status, changed, seats }: MatchRow): Promise<void> {
  const players = playersIn(JSON.parse(seats))
  if (players.length === 0) return
  await db
    .insertInto('seats')
    .values(players.map(({ asked, ...each }) => ({ match: id, status: asked ? 'asked' : status, changed, ...each })))
    .execute()
}

/** How much a person has at hand. */
export interface AtHand {
  readonly waiting: number
  readonly playing: number
  /** The table that waits longest. */
  readonly oldest: string | null
}

/** Somebody who comes to a table: what they have at hand is counted and the table written as one. */
export interface Coming {
  readonly person: string
  /** Null if there is room for it. */
  readonly whyNot: (atHand: AtHand) => Refusal | null
}

/** What a person has at hand: tables that wait and to which they have come, and matches that are played. */
export async function atHand(db: Kysely<Database>, person: string): Promise<AtHand> {
  const rows = await db
    .selectFrom('seats')
    .select(['match', 'status'])
    .where('person', '=', person)
    .where('status', 'not in', ['over', 'asked'])
    .orderBy('changed')
    .execute()
  const waiting = rows.filter(({ status }) => status === 'waiting')
  return { waiting: waiting.length, playing: rows.length - waiting.length, oldest: waiting[0]?.match ?? null }
}
