import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerMessage } from '@cardwright/protocol'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBus, type Notice } from '../src/bus/bus.ts'
import { configure, type Serving, serve } from '../src/index.ts'
import { Leases } from '../src/storage/leases.ts'
import { knockSparingly, openStorage } from '../src/storage/open.ts'
import { isOutage } from '../src/storage/outage.ts'
import { chairOf, comeIn, type Guest, inLobby, playOn, sitDown } from './support/people.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'
import { talk } from './support/talk.ts'

let folder: string
let serving: Serving
let http: string

async function start(): Promise<void> {
  const env = { CARDWRIGHT_GUESTS_PER_MINUTE: '1000', CARDWRIGHT_MESSAGES_PER_SECOND: '5000' }
  serving = await serve(configure({ port: 0, data: folder }, env), { logger: pino({ level: 'silent' }) })
  http = `http://127.0.0.1:${serving.port}`
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-'))
  await start()
})

afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A table of two at which one sits. */
async function tableOf(guest: Guest): Promise<string> {
  const wish = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] } as const
  return (await inLobby(guest, (lobby) => lobby.create({ ...wish, seats: [...wish.seats] }))).match
}

describe('What is said again because no answer came', () => {
  it('makes one table and not two', async () => {
    const [ann, bo] = [await comeIn(http, 'Ann'), await comeIn(http, 'Bo')]
    const make = async (guest: Guest, id: string) => {
      const { say, close } = await talk(guest)
      const reply = await say({ type: 'create', id, game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
      close()
      return (reply as Extract<ServerMessage, { type: 'table' }>).table.match
    }
    const first = await make(ann, 'one')
    expect(await make(ann, 'one')).toBe(first)
    expect(await make(ann, 'two')).not.toBe(first)
    expect(await make(bo, 'one')).not.toBe(first)
  })

  it('leads who wants any table to one and not to two, though it is full since', async () => {
    const [ann, bo, cy] = [await comeIn(http, 'Ann'), await comeIn(http, 'Bo'), await comeIn(http, 'Cy')]
    const quick = async (guest: Guest, id: string) => {
      const { say, close } = await talk(guest)
      const reply = await say({ type: 'quick', id, game: 'market' })
      close()
      return (reply as Extract<ServerMessage, { type: 'table' }>).table.match
    }
    const table = await quick(ann, 'any')
    expect(await quick(bo, 'any')).toBe(table)
    expect(await quick(bo, 'any')).toBe(table)
    const other = await quick(cy, 'any')
    expect(other).not.toBe(table)
    // one that somebody else has opened meanwhile does not count
    const { say, close } = await talk(await comeIn(http, 'Di'))
    await say({ type: 'create', id: 'plain', game: 'market', seats: [{ kind: 'me' }, { kind: 'open' }], open: true })
    close()
    expect(await quick(cy, 'any')).toBe(other)
  })

  it('is told and reported once', async () => {
    const [ann, bo] = [await comeIn(http, 'Ann'), await comeIn(http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.race(chairs.map((chair) => chair.until(({ asks }) => asks.length > 0)))
    for (const chair of chairs) chair.close()
    const said = { type: 'chat', id: 'hello', match, text: 'Hello!' } as const
    const report = { type: 'report', id: 'complaint', match, person: bo.id, text: 'Too slow.' } as const
    for (const _ of [1, 2]) {
      const { say, close } = await talk(ann)
      await say({ type: 'join', id: 'in', match })
      for (const message of [said, report]) expect(await say(message)).toMatchObject({ type: 'done' })
      close()
    }
    const eager = await talk(ann)
    await eager.say({ type: 'join', id: 'in', match })
    // more often than anybody may say something new in a minute
    for (let n = 0; n < 40; n++) expect(await eager.say(said)).toMatchObject({ type: 'done' })
    eager.close()
    const other = await talk(bo)
    const joined = await other.say({ type: 'join', id: 'in', match })
    expect((joined as Extract<ServerMessage, { type: 'joined' }>).chat).toMatchObject([{ n: 0, text: 'Hello!' }])
    // who says it under another id has said it again
    await other.say({ ...said, id: 'hello too' })
    const again = await other.say({ type: 'join', id: 'once more', match })
    expect((again as Extract<ServerMessage, { type: 'joined' }>).chat).toHaveLength(2)
    other.close()
  })

  it('is done once, and said to be done, before its sender has come in again', async () => {
    const [ann, bo] = [await comeIn(http, 'Ann'), await comeIn(http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    const seat = await Promise.race(chairs.map((chair, i) => chair.until(({ asks }) => asks.length > 0).then(() => i)))
    for (const chair of chairs) chair.close()
    const { say, until, told, close } = await talk([ann, bo][seat]!)
    await say({ type: 'join', id: 'in', match })
    const { asks } = await until(() => told.find((message) => message.type === 'ask'))
    const answer = { type: 'answer', id: 'a', match, ask: asks[0]!.id, keys: [asks[0]!.options[0]!.key] } as const
    const done = await say({ ...answer, keys: [...answer.keys] })
    expect(done).toMatchObject({ type: 'done' })
    close()
    const again = await talk([ann, bo][seat]!)
    expect(await again.say({ ...answer, keys: [...answer.keys] })).toEqual(done)
    expect(await again.say({ type: 'part', id: 'p', match })).toMatchObject({ type: 'refusal', code: 'unknown' })
    again.close()
    const stranger = await talk(await comeIn(http, 'Cy'))
    expect(await stranger.say({ ...answer, keys: [] })).toMatchObject({ type: 'refusal', code: 'unknown' })
    stranger.close()
  })
})

describe('A process that died', () => {
  it('between the last answer and the note that the match is over leaves nothing undone', async () => {
    const [ann, bo] = [await comeIn(http, 'Ann'), await comeIn(http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel', { options: { life: 3 } })
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    for (const chair of chairs) chair.close()
    await serving.close()
    const storage = await openStorage(folder)
    await storage.db.updateTable('matches').set({ status: 'playing', result: null }).where('id', '=', match).execute()
    await storage.close()
    await start()
    const again = chairOf({ ...ann, url: `${http.replace('http', 'ws')}/ws` }, match)
    await again.until(({ over }) => over !== null)
    expect((await serving.house.matches.get(match))?.table).toMatchObject({
      status: 'over',
      result: { why: expect.any(String) },
    })
    expect((await fetch(`${http}/api/matches/${match}/record`)).status).toBe(200)
    again.close()
  })

  it('leaves what a player has chosen to be asked: it was stored before it was said to be done', async () => {
    const [ann, bo] = [await comeIn(http, 'Ann'), await comeIn(http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
    const [first, second] = [false, true].map((ask) => [{ when: { window: 'defend' }, ask }])
    const wire = await talk(ann)
    await wire.say({ type: 'join', id: 'in', match })
    for (const [id, windows] of Object.entries({ first: first!, second: second! })) {
      expect(await wire.say({ type: 'prefer', id, match, windows })).toMatchObject({ type: 'done' })
      expect(await serving.house.matches.progress.windows(match)).toEqual(new Map([[0, windows]]))
    }
    for (const each of [...chairs, wire]) each.close()
    await serving.close()
    await start()
    const url = `${http.replace('http', 'ws')}/ws`
    const windowsOf = async (guest: Guest, id: string) => {
      const again = await talk({ ...guest, url })
      const joined = await again.say({ type: 'join', id, match })
      again.close()
      return joined.type === 'joined' ? joined.windows : joined
    }
    expect(await windowsOf(ann, 'ann')).toEqual(second)
    expect(await windowsOf(bo, 'bo')).not.toEqual(second)
  })

  it('leaves a clock where it stood when somebody was last there', async () => {
    const [ann, bo] = [await comeIn(http, 'Ann'), await comeIn(http, 'Bo')]
    const match = await sitDown(ann, bo, 'millennium', { options: { mode: 'duel' } })
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    for (const chair of chairs) chair.close()
    // it is stored though nothing happens any more: the process may die
    const storage = await openStorage(folder)
    const stored = async () =>
      (await storage.db.selectFrom('clocks').select('at').where('match', '=', match).executeTakeFirst())?.at ?? 0
    await expect.poll(stored, { timeout: 10_000 }).toBeGreaterThan(900)
    const at = await stored()
    expect(await serving.house.matches.progress.entries(match)).toEqual([])
    await storage.close()
    await serving.close()
    await start()
    const again = chairOf({ ...ann, url: `${http.replace('http', 'ws')}/ws` }, match)
    const { clock } = await again.until((s) => s.clock !== null)
    expect(clock!.now).toBeGreaterThanOrEqual(at)
    again.close()
  }, 30_000)

  it('makes way at once for the next at the same address, and for no other', async () => {
    const storage = await openStorage(mkdtempSync(join(folder, 'leases-')))
    const { row } = (await serving.house.matches.get(await tableOf(await comeIn(http, 'Ann'))))!
    const [dead, next, other] = ['ws://one', 'ws://one', 'ws://two'].map(
      (url) => new Leases(storage, url, {}, (error) => expect.fail(String(error))),
    )
    await dead!.open()
    await storage.db
      .insertInto('matches')
      .values({ ...row, owner: dead!.node, epoch: 1 })
      .execute()
    expect(await dead!.holds(row.id, 1)).toBe(true)
    await other!.open()
    expect(await other!.claim(row.id)).toEqual({ elsewhere: 'ws://one' })
    await next!.open()
    expect(await other!.claim(row.id)).toMatchObject({ led: { epoch: 2 } })
    expect(await dead!.holds(row.id, 1)).toBe(false)
    await Promise.all([dead, next, other].map((each) => each!.close()))
    await storage.close()
  })
})

describe('A database that is out of reach', () => {
  it('is knocked at once in a while, whoever wants something of it', async () => {
    let knocks = 0
    let answer: () => Promise<string> = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    const connect = knockSparingly(() => {
      knocks++
      return answer()
    })
    for (let i = 0; i < 20; i++) await expect(connect()).rejects.toThrow('away')
    expect(knocks).toBe(1)
    answer = () => Promise.resolve('here')
    const reached = () => connect().catch(() => null)
    await expect.poll(reached).toBe('here')
    expect(knocks).toBe(2)
    // what is wrong with one question is nobody else's business
    answer = () => Promise.reject(new Error('no such table'))
    for (let i = 0; i < 3; i++) await expect(connect()).rejects.toThrow('no such table')
    expect(knocks).toBe(5)
  })
})

describe('A database that restarts', () => {
  let postgres: Postgres | null = null
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop(), 60_000)

  it('gives the locks of a process that stands still in the midst of a transaction to those who go on', async (context) => {
    if (postgres === null) context.skip('there is no PostgreSQL here')
    const url = postgres!.database('locks')
    const [still, going] = [await openStorage(url), await openStorage(url)]
    const { row } = (await serving.house.matches.get(await tableOf(await comeIn(http, 'Ann'))))!
    await going.db
      .insertInto('matches')
      .values({ ...row, status: 'playing' })
      .execute()
    const leases = new Leases(going, 'ws://going', {}, (error) => expect.fail(String(error)))
    await leases.open()
    const isHeld = Promise.withResolvers<void>()
    const wakes = Promise.withResolvers<void>()
    const standing = still.db.transaction().execute(async (trx) => {
      await trx.selectFrom('matches').select('id').where('id', '=', row.id).forShare().execute()
      isHeld.resolve()
      await wakes.promise
      await trx.updateTable('matches').set({ owner: 'late' }).where('id', '=', row.id).execute()
    })
    await isHeld.promise
    expect(await leases.claim(row.id)).toMatchObject({ led: { epoch: 1 } })
    wakes.resolve()
    const error = await standing.catch((each: unknown) => each)
    expect(isOutage(error)).toBe(true)
    expect(await leases.holds(row.id, 1)).toBe(true)
    await leases.close()
    await Promise.all([still.close(), going.close()])
  })

  it('is listened to again, once by each process, who then look at everything', async (context) => {
    if (postgres === null) context.skip('there is no PostgreSQL here')
    const url = postgres!.database('bus')
    const storage = await openStorage(url)
    const buses = ['one', 'two'].map((node) => makeBus(storage, node, null))
    const heard = buses.map((bus) => new Promise<Notice>((resolve) => bus.on(resolve)))
    await Promise.all(buses.map((bus) => bus.open()))
    await postgres!.restart()
    expect(await Promise.all(heard)).toEqual(Array(2).fill({ about: 'missed', topic: 'all' }))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(`select pid from pg_stat_activity where query like 'listen %'`)
    await client.end()
    expect(rows).toHaveLength(2)
    await Promise.all(buses.map((bus) => bus.close()))
    await storage.close()
  })
})
