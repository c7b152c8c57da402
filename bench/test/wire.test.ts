import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { constants, deflateRawSync } from 'node:zlib'
import { Random } from '@cardwright/engine'
import { expect, it, onTestFinished } from 'vitest'
import { Inflater } from '../src/server/inflater.ts'
import { Wire } from '../src/server/wire.ts'

/** As the server compresses: fixed codes, what was said before is known, and the four bytes at the end are left out. */
class Deflater {
  #said = Buffer.alloc(0)

  deflate(text: string): Buffer {
    const deflated = deflateRawSync(text, {
      strategy: constants.Z_FIXED,
      windowBits: 12,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(this.#said.length > 0 && { dictionary: this.#said }),
    })
    this.#said = Buffer.concat([this.#said, Buffer.from(text)]).subarray(-4096)
    return deflated.subarray(0, -4)
  }
}

it('reads one message after the other, each of which refers to those before it', () => {
  const random = new Random('inflater')
  const deflater = new Deflater()
  const inflater = new Inflater()
  for (let n = 0; n < 500; n++) {
    const length = 1 + random.int(n % 50 === 0 ? 100_000 : 3000)
    let text = ''
    while (text.length < length) text += random.pick(['{"at":', 'ä火🂡', 'a'.repeat(400), `${random.int(99)}`])
    expect(inflater.inflate(deflater.deflate(text))).toBe(text)
  }
})

it('says what it cannot read: codes that belong to one message', () => {
  const random = new Random('digits')
  const digits = Array.from({ length: 2000 }, () => random.int(10)).join('')
  const dynamic = deflateRawSync(digits, { finishFlush: constants.Z_SYNC_FLUSH })
  expect(() => new Inflater().inflate(dynamic)).toThrow('none but the fixed ones')
})

/** A client at a server of which the test holds the socket. */
async function connected(): Promise<{ wire: Wire; socket: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const upgraded = once(server, 'upgrade') as Promise<[unknown, Socket]>
  void upgraded.then(([, socket]) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  )
  const wire = await Wire.connect(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`, 'token', true)
  const [, socket] = await upgraded
  onTestFinished(() => void socket.destroy())
  return { wire, socket }
}

it('hears texts of any length, wherever they are cut', async () => {
  const { wire, socket } = await connected()
  const texts = ['', 'short', 'm'.repeat(125), 'n'.repeat(126), 'o'.repeat(65_535), 'p'.repeat(65_536)]
  const heads = [[0], [5], [125], [126, 0, 126], [126, 255, 255], [127, 0, 0, 0, 0, 0, 1, 0, 0]]
  const sent = Buffer.concat(texts.flatMap((text, i) => [Buffer.from([0x81, ...heads[i]!]), Buffer.from(text)]))
  const heard: string[] = []
  const all = new Promise<void>((resolve) => {
    wire.hear = (text) => {
      if (heard.push(text) === texts.length) resolve()
    }
  })
  for (const [from, to] of [
    [0, 1],
    [1, 4],
    [4, 200],
    [200, sent.length],
  ]) {
    socket.write(sent.subarray(from, to))
    await new Promise(setImmediate)
  }
  await all
  expect(heard).toEqual(texts)
})

it('masks what it sends, and answers a beat', async () => {
  const { wire, socket } = await connected()
  for (const [text, head] of [
    ['hello', 2],
    ['h'.repeat(300), 4],
  ] as const) {
    wire.send(text)
    const [frame] = (await once(socket, 'data')) as [Buffer]
    expect(frame[0]).toBe(0x81)
    expect(frame[1]! & 0x80).toBe(0x80)
    const mask = frame.subarray(head, head + 4)
    expect(String(frame.subarray(head + 4).map((byte, i) => byte ^ mask[i & 3]!))).toBe(text)
  }
  socket.write(Buffer.from([0x89, 1, 7]))
  const [pong] = (await once(socket, 'data')) as [Buffer]
  expect(pong[0]).toBe(0x8a)
  expect(pong[6]! ^ pong[2]!).toBe(7)
})
