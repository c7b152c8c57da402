import { createContext, use, useLayoutEffect, useSyncExternalStore } from 'react'

/** The cards that are on show at a table, by handle. Whatever draws a card says so for as long as it does. */
export class Drawn {
  readonly #times = new Map<number, number>()
  readonly #listeners = new Set<() => void>()
  #handles: ReadonlySet<number> = new Set()
  #isTelling = false

  get handles(): ReadonlySet<number> {
    return this.#handles
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Returns what to call when the card is drawn there no more. */
  draw(handle: number): () => void {
    this.#count(handle, 1)
    return () => this.#count(handle, -1)
  }

  #count(handle: number, by: 1 | -1): void {
    const times = (this.#times.get(handle) ?? 0) + by
    if (times === 0) this.#times.delete(handle)
    else this.#times.set(handle, times)
    if (this.#isTelling) return
    this.#isTelling = true
    // a hand of cards is drawn at once: that is one change
    queueMicrotask(() => this.#tell())
  }

  #tell(): void {
    this.#isTelling = false
    const now = new Set(this.#times.keys())
    if (now.size === this.#handles.size && [...now].every((each) => this.#handles.has(each))) return
    this.#handles = now
    for (const listener of [...this.#listeners]) listener()
  }
}

export const DrawnHere = createContext(new Drawn())

/** Says that a card is drawn here. */
export function useDrawing(handle: number | undefined): void {
  const drawn = use(DrawnHere)
  useLayoutEffect(() => (handle === undefined ? undefined : drawn.draw(handle)), [drawn, handle])
}

/** The cards that are drawn anywhere at the table. */
export function useDrawn(): ReadonlySet<number> {
  const drawn = use(DrawnHere)
  return useSyncExternalStore(drawn.subscribe, () => drawn.handles)
}
