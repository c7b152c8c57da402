import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Backpressure } from '../../src/backpressure.ts'
import { lockDatabase, type TestServer, testServers } from '../support/house.ts'
import { comeIn, type Guest } from '../support/people.ts'
import { talk } from '../support/talk.ts'

/* What connections do, with messages or without, that has brought a server down. Each attack is carried out as it was then. */

const start = testServers()

async function open(guest: Guest, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(guest.url, {
    headers: { authorization: `Bearer ${guest.token}`, ...headers },
    // what it compresses waits in a queue of its own
    perMessageDeflate: false,
  })
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

/** `once` would take a reset for a failure. */
const ended = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve))

/** A request whose body comes in pieces that never end. */
function drip(server: TestServer, begun: string, piece: string): Socket {
  const head = 'POST /api/auth/sign-in/anonymous HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const socket = tcp(server, head + begun)
  const dripping = setInterval(() => socket.write(piece), 100)
  return socket.on('close', () => clearInterval(dripping))
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
    // until nothing more is taken; the others are served meanwhile
    const left = () => sockets.map(({ bufferedAmount }) => bufferedAmount)
    for (let before: number[] = []; before.join() !== left().join(); ) {
      before = left()
      for (let n = 0; n < 20; n++) expect(await health(server)).toBe(200)
    }
    // what a machine keeps for a socket of its own is some megabytes
    expect(Math.min(...left())).toBeGreaterThan((each * wish.length) / 2)
    for (const socket of sockets) socket.terminate()
    unlock()
  })

  it('is not given up for it, nor is anybody else who has the same name, and all of it is read in the end', async () => {
    const server = await start({ CARDWRIGHT_BYTES_PER_SECOND: '65536', CARDWRIGHT_MESSAGES_PER_SECOND: '20' })
    const eve = await comeIn(server.http, 'Eve')
    // what is small on the wire is large where it is read
    const loud = new WebSocket(eve.url, { headers: { authorization: `Bearer ${eve.token}` } })
    await once(loud, 'open')
    const heard: string[] = []
    loud.on('message', (data) => void heard.push(data.toString()))
    const closed = vi.fn()
    loud.on('close', closed)
    loud.send(hello)
    for (let n = 0; n < 40; n++) loud.send(JSON.stringify({ type: 'ping', id: `${n}` }).padEnd(60_000))
    const quiet = await talk(eve)
    for (const id of ['a', 'b', 'c']) {
      const began = performance.now()
      expect(await quiet.say({ type: 'ping', id })).toMatchObject({ type: 'done' })
      expect(performance.now() - began).toBeLessThan(4000)
    }
    const [done, refused] = ['done', 'tooMany'].map((word) => () => heard.filter((each) => each.includes(word)).length)
    await vi.waitFor(() => expect(done!() + refused!()).toBe(40), { timeout: 30_000 })
    expect(done!()).toBeGreaterThan(9)
    loud.send(JSON.stringify({ type: 'ping', id: 'after' }))
    await vi.waitFor(() => expect(heard.at(-1)).toContain('after'), { timeout: 5000 })
    expect(closed).not.toHaveBeenCalled()
    loud.close()
    quiet.close()
  }, 60_000)

  it('is not taken for dead while the server does not read', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const server = await start({ CARDWRIGHT_BYTES_PER_SECOND: '1000' })
    const [loud, dead] = [await open(await comeIn(server.http, 'Eve')), await open(await comeIn(server.http, 'Ann'))]
    for (const socket of [loud, dead]) socket.send(hello)
    for (let n = 0; n < 3; n++) loud.send(JSON.stringify({ type: 'ping', id: `${n}` }).padEnd(60_000))
    await once(loud, 'message')
    dead.pause()
    // every connection is pinged twice
    await vi.advanceTimersByTimeAsync(45_000)
    dead.resume()
    await once(dead, 'close')
    expect(isOpen(loud)).toBe(true)
    loud.terminate()
  })

  it('holds so many connections and no more, however fast they come', async () => {
    const server = await start({ CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '8', CARDWRIGHT_CONNECTIONS_PER_PERSON: '5' })
    const eve = await comeIn(server.http, 'Eve')
    const eves = await Promise.all(Array.from({ length: 12 }, () => open(eve)))
    expect(eves.filter(isOpen)).toHaveLength(5)
    // each of whom has to be looked up
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, n) => comeIn(server.http, `Mal ${n}`)))
    const mals = await Promise.all(crowd.map((each) => open(each)))
    expect(mals.filter(isOpen)).toHaveLength(3)
    // and who goes makes room
    for (const socket of eves.filter(isOpen)) {
      socket.close()
      await once(socket, 'close')
    }
    await vi.waitFor(async () => expect(isOpen(await open(crowd[0]!))).toBe(true))
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
    const [code, why] = await closed
    expect([code, `${why}`]).toEqual([1008, 'A message came in too many frames.'])
    await heard
    expect(isOpen(patient)).toBe(true)
  })
})

describe('Somebody who does not read', () => {
  const refused = async (server: TestServer) => {
    const { values } = await server.house.metrics.refusals.get()
    return values.find(({ labels }) => labels.code === 'malformed')?.value ?? 0
  }

  it('is not heard until they have read what they were told', async () => {
    const server = await start()
    const socket = await open(await comeIn(server.http, 'Ann'))
    const each = 40_000
    let read = 0
    socket.on('message', () => read++)
    socket.pause()
    // so long that few of them come at once; what is wrong with them is long, too
    for (let n = 0; n < each; n++) socket.send('{"type":"nope"}'.padEnd(1000))
    let heard = 0
    for (let before = -1; heard === 0 || heard !== before; ) {
      before = heard
      for (let n = 0; n < 20; n++) expect(await health(server)).toBe(200)
      heard = await refused(server)
    }
    expect(heard).toBeLessThan(each)
    socket.resume()
    await vi.waitFor(() => expect(read).toBe(each), { timeout: 60_000 })
    socket.terminate()
  })

  it('is given up when too much waits for them, whoever has said it', { timeout: 60_000 }, async () => {
    const server = await start({ CARDWRIGHT_UNSENT_BYTES_PER_CONNECTION: '65536' })
    // what it had lying counts no more for its person and address: other connections would be given up for it
    const forget = vi.spyOn(Backpressure.prototype, 'close')
    onTestFinished(() => forget.mockRestore())
    const socket = await open(await comeIn(server.http, 'Ann'))
    const closed = once(socket, 'close')
    socket.pause()
    for (let n = 0; n < 20_000; n++) socket.send(hello)
    await expect
      .poll(() => server.house.metrics.registry.getSingleMetricAsString('cardwright_connections'))
      .toMatch(/ 0$/m)
    expect(forget).toHaveBeenCalledOnce()
    socket.resume()
    await closed
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
      drip(server, 'Content-Length: 1000\r\n\r\n{', ' '),
      drip(server, 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n', '1\r\n \r\n'),
      tcp(server, `GET /elsewhere HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`),
    ]
    await Promise.all(sockets.map(ended))
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

  // any that is silent ends after half a minute
  it('make way for the next where there are too many, and not for those who are known', {
    timeout: 25_000,
  }, async () => {
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
