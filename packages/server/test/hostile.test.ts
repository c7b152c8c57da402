import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Random } from '@cardwright/engine'
import { longestMessage } from '@cardwright/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './support/house.ts'
import { chairOf, comeIn, type Guest, sitDown } from './support/people.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server.close())

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

function openSocket(guest: Guest, headers: Record<string, string> = {}): Promise<WebSocket | number> {
  return new Promise((resolve) => {
    const init = { headers: { authorization: `Bearer ${guest.token}`, ...headers } }
    // Node's sockets take headers, and the types are a browser's
    const socket = new WebSocket(guest.url, init as unknown as string[])
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => resolve(0))
  })
}

const said = (socket: WebSocket): Promise<{ type: string; code?: string; why?: string; re?: string | null }> =>
  new Promise((resolve) =>
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true }),
  )

const hello = JSON.stringify({ type: 'hello', protocol: 1 })

/** What a hostile client might send: broken, out of place, of another seat, too old, too new, nearly right. */
function hostile(random: Random, match: string): string | Uint8Array {
  const pick = <T>(list: readonly T[]): T => list[random.int(list.length)]!
  const word = () =>
    pick([
      '',
      'x',
      '0.1',
      '1.1',
      '1.9999',
      '0.1~7',
      '__proto__',
      'constructor',
      '\u0000',
      '💥'.repeat(9),
      '../..',
      "' or 1=1",
    ])
  const value = (): unknown =>
    pick([null, true, -1, 1e308, 0.5, word(), [], {}, [word()], { [word()]: word() }, 'a'.repeat(random.int(500))])
  const id = () => `${random.int(50)}`
  const types = [
    'hello',
    'lobby',
    'create',
    'quick',
    'sit',
    'leave',
    'ready',
    'join',
    'part',
    'answer',
    'next',
    'explain',
    'undo',
    'resign',
    'draw',
    'rematch',
    'prefer',
    'chat',
    'mute',
    'report',
    'welcome',
    'nothing',
  ]
  switch (random.int(8)) {
    case 0:
      return `{"type":"${pick(types)}"${'}'.repeat(random.int(3))}`
    case 1:
      return JSON.stringify(value())
    case 2:
      return JSON.stringify({
        type: pick(types),
        id: value(),
        match: value(),
        ask: value(),
        keys: value(),
        [word()]: value(),
      })
    case 3:
      return JSON.stringify({ type: 'answer', id: id(), match, ask: word(), keys: [word(), word()] })
    case 4:
      return JSON.stringify({ type: pick(['undo', 'resign', 'rematch', 'part', 'leave', 'sit']), id: id(), match })
    case 5:
      return JSON.stringify({
        type: pick(['next', 'explain', 'prefer', 'draw']),
        id: id(),
        match,
        ask: word(),
        keys: [],
        key: word(),
      })
    case 6:
      return new Uint8Array(random.int(100)).map(() => random.int(256))
    default:
      return JSON.stringify({ type: 'create', id: id(), game: word() || 'x', seats: value(), options: value() })
  }
}

