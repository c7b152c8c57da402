import { configure, type Given, openStorage, pendingMigrations } from '@cardwright/server'
import { print } from '../text/layout.ts'
import { serverWords } from '../words/en/server.ts'
import { withSettings } from './settings.ts'

/** Brings the database up to date without serving; or, to check, says what that would do, and changes nothing. */
export function migrate(given: Pick<Given, 'data' | 'database'> & { check?: boolean }): Promise<number> {
  return withSettings(async () => {
    // what signs sessions plays no part here, and must not be made
    const env = { ...process.env, CARDWRIGHT_SECRET: process.env.CARDWRIGHT_SECRET ?? '-'.repeat(32) }
    const { storage: place } = configure(given, env)
    const pending = await pendingMigrations(place)
    if (pending.length === 0) {
      print([serverWords.upToDate])
      return 0
    }
    print([given.check ? serverWords.toBeDone(pending) : serverWords.doing(pending)])
    if (given.check) return 1
    await (await openStorage(place)).close()
    return 0
  })
}
