import { type Json, runScenario, type ScenarioFailure } from '@cardwright/engine'
import { filesAt, readText } from '../files.ts'
import { loadFormat, type ScenarioFormat } from '../formats.ts'
import { loadEntry } from '../games.ts'
import { UsageError } from '../problems.ts'
import { bold, count, dim, green, print, printJson, red } from '../text/layout.ts'

export interface ScenarioOptions {
  readonly format?: string
  readonly data?: string
  readonly json?: boolean
}

interface Failed extends ScenarioFailure {
  readonly file: string
  readonly title: string
}

/** What came of one scenario, or of a file that holds none. */
interface Ran {
  readonly title: string
  readonly failures: readonly ScenarioFailure[]
}

export async function scenario(paths: readonly string[], given: ScenarioOptions): Promise<number> {
  const format = await loadFormat(given.format)
  const files = [...new Set(paths.flatMap((path) => filesAt(path, format.ending)))]
  const failed: Failed[] = []
  let total = 0
  let passed = 0
  for (const file of files) {
    for (const { title, failures } of await runFile(file, format, given.data)) {
      total++
      if (failures.length === 0) passed++
      failed.push(...failures.map((failure) => ({ file, title, ...failure })))
    }
  }
  if (given.json) printJson({ total, passed, failed })
  else print([...failed.flatMap(failureLines), summary(total, passed)])
  return passed === total ? 0 : 1
}

async function runFile(file: string, format: ScenarioFormat, data: string | undefined): Promise<Ran[]> {
  const text = readText(file)
  let scenarios: readonly unknown[]
  try {
    scenarios = await format.read(text, data)
  } catch (error) {
    return [broken('the file', 'scenarios', (error as Error).message)]
  }
  return Promise.all(scenarios.map(run))
}

async function run(scenario: unknown): Promise<Ran> {
  const { game, title } = (scenario ?? {}) as { game?: unknown; title?: unknown }
  const name = typeof title === 'string' ? title : 'untitled'
  if (typeof game !== 'string') return broken(name, 'a scenario that names its game', (game ?? 'no game') as Json)
  try {
    return runScenario((await loadEntry(game)).game, scenario)
  } catch (error) {
    if (error instanceof UsageError) return broken(name, 'a game that there is', error.message)
    // A rule that throws fails this scenario, not those after it.
    return { title: name, failures: [{ step: 'play', expected: 'rules that do not fail', found: String(error) }] }
  }
}

const broken = (title: string, expected: string, found: Json): Ran => ({
  title,
  failures: [{ step: 'format', expected, found }],
})

const failureLines = ({ file, title, step, expected, found }: Failed): string[] => [
  `${red('failed')} ${bold(title)} ${dim(`(${file})`)}`,
  `  ${step}`,
  `    expected  ${indented(expected)}`,
  `    found     ${indented(found)}`,
]

const indented = (value: Json): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', `\n${' '.repeat(14)}`)

const summary = (total: number, passed: number): string =>
  passed === total
    ? green(`${count(total, 'scenario')} passed`)
    : red(`${total - passed} of ${count(total, 'scenario')} failed`)