describe('Hostile clients', () => {
  it('send 100,000 messages: nothing falls, no match changes, memory stays', async () => {
    const [ann, bo, eve] = await Promise.all(['Ann', 'Bo', 'Eve'].map((name) => comeIn(server.http, name)))
    const match = await sitDown(ann!, bo!, 'exceed')
    const chairs = [chairOf(ann!, match), chairOf(bo!, match)]
    const before = await chairs[0]!.until((s) => s.asks.length > 0)
    const entries = await server.house.matches.progress.entries(match)

    const random = new Random('hostile')
    const sockets = (await Promise.all([1, 2, 3, 4].map(() => openSocket(eve!)))) as WebSocket[]
    let replies = 0
    for (const socket of sockets) {
      socket.addEventListener('message', () => replies++)
      socket.send(hello)
      socket.send(JSON.stringify({ type: 'join', id: 'j', match }))
    }
    const heaps: number[] = []
    for (let n = 0; n < 100_000; n++) {
      sockets[n % 4]!.send(hostile(random, match))
      if (n % 1000 !== 999) continue
      // one at a time: what comes back shows that all before it was read
      const marker = `marker ${n}`
      await Promise.all(
        sockets.map((socket) => {
          const heard = new Promise<void>((resolve) => {
            const listen = ({ data }: MessageEvent) => {
              if (!String(data).includes(marker)) return
              socket.removeEventListener('message', listen)
              resolve()
            }
            socket.addEventListener('message', listen)
          })
          socket.send(JSON.stringify({ type: 'explain', id: marker, match, key: 'x' }))
          return heard
        }),
      )
      if (n % 20_000 !== 19_999) continue
      collect()
      heaps.push(process.memoryUsage().heapUsed)
    }
    expect(replies).toBeGreaterThan(50_000)
    expect(await server.house.matches.progress.entries(match)).toEqual(entries)
    expect(chairs[0]!.snapshot.asks).toEqual(before.asks)
    expect(chairs[0]!.snapshot.view).toEqual(before.view)
    const [first, ...later] = heaps
    expect(Math.max(...later) - first!).toBeLessThan(16 * 1024 * 1024)
    // and those who mean well go on
    const ask = before.asks[0]!
    expect(await chairs[0]!.answer(ask.id, ask.some ? [] : [ask.options[0]!.key])).toBeNull()
    for (const socket of sockets) socket.close()
    for (const chair of chairs) chair.close()
  })

  it('are told what was wrong, with the id of the message where it could be read', async () => {
    const eve = await comeIn(server.http, 'Eve')
    const socket = (await openSocket(eve)) as WebSocket
    const ask = async (text: string | Buffer) => {
      const reply = said(socket)
      socket.send(text)
      return reply
    }
    expect(await ask('{"type":"lobby","on":true}')).toMatchObject({ type: 'refusal', why: 'Say hello first.' })
    expect(await ask('{"type":"hello","protocol":99}')).toMatchObject({
      code: 'malformed',
      why: expect.stringContaining('99'),
    })
    expect(await ask(hello)).toMatchObject({ type: 'welcome' })
    expect(await ask('{')).toMatchObject({ code: 'malformed', re: null, why: expect.stringContaining('no JSON') })
    expect(await ask(Buffer.from('{"type":"ping","id":"6"}'))).toMatchObject({
      code: 'malformed',
      why: 'A message is a text, and not a binary frame.',
    })
    expect(await ask('{"type":"hello","protocol":2,"name":"a\\u0000b"}')).toMatchObject({ code: 'malformed' })
    expect(await ask('{"type":"answer","id":"7"}')).toMatchObject({ code: 'malformed', re: '7' })
    expect(await ask('{"type":"join","id":"8","match":"nowhere"}')).toMatchObject({ code: 'unknown', re: '8' })
    const unjoined = '{"type":"answer","id":"9","match":"nowhere","ask":"0.1","keys":[]}'
    expect(await ask(unjoined)).toMatchObject({ code: 'unknown', re: '9' })
    socket.close()
  })

  it('cannot answer for another seat, nor twice, nor what is no longer or not yet asked', async () => {
    const [ann, bo] = await Promise.all(['Ann', 'Bo'].map((name) => comeIn(server.http, name)))
    const match = await sitDown(ann!, bo!, 'duel')
    const [one, two] = [chairOf(ann!, match), chairOf(bo!, match)]
    const { asks } = await one.until((s) => s.asks.length > 0)
    const [ask] = asks
    const key = ask!.options.at(-1)!.key
    expect(await two.answer(ask!.id, [key])).toMatchObject({ why: expect.stringContaining('not asked') })
    expect(await one.answer('0.99', [key])).toMatchObject({ why: expect.stringContaining('not open') })
    expect(await one.answer(ask!.id, ['no such key'])).not.toBeNull()
    expect(await server.house.matches.progress.entries(match)).toEqual([])

    // the same message twice is done once, and acknowledged twice
    const socket = (await openSocket(ann!)) as WebSocket
    socket.send(hello)
    await said(socket)
    const done: { re: string; seq: number }[] = []
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data))
      if (message.type === 'done') done.push(message)
    })
    socket.send(JSON.stringify({ type: 'join', id: 'j', match }))
    await said(socket)
    const answer = JSON.stringify({ type: 'answer', id: 'once', match, ask: ask!.id, keys: [key] })
    socket.send(answer)
    socket.send(answer)
    const after = one.until((s) => s.seq >= 1)
    await after
    while (done.length < 2) await said(socket)
    expect(done[0]).toEqual(done[1])
    const entries = await server.house.matches.progress.entries(match)
    expect(entries.filter((entry) => 'id' in entry && entry.id === 'once')).toHaveLength(1)
    socket.close()
    for (const chair of [one, two]) chair.close()
  })

  it('are cut off for messages that are too long, and the others are not', async () => {
    const [eve, ann] = await Promise.all([comeIn(server.http, 'Eve'), comeIn(server.http, 'Ann')])
    const [bad, good] = (await Promise.all([openSocket(eve), openSocket(ann)])) as [WebSocket, WebSocket]
    const closed = new Promise<number>((resolve) => bad.addEventListener('close', ({ code }) => resolve(code)))
    bad.send('x'.repeat(longestMessage + 1))
    expect(await closed).toBe(1009)
    const welcome = said(good)
    good.send(hello)
    expect(await welcome).toMatchObject({ type: 'welcome' })
    good.close()
  })

  it('are turned away without a session, from a foreign page, and from places that are none', async () => {
    const ann = await comeIn(server.http, 'Ann')
    expect(await openSocket({ ...ann, token: 'stolen' })).toBe(0)
    expect(await openSocket(ann, { origin: 'https://elsewhere.example' })).toBe(0)
    expect(await openSocket({ ...ann, url: ann.url.replace('/ws', '/wrong') })).toBe(0)
    const socket = await openSocket(ann)
    expect(socket).toBeInstanceOf(WebSocket)
    ;(socket as WebSocket).close()
  })

  it('are slowed down, then disconnected, and this is counted', async () => {
    const strict = await startServer({ CARDWRIGHT_MESSAGES_PER_SECOND: '5', CARDWRIGHT_CONNECTIONS_PER_ADDRESS: '3' })
    const eve = await comeIn(strict.http, 'Eve')
    const sockets = (await Promise.all([1, 2, 3].map(() => openSocket(eve)))) as WebSocket[]
    expect(await openSocket(eve)).toBe(0) // a fourth from the same address
    const [socket] = sockets
    const codes: (string | undefined)[] = []
    socket!.addEventListener('message', ({ data }) => codes.push(JSON.parse(String(data)).code))
    const closed = new Promise<number>((resolve) => socket!.addEventListener('close', ({ code }) => resolve(code)))
    for (let n = 0; n < 200; n++) socket!.send(hello)
    // or without a word, where the goodbye was not read in time
    expect([1008, 1006]).toContain(await closed)
    expect(codes).toContain('tooMany')
    expect(await strict.house.metrics.registry.getSingleMetricAsString('cardwright_refusals_total')).toContain(
      'tooMany',
    )
    for (const each of sockets) each.close()
    await strict.close()
  })
})
