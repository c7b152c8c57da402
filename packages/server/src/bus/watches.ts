/** How often each topic is watched: the first who watches begins it, the last ends it. */
export class Watches {
  readonly #counts = new Map<string, number>()
  readonly #begin: (topic: string) => void
  readonly #end: (topic: string) => void

  constructor(begin: (topic: string) => void, end: (topic: string) => void) {
    this.#begin = begin
    this.#end = end
  }

  get topics(): Iterable<string> {
    return this.#counts.keys()
  }

  has(topic: string): boolean {
    return this.#counts.has(topic)
  }

  /** Returns how to end it. */
  add(topic: string): () => void {
    const count = this.#counts.get(topic) ?? 0
    this.#counts.set(topic, count + 1)
    if (count === 0) this.#begin(topic)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = this.#counts.get(topic)! - 1
      if (left > 0) {
        this.#counts.set(topic, left)
        return
      }
      this.#counts.delete(topic)
      this.#end(topic)
    }
  }
}
