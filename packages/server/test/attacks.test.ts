import { once } from 'node:events'
import { statSync } from 'node:fs'
import { connect as connectTcp, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Chair, ServerMessage } from '@cardwright/protocol'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startServer, type TestServer } from './support/house.ts'
import { chairOf, comeIn, type Guest, inLobby, playOn, signUp, sitDown, someKeys } from './support/people.ts'
import { talk } from './support/talk.ts'

/* Attacks that have brought a server down, or somebody else to harm. Each is carried out here as it was then. */

const servers: TestServer[] = []

async function start(...given: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...given)
  servers.push(server)
  return server
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function open(guest: Guest, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(guest.url, { headers: { authorization: `Bearer ${guest.token}`, ...headers } })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.on('open', resolve).on('close', resolve))
  return socket
}

const hello = JSON.stringify({ type: 'hello', protocol: 1 })
const isOpen = (socket: WebSocket) => socket.readyState === WebSocket.OPEN
const health = (server: TestServer) => fetch(`${server.http}/health`).then(({ status }) => status)

/** A connection that says nothing, or this. */
function tcp(server: TestServer, text = ''): Socket {
  const socket = connectTcp(server.port, '127.0.0.1')
  socket.on('error', () => {})
  // what is not read is not heard of
  socket.resume()
  if (text !== '') socket.write(text)
  return socket
}

/** Nobody can write to the database until this is called. */
function lockDatabase(server: TestServer): () => void {
  const database = new Sqlite(join(server.folder, 'cardwright.db'))
  database.exec('begin immediate')
  return () => {
    database.exec('rollback')
    database.close()
  }
}

describe('Somebody who sends more than can be read', () => {
  it('is left with it: it waits where it was sent, and not in the memory of the server', async () => {
    const server = await start({ CARDWRIGHT_BYTES_PER_SECOND: '65536' })
    const eve = await comeIn(server.http, 'Eve')
    const sockets = await Promise.all([1, 2, 3, 4].map(() => open(eve)))
    const unlock = lockDatabase(server)
    const each = 500
    const wish = JSON.stringify({ type: 'quick', id: 'x', game: 'duel' }).padEnd(60_000)
    for (const socket of sockets) {
      socket.send(hello)
      for (let n = 0; n < each; n++) socket.send(wish)
    }
    // the others are served meanwhile
    for (let n = 0; n < 20; n++) expect(await health(server)).toBe(200)
    // what a machine keeps for a socket of its own is some megabytes
    const left = sockets.map(({ bufferedAmount }) => bufferedAmount)
    expect(Math.min(...left)).toBeGreaterThan((each * wish.length) / 2)
    for (const socket of sockets) socket.terminate()
    unlock()
  })

  it('holds so many connections and no more, however fast they come', async () => {
    const server = await start({ CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '8', CARDWRIGHT_CONNECTIONS_PER_PERSON: '5' })
    const [eve, mal] = [await comeIn(server.http, 'Eve'), await comeIn(server.http, 'Mal')]
    const eves = await Promise.all(Array.from({ length: 12 }, () => open(eve)))
    expect(eves.filter(isOpen)).toHaveLength(5)
    const mals = await Promise.all(Array.from({ length: 12 }, () => open(mal)))
    expect(mals.filter(isOpen)).toHaveLength(3)
    // and who goes makes room
    for (const socket of eves.filter(isOpen)) {
      socket.close()
      await once(socket, 'close')
    }
    await vi.waitFor(async () => expect(isOpen(await open(mal))).toBe(true))
    for (const socket of mals) socket.terminate()
  })
})

describe('Frames that are no messages', () => {
  it('count as such: whoever sends pings without end is given up, though nobody reads the pongs', async () => {
    const server = await start({ CARDWRIGHT_MESSAGES_PER_SECOND: '20' })
    const socket = await open(await comeIn(server.http, 'Ann'))
    socket.send(hello)
    let pongs = 0
    socket.on('pong', () => pongs++)
    const closed = once(socket, 'close')
    for (let n = 0; n < 2000; n++) socket.ping(Buffer.alloc(125))
    await closed
    expect(pongs).toBeLessThan(200)
  })

  it('are so many to a message: pieces of one byte would fill the memory', async () => {
    const server = await start()
    const guest = await comeIn(server.http, 'Ann')
    const [patient, hostile] = [await open(guest), await open(guest)]
    for (const socket of [patient, hostile]) socket.send(hello)
    const heard = once(patient, 'message')
    const closed = once(hostile, 'close')
    for (let n = 0; n < 1000; n++) hostile.send('x', { fin: false })
    for (const [n, letter] of [...'{"type":"ping","id":"a"}'].entries()) patient.send(letter, { fin: n === 23 })
    await closed
    await heard
    expect(isOpen(patient)).toBe(true)
  })
})

