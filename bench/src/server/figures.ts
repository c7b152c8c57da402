import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Takes the figures of docs/OPERATIONS.md anew, one after the other, on a machine that does nothing else:
 * `node bench/src/server/figures.ts`, or some of them: `node bench/src/server/figures.ts load room`. Each prints its command.
 *
 * What comes out is kept in a folder, `.cardwright/figures` unless FIGURES names another: a file for each command, and
 * `done` with those that have ended well. Those are not taken again, so that a run that was interrupted goes on where it
 * was; remove the folder to begin anew. `--small` tries everything with little work, to see that it runs.
 */

interface Step {
  readonly run: string
  /** The same with little work. */
  readonly small: string
  readonly env?: Readonly<Record<string, string>>
}

const small = 'bench/src/server/small.ts'
const season = 'bench/src/server/season.ts'
const versus = 'packages/server/test/versus.ts'
const cost = '--expose-gc packages/room/test/cost.ts'
const leaks = 'node_modules/vitest/vitest.mjs run --project processes packages/server/test/leaks.test.ts'
const duel = `'{"mode":"duel","clock":"none"}'`

/** A hundred matches of each pair of strengths, in pairs with the seats changed. */
const ladder = (game: string, options = ''): Step[] =>
  ['hard medium', 'medium easy'].map((bots) => ({
    run: `${versus} ${game} ${bots} 50 ${options}`.trim(),
    small: `${versus} ${game} search:4 search:2 1 ${options}`.trim(),
  }))

const figures: Readonly<Record<string, readonly Step[]>> = {
  /** Latency, CPU and memory of 1,500 and 2,000 matches on one process; of 500 on several, and of a fourth of them on one. */
  load: [
    { run: `${small} 1500 30`, small: `${small} 20 2` },
    { run: `${small} 2000 30`, small: `${small} 20 2` },
    { run: `${small} 500 30 1 2 4`, small: `${small} 20 2 1 2` },
    { run: `${small} 125 30 1`, small: `${small} 20 2 1` },
  ],
  /** The same without NATS, and what goes over the wire with and without compression. */
  wire: [
    { run: `${small} 500 30 1 2 4`, small: `${small} 20 2 1 2`, env: { NATS_URL: 'none' } },
    { run: `${small} 150 60`, small: `${small} 20 2` },
    { run: `${small} 150 60`, small: `${small} 20 2`, env: { CARDWRIGHT_BENCH_PLAIN: '1' } },
  ],
  /** Six at each of ten tables, who all deal at once: the most that a table asks of a server. */
  season: [{ run: `${season} 10 75`, small: `${season} 1 5` }],
  /** Memory of a match and CPU of an answer in the room alone. */
  room: [
    { run: `${cost} exceed 150 60`, small: `${cost} exceed 5 20` },
    { run: `${cost} exodus 50 200`, small: `${cost} exodus 2 20` },
  ],
  /** Bytes of a match in PostgreSQL. */
  sizes: [{ run: 'packages/server/test/sizes.ts exceed 200', small: 'packages/server/test/sizes.ts exceed 3' }],
  chaos: [
    {
      run: 'packages/server/test/chaos/main.ts --rounds 20 --seed figures',
      small: 'packages/server/test/chaos/main.ts --rounds 1 --seed figures',
    },
  ],
  leaks: [{ run: leaks, small: leaks }],
  /** A night's work. */
  bots: [...['exceed', 'exodus', 'capcom', 'weiss'].flatMap((game) => ladder(game)), ...ladder('millennium', duel)],
}

/** Without the bots, which take too long to be waited for. */
const usual = Object.keys(figures).filter((name) => name !== 'bots')

const root = fileURLToPath(new URL('../../../', import.meta.url))
const args = process.argv.slice(2)
const isSmall = args.includes('--small')
const folder = process.env.FIGURES ?? join(root, '.cardwright', isSmall ? 'figures-small' : 'figures')
const doneIn = join(folder, 'done')

/** What stands in quotes is one argument. */
const wordsOf = (line: string): string[] => (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))

const fileFor = (line: string): string => `${line.replaceAll(/[^\w:.-]+/g, '_').slice(-120)}.txt`

/** Runs a command; what it says is shown and kept. Returns how it ended. */
async function take(line: string, command: string, env: Readonly<Record<string, string>>): Promise<number | string> {
  const kept = createWriteStream(join(folder, fileFor(line)))
  kept.write(
    `${line}\n${new Date().toISOString()}, load ${loadavg()
      .map((each) => each.toFixed(2))
      .join(' ')}\n`,
  )
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...wordsOf(command)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      process.stdout.write(data)
      kept.write(data)
    })
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  kept.end()
  return code ?? signal!
}

const names = args.filter((arg) => arg !== '--small')
const chosen = names.length > 0 ? names : usual
const unknown = chosen.find((name) => !Object.hasOwn(figures, name))
if (unknown !== undefined) {
  console.error(`There is no figure ${unknown}; there are: ${Object.keys(figures).join(', ')}.`)
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
const done = new Set(existsSync(doneIn) ? readFileSync(doneIn, 'utf8').split('\n') : [])
const steps = chosen.flatMap((name) => figures[name]!.map((step) => ({ name, ...step })))
const failed: string[] = []
for (const [n, { name, run, small: little, env = {} }] of steps.entries()) {
  const command = isSmall ? little : run
  const line = `${Object.entries(env).map(([key, value]) => `${key}=${value} `)}node ${command}`
  if (done.has(line)) {
    console.log(`\n## ${n + 1} of ${steps.length}, ${name}: ${line}: was taken before, see ${fileFor(line)}`)
    continue
  }
  console.log(`\n## ${n + 1} of ${steps.length}, ${name}: ${line}`)
  const began = performance.now()
  const code = await take(line, command, env)
  console.log(`   ${Math.round((performance.now() - began) / 1000)} s${code === 0 ? '' : `; it ended with ${code}`}`)
  if (code === 0) appendFileSync(doneIn, `${line}\n`)
  else failed.push(line)
}
console.log(`\nWhat was said is in ${folder}.`)
for (const line of failed) console.log(`It did not end well: ${line}`)
process.exit(failed.length > 0 ? 1 : 0)
