import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'

export type Kind = 'sqlite' | 'postgres'

/** Places for fresh databases, which are gone when the tests of a file are over. */
export function databases(name: string) {
  let postgres: Postgres | null = null
  const folders: string[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => {
    postgres?.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  return {
    /** A place for a fresh database; null where there is none of that kind. */
    place(kind: Kind): string | null {
      if (kind === 'postgres') return postgres?.database(name) ?? null
      const folder = mkdtempSync(join(tmpdir(), 'cardwright-'))
      folders.push(folder)
      return folder
    },
    restart: () => postgres!.restart(),
  }
}