describe('Connections that do not say who they are', () => {
  it('end after a while, whether they were turned away, say nothing or half of something', async () => {
    const server = await start({ CARDWRIGHT_STRANGER_SECONDS: '1' })
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YQ==\r\n'
    const sockets = [
      tcp(server),
      tcp(server, 'GET /health HTTP/1.1\r\nHost:'),
      tcp(server, `GET /ws HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`),
      tcp(server, `GET /elsewhere HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`),
    ]
    await Promise.all(sockets.map((socket) => once(socket, 'close')))
    const eve = await comeIn(server.http, 'Eve')
    const silent = await open(eve)
    expect((await once(silent, 'close'))[0]).toBe(1008)
    expect(await health(server)).toBe(200)
  })

  it('are turned away whatever they take for an address, and fill no log', async () => {
    const logged: string[] = []
    const server = await start(
      {},
      { logger: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }) },
    )
    for (const place of ['http://[::1/ws', '//a:99999999/ws', '/%/x', '//', '*']) {
      const upgrade = `GET ${place} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
      const [reply] = await once(tcp(server, upgrade), 'data')
      expect(String(reply)).toMatch(/^HTTP\/1.1 40[014] /)
    }
    expect(logged).toEqual([])
  })

  it('make way for the next where there are too many, and not for those who are known', async () => {
    const server = await start({ CARDWRIGHT_STRANGERS_PER_ADDRESS: '50', CARDWRIGHT_STRANGER_SECONDS: '600' })
    const known = await talk(await comeIn(server.http, 'Ann'))
    const silent = Array.from({ length: 300 }, () => tcp(server))
    const ended = Promise.all(silent.slice(0, 200).map((socket) => once(socket, 'close')))
    for (let n = 0; n < 10; n++) expect(await health(server)).toBe(200)
    await ended
    expect(await known.say({ type: 'ping', id: 'p' })).toMatchObject({ type: 'done' })
    for (const socket of silent) socket.destroy()
    known.close()
  })
})

describe('Chat', () => {
  it('has room for so much of each, and locks nobody out', async () => {
    const server = await start({ CARDWRIGHT_CHAT_LINES_PER_MATCH: '30', CARDWRIGHT_CHAT_LINES_IN_WELCOME: '10' })
    const [ann, eve] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Eve')]
    const match = await sitDown(ann, eve, 'duel')
    const [one, two] = [chairOf(ann, match), chairOf(eve, match)]
    await Promise.all([one, two].map((chair) => chair.until((s) => s.view !== null)))
    const refusals = []
    for (let n = 0; n < 40; n++) refusals.push(await two.chat(`${n} ${'!'.repeat(400)}`))
    expect(refusals.filter((each) => each === null)).toHaveLength(30)
    // the other one has room of their own
    expect(await one.chat('please stop')).toBeNull()
    const again = chairOf(ann, match)
    const { chat } = await again.until((s) => s.view !== null)
    expect(chat.map(({ n }) => n)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
    for (const chair of [one, two, again]) chair.close()
  })

  it('is what can be seen: no control characters, nothing that turns a line round, no NUL for a database to choke on', async () => {
    const server = await start()
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const [one, two] = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all([one, two].map((chair) => chair.until((s) => s.view !== null)))
    expect(await one.chat('a\u0000b\u001b[31mc\u202ed\ne 👩‍🚀')).toBeNull()
    const { chat } = await two.until((s) => s.chat.length > 0)
    expect(chat[0]!.text).toBe('a b [31mc d e 👩‍🚀')
    expect(await one.chat('\u0000\u202e')).toMatchObject({ why: expect.stringContaining('text') })
    const words = await talk(ann)
    for (const message of [
      { type: 'join', id: 'a', match: 'x\u0000' },
      { type: 'mute', id: 'b', person: 'x\u0000', on: true },
      { type: 'ready', id: 'c', match, contribution: '\u0000' },
      { type: 'sit', id: 'd', match, side: 'a\u0000' },
    ] as const) {
      expect(await words.say(message)).toMatchObject({ type: 'refusal', code: 'malformed' })
    }
    for (const each of [one, two, words]) each.close()
  })
})

describe('Tables', () => {
  it('have short options: everybody in the lobby is sent them', async () => {
    const server = await start()
    const ann = await comeIn(server.http, 'Ann')
    const wire = await talk(ann)
    const table = (id: string, starters: readonly string[]) =>
      wire.say({
        type: 'create',
        id,
        game: 'millennium',
        options: { mode: 'duel', starters },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        open: true,
      })
    const tooLong = { code: 'illegal', why: 'Options are at most 8192 bytes long.' }
    expect(await table('long', Array(14_000).fill('x'))).toMatchObject(tooLong)
    expect(await table('short', ['random', 'random'])).toMatchObject({ type: 'table' })
    wire.close()
  })

  const wish = { type: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], open: true } as const
  const make = async (guest: Guest, id: string) => {
    const { say, close } = await talk(guest)
    const reply = await say({ ...wish, id, seats: [...wish.seats] })
    close()
    return reply
  }
  it('of one person are so many and no more, over all connections', async () => {
    const server = await start({ CARDWRIGHT_TABLES_PER_MINUTE: '25', CARDWRIGHT_WAITING_TABLES_PER_PERSON: '3' })
    const eve = await comeIn(server.http, 'Eve')
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => make(eve, `${n}`)))
    expect(replies.filter(({ type }) => type === 'table')).toHaveLength(25)
    expect(await server.house.matches.held(eve.id)).toMatchObject({ playing: 0 })
    // those that nobody has come to make way for the next
    await make(await comeIn(server.http, 'Ann'), 'mine')
    expect((await server.house.matches.held(eve.id)).waiting).toBeLessThanOrEqual(3)
    expect((await server.house.listed.tables()).length).toBeLessThanOrEqual(4)
  })

  it('end when those who wait there have gone, and nobody is led to them', async () => {
    const server = await start({ CARDWRIGHT_OPEN_TABLE_SECONDS: '5' })
    const [eve, ann, bo] = await Promise.all(['Eve', 'Ann', 'Bo'].map((name) => comeIn(server.http, name)))
    const dead = await inLobby(eve!, (lobby) => lobby.quick('duel'))
    // she has gone: her table is no longer shown, and soon no longer there
    await vi.waitFor(async () => expect(await server.house.listed.tables()).toEqual([]), { timeout: 30_000 })
    const live = await inLobby(ann!, (lobby) => lobby.quick('duel'))
    expect(live.match).not.toBe(dead.match)
    const waiting = chairOf(ann!, live.match)
    await waiting.until((s) => s.table !== null)
    await vi.waitFor(async () => expect(await server.house.matches.get(dead.match)).toBeNull(), { timeout: 30_000 })
    // somebody waits at this one
    expect((await inLobby(bo!, (lobby) => lobby.quick('duel'))).match).toBe(live.match)
    waiting.close()
  })

  it('change so often and no more: everybody in the lobby is told', async () => {
    const server = await start({ CARDWRIGHT_SEATINGS_PER_MINUTE: '10' })
    const [ann, cy] = await Promise.all(['Ann', 'Cy'].map((name) => comeIn(server.http, name)))
    const made = await make(ann!, 'one')
    if (made.type !== 'table') throw new Error('no table was made')
    const { match } = made.table
    const lobby = await talk(cy!)
    lobby.tell({ type: 'lobby', on: true })
    await lobby.until(() => lobby.told.find(({ type }) => type === 'tables'))
    const wire = await talk(cy!)
    const replies: ServerMessage[] = []
    for (let n = 0; n < 30; n++) {
      const type = n % 2 === 0 ? 'sit' : 'leave'
      replies.push(await wire.say({ type, id: `${n}`, match }))
    }
    const refused = replies.filter((reply) => reply.type === 'refusal' && reply.code === 'tooMany')
    expect(refused.length).toBeGreaterThanOrEqual(19)
    expect(lobby.told.filter(({ type }) => type === 'table').length).toBeLessThanOrEqual(11)
    for (const each of [wire, lobby]) each.close()
  })

  it('end when everybody has left', async () => {
    const server = await start()
    const ann = await comeIn(server.http, 'Ann')
    const { match } = await inLobby(ann, (lobby) => lobby.quick('duel'))
    await inLobby(ann, (lobby) => lobby.leave(match))
    expect(await server.house.matches.get(match)).toBeNull()
    await vi.waitFor(async () => expect(await server.house.listed.tables()).toEqual([]))
  })

  it('for whoever wants any have a clock, so that nobody can be made to wait for ever', async () => {
    const server = await start({ CARDWRIGHT_QUICK_MOVE_SECONDS: '7' })
    const ann = await comeIn(server.http, 'Ann')
    expect((await inLobby(ann, (lobby) => lobby.quick('duel'))).time).toEqual({ move: 7000 })
  })

  it('ask again who is ready when somebody has chosen something else', async () => {
    const server = await start()
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'exceed')
    const [one, two] = [await talk(ann), await talk(bo)]
    const contribution = 'mine'
    await two.say({ type: 'ready', id: 'r', match, contribution })
    await two.say({ type: 'sit', id: 's', match, side: 'odrun' })
    const waiting = await one.say({ type: 'ready', id: 'r', match, contribution })
    expect(waiting).toMatchObject({ table: { status: 'waiting' } })
    const begun = await two.say({ type: 'ready', id: 'again', match, contribution })
    expect(begun).toMatchObject({ table: { status: 'playing', seats: [{}, { side: 'odrun' }] } })
    for (const each of [one, two]) each.close()
  })
})

describe('A guest who signs up in the midst of a match', () => {
  it('keeps the seat, on the connection that is open and on the next, also after a restart', async () => {
    const server = await startServer()
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const [before, other] = [chairOf(ann, match), chairOf(bo, match)]
    const { asks } = await before.until((s) => s.asks.length > 0)
    const member = await signUp(server.http, ann)
    expect(member.id).not.toBe(ann.id)
    // on the same connection
    expect(await before.answer(asks[0]!.id, [asks[0]!.options.at(-1)!.key])).toBeNull()
    // on another
    const after = chairOf(member, match)
    expect(await after.until((s) => s.view !== null)).toMatchObject({ seat: 0 })
    expect((await other.until((s) => s.table?.seats[0]?.person === member.id)).table?.seats[0]).toMatchObject({
      name: 'Ann',
    })
    for (const chair of [before, after, other]) chair.close()
    await server.house.close()
    const restarted = await start({}, {}, server.folder)
    const url = `${restarted.http.replace('http', 'ws')}/ws`
    const again = chairOf({ ...member, url }, match, url)
    expect(await again.until((s) => s.view !== null)).toMatchObject({ seat: 0 })
    again.close()
    await server.close()
  })
})

describe('What is asked for again and again', () => {
  it('is not played again: the record of a match is made when it ends', async () => {
    const statements: string[] = []
    const server = await start({}, { onStatement: ({ sql }) => statements.push(sql) })
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    for (const chair of chairs) chair.close()
    await vi.waitFor(async () => expect(await server.house.matches.ending(match)).not.toBeNull())
    statements.length = 0
    const texts = await Promise.all([1, 2, 3].map(() => fetch(`${server.http}/api/matches/${match}/record`)))
    expect(new Set(await Promise.all(texts.map((each) => each.text()))).size).toBe(1)
    expect(statements.filter((sql) => sql.includes('"entries"'))).toEqual([])
  })

  it('are answers, taken back: so many in a match and no more', async () => {
    const server = await start({ CARDWRIGHT_UNDOS_PER_MATCH: '3' })
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    // with every kind of answer there are some that can be taken back
    const match = await sitDown(ann, bo, 'exceed')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    const taken: (string | null)[] = []
    const isDone = () => taken.filter((why) => why === null).length >= 6
    const takeBack = async (chair: Chair) => {
      for (let n = 0; n < 60; n++) {
        const { asks, over } = await chair.until((s) => s.over !== null || s.asks.length > 0)
        if (over || isDone()) break
        await chair.answer(asks[0]!.id, await someKeys(chair, asks[0]!.id, n))
        const why = (await chair.undo())?.why ?? null
        taken.push(why)
        if (why?.includes('no more in this match')) break
      }
      await chair.resign()
    }
    await Promise.all(chairs.map(takeBack))
    const entries = await server.house.matches.entries(match)
    for (const seat of [0, 1]) {
      expect(entries.filter((entry) => entry.kind === 'undo' && entry.seat === seat).length).toBeLessThanOrEqual(3)
    }
    expect(taken.filter((why) => why === null).length).toBeGreaterThan(0)
    for (const chair of chairs) chair.close()
  })
})

describe('What is told to the operator and about others', () => {
  it('is about matches that there are and people who play there, and not without end', async () => {
    const server = await start({ CARDWRIGHT_MUTES_PER_PERSON: '3', CARDWRIGHT_REPORTS_PER_DAY: '2' })
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const { say, close } = await talk(ann)
    const report = (id: string, more: object = {}) =>
      say({ type: 'report', id, match, person: bo.id, text: 'rude', ...more })
    expect(await report('1', { match: 'nowhere' })).toMatchObject({ code: 'unknown' })
    expect(await report('2', { person: 'nobody' })).toMatchObject({ code: 'illegal' })
    expect(await report('3')).toMatchObject({ type: 'done' })
    expect(await report('4')).toMatchObject({ type: 'done' })
    expect(await report('4')).toMatchObject({ type: 'done' })
    expect(await report('5')).toMatchObject({ code: 'tooMany' })
    const mute = (person: string, on = true) => say({ type: 'mute', id: `${person} ${on}`, person, on })
    for (const person of ['a', 'b', 'c', 'c']) expect(await mute(person)).toMatchObject({ type: 'done' })
    expect(await mute('d')).toMatchObject({ code: 'tooMany' })
    expect(await mute('a', false)).toMatchObject({ type: 'done' })
    expect(await mute('d')).toMatchObject({ type: 'done' })
    close()
  })
})

describe('An address', () => {
  it('is what a proxy says, but only if it is one that is believed', async () => {
    const server = await start({ CARDWRIGHT_TRUST_PROXY: '10.0.0.1', CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '2' })
    const eve = await comeIn(server.http, 'Eve')
    const sockets = await Promise.all(
      Array.from({ length: 5 }, (_, n) => open(eve, { 'x-forwarded-for': `192.0.2.${n}` })),
    )
    expect(sockets.filter(isOpen)).toHaveLength(2)
    for (const socket of sockets) socket.terminate()
    const behind = await start({ CARDWRIGHT_TRUST_PROXY: '127.0.0.1', CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '2' })
    const mal = await comeIn(behind.http, 'Mal')
    const far = (address: string) => Promise.all([1, 2, 3].map(() => open(mal, { 'x-forwarded-for': address })))
    const fromTwo = [...(await far('192.0.2.1')), ...(await far('192.0.2.2'))]
    expect(fromTwo.filter(isOpen)).toHaveLength(4)
    for (const socket of fromTwo) socket.terminate()
  })
})

describe('The database', () => {
  it('is read by nobody else on the machine', async () => {
    const server = await start()
    await comeIn(server.http, 'Ann')
    for (const file of ['cardwright.db', 'cardwright.db-wal', 'secret']) {
      expect((statSync(join(server.folder, file)).mode & 0o077).toString(8)).toBe('0')
    }
  })

  it('must take what is written, or the server is not ready', async () => {
    const server = await start()
    const ready = () => fetch(`${server.http}/ready`).then(({ status }) => status)
    expect(await ready()).toBe(200)
    const unlock = lockDatabase(server)
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 20_000 })
    unlock()
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000 })
  })

  it('tells a second process on the same folder that a table has begun', async () => {
    const first = await start()
    const second = await start({}, {}, first.folder)
    const [ann, bo] = [await comeIn(first.http, 'Ann'), await comeIn(first.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const elsewhere = await talk({ ...ann, url: `${second.http.replace('http', 'ws')}/ws` })
    await elsewhere.say({ type: 'join', id: 'j', match })
    const [one, two] = [await talk(ann), await talk(bo)]
    await one.say({ type: 'ready', id: 'r', match, contribution: '' })
    await two.say({ type: 'ready', id: 'r', match, contribution: '' })
    const isNews = (message: ServerMessage) => message.type === 'redirect' || message.type === 'closing'
    await elsewhere.until(() => elsewhere.told.find(isNews))
    for (const each of [elsewhere, one, two]) each.close()
  })
})
