import { createHash } from 'node:crypto'
import type { Storage } from './open.ts'

/** What people have told operators about others. */
export class Reports {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** What was said under an id; tells whether it is there, this time or since before. A person has room for so many since then. */
  add(
    { said, ...report }: { said: string; match: string; person: string; reported: string; text: string },
    since: number,
    most: number,
  ): Promise<boolean> {
    const id = createHash('sha256')
      .update(JSON.stringify([report.person, said]))
      .digest('hex')
    return this.#storage.inTurn(report.person, async (db) => {
      const known = await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst()
      if (known) return true
      const theirs = await db
        .selectFrom('reports')
        .select('id')
        .where('person', '=', report.person)
        .where('at', '>', since)
        .execute()
      if (theirs.length >= most) return false
      await db
        .insertInto('reports')
        .values({ id, ...report, at: Date.now(), handled: null })
        .execute()
      return true
    })
  }
}
