import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres.ts'
import { newTally, playRound, type Tally } from './round.ts'
import { openPostgres, openSqlite, type Site } from './site.ts'
import { summarize } from './summary.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    matches: { type: 'string', default: '50' },
    storage: { type: 'string', default: 'both' },
    seed: { type: 'string', default: String(Date.now()) },
    json: { type: 'string' },
  },
})
const [rounds, matches] = [Number(values.rounds), Number(values.matches)]

/** Who interrupts it gets the figures of the rounds until then; a second time ends it at once. */
let isStopping = false
process.once('SIGINT', () => {
  isStopping = true
  process.once('SIGINT', () => process.exit(130))
})
process.once('SIGTERM', () => process.exit(143))

/** Rounds on one kind of storage, with a line for each. */
async function run(site: Site): Promise<Tally> {
  const tally = newTally()
  try {
    for (let i = 1; i <= rounds && !isStopping; i++) {
      const before = { answers: tally.answers, began: performance.now() }
      await playRound(site, values.seed, matches, tally)
      const seconds = ((performance.now() - before.began) / 1000).toFixed(1)
      const { lost, doubled, differing } = tally
      console.log(
        `${site.name} round ${i} of ${rounds}: ${tally.answers - before.answers} answers in ${seconds} s; ` +
          `so far ${lost} lost, ${doubled} doubled, ${differing} differing`,
      )
      for (const problem of tally.problems.splice(0)) console.log(`  ${problem}`)
    }
  } finally {
    await site.close()
  }
  return tally
}

console.log(`seed ${values.seed}`)
const tallies: Record<string, Tally> = {}
if (values.storage !== 'postgres') tallies.sqlite = await run(await openSqlite())
const postgres = values.storage === 'sqlite' ? null : await startPostgres()
process.once('exit', () => postgres?.stop())
if (postgres) tallies.postgres = await run(await openPostgres(postgres, 'chaos'))
const summary = { seed: values.seed, ...summarize(tallies) }
const text = JSON.stringify(summary, null, 2)
console.log(text)
if (values.json) writeFileSync(values.json, `${text}\n`)
const isWhole = Object.values(tallies).every(({ lost, doubled, differing }) => lost + doubled + differing === 0)
process.exitCode = isWhole ? 0 : 1
