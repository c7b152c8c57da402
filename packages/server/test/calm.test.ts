import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { calmFlag } from '../src/serve.ts'

describe('The flag that keeps V8 from compacting the memory of a server', () => {
  it('is one that this V8 knows: one that it does not know, it ignores', () => {
    const [name] = calmFlag.split('=')
    expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(`${name} `)
  })
})
