import type { Conversation } from './conversation.ts'

/** Those who wait at tables that have not begun. Of each such table this process hears, for as long as somebody waits. */
export class Waiters {
  readonly #at = new Map<string, Set<Conversation>>()
  readonly #watch: (match: string) => () => void
  /** How to end to hear of a table. */
  readonly #watches = new Map<string, () => void>()

  constructor(watch: (match: string) => () => void) {
    this.#watch = watch
  }

  /** The tables at which somebody waits. */
  get tables(): readonly string[] {
    return [...this.#at.keys()]
  }

  at(match: string): readonly Conversation[] {
    return [...(this.#at.get(match) ?? [])]
  }

  has(match: string, conversation: Conversation): boolean {
    return this.#at.get(match)?.has(conversation) === true
  }

  add(match: string, conversation: Conversation): void {
    const waiting = this.#at.get(match) ?? new Set()
    this.#at.set(match, waiting.add(conversation))
    if (!this.#watches.has(match)) this.#watches.set(match, this.#watch(match))
  }

  remove(match: string, conversation: Conversation): void {
    const waiting = this.#at.get(match)
    if (waiting?.delete(conversation) && waiting.size === 0) this.clear(match)
  }

  /** Nobody waits there any more. */
  clear(match: string): void {
    this.#at.delete(match)
    this.#watches.get(match)?.()
    this.#watches.delete(match)
  }
}
