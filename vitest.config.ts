import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import LongFirst from './tools/long-first.ts'
import { longTests, withProcesses } from './tools/long-tests.ts'

/** These share a build of the client, a server and a browser, which only they need. */
const browser = 'packages/web/test/browser'
const { exclude: usual } = configDefaults
/** `npm run check` leaves these out. */
const left = process.env.CARDWRIGHT_TESTS === 'quick' ? longTests(import.meta.dirname) : []

export default defineConfig({
  test: {
    environment: 'node',
    // Rules are pure and share no state, so test files may share a worker: one per core, and every module loads once.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: LongFirst },
    setupFiles: './tools/other-cases.ts',
    // Nothing here is about speed: a limit only ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', './tools/tally.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['**/test/**/*.test.ts'],
          exclude: [...usual, `${browser}/**`, ...withProcesses, ...left],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: [...withProcesses],
          exclude: [...usual, ...left],
          // they wait much of the time, for a process or a thread
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [`${browser}/*.test.ts`],
          globalSetup: `${browser}/support/setup.ts`,
          // as above, for a page or an opponent
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 2 },
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
