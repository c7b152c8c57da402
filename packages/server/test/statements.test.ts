import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Statement } from '../src/storage/open.ts'
import { startServer, type TestServer } from './support/house.ts'
import { chairOf, comeIn, inLobby, matchOf, playOn, signUp, sitDown } from './support/people.ts'
import { call } from './support/post.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'
import { talk } from './support/talk.ts'

/* Every statement of a whole run: what it concerns, and what it costs. */

let postgres: Postgres | null = null

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

const adminToken = 'a token for operators, long enough'
const usual = { CARDWRIGHT_ADMIN_TOKEN: adminToken }

/** People come, look round, play, talk, complain, leave, sign up and come back. After two years what is old is purged. */
async function wholeRun(server: TestServer): Promise<void> {
  const [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => comeIn(server.http, name)))
  const lobby = await talk(cy!)
  const quick = await inLobby(ann!, (at) => at.quick('duel'))
  expect((await inLobby(bo!, (at) => at.quick('duel'))).match).toBe(quick.match)
  const left = await inLobby(ann!, (at) => at.quick('hearth'))
  await inLobby(ann!, (at) => at.leave(left.match))
  const others = await Promise.all([sitDown(ann!, cy!, 'duel'), sitDown(bo!, cy!, 'exceed', { open: true })])
  const chairs = [chairOf(ann!, quick.match), chairOf(bo!, quick.match)]
  const watching = chairOf(cy!, quick.match)
  await Promise.all([...chairs, watching].map((chair) => chair.until((s) => s.view !== null)))
  await Promise.all(others.map((match, i) => chairOf(i === 0 ? ann! : bo!, match).until((s) => s.table !== null)))
  await chairs[0]!.chat('good luck')
  await chairs[1]!.mute(ann!.id, true)
  await chairs[1]!.report(ann!.id, 'rude')
  await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
  await chairs[0]!.rematch()
  await vi.waitFor(async () => expect((await server.house.matches.get(quick.match))?.table.status).toBe('over'))
  for (const path of [`/api/matches/${quick.match}/record`, '/api/matches', '/api/me', '/ready']) {
    await fetch(`${server.http}${path}`, { headers: { authorization: `Bearer ${ann!.token}` } })
  }
  await signUp(server.http, ann!)
  const again = chairOf(bo!, others[1]!)
  await again.until((s) => s.table !== null)
  for (const chair of [...chairs, watching, again]) chair.close()
  lobby.close()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 365 * 86_400_000 })
  const { body } = await call(`${server.http}/api/admin/purge`, adminToken, {})
  vi.useRealTimers()
  expect(body).toEqual({ sessions: expect.any(Number), guests: 2 })
}

/** Tables of which each row belongs to one match or one person, by the columns that say to which. */
const keys: Readonly<Record<string, readonly string[]>> = {
  matches: ['id'],
  entries: ['match'],
  chat: ['match'],
  records: ['match'],
  positions: ['match'],
  preferences: ['match'],
  clocks: ['match'],
  archive: ['match'],
  sanctions: ['person'],
  decks: ['person'],
  bots: ['token', 'owner'],
  seats: ['match', 'person'],
  mutes: ['person'],
  quick: ['person'],
  reports: ['id', 'person'],
  operations: ['id'],
  auth_user: ['id', 'email'],
  auth_session: ['id', 'token', 'userId'],
  auth_account: ['id', 'userId', 'accountId'],
  auth_passkey: ['id', 'userId', 'credentialID'],
  auth_verification: ['id', 'identifier'],
}

/** Small tables, of which each process holds a few rows or the lobby one for each open table. */
const shared = new Set(['nodes', 'lobby', 'marks'])

/** What is old is looked for among everybody's, a piece at a time. */
const isPiece = (sql: string) =>
  /^(select|delete) [^;]* from "(archive|auth_session|auth_user)" .* limit (\?|\$\d+)\)?$/.test(sql)

const isPlumbing = (sql: string) =>
  /^\s*(begin|commit|rollback|pragma|create|alter|update seats set)|kysely_migration|pg_advisory|information_schema|pg_catalog|pg_class|sqlite_master/i.test(
    sql,
  )

/** SQLite is one file with one writer, and never many: what comes at once is written at once. */
const isOfOneFile = (sql: string, kind: 'sqlite' | 'postgres') =>
  kind === 'sqlite' && /^\s*insert into entries .* from json_each\(\?\)/s.test(sql)

const isPassed = (sql: string, kind: 'sqlite' | 'postgres') => isPlumbing(sql) || isOfOneFile(sql, kind) || isPiece(sql)

/** What a statement concerns: null if it is one match or one person, else why it is not. */
function spans({ sql: whole, parameters }: Statement): string | null {
  const sql = whole.replaceAll('extract(epoch from clock_timestamp())', 'now').replace(/ on conflict .*/s, '')
  const tables = [...sql.matchAll(/(?:from|join|into|update)\s+"?(\w+)"?/gi)].map(([, table]) => table!)
  const owned = tables.filter((table) => Object.hasOwn(keys, table))
  const unknown = tables.find(
    (table) => !Object.hasOwn(keys, table) && !shared.has(table) && !/^(leader|unnest|json_each)$/.test(table),
  )
  if (unknown !== undefined) return `${unknown} is no table of a match or of a person`
  if (owned.length === 0) return null
  const columns = new Set(owned.flatMap((table) => keys[table]!))
  const insert = /^\s*insert into "(\w+)" \(([^)]*)\) values (.*)$/is.exec(sql)
  if (insert) {
    const names = insert[2]!.split(',').map((name) => name.trim().replaceAll('"', ''))
    const rows = insert[3]!.match(/\([^()]*\)/g)!.length
    const at = names.findIndex((name) => keys[insert[1]!]!.includes(name))
    const owners = Array.from({ length: rows }, (_, row) => parameters[(row * parameters.length) / rows + at])
    return new Set(owners).size === 1 ? null : 'it inserts rows of several'
  }
  const isOne = [...columns].some((column) => new RegExp(`"?\\b${column}"?\\s*=\\s*(\\$\\d+|\\?)`).test(sql))
  return isOne ? null : `it names no ${[...columns].join(' or ')}`
}

