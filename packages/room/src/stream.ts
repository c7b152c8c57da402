import { type AskView, type Diff, diff, type Match, type Seat } from '@cardwright/engine'
import {
  type AskMessage,
  type BroughtCard,
  type SentView,
  type ServerMessage,
  type UndoInfo,
  type ViewMessage,
  viewAfter,
} from '@cardwright/protocol'
import { BroughtCards } from './brought-cards.ts'

/** How many views are kept for those who come back and have seen one of them. What they have in common is kept once. */
const viewsKept = 4

interface KeptView {
  readonly seq: number
  readonly view: SentView
  /** How many of the events that were told by then still hold. */
  events: number
}

/** How somebody is told what has changed. */
export interface Manner {
  /** Always with whole views, and with what is asked. */
  readonly full?: boolean
  /** Understands changes of lists that say which items have moved. */
  readonly moves?: boolean
}

/** What there is to tell of a match. */
export interface StreamSource {
  readonly id: string
  readonly match: Match
  /** Cards that came with it. */
  readonly brought: readonly BroughtCard[]
  /** What a seat can take back, or why nothing. */
  readonly undo: (seat: Seat) => UndoInfo
}

/** What one seat, or all who watch, are told: views as changes of the last one, events, asks, how undo stands. */
export class Stream {
  readonly #match: Match
  readonly #seat: Seat | null
  readonly #id: string
  readonly #undoOf: StreamSource['undo']
  readonly #brought: BroughtCards
  #seq = -1
  #views: KeptView[] = []
  #events = 0
  #asks: readonly AskView[] = []
  #asksText = '[]'
  #undo: UndoInfo | undefined

  constructor({ match, id, brought, undo }: StreamSource, seat: Seat | null) {
    this.#match = match
    this.#seat = seat
    this.#id = id
    this.#undoOf = undo
    this.#brought = new BroughtCards(brought)
  }

  /** Something was taken back: what was told of it is told no longer. */
  takeBack(): void {
    const length = this.#match.eventCount(this.#seat)
    this.#events = Math.min(this.#events, length)
    for (const each of this.#views) each.events = Math.min(each.events, length)
  }

  /** Goes on to the match's `seq`-th entry; returns what there is to say of it, to those who have heard all before. */
  advance(seq: number): (manner: Manner) => readonly ServerMessage[] {
    const base = this.#views.at(-1)
    const from = this.#events
    const { asks, ...view } = this.#match.view(this.#seat)
    const list = this.#match.events(this.#seat, from)
    // a game may show parts of its state, which goes on changing: what was told must not change with it
    const change = base && own(diff(base.view, view, true))
    const now = base ? viewAfter(base.view, change ?? null) : own(view)
    this.#seq = seq
    this.#events = from + list.length
    this.#views.push({ seq, view: now, events: this.#events })
    if (this.#views.length > viewsKept) this.#views.shift()
    const cards = this.#brought.namedIn([view, list, asks])
    const asksText = JSON.stringify(asks)
    const isAskedAnew = asksText !== this.#asksText
    this.#asks = asks
    this.#asksText = asksText
    const isUndoNew = this.#lookAtUndo()
    const told = lazily((moves: boolean): ServerMessage[] => {
      if (base === undefined) return [this.#whole(0), ...(isAskedAnew ? [this.#ask()] : [])]
      const changed = moves ? change! : diff(base.view, now)
      const message: ViewMessage = {
        ...this.#at({ from, list }, cards),
        base: base.seq,
        change: changed,
        ...(isUndoNew && this.#undoTold()),
      }
      return isAskedAnew ? [message, this.#ask()] : [message]
    })
    const whole = lazily((): ServerMessage[] => [this.#whole(base ? from : 0), this.#ask()])
    return ({ full, moves }) => (full ? whole(true) : told(moves === true))
  }

  /** What somebody is told who comes now, and may have seen something before. */
  greet(seq: number, seen: { readonly seq: number; readonly events: number } | null, manner: Manner): ServerMessage[] {
    if (this.#seq !== seq || this.#views.length === 0) this.advance(seq)
    // who has heard less than was told by then was shown something else: how a match stood that could not go on
    const hasSeen = (each: KeptView) => each.seq === seen?.seq && each.events <= seen.events
    const base = manner.full ? undefined : this.#views.find(hasSeen)
    if (!base) return [this.#whole(0), this.#ask()]
    const change: Diff | null = diff(base.view, this.#views.at(-1)!.view, manner.moves)
    const events = this.#eventsFrom(Math.min(seen!.events, base.events))
    return [{ ...this.#at(events), base: base.seq, change, ...this.#undoTold() }, this.#ask()]
  }

  /** How undo stands now; returns whether that is news. */
  #lookAtUndo(): boolean {
    if (this.#seat === null) return false
    const before = this.#undo
    this.#undo = this.#undoOf(this.#seat)
    return diff(before, this.#undo) !== null
  }

  #undoTold(): { readonly undo?: UndoInfo } {
    return this.#undo ? { undo: this.#undo } : {}
  }

  #eventsFrom(from: number): ViewMessage['events'] {
    return { from, list: this.#match.events(this.#seat, from) }
  }

  #at(events: ViewMessage['events'], cards = this.#brought.told): ViewMessage {
    return { type: 'view', match: this.#id, seq: this.#seq, events, ...(cards.length > 0 && { cards }) }
  }

  #whole(from: number): ViewMessage {
    return { ...this.#at(this.#eventsFrom(from)), view: this.#views.at(-1)!.view, ...this.#undoTold() }
  }

  #ask(): AskMessage {
    return { type: 'ask', match: this.#id, seq: this.#seq, asks: this.#asks }
  }
}

/** A copy, as JSON would have it, that shares nothing with what it was made of. */
function own<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : own(item))) as T
  const copy: Record<string, unknown> = {}
  for (const field in value) if (value[field] !== undefined) copy[field] = own(value[field])
  return copy as T
}

/** Makes something when it is first asked for, and for each of two cases once. */
function lazily<T>(make: (which: boolean) => T): (which: boolean) => T {
  const made = new Map<boolean, T>()
  return (which) => {
    if (!made.has(which)) made.set(which, make(which))
    return made.get(which)!
  }
}
