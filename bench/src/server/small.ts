import { startHost } from './hosts.ts'
import { loadWith } from './load.ts'

/* What an answer costs, in small: a few matches for a short time, one process on SQLite. */

const [matches = 40, seconds = 10] = process.argv.slice(2).map(Number)
const host = await startHost(null)
const load = await loadWith([host], 'exceed', matches, seconds, () => {})
await host.stop()
console.log(JSON.stringify(load))
process.exit(0)
