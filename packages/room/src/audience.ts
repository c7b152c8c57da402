import type { Match, Seat } from '@cardwright/engine'
import type { ChatLine, ServerMessage } from '@cardwright/protocol'
import { type Manner, Stream } from './stream.ts'

/** Somebody who sits at a table or watches it. */
export interface Viewer extends Manner {
  readonly person: string
  /** Whose words it does not want to read. */
  readonly muted?: ReadonlySet<string>
  send(message: ServerMessage): void
}

/** What somebody who comes back has been shown: the view's `seq`, and how many events. */
export type Seen = { readonly seq: number; readonly events: number }

/** All who are told what happens at a table, each as far as their seat may see. */
export class Audience {
  readonly #match: Match
  readonly #id: string
  readonly #viewers = new Map<Viewer, Seat | null>()
  readonly #streams = new Map<Seat | null, Stream>()

  constructor(match: Match, id: string) {
    this.#match = match
    this.#id = id
  }

  get size(): number {
    return this.#viewers.size
  }

  /** The seats at which somebody sits now; null among them if somebody watches. */
  get seats(): ReadonlySet<Seat | null> {
    return new Set(this.#viewers.values())
  }

  add(viewer: Viewer, seat: Seat | null): void {
    this.#viewers.set(viewer, seat)
  }

  /** The seat that they had; undefined if they were not here. */
  remove(viewer: Viewer): Seat | null | undefined {
    const seat = this.#viewers.get(viewer)
    this.#viewers.delete(viewer)
    return seat
  }

  clear(): void {
    this.#viewers.clear()
  }

  tell(message: ServerMessage): void {
    for (const viewer of this.#viewers.keys()) viewer.send(message)
  }

  say(line: ChatLine): void {
    for (const viewer of this.#viewers.keys()) {
      if (!viewer.muted?.has(line.person)) viewer.send({ type: 'chat', match: this.#id, line })
    }
  }

  /** Shows somebody who has come how the table stands. */
  greet(viewer: Viewer, seq: number, seen: Seen | null): void {
    const stream = this.#stream(this.#viewers.get(viewer) ?? null)
    for (const message of stream.greet(seq, seen, viewer)) viewer.send(message)
  }

  /** Shows everybody what has changed. */
  publish(seq: number): void {
    for (const seat of this.seats) {
      const told = this.#stream(seat).advance(seq)
      for (const [viewer, at] of this.#viewers) {
        if (at === seat) for (const message of told(viewer)) viewer.send(message)
      }
    }
  }

  /** Something was taken back. */
  takeBack(): void {
    for (const stream of this.#streams.values()) stream.takeBack()
  }

  #stream(seat: Seat | null): Stream {
    const known = this.#streams.get(seat)
    if (known) return known
    const fresh = new Stream(this.#match, seat, this.#id)
    this.#streams.set(seat, fresh)
    return fresh
  }
}
