import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const start = readFileSync(new URL('../bin/cardwright.mjs', import.meta.url), 'utf8')
const flags = [...start.matchAll(/setFlagsFromString\('--(?:no-)?([a-z-]+)/g)].map(([, name]) => name!)

describe('the flags of V8 that a start sets', () => {
  it('are known to this V8: one that it does not know, it ignores', () => {
    const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
    expect(flags).toEqual(['wasm-code-gc', 'memory-reducer-gc-count'])
    for (const name of flags) expect(known).toContain(`--${name} (`)
  })
})
