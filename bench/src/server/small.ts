import { startPostgres } from '@cardwright/server/testing'
import { startNats } from '@cardwright/server/testing/nats'
import { withHosts } from './hosts.ts'
import { type Load, loadWith } from './load.ts'

/*
 * What an answer costs, in small: a few matches for a short time. One process on SQLite; or, if numbers of processes are
 * given, as many on PostgreSQL, one after the other: `small.ts 100 10 1 2 4`. With NATS unless NATS_URL is `none`.
 */

const [matches = 40, seconds = 10, ...processes] = process.argv.slice(2).map(Number)

const measure = (databases: readonly (string | null)[]): Promise<Load> =>
  withHosts(databases, (hosts) => loadWith(hosts, 'exceed', matches, seconds, () => {}))

if (processes.length === 0) console.log(JSON.stringify(await measure([null])))
else {
  const postgres = await startPostgres()
  const nats = process.env.NATS_URL === 'none' ? null : await startNats()
  if (nats) process.env.NATS_URL = nats.url
  else delete process.env.NATS_URL
  for (const count of processes) {
    const database = postgres!.database('small')
    console.log(JSON.stringify(await measure(Array.from({ length: count }, () => database))))
  }
  await nats?.stop()
  postgres!.stop()
}
process.exit(0)
