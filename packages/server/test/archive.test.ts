import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { monthOf } from '../src/storage/archive.ts'
import { openStorage } from '../src/storage/open.ts'
import { startServer, type TestServer } from './support/house.ts'
import { chairOf, comeIn, playOn, sitDown } from './support/people.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'

/* Matches that are over, by the month. */

const patience = 30_000
let postgres: Postgres | null = null

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

interface Skips {
  skip(why: string): void
}

async function start(kind: 'sqlite' | 'postgres', context: Skips) {
  if (kind === 'sqlite') {
    const server = await startServer({}, { idleFor: 200 })
    return { server, place: server.folder }
  }
  if (postgres === null) context.skip('there is no PostgreSQL here')
  const place = postgres!.database('archive')
  const server = await startServer({ DATABASE_URL: place, CARDWRIGHT_SECRET: 'x'.repeat(32) }, { idleFor: 200 })
  return { server, place }
}

/** A match that two have played to its end. */
async function played({ http, house }: TestServer) {
  const [ann, bo] = [await comeIn(http, 'Ann'), await comeIn(http, 'Bo')]
  const match = await sitDown(ann, bo, 'duel')
  const chairs = [chairOf(ann, match), chairOf(bo, match)]
  await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
  await vi.waitFor(async () => expect(await house.matches.archive.ending(match)).not.toBeNull(), patience)
  const shown = chairs.map(({ snapshot: { view, events, seq } }) => ({ view, events, seq }))
  for (const chair of chairs) chair.close()
  await vi.waitFor(() => expect(house.rooms.has(match)).toBe(false), patience)
  return { match, people: [ann, bo], shown }
}

describe.each(['sqlite', 'postgres'] as const)('The archive on %s', (kind) => {
  it('holds what is left of a match: its entries go after a while, and nobody sees a difference', async (context) => {
    const { server, place } = await start(kind, context)
    const { match, people, shown } = await played(server)
    const record = `${server.http}/api/matches/${match}/record`
    const text = await (await fetch(record)).text()
    const { archive } = server.house.matches
    expect(await archive.clear(Date.now() - 60_000)).toBe(0)
    expect((await server.house.matches.progress.entries(match)).length).toBeGreaterThan(0)
    expect(await archive.clear(Date.now() + 1)).toBe(1)
    expect(await archive.clear(Date.now() + 1)).toBe(0)
    expect(await server.house.matches.progress.entries(match)).toEqual([])
    const again = people.map((person) => chairOf(person, match))
    const seen = await Promise.all(again.map((chair) => chair.until((s) => s.over !== null)))
    expect(seen.map(({ view, events, seq }) => ({ view, events, seq }))).toEqual(shown)
    expect(await (await fetch(record)).text()).toBe(text)
    for (const chair of again) chair.close()
    const storage = await openStorage(place)
    const rows = await storage.db.selectFrom('archive').select('match').execute()
    expect(rows).toEqual([{ match }])
    await storage.close()
    await server.close()
  })
})

describe('A month on PostgreSQL', () => {
  it('is detached with its matches, which are gone from here until it is attached again', async (context) => {
    const { server, place } = await start('postgres', context)
    const { match, people } = await played(server)
    const storage = await openStorage(place)
    const { name, from, to } = monthOf(Date.now())
    const record = () => fetch(`${server.http}/api/matches/${match}/record`)
    expect((await record()).status).toBe(200)
    await sql`alter table archive detach partition ${sql.table(name)}`.execute(storage.db)
    expect((await record()).status).toBe(404)
    const chair = chairOf(people[0]!, match)
    const bare = await chair.until((s) => s.over !== null)
    expect(bare.view!.zones).toEqual({})
    chair.close()
    await sql`alter table archive attach partition ${sql.table(name)} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
      storage.db,
    )
    expect((await record()).status).toBe(200)
    await storage.close()
    await server.close()
  })

  it('is made when a match ends in it and nobody has made it', async (context) => {
    const { server, place } = await start('postgres', context)
    const storage = await openStorage(place)
    for (const ahead of [0, 1, 2])
      await sql`drop table ${sql.table(monthOf(Date.now(), ahead).name)}`.execute(storage.db)
    await played(server)
    const { rows } = await sql`select 1 from ${sql.table(monthOf(Date.now()).name)}`.execute(storage.db)
    expect(rows).toHaveLength(1)
    await storage.close()
    await server.close()
  })

  it('begins and ends in universal time, over the turn of the year', () => {
    expect(monthOf(Date.UTC(2026, 11, 31, 23, 59, 59))).toEqual({
      name: 'archive_2026_12',
      from: Date.UTC(2026, 11, 1),
      to: Date.UTC(2027, 0, 1),
    })
    expect(monthOf(Date.UTC(2026, 11, 31), 1).name).toBe('archive_2027_01')
  })
})
