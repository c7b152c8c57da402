import type { Seat } from '@cardwright/engine'
import type { ServerMessage } from '@cardwright/protocol'
import type { Audience, Seen, Viewer } from './audience.ts'
import { type Manner, Stream, type StreamSource } from './stream.ts'

/** What each seat, and all who watch, are told of a match. */
export class Streams {
  readonly #source: StreamSource
  readonly #streams = new Map<Seat | null, Stream>()

  constructor(source: StreamSource) {
    this.#source = source
  }

  /** Shows somebody who has come how the table stands. */
  greet(viewer: Viewer, seat: Seat | null, seq: number, seen: Seen | null): void {
    for (const message of this.#of(seat).greet(seq, seen, viewer)) viewer.send(message)
  }

  /** Shows everybody what has changed. */
  publish(audience: Audience, seq: number): void {
    const told = new Map<Seat | null, (manner: Manner) => readonly ServerMessage[]>()
    for (const seat of audience.seats) told.set(seat, this.#of(seat).advance(seq))
    audience.tellEach((seat, viewer) => told.get(seat)!(viewer))
  }

  /** Something was taken back. */
  takeBack(): void {
    for (const stream of this.#streams.values()) stream.takeBack()
  }

  #of(seat: Seat | null): Stream {
    const known = this.#streams.get(seat)
    if (known) return known
    const fresh = new Stream(this.#source, seat)
    this.#streams.set(seat, fresh)
    return fresh
  }
}
