import { randomUUID } from 'node:crypto'
import { loadGame } from '@cardwright/catalog/node'
import { commit, isRefusal, Match, makeRecord, Random, sealedSeed } from '@cardwright/engine'
import type { ServerMessage } from '@cardwright/protocol'
import { type JournalEntry, Room } from '@cardwright/room'
import { sql } from 'kysely'
import { makeAppender } from '../src/storage/appender.ts'
import { Leases } from '../src/storage/leases.ts'
import { Matches } from '../src/storage/matches.ts'
import { openStorage } from '../src/storage/open.ts'
import { pack } from '../src/storage/packed.ts'
import { startPostgres } from '../src/testing/postgres.ts'

/*
 * What matches take in PostgreSQL: plays them at random, stores them as the server does, and prints the bytes of each table
 * for a match while it is played, when it is over, and when its entries are gone. `node packages/server/test/sizes.ts exceed 100`
 */

const [game = 'exceed', count = '100'] = process.argv.slice(2)
const postgres = await startPostgres()
if (postgres === null) throw new Error('There is no PostgreSQL here.')
const storage = await openStorage(postgres.database('sizes'))
const matches = new Matches(storage)
await matches.archive.prepare()
const leases = new Leases(storage, 'ws://here/ws', {}, () => {})
await leases.open()
const appender = makeAppender(storage)
const catalogued = (await loadGame(game))!
const people = ['Ann', 'Bo'].map((name) => ({ kind: 'person' as const, name, person: randomUUID() }))
const seats = JSON.stringify(people)

const tables = ['matches', 'seats', 'entries', 'positions', 'archive', 'chat']

async function sizes(): Promise<Record<string, number>> {
  await sql`vacuum full`.execute(storage.db)
  const bytes: Record<string, number> = {}
  for (const table of tables) {
    const size =
      table === 'archive'
        ? sql<{ bytes: number }>`select sum(pg_total_relation_size(relid)) as bytes from pg_partition_tree('archive')`
        : sql<{ bytes: number }>`select pg_total_relation_size(${table}::regclass) as bytes`
    const { rows } = await size.execute(storage.db)
    bytes[table] = Math.round(Number(rows[0]!.bytes) / Number(count))
  }
  return bytes
}

const ends: (() => Promise<void>)[] = []
let entries = 0

for (let n = 0; n < Number(count); n++) {
  const [id, secret] = [randomUUID(), randomUUID()]
  const seal = { commitment: commit(secret), contributions: ['a', 'b'], secret }
  const seed = sealedSeed(secret, seal.contributions)
  const names = people.map(({ name }) => name)
  const { header } = Match.start(catalogued.game, { seats: names, seed, seal, quiet: true })
  const now = Date.now()
  const row = { id, game, version: header.version, status: 'playing' as const, open: 0, host: people[0]!.person, seats }
  const more = { options: '{}', time: null, secret, contributions: '{"0":"a","1":"b"}', header: JSON.stringify(header) }
  const last = {
    result: null,
    rematch: null,
    created: now,
    changed: now,
    owner: leases.node,
    epoch: 1,
    rules: 'x'.repeat(32),
  }
  await matches.insert({ ...row, ...more, ...last, ended: null })
  const kept: JournalEntry[] = []
  const { table } = (await matches.get(id))!
  const keep = async (_: number, made: readonly JournalEntry[]) => void kept.push(...made)
  const room = new Room(
    { catalogued, header, table, entries: [] },
    { keep, think: async () => [], wall: () => performance.now() },
  )
  await room.start()
  const asks: (string | null)[] = [null, null]
  for (const [seat, { person }] of people.entries()) {
    const send = (message: ServerMessage) => {
      if (message.type === 'ask') asks[seat] = message.asks[0]?.id ?? null
    }
    await room.join({ person, send }, null, null)
  }
  const random = new Random(seed)
  let saved = ''
  for (let seat = 0; !room.over; seat = 1 - seat) {
    const ask = asks[seat]
    if (!ask) continue
    const keys: string[] = []
    for (;;) {
      const next = await room.next(seat, ask, keys)
      if (isRefusal(next)) throw new Error(next.why)
      if (next.add.length === 0 || (next.stop && random.int(2) === 0)) break
      keys.push(random.pick(next.add))
    }
    if (kept.length % 32 === 0) saved = await pack({ course: room.save(), shown: room.showing(false) })
    await room.answer(seat, randomUUID(), ask, keys)
  }
  entries += kept.length
  await appender.append({ match: id, owner: leases.node, epoch: 1, from: 0, entries: kept })
  await matches.progress.savePosition({ match: id, owner: leases.node, epoch: 1 }, kept.length, saved)
  const ending = { record: makeRecord(room.record()), shown: await pack(room.showing(true)) }
  ends.push(() => matches.archive.file(id, room.over!, ending))
}

const report: Record<string, unknown> = {
  game,
  matches: Number(count),
  entriesPerMatch: Math.round(entries / Number(count)),
}
report.played = await sizes()
for (const end of ends) await end()
report.over = await sizes()
while ((await matches.archive.clear(Date.now() + 1)) > 0);
report.cleared = await sizes()
console.log(JSON.stringify(report, null, 2))
await leases.close()
await storage.close()
postgres.stop()
