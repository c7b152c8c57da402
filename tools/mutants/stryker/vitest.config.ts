import { defineConfig } from 'vitest/config'

/** Only the tests that say what a rule does, of the package that is looked at: `../main.ts` names them. */
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '[]'),
    testTimeout: 600_000,
  },
})
