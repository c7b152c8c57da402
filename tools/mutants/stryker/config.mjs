// What `../main.ts` has StrykerJS do. See https://stryker-mutator.io/docs/stryker-js/configuration
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tools/mutants/stryker/vitest.config.ts', related: false },
  mutate: JSON.parse(process.env.MUTANTS_SOURCES),
  // words and patterns are the subject of the tests of words
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // nothing is compiled: Node and Vitest strip the types
  disableTypeChecks: false,
  tsconfigFile: 'none',
  tempDirName: join(tmpdir(), 'cardwright-mutants'),
  cleanTempDir: 'always',
  logLevel: 'warn',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.MUTANTS_REPORT },
}
