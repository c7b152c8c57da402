import { ConfigError, configure, type Given, openStorage, pendingMigrations } from '@cardwright/server'
import { CheckError, UsageError } from '../problems.ts'
import { print } from '../text/layout.ts'
import { serverWords } from '../words/en/server.ts'

/** Brings the database up to date without serving; or, to check, says what that would do, and changes nothing. */
export async function migrate(given: Pick<Given, 'data' | 'database'> & { check?: boolean }): Promise<number> {
  const place = placeOf(given)
  const pending = await pendingMigrations(place).catch((error: Error) => {
    throw new CheckError(serverWords.cannotOpen(error.message))
  })
  if (pending.length === 0) {
    print([serverWords.upToDate])
    return 0
  }
  print([given.check ? serverWords.toBeDone(pending) : serverWords.doing(pending)])
  if (given.check) return 1
  await (await openStorage(place)).close()
  return 0
}

function placeOf(given: Pick<Given, 'data' | 'database'>): string {
  try {
    // what signs sessions plays no part here, and must not be made
    return configure(given, { ...process.env, CARDWRIGHT_SECRET: process.env.CARDWRIGHT_SECRET ?? '-'.repeat(32) })
      .storage
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error
  }
}
