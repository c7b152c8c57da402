import { loadGame } from '@cardwright/catalog/node'
import { parseRecord, verify } from '@cardwright/engine'
import { overSocketAs } from '@cardwright/protocol'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { configure, serve } from '../src/index.ts'
import { Accounts } from '../src/people/accounts.ts'
import { openStorage, pendingMigrations } from '../src/storage/open.ts'
import { startServer, type TestServer } from './support/house.ts'
import { comeIn, type Guest, inLobby, matchOf, member, playOn } from './support/people.ts'
import { call as callAt, type Json } from './support/post.ts'
import { talk } from './support/talk.ts'

/* What operators do, and what people do with what is theirs. */

const adminToken = 'a token for operators, long enough'
const patience = 30_000
let server: TestServer

beforeAll(async () => {
  server = await startServer({ CARDWRIGHT_ADMIN_TOKEN: adminToken })
})

afterAll(() => server.close())

const call = (path: string, token: string | null, body?: unknown) => callAt(`${server.http}${path}`, token, body)
const admin = (path: string, body?: unknown) => call(`/api/admin${path}`, adminToken, body)
const signUp = (name: string) => member(server.http, name)

describe('Whoever is no operator', () => {
  it.each([null, 'wrong'])('finds nothing there (%s)', async (token) => {
    for (const path of ['', '/reports', '/log', '/people/x'])
      expect((await call(`/api/admin${path}`, token)).status).toBe(404)
    expect((await call('/api/admin/purge', token, {})).status).toBe(404)
    const guest = await comeIn(server.http, 'Ann')
    expect((await call('/api/admin', guest.token)).status).toBe(404)
  })

  it('is one by their id, if the setting says so', async () => {
    const [ann, bo] = [await signUp('Ann'), await signUp('Bo')]
    const config = configure({ port: 0, data: server.folder }, { CARDWRIGHT_OPERATORS: `x, ${ann.id}` })
    const other = await serve(config, { logger: pino({ level: 'silent' }) })
    const asked = async ({ token }: Guest) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`http://127.0.0.1:${other.port}/api/admin`, { headers })
      return [response.status, await response.json()]
    }
    expect(await asked(ann)).toEqual([200, { operator: ann.id }])
    expect((await asked(bo))[0]).toBe(404)
    expect((await fetch(`http://127.0.0.1:${other.port}/api/admin`)).status).toBe(404)
    await other.close()
  })
})

