import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/test/**/*.test.ts'],
    // Rules are pure and share no state, so test files may share a worker: one per core, and every module loads once.
    pool: 'threads',
    isolate: false,
    reporters: ['default', './tools/tally.ts'],
  },
})
