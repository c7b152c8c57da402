// Runs the tests. Those with processes and those in a browser run beside the others, because they wait much of the time;
// what they have to say is printed when they are done. One tally closes all. With `--quick` those that take long are
// left out.

import { fork } from 'node:child_process'
import { type Count, closingOf, sumOf } from './tally.ts'

interface Outcome {
  readonly code: number
  /** Null if the run broke off. */
  readonly count: Count | null
  readonly output: string
}

const vitest = 'node_modules/vitest/vitest.mjs'
const children: ReturnType<typeof fork>[] = []

/** Runs the tests of a project: on this terminal, or quietly and with its output in the outcome. */
function run(project: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, isQuiet = false): Promise<Outcome> {
  return new Promise((resolve) => {
    const way = isQuiet ? 'pipe' : 'inherit'
    const child = fork(vitest, ['run', `--project=${project}`, '--passWithNoTests', ...args], {
      stdio: ['ignore', way, way, 'ipc'],
      env: { ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    })
    children.push(child)
    let count: Count | null = null
    let output = ''
    const hear = (text: Buffer) => {
      output += text
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('message', (message) => {
      count = message as Count
    })
    child.on('close', (code) => resolve({ code: code ?? 1, count, output }))
  })
}

process.on('SIGTERM', () => {
  for (const child of children) child.kill()
})

const args = process.argv.slice(2)
const isQuick = args[0] === '--quick'
const runs = isQuick
  ? [run('code', args.slice(1), { CARDWRIGHT_TESTS: 'quick' })]
  : [run('code', args), run('processes', args, {}, true), run('browser', args, {}, true)]
const outcomes = await Promise.all(runs)
for (const { output } of outcomes) if (output !== '') console.log(output)
console.log(closingOf(sumOf(outcomes.flatMap(({ count }) => count ?? []))))
process.exitCode = Math.max(...outcomes.map(({ code }) => code))
