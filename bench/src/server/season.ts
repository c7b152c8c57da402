import { startHost } from './hosts.ts'
import { pause, quantile, round, signIn, tableIn, usageOf } from './load.ts'
import type { Tally } from './player.ts'
import { type Mood, Trader } from './trader.ts'

/*
 * Seasons of Millennium Blades for six through the server, with all clocks: what an answer takes while sixty people deal at
 * once, and then in their tournaments. `season.ts 10 60` is ten tables, and a minute of each. One process on SQLite.
 */

const [tables = 10, seconds = 60] = process.argv.slice(2).map(Number)
const seats = 6

const host = await startHost(null)
const tally: Tally = { answers: 0, refused: 0, waits: [] }
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
  const start = await usageOf([host])
  const began = performance.now()
  await pause(seconds)
  const took = (performance.now() - began) / 1000
  const end = await usageOf([host])
  const waits = tally.waits.toSorted((a, b) => a - b)
  return {
    what: what === 'trade' ? 'market' : 'tournament',
    tables,
    answersPerSecond: round(tally.answers / took),
    p50: round(quantile(waits, 0.5)),
    p99: round(quantile(waits, 0.99)),
    most: round(waits.at(-1) ?? Number.NaN),
    cpu: round((end.cpu - start.cpu) / 1e6 / took),
    cpuPerAnswer: round((end.cpu - start.cpu) / 1e3 / tally.answers),
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
