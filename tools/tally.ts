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
  readonly skipped: number
  readonly failures: readonly Failure[]
}

const lengthOf = (tests: readonly TestCase[], ...states: readonly string[]): number =>
  tests.filter((test) => states.includes(test.result().state)).length

const failureOf = (test: string, errors: readonly { readonly message: string }[] = []): Failure => ({
  test,
  why: errors[0]?.message.split('\n', 1)[0] ?? 'for no known reason',
})

function countOf(module: TestModule): Count {
  const file = relative(process.cwd(), module.moduleId)
  const tests = [...module.children.allTests()]
  const failed = tests.filter((test) => test.result().state === 'failed')
  return {
    file,
    passed: lengthOf(tests, 'passed'),
    skipped: lengthOf(tests, 'skipped', 'pending'),
    failures: [
      ...module.errors().map((error) => failureOf(file, [error])),
      ...failed.map((test) => failureOf(test.fullName, test.result().errors)),
    ],
  }
}

/** What closes a run. The last line is `12 passed, 0 failed`, and how many were skipped, if any. */
export function closingOf(counts: readonly Count[]): string {
  const sumOf = (of: (count: Count) => number): number => counts.reduce((sum, count) => sum + of(count), 0)
  const skipped = sumOf((count) => count.skipped)
  const failed = sumOf(({ failures }) => failures.length)
  return `${sumOf(({ passed }) => passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
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
      ...(failures.length > 0 ? [{ file: '', passed: 0, skipped: 0, failures }] : []),
    ]
    if (process.send) process.send(counts)
    else console.log(closingOf(counts))
  }
}
