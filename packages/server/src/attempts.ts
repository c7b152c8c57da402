/** How many addresses are remembered, with what they tried. */
const maxRemembered = 10_000

interface Tried {
  count: number
  readonly since: number
}

/**
 * How often something was tried of late, for better-auth. By a clock that never goes back: one that is set back would
 * lock everybody out until it has caught up.
 */
export class Attempts {
  readonly #now: () => number
  readonly #tried = new Map<string, Tried>()

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Counts an attempt; `window` is in seconds. */
  async consume(
    key: string,
    { window, max }: { readonly window: number; readonly max: number },
  ): Promise<{ allowed: boolean; retryAfter: number | null }> {
    const now = this.#now()
    const before = this.#tried.get(key)
    const isOld = before === undefined || now - before.since >= window * 1000
    const tried = isOld ? { count: 0, since: now } : before
    if (tried.count >= max) return { allowed: false, retryAfter: Math.ceil((tried.since - now) / 1000 + window) }
    tried.count++
    // those who tried last are at the end
    this.#tried.delete(key)
    this.#tried.set(key, tried)
    if (this.#tried.size > maxRemembered) this.#tried.delete(this.#tried.keys().next().value!)
    return { allowed: true, retryAfter: null }
  }
}
