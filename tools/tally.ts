import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What became of the tests of a run. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The tests that failed once and passed when they were run again, each with what had failed. */
  readonly retried: readonly string[]
}

const lengthOf = (tests: readonly TestCase[], ...states: readonly string[]): number =>
  tests.filter((test) => states.includes(test.result().state)).length

function failedOnce(test: TestCase): string {
  const [error] = test.result().errors ?? []
  return `${test.fullName} (${error?.message.split('\n', 1)[0] ?? 'for no known reason'})`
}

function countOf(modules: readonly TestModule[], unhandledErrors: number): Count {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  return {
    passed: lengthOf(tests, 'passed'),
    failed: lengthOf(tests, 'failed') + modules.flatMap((module) => module.errors()).length + unhandledErrors,
    skipped: lengthOf(tests, 'skipped', 'pending'),
    retried: tests.filter((test) => test.diagnostic()?.flaky).map(failedOnce),
  }
}

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  retried: counts.flatMap(({ retried }) => retried),
})

/** What closes a run. The last line is `12 passed, 0 failed`, and how many were skipped, if any. */
export function closingOf({ passed, failed, skipped, retried }: Count): string {
  const second = retried.map((test) => `Passed at the second attempt: ${test}\n`).join('')
  return `${second}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A vitest reporter that counts. The count goes to the process that has started this one to add it up, or else is shown. */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]) {
    const count = countOf(modules, unhandledErrors.length)
    if (process.send) process.send(count)
    else console.log(closingOf(count))
  }
}
