import type { ChatLine } from '@cardwright/protocol'
import type { Storage } from './open.ts'

const listed = 100

/** What was said at matches. */
export class Chat {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** What was said since the `from`-th line, but no more than so many of the last lines. */
  async lines(match: string, from = 0, most = listed): Promise<ChatLine[]> {
    const rows = await this.#storage.db
      .selectFrom('chat')
      .select(['n', 'person', 'name', 'text', 'at'])
      .where('match', '=', match)
      .where('n', '>=', from)
      .orderBy('n', 'desc')
      .limit(most)
      .execute()
    return rows.reverse().map((row) => ({ ...row, at: Number(row.at) }))
  }

  /** Whether somebody has said something under this id. */
  async isSaid(match: string, person: string, said: string, db = this.#storage.db): Promise<boolean> {
    const line = await db
      .selectFrom('chat')
      .select('n')
      .where('match', '=', match)
      .where('person', '=', person)
      .where('said', '=', said)
      .executeTakeFirst()
    return line !== undefined
  }

  /** Null if it is there already: it was said before under this id. `full` if this person has said so many lines. */
  async say(match: string, line: Omit<ChatLine, 'n'>, said: string, most = listed): Promise<ChatLine | null | 'full'> {
    const outcome = await this.#storage.inTurn(match, async (db) => {
      if (await this.isSaid(match, line.person, said, db)) return null
      const { last, own } = await db
        .selectFrom('chat')
        .select((eb) => [eb.fn.max('n').as('last'), eb.fn.countAll().filterWhere('person', '=', line.person).as('own')])
        .where('match', '=', match)
        .executeTakeFirstOrThrow()
      if (Number(own) >= most) return 'full'
      const n = last === null ? 0 : Number(last) + 1
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('chat')
        .values({ match, n, said, ...line })
        .onConflict((oc) => oc.doNothing())
        .executeTakeFirstOrThrow()
      // an older process does not wait for its turn
      return numInsertedOrUpdatedRows === 1n ? { n, ...line } : 'taken'
    })
    return outcome === 'taken' ? this.say(match, line, said, most) : outcome
  }
}
