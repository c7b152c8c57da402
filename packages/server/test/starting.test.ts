import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openStorage, type Storage } from '../src/storage/open.ts'
import { databases } from './support/places.ts'

const { place } = databases('starting')

describe.each(['sqlite', 'postgres'] as const)('A database on %s', (kind) => {
  it('is made, and brought up to date, once by several processes that start together', async (context) => {
    const at = place(kind)
    if (at === null) return context.skip('there is no PostgreSQL here')
    const storage = await openStorage(at)
    const tables = async () => (await storage.db.introspection.getTables()).map(({ name }) => name)
    const names = await tables()
    // as a version wrote it that had the first table and no other
    for (const name of names.filter((each) => each !== 'matches' && each !== 'entries' && each !== 'chat'))
      await sql`drop table ${sql.table(name)}`.execute(storage.db)
    await sql`delete from kysely_migration where name > '0001-matches'`.execute(storage.db)
    for (const column of ['rules', 'ended'])
      await sql`alter table matches drop column ${sql.ref(column)}`.execute(storage.db)
    await sql`drop index chat_said`.execute(storage.db)
    await sql`alter table chat drop column said`.execute(storage.db)
    const fresh = place(kind)!
    for (const where of [at, fresh]) {
      const several = await Promise.allSettled(Array.from({ length: 5 }, () => openStorage(where)))
      expect(several.filter(({ status }) => status === 'rejected')).toEqual([])
      for (const each of several) if (each.status === 'fulfilled') await each.value.close()
    }
    expect(await tables()).toEqual(names)
    await storage.close()
  })
})

describe('SQLite that cannot be opened', () => {
  it('is restored from a backup only where it is broken', async () => {
    const broken = place('sqlite')!
    writeFileSync(join(broken, 'cardwright.db'), 'This is no database. '.repeat(100))
    await expect(openStorage(broken)).rejects.toThrow('Restore it from a backup')
    const inTheWay = place('sqlite')!
    const storage = await openStorage(inTheWay)
    await sql`create table decks (x text)`.execute(await withoutDecks(storage))
    await storage.close()
    const opened = openStorage(inTheWay)
    await expect(opened).rejects.toThrow('0010-decks fails')
    await expect(opened).rejects.not.toThrow('backup')
  })

  async function withoutDecks({ db }: Storage) {
    await sql`delete from kysely_migration where name >= '0010'`.execute(db)
    await sql`drop table decks`.execute(db)
    return db
  }
})
