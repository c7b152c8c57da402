import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

interface Failure {
  readonly test: string
  readonly why: string
}

/** What became of the tests of a file. */
export interface Count {
  readonly file: string
  readonly passed: number
  /** Why each of those was that were skipped. */
  readonly skipped: readonly string[]
  readonly failures: readonly Failure[]
}

const failureOf = (test: string, errors: readonly { readonly message: string }[] = []): Failure => ({
  test,
  why: errors[0]?.message.split('\n', 1)[0] ?? 'for no known reason',
})

/** Why a test was skipped. */
function reasonOf(test: TestCase): string {
  const result = test.result()
  return (result.state === 'skipped' && result.note) || 'see above'
}

function countOf(module: TestModule): Count {
  const file = relative(process.cwd(), module.moduleId)
  const tests = Object.groupBy(module.children.allTests(), (test) => test.result().state)
  const { passed = [], failed = [], skipped = [], pending = [] } = tests
  return {
    file,
    passed: passed.length,
    skipped: [...skipped, ...pending].map(reasonOf),
    failures: [
      ...module.errors().map((error) => failureOf(file, [error])),
      ...failed.map((test) => failureOf(test.fullName, test.result().errors)),
    ],
  }
}

/** What was skipped, and why, a line for each file and reason. */
const skippedIn = ({ file, skipped }: Count): readonly string[] =>
  [...new Set(skipped)].map((why) => `Skipped in ${file}: ${skipped.filter((each) => each === why).length} (${why})`)

/** What closes a run. The last line is `12 passed, 0 failed`, and how many were skipped, if any. */
export function closingOf(counts: readonly Count[]): string {
  const sumOf = (of: (count: Count) => number): number => counts.reduce((sum, count) => sum + of(count), 0)
  const skipped = sumOf((count) => count.skipped.length)
  const failed = sumOf(({ failures }) => failures.length)
  const tally = `${sumOf(({ passed }) => passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [...counts.flatMap(skippedIn), tally].join('\n')
}

/** What failed and did not fail again, a line each. */
export function mendedBy(second: readonly Count[], first: readonly Count[]): readonly string[] {
  return first.flatMap(({ file, failures }) => {
    const again = second.find((count) => count.file === file)
    const isMended = ({ test }: Failure): boolean => again?.failures.every((each) => each.test !== test) === true
    return failures.filter(isMended).map(({ test, why }) => `Passed at the second attempt: ${test} (${why})`)
  })
}

/** A vitest reporter that counts. The count goes to the process that has started this one to add it up, or else is shown. */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]) {
    const failures = unhandled.map((error) => failureOf('outside of the tests', [error]))
    const counts = [
      ...modules.map(countOf),
      ...(failures.length > 0 ? [{ file: '', passed: 0, skipped: [], failures }] : []),
    ]
    if (process.send) process.send(counts)
    else console.log(closingOf(counts))
  }
}
