import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isLong, longTests } from '../long-tests.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('A test takes long', () => {
  it.each([
    ['that plays many matches', 'examples/market/test/battery.test.ts'],
    ['that starts servers', 'packages/server/test/upgrade.test.ts'],
    ['that starts processes', 'packages/cli/test/arguments.test.ts'],
  ])('%s', (_, path) => {
    expect(isLong(root, path)).toBe(true)
    expect(longTests(root)).toContain(path)
  })

  it.each(['examples/market/test/rules/bids.test.ts', 'tools/test/docs.test.ts'])('but not %s', (path) => {
    expect(isLong(root, path)).toBe(false)
    expect(longTests(root)).not.toContain(path)
  })
})
