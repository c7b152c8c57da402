import type { Json, ScenarioFailure } from '@cardwright/engine'
import { filesAt, readText } from '../files.ts'
import { broken, loadFormat, type Ran, type ScenarioFormat } from '../formats.ts'
import { progressBar } from '../progress.ts'
import { dim, green, padEnd, print, printJson, red } from '../text/layout.ts'
import { studyWords } from '../words/en/study.ts'

export interface ScenarioOptions {
  readonly format?: string
  readonly data?: string
  readonly json?: boolean
}

interface Failed extends ScenarioFailure {
  readonly file: string
  readonly title: string
}

/** A file, and the scenarios in it or what is wrong with it. */
interface Found {
  readonly file: string
  readonly scenarios: readonly unknown[]
  readonly broken: Ran | null
}

export async function scenario(paths: readonly string[], given: ScenarioOptions): Promise<number> {
  const format = await loadFormat(given.format)
  const files = [...new Set(paths.flatMap((path) => filesAt(path, format.ending)))]
  const run = await format.runner(given.data)
  const found = await Promise.all(files.map((file) => readFile(file, format)))
  const total = found.reduce((sum, each) => sum + (each.broken === null ? each.scenarios.length : 1), 0)
  const bar = progressBar(total, studyWords.scenarios)
  const failed: Failed[] = []
  const byRule: Record<string, number> = {}
  let done = 0
  let passed = 0
  for (const { file, scenarios, broken } of found) {
    for (const ran of broken === null ? scenarios.map(run) : [broken]) {
      const { title, failures, byRule: answered = {} } = await ran
      if (failures.length === 0) passed++
      failed.push(...failures.map((failure) => ({ file, title, ...failure })))
      for (const [rule, times] of Object.entries(answered)) byRule[rule] = (byRule[rule] ?? 0) + times
      bar.update(++done)
    }
  }
  bar.stop()
  if (given.json) printJson({ total, passed, failed, byRule })
  else print([...failed.flatMap(failureLines), ...byRuleLines(byRule), summary(total, passed)])
  return passed === total ? 0 : 1
}

async function readFile(file: string, format: ScenarioFormat): Promise<Found> {
  const text = readText(file)
  try {
    return { file, scenarios: await format.read(text), broken: null }
  } catch (error) {
    return {
      file,
      scenarios: [],
      broken: broken(studyWords.theFile, studyWords.wanted.scenarios, (error as Error).message),
    }
  }
}

const failureLines = ({ file, title, step, expected, found }: Failed): string[] => [
  red(studyWords.failed(title, file)),
  `  ${step}`,
  `    ${padEnd(studyWords.expected, 10)}${indented(expected)}`,
  `    ${padEnd(studyWords.found, 10)}${indented(found)}`,
]

const indented = (value: Json): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', `\n${' '.repeat(14)}`)

function byRuleLines(byRule: Readonly<Record<string, number>>): string[] {
  const each = Object.entries(byRule).map(([rule, times]) => studyWords.timesOf(times, rule))
  return each.length === 0 ? [] : [dim(studyWords.leftOpen(each))]
}

const summary = (total: number, passed: number): string =>
  passed === total ? green(studyWords.allPassed(total)) : red(studyWords.someFailed(total - passed, total))
