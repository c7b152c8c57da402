// Runs the tests. Those with processes and those in a browser run beside the others, because they wait much of the time;
// what they have to say is printed when they are done. Where one of them fails, its file is run once more when all else
// is done: real servers, databases and pages are at the mercy of a busy machine, and a fault fails twice. One tally
// closes all. With `--quick` those that take long are left out.

import { fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Count, closingOf, mendedBy } from './tally.ts'

interface Outcome {
  readonly code: number
  /** Empty if the run broke off. */
  readonly counts: readonly Count[]
  readonly output: string
}

const vitest = 'node_modules/vitest/vitest.mjs'
/** Hundreds of threads and processes load the same code, and take it compiled from where the command line keeps it. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache')
const children: ReturnType<typeof fork>[] = []

/** Runs the tests of a project: on this terminal, or quietly and with its output in the outcome. */
function run(project: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, isQuiet = false): Promise<Outcome> {
  return new Promise((resolve) => {
    const way = isQuiet ? 'pipe' : 'inherit'
    const child = fork(vitest, ['run', `--project=${project}`, '--passWithNoTests', ...args], {
      stdio: ['ignore', way, way, 'ipc'],
      env: { NODE_COMPILE_CACHE, ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    })
    children.push(child)
    let counts: readonly Count[] = []
    let output = ''
    const hear = (text: Buffer) => {
      output += text
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('message', (message) => {
      counts = message as readonly Count[]
    })
    child.on('close', (code) => resolve({ code: code ?? 1, counts, output }))
  })
}

/** Runs the files again in which something failed, alone. What failed outside of all files, or broke off, stays failed. */
async function runAgain(project: string, first: Outcome): Promise<Outcome> {
  const failed = first.counts.filter(({ failures }) => failures.length > 0).map(({ file }) => file)
  if (failed.length === 0 || failed.includes('')) return first
  console.log(`\nOnce more, alone: ${failed.join(', ')}`)
  const second = await run(project, failed)
  for (const line of mendedBy(second.counts, first.counts)) console.log(line)
  const isNew = ({ file }: Count): boolean => second.counts.some((count) => count.file === file)
  return { ...second, counts: [...first.counts.filter((count) => !isNew(count)), ...second.counts] }
}

process.on('SIGTERM', () => {
  for (const child of children) child.kill()
})

const args = process.argv.slice(2)
const isQuick = args[0] === '--quick'
const outcomes: Outcome[] = []
if (isQuick) {
  outcomes.push(await run('code', args.slice(1), { CARDWRIGHT_TESTS: 'quick' }))
} else {
  const [code, processes, browser] = await Promise.all([
    run('code', args),
    run('processes', args, {}, true),
    run('browser', args, {}, true),
  ])
  for (const { output } of [processes, browser]) console.log(output)
  outcomes.push(code, await runAgain('processes', processes), await runAgain('browser', browser))
}
console.log(closingOf(outcomes.flatMap(({ counts }) => counts)))
process.exitCode = Math.max(...outcomes.map(({ code }) => code))
