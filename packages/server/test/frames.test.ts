import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { Random } from '@cardwright/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { type ClientOptions, WebSocket, WebSocketServer } from 'ws'
import { windowBits } from '../src/deflater.ts'
import { compressionIn, Frames } from '../src/frames.ts'

/* A client of somebody else's making reads what is framed here. */

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** What this client reads of these texts, and how many bytes came. */
async function readBy(perMessageDeflate: ClientOptions['perMessageDeflate'], texts: readonly string[]) {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: { serverMaxWindowBits: windowBits } })
  let agreed: readonly string[] = []
  server.on('headers', (headers) => {
    agreed = headers
  })
  http.on('upgrade', (request, socket: Duplex, head) =>
    server.handleUpgrade(request, socket, head, (ws) => {
      const frames = new Frames(socket, compressionIn(agreed))
      for (const text of texts) frames.write(text, () => {})
      // what `ws` itself says comes between
      ws.ping()
      setImmediate(() => ws.close())
    }),
  )
  const { port } = http.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`, {
    ...(perMessageDeflate !== undefined && { perMessageDeflate }),
  })
  ends.push(() => {
    client.terminate()
    http.close()
  })
  const read: string[] = []
  let bytes = 0
  client.on('message', (data) => {
    read.push(String(data))
    bytes = (client as unknown as { _socket: { bytesRead: number } })._socket.bytesRead
  })
  await once(client, 'close')
  return { read, bytes, agreed: agreed.find((line) => /extensions/i.test(line)) ?? '' }
}

const random = new Random('frames')
const words = ['view', 'ask', '"zones":{}', 'ärger', '火', '🂡', '{"key":"play:scout"}']
const textOf = (length: number) => {
  let text = ''
  while (text.length < length) text += random.pick(words) + random.int(1000)
  return text
}
/** On both sides of each length from which heads are longer, or from which texts are compressed. */
const texts = [1, 124, 130, 250, 260, 500, 4090, 4100, 300, 9000, 65_000, 66_000, 400, 400, 180_000, 300].map(textOf)

describe('Frames', () => {
  it.each([
    ['compresses, message after message', true, 'permessage-deflate; server_max_window_bits=12', 0.7],
    ['wants each message for itself', { serverNoContextTakeover: true }, 'server_no_context_takeover', 0.75],
    ['does not compress', false, '', 1.01],
  ])('are read by a client that %s', async (_, perMessageDeflate, agreement, most) => {
    const { read, bytes, agreed } = await readBy(perMessageDeflate, texts)
    expect(agreed).toContain(agreement)
    expect(read).toEqual(texts)
    expect(bytes / Buffer.byteLength(texts.join(''))).toBeLessThan(most)
  })

  it('refer to what was said before', async () => {
    const often = Array.from({ length: 20 }, () => texts[5]!)
    const [continued, apart] = await Promise.all([
      readBy(true, often),
      readBy({ serverNoContextTakeover: true }, often),
    ])
    expect(continued.read).toEqual(often)
    expect(continued.bytes).toBeLessThan(apart.bytes / 3)
  })
})
