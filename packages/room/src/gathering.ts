import type { AnyGame, Like, Refusal, Result, Seat } from '@cardwright/engine'
import type { ChatLine, ServerMessage, TableInfo } from '@cardwright/protocol'
import { Audience, type Seen, type Viewer } from './audience.ts'
import type { JournalEntry } from './journal.ts'
import { type Outcome, RoomClosed } from './plan.ts'
import { tableFor } from './shown.ts'

export interface GatheringOptions {
  readonly table: TableInfo
  /** Null where the rules are not there. */
  readonly game: AnyGame | null
  readonly chat: readonly ChatLine[]
  /** How many of the last lines are shown to those who come. */
  readonly chatLines: number
}

/** A table and those around it: who sits there and who watches, and what they say to each other. */
export abstract class Gathering {
  protected readonly audience: Audience
  protected shown: TableInfo
  protected isClosed = false
  readonly #options: GatheringOptions
  #chat: readonly ChatLine[]

  constructor(options: GatheringOptions) {
    const { table, chat, chatLines } = options
    this.#options = options
    this.shown = table
    this.audience = new Audience(table.match)
    this.#chat = chat.slice(-chatLines)
  }

  get id(): string {
    return this.shown.match
  }

  get table(): TableInfo {
    return this.shown
  }

  get closed(): boolean {
    return this.isClosed
  }

  /** Whether nothing goes on here that somebody waits for. */
  get idle(): boolean {
    return this.audience.size === 0
  }

  seatOf(person: string): Seat | null {
    const seat = this.shown.seats.findIndex((each) => each.kind === 'person' && each.person === person)
    return seat < 0 ? null : seat
  }

  /** Whether somebody is told what another seat than their own may know. */
  isMisplaced(viewer: Viewer): boolean {
    const seat = this.seatOf(viewer.person)
    return seat !== null && this.audience.seatOf(viewer) !== seat
  }

  abstract join(viewer: Viewer, re: string | null, seen: Seen | null): Promise<void>

  /** Lets somebody in and shows them the table; returns their seat. */
  protected welcome(viewer: Viewer, re: string | null, windows: (seat: Seat) => readonly unknown[]): Seat | null {
    if (this.isClosed) throw new RoomClosed()
    const seat = this.seatOf(viewer.person)
    this.audience.add(viewer, seat)
    this.presence()
    viewer.send({
      type: 'joined',
      re,
      match: this.id,
      seat,
      table: this.#tableFor(seat),
      chat: this.#chat.filter((line) => !viewer.muted?.has(line.person)),
      windows: seat === null ? [] : [...windows(seat)],
    })
    return seat
  }

  /** Returns the seat that they had; undefined if they were not here. */
  part(viewer: Viewer): Seat | null | undefined {
    const seat = this.audience.remove(viewer)
    if (seat !== undefined) this.presence()
    return seat
  }

  /** Who is here; tells everybody and returns true if that has changed. */
  protected presence(): boolean {
    const here = this.audience.seats
    const seats = this.shown.seats.map((each, seat) =>
      each.kind === 'person' ? { ...each, here: here.has(seat) } : each,
    )
    const isChanged = seats.some((each, seat) => each.here !== this.shown.seats[seat]!.here)
    this.shown = { ...this.shown, seats }
    if (isChanged) this.tellTable()
    return isChanged
  }

  #tableFor(seat: Seat | null): TableInfo {
    return tableFor(this.#options.game, this.shown, seat)
  }

  protected tellTable(): void {
    this.audience.tellEach((seat) => [{ type: 'table', re: null, table: this.#tableFor(seat) }])
  }

  say(line: ChatLine): void {
    if (line.n < this.lines) return
    this.#chat = [...this.#chat, line].slice(-this.#options.chatLines)
    this.audience.say(line)
  }

  /** How many lines were said. */
  get lines(): number {
    return (this.#chat.at(-1)?.n ?? -1) + 1
  }

  /** Somebody who sits here is known by another id or name now. */
  reseat({ seats, host }: Pick<TableInfo, 'seats' | 'host'>): void {
    const isSame = seats.every(({ person, name }, at) => {
      const now = this.shown.seats[at]!
      return person === now.person && name === now.name
    })
    if (isSame) return
    const moved = this.shown.seats.map((now, at) => {
      const { person, name } = seats[at]!
      return now.kind === 'person' && person !== undefined ? { ...now, person, name } : now
    })
    this.shown = { ...this.shown, seats: moved, host }
    this.tellTable()
  }

  /** There is another match for those who played this one. */
  follows(rematch: string): void {
    if (this.shown.rematch === rematch) return
    this.shown = { ...this.shown, rematch }
    this.tellTable()
  }

  /** Everybody is sent away: the room is needed no longer, or is opened elsewhere. */
  close(why: string): void {
    if (this.isClosed) return
    this.isClosed = true
    this.audience.tell({ type: 'closing', match: this.id, why })
    this.audience.clear()
  }

  // What can be done at a table

  abstract readonly seq: number
  abstract readonly over: unknown
  abstract answer(seat: Seat, id: string, ask: string, keys: readonly string[]): Promise<Outcome>
  abstract undo(seat: Seat, id: string): Promise<Outcome>
  abstract resign(seat: Seat, id: string): Promise<Outcome>
  abstract draw(seat: Seat, id: string, agree: boolean): Promise<Outcome>
  /** Ends the match from outside its rules: an operator does. */
  abstract end(result: Result): Promise<Outcome>
  abstract prefer(seat: Seat, windows: unknown, until: unknown): Promise<Outcome>
  abstract next(seat: Seat, ask: string, keys: readonly string[]): Promise<{ add: string[]; stop: boolean } | Refusal>
  abstract explain(seat: Seat, wanted: string | Like): Promise<Refusal | null>
  /** What another process has kept of this match. */
  abstract follow(entries: readonly JournalEntry[]): void
  /** When all that was begun is done. */
  abstract settled(): Promise<void>
}

/** What everybody hears when a match is over. */
export function overMessage(
  table: TableInfo,
  header: { readonly seed: string; readonly seal?: Seal | undefined },
  recordAt: string | null,
): ServerMessage {
  const { seal, seed } = header
  return {
    type: 'over',
    match: table.match,
    result: table.result!,
    seal: seal?.secret === undefined ? null : { ...seal, secret: seal.secret },
    seed,
    record: recordAt,
  }
}

interface Seal {
  readonly commitment: string
  readonly contributions: string[]
  readonly secret?: string | undefined
}
