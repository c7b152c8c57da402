import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { usualBudgets } from '../src/budgets.ts'
import { Gateway, type GatewayOptions } from '../src/gateway.ts'

const upgrade = [
  'GET /ws HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]

it('counts nobody who has gone before it is known who they are', async () => {
  const known = Promise.withResolvers<object | null>()
  const who = [known.promise]
  const gateway = new Gateway({
    auth: { identify: async () => who.shift() ?? null, onChange: () => {} },
    budgets: { ...usualBudgets, connectionsPerAddress: 1 },
    addressOf: () => 'there',
  } as unknown as GatewayOptions)
  const server = createServer().on('upgrade', gateway.upgrade).listen(0, '127.0.0.1')
  onTestFinished(() => {
    gateway.close()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`${upgrade.join('\r\n')}\r\n\r\n`)
  const [, there] = await once(server, 'upgrade')
  const gone = once(there, 'close').catch(() => once(there, 'close'))
  socket.resetAndDestroy()
  await gone
  known.resolve({ id: 'ann', name: 'Ann', guest: true })
  await known.promise

  // nobody knows who comes next either: it is not refused for the sake of the one before it
  const [error] = await once(new WebSocket(`ws://127.0.0.1:${port}/ws`), 'error')
  expect(error.message).toContain('401')
})
