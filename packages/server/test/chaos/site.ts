import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../src/testing/port.ts'
import { comeIn, type Guest } from '../support/people.ts'
import type { Postgres } from '../support/postgres.ts'
import { ServerProcess } from './process.ts'

/** Processes, the database that they share, and people who come to play. */
export interface Site {
  readonly name: 'sqlite' | 'postgres'
  readonly processes: readonly ServerProcess[]
  readonly guests: readonly Guest[]
  readonly postgres: Postgres | null
  /** Matches that are being played and led by the process at a url. */
  ledBy(url: string): Promise<string[]>
  close(): Promise<void>
}

const people = 20

export async function openSqlite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-chaos-'))
  const only = new ServerProcess(await freePort(), ['--data', folder])
  return open(
    'sqlite',
    [only],
    null,
    async () => [],
    () => rmSync(folder, { recursive: true, force: true }),
  )
}

export async function openPostgres(postgres: Postgres, name: string): Promise<Site> {
  const database = postgres.database(name)
  const processes = [await freePort(), await freePort()].map(
    (port) => new ServerProcess(port, ['--database', database]),
  )
  const ledBy = async (url: string) => {
    const client = new pg.Client({ connectionString: database })
    client.on('error', () => {})
    await client.connect()
    try {
      const query = `select m.id from matches m join nodes n on n.id = m.owner where n.url = $1 and m.status = 'playing'`
      return (await client.query<{ id: string }>(query, [url])).rows.map(({ id }) => id)
    } finally {
      await client.end()
    }
  }
  return open('postgres', processes, postgres, ledBy, () => {})
}

async function open(
  name: Site['name'],
  processes: readonly ServerProcess[],
  postgres: Postgres | null,
  ledBy: Site['ledBy'],
  clear: () => void,
): Promise<Site> {
  const close = async () => {
    await Promise.all(processes.map((each) => each.kill()))
    clear()
  }
  try {
    await Promise.all(processes.map((each) => each.start()))
    const guests: Guest[] = []
    for (let i = 0; i < people; i++) guests.push(await comeIn(processes[0]!.http, `Guest ${i}`))
    return { name, processes, guests, postgres, ledBy, close }
  } catch (error) {
    await close()
    throw error
  }
}
