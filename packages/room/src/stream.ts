import { type AskView, diff, type Match, type Seat } from '@cardwright/engine'
import type { AskMessage, SentView, ViewMessage } from '@cardwright/protocol'

/** So many views are kept for those who come back and have seen one of them. */
const viewsKept = 8

/** What one seat, or all who watch, are told: views as changes of the last one, events, asks. */
export class Stream {
  readonly #match: Match
  readonly #seat: Seat | null
  readonly #id: string
  #seq = -1
  /** `events` is how many of the events that were told by then still hold. */
  #views: { readonly seq: number; readonly view: SentView; events: number }[] = []
  #events = 0
  #asks: readonly AskView[] = []

  constructor(match: Match, seat: Seat | null, id: string) {
    this.#match = match
    this.#seat = seat
    this.#id = id
  }

  /** Something was taken back: what was told of it is told no longer. */
  takeBack(): void {
    const { length } = this.#match.events(this.#seat)
    this.#events = Math.min(this.#events, length)
    for (const each of this.#views) each.events = Math.min(each.events, length)
  }

  /** What there is to say now that the match has come to its `seq`-th entry. */
  advance(seq: number): (ViewMessage | AskMessage)[] {
    const base = this.#views.at(-1)
    const from = this.#events
    const { view, asks } = this.#look()
    this.#seq = seq
    const list = this.#match.events(this.#seat, from)
    this.#events = from + list.length
    this.#views.push({ seq, view, events: this.#events })
    if (this.#views.length > viewsKept) this.#views.shift()
    const messages: (ViewMessage | AskMessage)[] = []
    if (base === undefined) messages.push(this.#whole(0))
    else messages.push(this.#since(base.seq, base.view, from, list))
    if (asks.length > 0 || this.#asks.length > 0) messages.push(this.#ask(asks))
    this.#asks = asks
    return messages
  }

  /** What somebody is told who comes now, and may have seen something before. */
  greet(seq: number, seen: { readonly seq: number; readonly events: number } | null): (ViewMessage | AskMessage)[] {
    if (this.#seq !== seq || this.#views.length === 0) this.advance(seq)
    const base = seen && this.#views.find((each) => each.seq === seen.seq)
    const from = base ? Math.min(seen!.events, base.events) : 0
    const list = this.#match.events(this.#seat, from)
    return [base ? this.#since(base.seq, base.view, from, list) : this.#whole(from), this.#ask(this.#asks)]
  }

  #look(): { view: SentView; asks: readonly AskView[] } {
    const { asks, facts, ...view } = this.#match.view(this.#seat)
    // a game may show parts of its state, which goes on changing: what was told must not change with it
    return { view: { ...view, facts: structuredClone(facts) }, asks }
  }

  /** The same messages with the last view as a whole, for those who cannot apply changes. */
  whole(messages: readonly (ViewMessage | AskMessage)[]): (ViewMessage | AskMessage)[] {
    return messages.map((message) => (message.type === 'view' ? this.#whole(message.events.from) : message))
  }

  #whole(from: number): ViewMessage {
    const { seq, view } = this.#views.at(-1)!
    return { type: 'view', match: this.#id, seq, view, events: { from, list: this.#match.events(this.#seat, from) } }
  }

  #since(base: number, old: SentView, from: number, list: ViewMessage['events']['list']): ViewMessage {
    const { seq, view } = this.#views.at(-1)!
    const change = diff(old, view)
    return { type: 'view', match: this.#id, seq, base, change, events: { from, list } }
  }

  #ask(asks: readonly AskView[]): AskMessage {
    return { type: 'ask', match: this.#id, seq: this.#seq, asks }
  }
}
