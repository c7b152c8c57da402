import type { SeenEvent } from '@cardwright/engine'
import type { Chair, SentView, Snapshot } from '@cardwright/protocol'
import type { Follow } from './follow.ts'

/** How far the events have been shown, and the view that is shown meanwhile. */
export interface Showing {
  readonly view: SentView | null
  /** The event that is being told. */
  readonly beat: SeenEvent | null
  /** How many events have been shown, including this one. */
  readonly told: number
  /** How many events led to the view that is shown. */
  readonly seen: number
  /** Nothing more is waiting to be shown. */
  readonly idle: boolean
}

/** More than this at once is caught up with, not watched. */
const maxWatched = 80

/** A player who is asked sees others' events at most so many late. */
const maxBehind = 4

type Step = { readonly event: SeenEvent; readonly at: number } | { readonly snapshot: Snapshot }

/**
 * Shows what happens one thing after the other, at the pace that it needs to be understood. It never keeps anybody from
 * answering: an answer ends the show, and what others do while one is asked is seen at once.
 */
export class Playback {
  readonly #chair: Chair
  /** How long an event is shown, in ms, with the speed worked in; without end if it waits to be led on. */
  pace: (event: SeenEvent) => number = () => 0
  /** How the view follows each event; without it the view changes when all that came of an answer has been told. */
  follow: Follow | null = null
  /** Called when an event begins to be shown. */
  onBeat: (event: SeenEvent) => void = () => {}
  #showing: Showing = { view: null, beat: null, told: 0, seen: 0, idle: false }
  #queue: Step[] = []
  #queued = 0
  #seq = -1
  #paused = false
  /** How many answers are on their way: what comes of them is shown, whatever others do meanwhile. */
  #answers = 0
  #isHeld = false
  #leaps = false
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
    const { view, events, seq, asks } = snapshot
    if (view === null || (seq === this.#seq && events.length === this.#queued)) return
    const isFirst = this.#seq < 0
    this.#seq = seq
    const fresh = events.slice(this.#queued)
    if (isFirst || this.#leaps || events.length < this.#queued || fresh.length > maxWatched) {
      this.#leaps = false
      this.#catchUp(snapshot)
      return
    }
    const isOthers = asks.length > 0 && this.#answers === 0
    if (isOthers && !this.#paused && (this.#showing.idle || this.#queue.length > maxBehind)) {
      this.#glance(snapshot, fresh)
      return
    }
    fresh.forEach((event, i) => {
      this.#queue.push({ event, at: this.#queued + i + 1 })
    })
    this.#queued = events.length
    this.#queue.push({ snapshot })
    if (this.#timer === null && !this.#isHeld) this.#next()
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#isHeld = false
  }

  #catchUp({ view, events }: Snapshot, beat: SeenEvent | null = null): void {
    this.#queue = []
    this.#queued = events.length
    this.#rest()
    this.#change({ view, beat, told: events.length, seen: events.length, idle: true })
  }

  /** Shows what others did while the player is asked: the table changes at once, and the last event is lit. */
  #glance(snapshot: Snapshot, fresh: readonly SeenEvent[]): void {
    for (const event of fresh) this.onBeat(event)
    const beat = fresh.findLast((event) => this.pace(event) > 0) ?? null
    this.#catchUp(snapshot, beat)
    const ms = beat === null ? 0 : this.pace(beat)
    if (ms > 0 && Number.isFinite(ms))
      this.#timer = setTimeout(() => {
        this.#timer = null
        this.#change({ beat: null })
        if (this.#queue.length > 0) this.#next()
      }, ms)
  }

  #next(): void {
    this.#rest()
    if (this.#paused) return
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      if ('snapshot' in step) {
        const { view, events } = step.snapshot
        this.#change({ view, seen: events.length, idle: this.#queue.length === 0, beat: null })
        continue
      }
      this.onBeat(step.event)
      const ms = this.pace(step.event)
      const followed = this.#followed(step.event, step.at)
      if (ms > 0) {
        this.#change({ beat: step.event, told: step.at, idle: false, ...followed })
        this.#isHeld = !Number.isFinite(ms)
        if (!this.#isHeld) this.#timer = setTimeout(() => this.#next(), ms)
        return
      }
      this.#change({ told: step.at, idle: false, ...followed })
    }
    this.#change({ beat: null, idle: true })
  }

  /** What is shown once this event has happened, where the view follows it. */
  #followed(event: SeenEvent, at: number): Partial<Showing> {
    const { view } = this.#showing
    const after = view && this.follow ? this.follow(view, event) : view
    return after === view ? {} : { view: after, seen: at }
  }

  /** Holds still while nobody may look: the screen is being passed on. */
  pause(on: boolean): void {
    if (this.#paused === on) return
    this.#paused = on
    if (!on && this.#timer === null && !this.#isHeld) this.#next()
  }

  /** An answer is on its way: what was being shown is over, and what comes of it is shown. */
  answer(): void {
    this.skip()
    this.#answers++
  }

  /** An answer was taken or refused, and what came of it has been heard. */
  answered(): void {
    this.#answers--
  }

  /** On to the next thing if that waits to be led on; else all that is left is shown at once. */
  goOn(): void {
    if (this.#isHeld) this.#next()
    else this.skip()
  }

  /** Shows the rest at once. */
  skip(): void {
    if (!this.#showing.idle) this.#catchUp(this.#chair.snapshot)
  }

  /** What is heard next is shown at once: somebody has gone to another place of the match. */
  leap(): void {
    this.#leaps = true
  }

  close(): void {
    this.#stop()
    this.#rest()
    this.#listeners.clear()
  }
}

/** A chair, and what is shown to its player. */
export interface Sitting {
  readonly chair: Chair
  readonly playback: Playback
}

export const sitDown = (chair: Chair): Sitting => ({ chair, playback: new Playback(chair) })

export function standUp({ chair, playback }: Sitting): void {
  playback.close()
  chair.close()
}
