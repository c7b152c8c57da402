import { startHost } from './hosts.ts'
import { pause, quantile, round, signIn, tableIn } from './load.ts'
import { type Dealings, type Mood, Trader } from './trader.ts'

/*
 * Seasons of Millennium Blades for six through the server, with all clocks: what an answer takes while sixty people deal at
 * once, and then in their tournaments. `season.ts 10 60` is ten tables, and a minute of each. One process on SQLite.
 * With the slowest answers, what they answered, and how often and how long everybody waited for a full collection of
 * garbage.
 */

const [tables = 10, seconds = 60] = process.argv.slice(2).map(Number)
const seats = 6

const host = await startHost(null)
host.watch()
const tally: Dealings = { answers: 0, refused: 0, waits: [] }
const url = `${host.http.replace(/^http/, 'ws')}/ws`

async function sitDown(): Promise<Trader[]> {
  const people: Trader[] = []
  for (let seat = 0; seat < seats; seat++) people.push(await Trader.connect(url, await signIn(host.http), tally))
  const [first, ...others] = people as [Trader, ...Trader[]]
  const places = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))]
  const { match } = tableIn(await first.request({ type: 'create', game: 'millennium', seats: places, options: {} }))
  for (const other of others) await other.request({ type: 'sit', match })
  await Promise.all(people.map((person) => person.play(match)))
  return people
}

async function measure(what: Mood) {
  tally.answers = 0
  tally.refused = 0
  tally.waits.length = 0
  const { cpu: before } = await host.usage()
  const began = performance.now()
  await pause(seconds)
  const took = (performance.now() - began) / 1000
  const { cpu: after, collections, stall } = await host.usage()
  const cpu = after.user + after.system - before.user - before.system
  const waits = tally.waits.toSorted((a, b) => a.ms - b.ms)
  const sorted = waits.map(({ ms }) => ms)
  return {
    what: what === 'trade' ? 'market' : 'tournament',
    tables,
    answersPerSecond: round(tally.answers / took),
    p50: round(quantile(sorted, 0.5)),
    p99: round(quantile(sorted, 0.99)),
    slowest: waits.slice(-5).map(({ ms, kind, match }) => `${kind} of ${match.slice(0, 4)}: ${round(ms)}`),
    collections: collections.map(round),
    longestStall: round(stall),
    cpu: round(cpu / 1e6 / took),
    cpuPerAnswer: round(cpu / 1e3 / tally.answers),
    refused: tally.refused,
  }
}

const people: Trader[] = []
for (let table = 0; table < tables; table++) people.push(...(await sitDown()))
await pause(3)
console.log(JSON.stringify(await measure('trade')))
for (const person of people) person.mood = 'finish'
// three segments are ended, and decks handed in
await pause(20)
console.log(JSON.stringify(await measure('finish')))
for (const person of people) person.close()
await host.stop()
process.exit(0)
