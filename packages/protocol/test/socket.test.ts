import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { overSocket, overSocketAs, type ServerMessage, type Wire } from '../src/index.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Connection {
  readonly headers: IncomingHttpHeaders
  readonly socket: Duplex
  readonly heard: unknown[]
}

/** The least that is a server of WebSockets: text frames below 64 KiB, each whole. */
async function listen(reply?: string) {
  const connections: Connection[] = []
  const server = createServer()
  server.on('upgrade', ({ headers }, socket: Duplex) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    const heard: unknown[] = []
    socket.on('error', () => {})
    socket.on('data', (data: Buffer) => {
      if ((data[0]! & 15) !== 1) {
        socket.end()
        return
      }
      heard.push(JSON.parse(unmask(data)))
      if (reply !== undefined) say(reply)
    })
    const say = (text: string) => {
      const payload = Buffer.from(text)
      const head = payload.length < 126 ? [129, payload.length] : [129, 126, payload.length >> 8, payload.length & 255]
      socket.write(Buffer.concat([Buffer.from(head), payload]))
    }
    connections.push({ headers, socket, heard })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const { socket } of connections) socket.destroy()
    server.close()
  })
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`, connections }
}

function unmask(frame: Buffer): string {
  const at = (frame[1]! & 127) === 126 ? 4 : 2
  const mask = frame.subarray(at, at + 4)
  return Buffer.from(frame.subarray(at + 4).map((byte, i) => byte ^ mask[i % 4]!)).toString()
}

/** What a wire tells, to be waited for. */
function listener() {
  const told: (string | ServerMessage)[] = []
  let look = () => {}
  const note = (what: string | ServerMessage) => {
    told.push(what)
    look()
  }
  const end = { opened: () => note('opened'), said: note, closed: () => note('closed') }
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      look = () => told.length >= count && resolve()
      look()
    })
  return { told, end, until }
}

function keep(wire: Wire): Wire {
  closing.push(() => wire.close())
  return wire
}

const gone: ServerMessage = { type: 'gone', match: 'ä'.repeat(200) }

describe('A wire over a socket', () => {
  it('carries messages both ways, and tells once when it breaks', async () => {
    const { url, connections } = await listen(JSON.stringify(gone))
    const { told, end, until } = listener()
    const wire = keep(overSocket(url, end))
    wire.send({ type: 'lobby', on: false })
    await until(1)
    wire.send({ type: 'lobby', on: true })
    await until(2)
    connections[0]!.socket.destroy()
    await until(3)
    expect(told).toEqual(['opened', gone, 'closed'])
    // what was said before it was open is not
    expect(connections[0]!.heard).toEqual([{ type: 'lobby', on: true }])
  })

  it('tells that nobody is there', async () => {
    const { told, end, until } = listener()
    keep(overSocket('ws://127.0.0.1:9/ws', end))
    await until(1)
    expect(told).toEqual(['closed'])
  })

  it('says nothing of an end that was wanted', async () => {
    const { url, connections } = await listen()
    const { told, end, until } = listener()
    const wire = keep(overSocket(url, end))
    await until(1)
    const ended = new Promise((resolve) => connections[0]!.socket.on('close', resolve))
    wire.close()
    await ended
    await new Promise((resolve) => setImmediate(resolve))
    expect(told).toEqual(['opened'])
  })

  it('can be opened with a token', async () => {
    const { url, connections } = await listen()
    const { end, until } = listener()
    keep(overSocketAs('t')(url, end))
    await until(1)
    expect(connections[0]!.headers).toMatchObject({ authorization: 'Bearer t' })
  })
})
