import type { SeenEvent } from '@cardwright/engine'
import type { Chair, SentView, Snapshot } from '@cardwright/protocol'

/** What is on show: how far the events have been told, and what the table looks like meanwhile. */
export interface Showing {
  readonly view: SentView | null
  /** The event that is being told. */
  readonly beat: SeenEvent | null
  /** So many events have been told, this one included. */
  readonly told: number
  /** So many events have led to what the table looks like. */
  readonly seen: number
  /** Nothing more is waiting to be shown: what is asked may be answered. */
  readonly idle: boolean
}

/** More than this at once is caught up with, not watched. */
const mostWatched = 80

type Step = { readonly event: SeenEvent; readonly at: number } | { readonly snapshot: Snapshot }

/** Shows what happens one thing after the other, at the pace that it needs to be understood. */
export class Playback {
  readonly #chair: Chair
  /** How long an event is shown, in ms, with the speed worked in. */
  pace: (event: SeenEvent) => number = () => 0
  /** Called when an event begins to be shown. */
  onBeat: (event: SeenEvent) => void = () => {}
  #showing: Showing = { view: null, beat: null, told: 0, seen: 0, idle: false }
  #queue: Step[] = []
  #queued = 0
  #seq = -1
  #paused = false
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #listeners = new Set<() => void>()
  readonly #stop: () => void

  constructor(chair: Chair) {
    this.#chair = chair
    this.#stop = chair.subscribe(() => this.#hear())
    this.#hear()
  }

  get showing(): Showing {
    return this.#showing
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #change(change: Partial<Showing>): void {
    this.#showing = { ...this.#showing, ...change }
    for (const listener of [...this.#listeners]) listener()
  }

  #hear(): void {
    const { snapshot } = this.#chair
    const { view, events, seq } = snapshot
    if (view === null || (seq === this.#seq && events.length === this.#queued)) return
    const isFirst = this.#seq < 0
    this.#seq = seq
    const fresh = events.slice(this.#queued)
    if (isFirst || events.length < this.#queued || fresh.length > mostWatched) {
      this.#catchUp(snapshot)
      return
    }
    fresh.forEach((event, i) => {
      this.#queue.push({ event, at: this.#queued + i + 1 })
    })
    this.#queued = events.length
    this.#queue.push({ snapshot })
    if (this.#timer === null) this.#next()
  }

  #catchUp({ view, events }: Snapshot): void {
    this.#queue = []
    this.#queued = events.length
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#change({ view, beat: null, told: events.length, seen: events.length, idle: true })
  }

  #next(): void {
    this.#timer = null
    if (this.#paused) return
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      if ('snapshot' in step) {
        const { view, events } = step.snapshot
        this.#change({ view, seen: events.length, idle: this.#queue.length === 0, beat: null })
        continue
      }
      this.onBeat(step.event)
      const ms = this.pace(step.event)
      if (ms > 0) {
        this.#change({ beat: step.event, told: step.at, idle: false })
        this.#timer = setTimeout(() => this.#next(), ms)
        return
      }
      this.#change({ told: step.at, idle: false })
    }
    this.#change({ beat: null, idle: true })
  }

  /** Holds still while nobody may look: the screen is being passed on. */
  pause(on: boolean): void {
    if (this.#paused === on) return
    this.#paused = on
    if (!on && this.#timer === null) this.#next()
  }

  /** Shows the rest at once. */
  skip(): void {
    if (!this.#showing.idle) this.#catchUp(this.#chair.snapshot)
  }

  close(): void {
    this.#stop()
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#listeners.clear()
  }
}

/** A chair and what is shown to whoever sits on it. */
export interface Sitting {
  readonly chair: Chair
  readonly playback: Playback
}

export const sitDown = (chair: Chair): Sitting => ({ chair, playback: new Playback(chair) })

export function standUp({ chair, playback }: Sitting): void {
  playback.close()
  chair.close()
}
