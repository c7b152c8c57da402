import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { findOrInstall } from './debian.ts'

/** A NATS of one's own. */
export interface Nats {
  readonly url: string
  /** Ends at once and starts again at the same place. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const program = (): string | null =>
  ['nats-server', '/usr/sbin/nats-server'].find((each) => spawnSync(each, ['--version']).status === 0) ?? null

/** Null, with a word about it, where there is no NATS and none can be installed. */
export async function startNats(): Promise<Nats | null> {
  const command = findOrInstall('nats-server', program)
  if (command === null) {
    console.warn('Skipped: there is no nats-server on this machine, and it cannot be installed by this user.')
    return null
  }
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  let child: ChildProcess
  const start = async () => {
    child = spawn(command, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] })
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    let said = ''
    for await (const text of child.stderr!.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      said += text
      if (said.includes('Server is ready')) break
    }
    child.stderr!.resume()
  }
  const stop = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    restart: async () => {
      await stop()
      await start()
    },
    stop,
  }
}
