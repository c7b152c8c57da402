import { type Entry, publicSide, termsOf } from '@cardwright/catalog/node'
import type { Refusal } from '@cardwright/engine'
import type { SeatInfo, TableInfo } from '@cardwright/protocol'
import { tableFor } from '@cardwright/room'
import type { Person } from '../auth.ts'
import type { Stored } from '../storage/stored.ts'
import { tablesWords } from '../words/en/tables.ts'

export const openSeat: SeatInfo = { kind: 'open', name: 'open' }

export const seatOf = ({ id, name }: Person): SeatInfo => ({ kind: 'person', name, person: id })

export const withoutPresence = ({ here: _, ...seat }: SeatInfo): SeatInfo => seat

export function whyNoSeat({ seats }: TableInfo, seat: number | undefined): Refusal {
  if (seat === undefined) return { why: tablesWords.allTaken }
  return { why: seat < seats.length ? tablesWords.seatTaken(seat) : tablesWords.noSuchSeat(seat, seats.length - 1) }
}

/** What somebody must agree to who sits down here, as far as everybody may know it; null if all is as usual. */
export function termsAt(entry: Entry | undefined, table: TableInfo): Refusal | null {
  const terms = entry ? termsOf(entry, tableFor(entry.game, table, null).options) : []
  return terms.length === 0 ? null : { why: tablesWords.agree(terms.join(' ')) }
}

/** A table with somebody at a seat, who has chosen a side or takes the one that is there. */
export function seated({ table, contributions }: Stored, taken: number, who: SeatInfo, side?: string, entry?: Entry) {
  const before = table.seats[taken]!.side
  const chosen = side ?? before
  const sitting: SeatInfo = { ...who, ...(chosen !== undefined && { side: chosen }) }
  const seats = table.seats.map((each, at) => (at === taken ? sitting : each))
  // whoever was ready was so for what they saw
  const look = (each: string | undefined) => each !== undefined && entry && publicSide(entry.game, each)
  return { seats, contributions: look(chosen) === look(before) ? contributions : {} }
}

export const isAskedAs =
  (person: Person) =>
  ({ person: who, asked }: SeatInfo): boolean =>
    who === person.id && asked === true

/** Somebody was asked to come, and has. */
export const withComing = (seats: readonly SeatInfo[], { id }: Person): SeatInfo[] =>
  seats.map(({ asked, ...seat }) => (asked && seat.person !== id ? { ...seat, asked } : seat))

/** Somebody who has come to a table themselves. */
export const isThere = ({ kind, asked }: SeatInfo): boolean => kind === 'person' && !asked
