import type { Seat } from '@cardwright/engine'
import type { ChatLine, ServerMessage } from '@cardwright/protocol'
import type { Manner } from './stream.ts'

/** Somebody who sits at a table or watches it. */
export interface Viewer extends Manner {
  readonly person: string
  /** Whose words it does not want to read. */
  readonly muted?: ReadonlySet<string>
  send(message: ServerMessage): void
}

/** What somebody who comes back has been shown: the view's `seq`, and how many events. */
export type Seen = { readonly seq: number; readonly events: number }

/** All who are told what happens at a table, and where they sit; null is where one watches. */
export class Audience {
  readonly #id: string
  readonly #viewers = new Map<Viewer, Seat | null>()

  constructor(id: string) {
    this.#id = id
  }

  get size(): number {
    return this.#viewers.size
  }

  /** The seats at which somebody sits now; null among them if somebody watches. */
  get seats(): ReadonlySet<Seat | null> {
    return new Set(this.#viewers.values())
  }

  /** Where somebody sits; undefined if they are not here. */
  seatOf(viewer: Viewer): Seat | null | undefined {
    return this.#viewers.get(viewer)
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

  /** Tells each what their seat may know. */
  tellEach(messages: (seat: Seat | null, viewer: Viewer) => readonly ServerMessage[]): void {
    for (const [viewer, seat] of this.#viewers) for (const message of messages(seat, viewer)) viewer.send(message)
  }

  say(line: ChatLine): void {
    for (const viewer of this.#viewers.keys()) {
      if (!viewer.muted?.has(line.person)) viewer.send({ type: 'chat', match: this.#id, line })
    }
  }
}
