import type { SeenEvent } from '@cardwright/engine'

/** Follows a card through its handles, so that it can be seen to move: only as far as its handles can be followed. */
export class LayoutIds {
  readonly #first = new Map<number, number>()
  #read = 0
  #last: SeenEvent | undefined

  read(events: readonly SeenEvent[]): void {
    if (events.length < this.#read || (this.#read > 0 && events[this.#read - 1] !== this.#last)) {
      this.#first.clear()
      this.#read = 0
    }
    for (; this.#read < events.length; this.#read++) {
      const { type, cards = [] } = events[this.#read]!
      if (type !== 'move') continue
      for (const { was, handle } of cards) {
        if (was !== undefined && handle !== undefined && was !== handle) {
          this.#first.set(handle, this.#first.get(was) ?? was)
        }
      }
    }
    this.#last = events.at(-1)
  }

  of(handle: number): string {
    return `card ${this.#first.get(handle) ?? handle}`
  }
}
