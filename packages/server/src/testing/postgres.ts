import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { findOrInstall } from './debian.ts'

/** A PostgreSQL of one's own, in a folder of its own. */
export interface Postgres {
  readonly url: string
  /** A database of its own, empty; the name and a number call it. */
  database(name: string): string
  /** Stops at once, as if the machine had been switched off, and starts again. */
  restart(): Promise<void>
  stop(): void
}

const isRoot = userInfo().uid === 0
const installed = '/usr/lib/postgresql'

/** Where the programs lie; null if they are not here. */
function programs(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(installed, version, 'bin'))
  return folders.find((bin) => existsSync(join(bin, 'initdb'))) ?? null
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Null, with a word about it, where there is no PostgreSQL and none can be installed. */
export async function startPostgres(): Promise<Postgres | null> {
  const bin = findOrInstall('postgresql', programs)
  if (bin === null) {
    console.warn('Skipped: there is no PostgreSQL on this machine, and it cannot be installed by this user.')
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL does not run as root
  const lineOf = (program: string, args: readonly string[]): [string, string[]] => {
    const whole = [join(bin, program), ...args]
    const [command, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...whole] : whole
    return [command!, rest]
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(...lineOf(program, args), { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
  const control = (...args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const [command, rest] = lineOf('pg_ctl', ['-D', data, '-w', '-t', '300', ...args])
      const child = spawn(command, rest, { stdio: 'ignore', cwd: folder })
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ${args.join(' ')}: ${code}`))))
    })
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
    chownSync(folder, uid!, gid!)
  }
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-instructions', '--no-sync')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=100`
  const start = () => control('-l', join(folder, 'log'), '-o', settings, 'start')
  await start()
  const at = `postgres://postgres@127.0.0.1:${port}`
  let databases = 0
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    url: `${at}/postgres`,
    database: (name) => {
      const own = `${name}_${++databases}`
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', own)
      return `${at}/${own}`
    },
    restart: async () => {
      await control('-m', 'immediate', 'stop')
      await start()
    },
    stop,
  }
}
