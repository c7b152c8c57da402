import type { Storage } from './open.ts'

/** Who does not want to read whom. */
export class Mutes {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async of(person: string, db = this.#storage.db): Promise<string[]> {
    const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
    return rows.map(({ muted }) => muted)
  }

  /** Tells whether there was room for it. */
  add(person: string, muted: string, most = Number.POSITIVE_INFINITY): Promise<boolean> {
    return this.#storage.inTurn(person, async (db) => {
      const theirs = await this.of(person, db)
      if (theirs.length >= most && !theirs.includes(muted)) return false
      await db
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((oc) => oc.doNothing())
        .execute()
      return true
    })
  }

  async remove(person: string, muted: string): Promise<void> {
    await this.#storage.db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
  }
}