describe('An operator', () => {
  it('reads reports and settles them, and all is logged', async () => {
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const { match, chairs, close } = await matchOf(ann, bo)
    await chairs[0]!.report(bo.id, 'rude words')
    const { reports, names } = (await admin('/reports')).body
    const report = reports.find((each: Json) => each.match === match)
    expect([names[report.person], names[report.reported]]).toEqual(['Ann', 'Bo'])
    expect(report).toMatchObject({ person: ann.id, reported: bo.id, text: 'rude words' })
    expect((await admin(`/reports/${report.id}/settle`, {})).status).toBe(400)
    expect((await admin(`/reports/${report.id}/settle`, { why: 'talked to Bo' })).status).toBe(200)
    expect((await admin('/reports/none/settle', { why: 'x' })).status).toBe(404)
    expect((await admin('/reports')).body.reports).not.toContainEqual(report)
    const [last] = (await admin('/log')).body.operations
    expect(last).toMatchObject({ operator: 'token', what: 'settle', subject: report.id, why: 'talked to Bo' })
    close()
  })

  it('mutes somebody, who is told why and until when, and lets them talk again', async () => {
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const { chairs, close } = await matchOf(ann, bo)
    expect(await chairs[1]!.chat('hello')).toBeNull()
    expect((await admin(`/people/${bo.id}/mute`, { why: 'insults', hours: 2 })).status).toBe(200)
    expect(await chairs[1]!.chat('hello again')).toMatchObject({
      why: expect.stringMatching(/muted you until .*: insults/),
    })
    expect(await chairs[0]!.chat('quiet here')).toBeNull()
    expect((await admin(`/people/${bo.id}`)).body).toMatchObject({
      account: { id: bo.id, name: 'Bo', guest: true },
      sanctions: [{ kind: 'mute', why: 'insults' }],
    })
    await admin(`/people/${bo.id}/unmute`, { why: 'two hours are enough' })
    expect(await chairs[1]!.chat('back')).toBeNull()
    close()
  })

  it('mutes somebody also in the names that they choose, and in what they add to the seed', async () => {
    const bo = await signUp('Bo')
    await admin(`/people/${bo.id}/mute`, { why: 'insults' })
    const muted = expect.stringContaining('muted you: insults')
    const rename = () => call('/api/auth/update-user', bo.token, { name: 'Rude words' })
    const nameBot = () => call('/api/bots', bo.token, { name: 'Rude words' })
    expect(await rename()).toMatchObject({ status: 403, body: { why: muted } })
    expect(await nameBot()).toMatchObject({ status: 403, body: { why: muted } })
    await admin(`/people/${bo.id}/unmute`, { why: 'enough' })
    expect([(await rename()).status, (await nameBot()).status]).toEqual([200, 200])
    const { say, close } = await talk(bo)
    const contribution = 'rude words'
    expect(await say({ type: 'ready', id: 'r', match: 'm', contribution })).toMatchObject({ code: 'malformed' })
    close()
  })

  it.each([
    { account: 'they sign up for', way: 'sign-up', name: 'Gus' },
    { account: 'they made since, and sign in to', way: 'sign-in', name: 'Gus' },
    { account: 'they had before, and sign in to', way: 'sign-in', name: 'Old name' },
  ])('mutes a guest also in the name of the account that $account', async ({ way, name }) => {
    const old = await signUp('Old name')
    const guest = await comeIn(server.http, 'Gus')
    const open = await talk(guest)
    await admin(`/people/${guest.id}/mute`, { why: 'insults' })
    const { email, password } = name === 'Old name' ? old : await signUp('Rude words')
    const account = { email: way === 'sign-up' ? `new-${email}` : email, password, name: 'Rude words' }
    const { headers } = await call(`/api/auth/${way}/email`, guest.token, account)
    const { person } = (await call('/api/me', headers.get('set-auth-token')!)).body
    expect(person).toMatchObject({ name, guest: false })
    const made = await open.say({ type: 'create', id: 'c', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect(made).toMatchObject({ table: { seats: [{ person: person.id, name }, { kind: 'open' }] } })
    expect((await admin(`/people/${person.id}`)).body.sanctions).toMatchObject([{ kind: 'mute' }])
    open.close()
  })

  it('bans somebody: connections end, and nobody comes in by that account until it is lifted', async () => {
    const bo = await signUp('Bo')
    const connection = await talk(bo)
    expect((await admin(`/people/${bo.id}/ban`, { why: 'cheating' })).status).toBe(200)
    await connection.closed()
    expect((await call('/api/me', bo.token)).body).toEqual({ person: null })
    const signIn = () => call('/api/auth/sign-in/email', null, { email: bo.email, password: bo.password })
    expect(await signIn()).toMatchObject({ status: 403, body: { why: 'The operator has banned you: cheating' } })
    await admin(`/people/${bo.id}/unban`, { why: 'a mistake' })
    expect((await signIn()).status).toBe(200)
    expect((await admin('/people/nobody/ban', { why: 'x' })).status).toBe(404)
  })

  it('ends a match without a winner, and a table that waits', async () => {
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const { match, chairs, close } = await matchOf(ann, bo)
    expect((await admin(`/matches/${match}/end`, { why: 'abuse' })).status).toBe(200)
    const over = await Promise.all(chairs.map((chair) => chair.until((s) => s.over !== null)))
    expect(over[0]!.over!.result).toMatchObject({ winner: null, why: 'operator' })
    expect((await admin(`/matches/${match}/end`, { why: 'again' })).status).toBe(409)
    expect((await admin('/matches/none/end', { why: 'again' })).status).toBe(409)
    const waiting = await inLobby(ann, (lobby) =>
      lobby.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    )
    expect((await admin(`/matches/${waiting.match}/end`, { why: 'a dead table' })).status).toBe(200)
    expect(await server.house.matches.get(waiting.match)).toBeNull()
    close()
  })

  it('purges ended sessions, and guests who cannot come back', async () => {
    const [old, fresh, signedUp] = [
      await comeIn(server.http, 'Old'),
      await comeIn(server.http, 'New'),
      await signUp('Cy'),
    ]
    const storage = await openStorage(server.folder)
    const long = new Date(Date.now() - 100 * 86_400_000).toISOString()
    for (const { id } of [old, signedUp]) {
      await sql`update auth_session set expiresAt = ${long} where userId = ${id}`.execute(storage.db)
      await sql`update auth_user set updatedAt = ${long} where id = ${id}`.execute(storage.db)
    }
    await storage.close()
    expect((await admin('/purge', {})).body).toEqual({ sessions: 2, guests: 1 })
    expect((await admin(`/people/${old.id}`)).status).toBe(404)
    expect((await admin(`/people/${fresh.id}`)).status).toBe(200)
    expect((await admin(`/people/${signedUp.id}`)).status).toBe(200)
  })

  it('purges all such guests, however many are looked at by one statement', async () => {
    const guests: Guest[] = []
    for (const name of ['Al', 'Bea', 'Cleo', 'Di']) guests.push(await comeIn(server.http, name))
    const [lost, after] = [guests.map(({ id }) => id).sort(), '2001-01-01T00:00:00.000Z']
    const [staying] = lost.splice(1, 1)
    const storage = await openStorage(server.folder)
    for (const id of lost) await sql`delete from auth_session where userId = ${id}`.execute(storage.db)
    for (const id of [staying, ...lost])
      await sql`update auth_user set updatedAt = ${after} where id = ${id}`.execute(storage.db)
    const found = await Array.fromAsync(new Accounts(storage).lostGuests(Date.parse('2002-01-01'), 1))
    expect(found).toEqual(lost)
    await storage.close()
  })
})

describe('What is somebody’s own', () => {
  it('can be taken along', async () => {
    const [ann, bo] = [await signUp('Ann'), await comeIn(server.http, 'Bo')]
    const { match, chairs, close } = await matchOf(ann, bo)
    await chairs[0]!.chat('good luck')
    await chairs[1]!.chat('you too')
    const { status, body } = await call('/api/me/export', ann.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: { id: ann.id, email: ann.email },
      matches: [{ match }],
      chat: [{ match, text: 'good luck' }],
      bots: [],
    })
    expect(body.sessions).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('you too')
    expect(JSON.stringify(body)).not.toContain(ann.token.split('.')[0])
    expect((await call('/api/me/export', null)).status).toBe(401)
    close()
  })

  it('goes with the account: names, words, seats; what was played stays for the other', async () => {
    const [ann, bo] = [await signUp('Annabel'), await comeIn(server.http, 'Bo')]
    const first = await matchOf(ann, bo)
    await first.chairs[0]!.chat('I am Annabel')
    await Promise.all(first.chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    await vi.waitFor(
      async () => expect(await server.house.matches.archive.ending(first.match)).not.toBeNull(),
      patience,
    )
    const second = await matchOf(ann, bo)
    expect((await call('/api/auth/delete-user', ann.token, { password: 'not the password' })).status).toBe(400)
    expect((await call('/api/auth/delete-user', ann.token, { password: ann.password })).status).toBe(200)
    const over = await second.chairs[1]!.until((s) => s.over !== null)
    expect(over.over!.result).toMatchObject({ winner: 1, why: 'resigned' })
    expect((await call('/api/me', ann.token)).body).toEqual({ person: null })
    expect((await admin(`/people/${ann.id}`)).status).toBe(404)
    const record = await (await fetch(`${server.http}/api/matches/${first.match}/record`)).text()
    expect(record).not.toContain('Annabel')
    const { game } = (await loadGame('duel'))!
    expect(verify(game, parseRecord(record))).toEqual({ replayed: true, sealed: true })
    const stored = await server.house.matches.get(first.match)
    expect(stored!.table.seats).toMatchObject([{ name: 'Somebody' }, { name: 'Bo', person: bo.id }])
    expect(JSON.stringify([stored, await server.house.matches.chat.lines(first.match)])).not.toContain('Annabel')
    first.close()
    second.close()
  })

  it('of a guest can be deleted without a password', async () => {
    const guest = await comeIn(server.http, 'Gus')
    expect((await call('/api/auth/delete-anonymous-user', guest.token, {})).status).toBe(200)
    expect((await admin(`/people/${guest.id}`)).status).toBe(404)
  })
})

describe('A bot’s token', () => {
  it('plays, and does nothing else', async () => {
    const [owner, bo] = [await signUp('Owner'), await comeIn(server.http, 'Bo')]
    const { status, body } = await call('/api/bots', owner.token, { name: 'Deep Thought' })
    expect(status).toBe(200)
    const { bot, token } = body
    expect(bot.name).toBe('Deep Thought (bot)')
    const program: Guest = { ...bo, id: bot.id, token, connect: overSocketAs(token) }
    const { match, chairs, close } = await matchOf(program, bo)
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    expect(chairs[0]!.snapshot.table!.seats[0]).toMatchObject({ name: 'Deep Thought (bot)', person: bot.id })
    expect(await chairs[0]!.chat('beep')).toMatchObject({ why: expect.stringContaining('nothing else') })
    expect(await chairs[0]!.report(bo.id, 'beep')).toMatchObject({ why: expect.stringContaining('nothing else') })
    for (const path of ['/api/me/export', '/api/bots']) expect((await call(path, token)).status).toBe(401)
    expect((await call('/api/bots', token, { name: 'Another' })).status).toBe(401)
    expect((await call('/api/auth/update-user', token, { name: 'Other' })).status).toBe(401)
    expect((await call('/api/auth/delete-user', token, {})).status).toBe(401)
    expect((await call('/api/bots', owner.token)).body.bots).toEqual([bot])
    expect((await call(`/api/bots/${bot.id}/remove`, bo.token, {})).status).toBe(404)
    expect((await call(`/api/bots/${bot.id}/remove`, owner.token, {})).status).toBe(200)
    expect(match).toBeTypeOf('string')
    close()
  })

  it('is for accounts, and a few at a time; a ban takes them away', async () => {
    const [owner, guest] = [await signUp('Owner'), await comeIn(server.http, 'Gus')]
    expect((await call('/api/bots', guest.token, { name: 'x' })).status).toBe(403)
    expect((await call('/api/bots', owner.token, { name: '' })).status).toBe(400)
    for (let n = 0; n < 5; n++) expect((await call('/api/bots', owner.token, { name: `Bot ${n}` })).status).toBe(200)
    expect((await call('/api/bots', owner.token, { name: 'one more' })).status).toBe(409)
    await admin(`/people/${owner.id}/ban`, { why: 'too many bots' })
    expect((await admin(`/people/${owner.id}/unban`, { why: 'fine' })).status).toBe(200)
    const { body } = await call('/api/auth/sign-in/email', null, { email: owner.email, password: owner.password })
    expect((await call('/api/me/export', body.token)).status).toBe(401)
  })
})

describe('Migrations', () => {
  it('are known before they are made', async () => {
    expect(await pendingMigrations(server.folder)).toEqual([])
    const all = await pendingMigrations(`${server.folder}/none`)
    expect(all).toContain('0001-matches')
    expect(all.length).toBeGreaterThan(7)
  })
})
