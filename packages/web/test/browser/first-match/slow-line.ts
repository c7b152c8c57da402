import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export interface Line {
  /** In bits a second, for all connections together, towards the browser. */
  readonly rate: number
  /** There and back, in milliseconds. */
  readonly latency: number
}

/**
 * A slow line between a browser and a server. The browser's own throttling would leave its threads as fast as they are;
 * this one slows down whatever comes through. A connection costs one way there and back before its first byte, as it
 * does in a network.
 */
export async function slowLine(port: number, { rate, latency }: Line): Promise<{ origin: string; close(): void }> {
  const sockets = new Set<Socket>()
  /** When the line will have carried all that was put on it so far. */
  let free = 0
  const carried = (bytes: number): number => {
    free = Math.max(free, performance.now()) + (bytes * 8000) / rate
    return free + latency / 2
  }
  /** One thing after the other, each not before its time. */
  const pass = (from: Socket, to: Socket, arrival: (bytes: number) => number) => {
    let passed: Promise<unknown> = Promise.resolve()
    const then = (at: number, act: () => void) => {
      passed = passed.then(() => setTimeout(Math.max(0, at - performance.now()))).then(act)
    }
    from.on('data', (bytes) => then(arrival(bytes.length), () => to.write(bytes)))
    from.on('end', () => then(0, () => to.end()))
    from.on('error', () => to.destroy())
  }
  const server = createServer((near) => {
    const far = connect(port, 'localhost')
    const opened = performance.now() + latency
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    pass(near, far, () => Math.max(opened, performance.now()) + latency / 2)
    pass(far, near, carried)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
