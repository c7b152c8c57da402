import { type Refusal, seatsFor } from '@cardwright/engine'
import type { TableInfo } from '@cardwright/protocol'
import type { Person } from '../auth.ts'
import { KeyedQueue } from '../keyed-queue.ts'
import type { TablesOptions } from './options.ts'
import type { Tables } from './tables.ts'

/** What somebody wants to play at once, and with what. */
export interface QuickWish {
  readonly game: string
  readonly side?: string | undefined
}

/** Brings together those who want to play anybody. */
export class QuickTables {
  readonly #tables: Tables
  readonly #options: TablesOptions
  readonly #queue = new KeyedQueue()

  constructor(tables: Tables, options: TablesOptions) {
    this.#tables = tables
    this.#options = options
  }

  /** A table at which somebody waits for anybody, or a new one. In turn: those who want it at once must meet. */
  find(person: Person, wish: QuickWish, said: string): Promise<TableInfo | Refusal> {
    return this.#queue.run(wish.game, () => this.#find(person, wish, said))
  }

  async #find(person: Person, wish: QuickWish, said: string): Promise<TableInfo | Refusal> {
    const { lobby, changed } = this.#options
    // what was wished under this id has led to a table already: one that was there, or one that was made for it
    const before = await this.#tables.madeAs(person, said)
    if (before !== null) return before
    const tried: string[] = []
    let own: TableInfo | null = null
    for (;;) {
      const wanted = await lobby.wanted(wish.game, tried)
      const sat = await this.#sitAtOne(person, wish, wanted, said)
      if (sat !== null) {
        if (own !== null) await this.#tables.end(own.match)
        return sat
      }
      tried.push(...wanted)
      if (own === null) {
        const made = await this.#make(person, wish, said)
        if ('why' in made) return made
        own = made
      }
      // somebody may have come first meanwhile, in another process
      if (await lobby.offer(own, tried)) break
    }
    await changed(own)
    return own
  }

  /** A table of which nobody is told yet. */
  async #make(person: Person, { game, side }: QuickWish, said: string): Promise<TableInfo | Refusal> {
    const { games, quickTime: time } = this.#options
    const entry = games.get(game)?.entry
    const seats = Array.from({ length: entry ? seatsFor(entry.game, entry.game.options.parse({}))[0] : 2 }, (_, i) =>
      i === 0 ? { kind: 'me' as const, ...(side !== undefined && { side }) } : { kind: 'open' as const },
    )
    const made = await this.#tables.make(person, { game, seats, open: true, time }, said)
    return 'why' in made ? made : made.stored.table
  }

  /** Sits down at the first of these tables that still waits for anybody, be it one's own; null if none does. */
  async #sitAtOne(
    person: Person,
    { side }: QuickWish,
    wanted: readonly string[],
    said: string,
  ): Promise<TableInfo | null> {
    const { matches } = this.#options
    for (const match of wanted) {
      const stored = await matches.get(match)
      if (!stored || !this.#tables.isForAnybody(stored.table)) continue
      const sat = await this.#tables.sit(person, { match, side })
      if ('why' in sat) continue
      await matches.leads(person.id, said, match)
      return sat
    }
    return null
  }
}
