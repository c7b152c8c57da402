import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTally, playRound, type Tally } from './chaos/round.ts'
import { openPostgres, openSqlite, type Site } from './chaos/site.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'

let postgres: Postgres | null = null

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres?.stop(), 60_000)

/** One long match and 24 short ones: enough for faults to strike in the midst of all kinds of moments. */
const matches = 25

/** So many rounds; what was wrong is in the message. */
async function rounds(site: Site, count: number): Promise<Tally> {
  const tally = newTally()
  try {
    for (let i = 0; i < count; i++) await playRound(site, 'test', matches, tally)
  } finally {
    await site.close()
  }
  expect(tally.problems).toEqual([])
  expect(tally).toMatchObject({ rounds: count, lost: 0, doubled: 0, differing: 0 })
  return tally
}

describe('Whatever happens, no acknowledged answer is lost and every match ends as if nothing had', () => {
  it('to one process on SQLite that is killed and started again', async () => {
    const { faults, stalls } = await rounds(await openSqlite(), 2)
    expect(faults).toMatchObject({ kill: 3, drain: 1 })
    expect(stalls.length).toBeGreaterThan(0)
  })

  it('to two on PostgreSQL: one dies, one is paused until it is fenced, the database restarts, one makes way', {
    timeout: 600_000,
  }, async (context) => {
    if (postgres === null) context.skip('there is no PostgreSQL here')
    const { faults, fenced, givenUp } = await rounds(await openPostgres(postgres!, 'chaos'), 3)
    expect(faults).toMatchObject({ kill: 3, pause: 1, database: 1, drain: 1 })
    expect(fenced + givenUp).toBeGreaterThan(0)
  })
})