describe('Every statement', () => {
  it.each(['sqlite', 'postgres'] as const)('concerns one match or one person, on %s', async (kind) => {
    if (kind === 'postgres' && postgres === null) return
    const statements: Statement[] = []
    const env =
      kind === 'postgres' ? { DATABASE_URL: postgres!.database('statements'), CARDWRIGHT_SECRET: 'x'.repeat(32) } : {}
    const server = await startServer(
      { ...usual, ...env },
      { onStatement: (statement) => statements.push(statement), idleFor: 200 },
    )
    await wholeRun(server)
    await server.close()
    const wrong = new Map<string, string>()
    for (const statement of statements) {
      const why = isPassed(statement.sql, kind) ? null : spans(statement)
      if (why !== null) wrong.set(statement.sql, why)
    }
    expect([...wrong].map(([sql, why]) => `${why}: ${sql}`)).toEqual([])
    expect(statements.length).toBeGreaterThan(200)
  })

  it('finds what it looks for by an index, however many matches there are', async () => {
    const statements = new Map<string, readonly unknown[]>()
    const server = await startServer(usual, {
      onStatement: ({ sql, parameters }) => statements.set(sql, parameters),
      idleFor: 200,
    })
    await wholeRun(server)
    const database = new Sqlite(join(server.folder, 'cardwright.db'), { readonly: true })
    const scans: string[] = []
    for (const [sql, parameters] of statements) {
      if (isPlumbing(sql)) continue
      const steps = database.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[]
      for (const { detail } of steps) {
        const scanned = /^SCAN (\w+)/.exec(detail)?.[1]
        if (scanned === undefined || scanned === 'nodes' || scanned === 'fresh' || /^\d+$|^CONSTANT$/.test(scanned))
          continue
        // the newest tables of the lobby, in the order of an index and not all of them
        if (scanned === 'lobby' && detail.includes('lobby_created')) continue
        scans.push(`${detail}: ${sql}`)
      }
    }
    expect(scans).toEqual([])
    database.close()
    await server.close()
  })
})

describe('Each table', () => {
  it('is in the documents, kept apart by a column that its statements name', async () => {
    const server = await startServer()
    const database = new Sqlite(join(server.folder, 'cardwright.db'), { readonly: true })
    const made = database
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely%'`)
      .pluck()
      .all() as string[]
    database.close()
    await server.close()
    const file = new URL('../../../docs/OPERATIONS.md', import.meta.url)
    const [, section] = readFileSync(file, 'utf8').split('\n## Past one database\n')
    const named = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
    const rows = [...section!.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)]
    const apart = rows.flatMap(([, column, tables]) => named(tables!).map((table) => [table, column!] as const))
    for (const [table, column] of apart) expect([table, keys[table]]).toEqual([table, expect.arrayContaining([column])])
    const others = named(section!.replace(/^\|.*\|$/gm, ''))
    expect([...apart.map(([table]) => table), ...others].sort()).toEqual(made.sort())
    expect(others.filter((table) => !table.startsWith('auth_')).sort()).toEqual([...shared].sort())
  })
})

describe('A match', () => {
  it('begins without reading its row over and over', async () => {
    const statements: string[] = []
    const server = await startServer({}, { onStatement: ({ sql }) => statements.push(sql) })
    const [ann, bo] = await Promise.all(['Ann', 'Bo'].map((name) => comeIn(server.http, name)))
    const { close } = await matchOf(ann!, bo!)
    const reads = statements.filter((sql) => /^select .* from "matches" where "id" = \?$/.test(sql))
    expect(reads.length).toBeGreaterThan(0)
    expect(reads.length).toBeLessThanOrEqual(10)
    close()
    await server.close()
  })
})

describe('Sessions', () => {
  it('are looked at a few at a time, and not all at once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    let looks = 0
    const server = await startServer(
      {},
      {
        onStatement({ sql }) {
          if (/from "auth_session"/.test(sql)) looks++
        },
      },
    )
    const people = 40
    const talking = []
    for (let n = 0; n < people; n++) talking.push(await talk(await comeIn(server.http, `Guest ${n}`)))
    const before = looks
    const perBeat: number[] = []
    for (let beat = 0; beat < 60; beat++) {
      const already = looks
      await vi.advanceTimersByTimeAsync(1000)
      // all that was asked before is answered
      for (const each of talking) void each.say({ type: 'ping', id: `${beat}` })
      await Promise.all(
        talking.map((each) =>
          each.until(() => each.told.some((m) => m.type === 'done' && m.re === `${beat}`) || undefined),
        ),
      )
      await server.house.matches.get('nothing')
      perBeat.push(looks - already)
    }
    vi.useRealTimers()
    expect(Math.max(...perBeat)).toBeLessThanOrEqual(people / 4)
    // the last ones may still be on their way
    await expect.poll(() => looks - before).toBeGreaterThanOrEqual(people)
    for (const each of talking) each.close()
    await server.close()
  })
})
