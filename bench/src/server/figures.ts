import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/*
 * Takes the figures of docs/OPERATIONS.md anew, one after the other, on a machine that does nothing else:
 * `node bench/src/server/figures.ts`, or some of them: `node bench/src/server/figures.ts load room`. Each prints its command.
 */

interface Step {
  readonly run: string
  readonly env?: Readonly<Record<string, string>>
}

const small = 'bench/src/server/small.ts'
const versus = 'packages/server/test/versus.ts'
const duel = `'{"mode":"duel","clock":"none"}'`

const ladder = (game: string, options = ''): Step[] =>
  ['hard medium', 'medium easy'].map((bots) => ({ run: `${versus} ${game} ${bots} 50 ${options}`.trim() }))

const figures: Readonly<Record<string, readonly Step[]>> = {
  /** Latency, CPU and memory of 2,000 matches on one process, then of as many as it takes on several. */
  load: [{ run: `${small} 2000 60` }, { run: `${small} 500 30 1 2 4` }],
  /** The same without NATS, and what goes over the wire with and without compression. */
  wire: [
    { run: `${small} 500 30 1 2 4`, env: { NATS_URL: 'none' } },
    { run: `${small} 150 12` },
    { run: `${small} 150 12`, env: { CARDWRIGHT_BENCH_PLAIN: '1' } },
  ],
  /** Memory of a match and CPU of an answer in the room alone. */
  room: [
    { run: '--expose-gc packages/room/test/cost.ts exceed 150 60' },
    { run: '--expose-gc packages/room/test/cost.ts exodus 50 200' },
  ],
  /** Bytes of a match in PostgreSQL. */
  sizes: [{ run: 'packages/server/test/sizes.ts exceed 200' }],
  chaos: [{ run: 'packages/server/test/chaos/main.ts --rounds 20 --seed figures' }],
  leaks: [{ run: 'node_modules/vitest/vitest.mjs run --project code packages/server/test/leaks.test.ts' }],
  /** A hundred matches of each pair of strengths: a night's work. */
  bots: [...['exceed', 'exodus', 'capcom', 'weiss'].flatMap((game) => ladder(game)), ...ladder('millennium', duel)],
}

/** Without the bots, which take too long to be waited for. */
const usual = Object.keys(figures).filter((name) => name !== 'bots')

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What stands in quotes is one argument. */
const wordsOf = (line: string): string[] => (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))

for (const name of process.argv.length > 2 ? process.argv.slice(2) : usual) {
  const steps = figures[name]
  if (!steps) throw new Error(`There is no figure ${name}; there are: ${Object.keys(figures).join(', ')}.`)
  for (const { run, env = {} } of steps) {
    const settings = Object.entries(env).map(([key, value]) => `${key}=${value} `)
    console.log(`\n## ${name}: ${settings.join('')}node ${run}`)
    const args = ['--disable-warning=ExperimentalWarning', ...wordsOf(run)]
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    if (code !== 0) console.log(`It ended with ${code}.`)
  }
}
