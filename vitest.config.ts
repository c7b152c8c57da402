import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/test/**/*.test.ts'],
    // Rules are pure and share no state, so test files may share a worker: one per core, and every module loads once.
    pool: 'threads',
    isolate: false,
    // Nothing here is about speed: a limit only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    reporters: ['default', './tools/tally.ts'],
  },
})
